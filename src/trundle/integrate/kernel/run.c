/* A run: DOP853 on native code, resumable, with guarded projection and watching.

An accepted step costs 11 evaluations of `rhs` and one of `finish`: the error estimates need the stages 0 ... 11 only, so the
twelfth evaluation puts the new state back on the constraints and gives the derivative there, which is the first stage of the
next step. How far `finish` moves the state is a part of the step's error: a step after which the constraints ask for more than
is allowed is made again, smaller, and where none is small enough the run ends with JUMP.

Nothing depends on where `advance` was interrupted: a run in pieces is bit for bit the run in one go. */

#include "motion.h"
#include "tableau.h"
#include "step.c"
#include "watch.c"
#include "control.h"

/* --- sums and maxima over a state, in whole vectors; entries behind ny are zero --------------------------------------- */
typedef i64 bits __attribute__((vector_size(16)));

static inline part size_of_part(part x) { return (part)((bits)x & INT64_MAX); }
static inline part larger_part(part a, part b) {
    const bits more = a > b;
    return (part)(((bits)a & more) | ((bits)b & ~more));
}

/* Largest |x_i| per_i. */
static double largest(i64 n, const double *x, const double *per) {
    part most = {0};
    for (i64 i = 0; i < n; i += WIDE) most = larger_part(size_of_part(*(part *)(x + i)) * *(part *)(per + i), most);
    return fmax(most[0], most[1]);
}

/* |x|^2 in the norm of the error test: the mean square of the first `count` entries, weighted. */
static double square(i64 n, i64 count, const double *x, const double *weight) {
    part sum = {0}, other = {0}; /* a row is a multiple of four numbers */
    for (i64 i = 0; i < n; i += 2 * WIDE) {
        const part a = *(part *)(x + i) * *(part *)(weight + i), b = *(part *)(x + i + WIDE) * *(part *)(weight + i + WIDE);
        sum += a * a, other += b * b;
    }
    return ((sum[0] + sum[1]) + (other[0] + other[1])) / (double)count;
}
static double norm(i64 n, i64 count, const double *x, const double *weight) { return sqrt(square(n, count, x, weight)); }

static inline void copy_parts(i64 n, const double *from, double *to) {
    for (i64 i = 0; i < n; i += WIDE) *(part *)(to + i) = *(const part *)(from + i);
}

static int is_finite(i64 n, const double *x) {
    double sum = 0.0, other = 0.0;
    i64 i = 0;
    for (; i + 1 < n; i += 2) sum += x[i] * 0.0, other += x[i + 1] * 0.0;
    if (i < n) sum += x[i] * 0.0;
    return sum + other == 0.0;
}

/* --- the size of a motion ----------------------------------------------------------------------------------------- */

static void take_scales(const Run *r) {
    const i64 ns = r->code.stride;
    for (i64 i = 0; i < r->sized; i++) {
        const int place = i < r->places;
        const double D = r->p[r->scales + (place ? i : i - r->shift)];
        r->floors[(place ? OF_PLACE : OF_SPEED) * ns + i] = D;
        r->floors[(place ? PER_PLACE : PER_SPEED) * ns + i] = 1.0 / D;
    }
}

/* How fast the motion is in the metric of the masses, |v_k| / D_k at most, and how fast that can change: by the acceleration, or by
the force at the start where forces balance. */
static void take_size(const Run *r) {
    const i64 ns = r->code.stride;
    r->clock[SPEED] = largest(ns, r->y, r->floors + PER_SPEED * ns);
    r->clock[PULL] = r->sized ? largest(ns, r->ydot, r->floors + PER_SPEED * ns) + r->p[r->scales + r->sized - r->shift] : 0.0;
}

/* How far away the motion is, in the same metric: what its positions are rounded by. */
static double place_of(const Run *r) { return largest(r->code.stride, r->y, r->floors + PER_PLACE * r->code.stride); }

/* 1 / (what a step of size h may be wrong by): atol + rtol (|y| + 1% of the size of the motion).

The size of the motion in a coordinate is what the whole motion's speed S and acceleration G would do to it: a velocity
D (S + G h), a way D (S + G h) h. So no unit and no coordinate that happens to be zero decides. The last bits of what the motion is
made of are allowed in every coordinate: in a step short enough nothing else happens. */
static void weigh(const Run *r, double h, const double *new, double *weight) {
    const i64 ns = r->code.stride;
    double v = 0.0, q = 0.0;
    if (r->measured) {
        const double late = fmin(fabs(r->clock[T]), IN_TIME * fabs(h)), last = LAST_BITS / r->rtol; /* time is rounded too */
        v = SIZE_FLOOR * (r->clock[SPEED] + r->clock[PULL] * fabs(h)) + last * (r->clock[SPEED] + r->clock[PULL] * late);
        q = v * fabs(h) + last * (place_of(r) + r->clock[SPEED] * late);
    }
    for (i64 i = 0; i < ns; i += WIDE) {
        const part *places = (part *)(r->floors + OF_PLACE * ns + i), *speeds = (part *)(r->floors + OF_SPEED * ns + i);
        const part most = larger_part(size_of_part(*(part *)(r->y + i)), size_of_part(*(part *)(new + i)));
        const part allowed = *(part *)(r->atol + i) + r->rtol * ((most + v * *speeds) + q * *places);
        *(part *)(weight + i) = (part)((bits)(1.0 / allowed) & (allowed > 0.0)); /* nothing at all moves: no error either */
    }
}

/* Size of the first step, signed (Hairer, Norsett, Wanner, II.4): one evaluation. An Euler step of 1% of |y|/|ydot| shows how
fast ydot changes; the step is then such that h^8 max(|ydot|, |yddot|) = 0.01 in the norm of the error test. */
static double first_step(Run *r) {
    const i64 n = r->code.ny, ns = r->code.stride;
    double *k1 = r->rows + ns, *trial = r->rows + TRIAL * ns, *weight = r->rows + ERROR5 * ns, *clock = r->clock;
    const double way = clock[T_END] >= clock[T] ? 1.0 : -1.0;
    double rest = fabs(clock[T_END] - clock[T]);
    if (rest == 0.0) rest = INFINITY; /* the end may be moved later */
    const double most = fmin(clock[H_MAX], rest), span = most < INFINITY ? most : 1.0;
    weigh(r, 1e-3 * span, r->y, weight);
    const double size = norm(ns, n, r->y, weight), slope = norm(ns, n, r->ydot, weight);
    double h0 = size < 1e-5 || slope < 1e-5 ? 1e-6 * span : 0.01 * size / slope;
    h0 = fmin(fmax(h0, 1e3 * EPS * fabs(clock[T])), most);
    for (i64 i = 0; i < n; i++) trial[i] = r->y[i] + way * h0 * r->ydot[i];
    rate_one(&r->code, clock[T] + way * h0, trial, r->p, k1);
    for (i64 i = 0; i < n; i++) k1[i] -= r->ydot[i];
    const double steep = fmax(slope, norm(ns, n, k1, weight) / h0);
    const double h1 = steep * span <= 1e-15 ? fmax(1e-6 * span, h0 * 1e-3) : sqrt(sqrt(sqrt(0.01 / steep)));
    return way * fmin(fmin(100.0 * h0, h1), most);
}

/* Prepare a run, or a new phase of one after state or parameters were changed: memory, derivative, watching, and the first step
size unless clock[H] is given. y itself is left as it is. TERMINAL if a quantity that ends the run has jumped through zero.

first   the run begins here */
SELDOM i64 begin(Run *r, i64 first) {
    const i64 ny = r->code.ny, nm = r->code.nm;
    complete(&r->code, r->clock[T], r->y, r->p, r->end);
    copy(nm, r->end + 2 * ny + 1, r->p + r->code.np - nm);
    rate_first(&r->code, r->clock[T], r->y, r->p, r->ydot);
    r->clock[LAST_RESIDUAL] = r->end[2 * ny];
    take_scales(r);
    take_size(r);
    if (r->clock[H] == 0.0) r->clock[H] = first_step(r);
    if (!r->code.watched) return PAUSED;
    Step s = step_of(r);
    copy(ny, r->y, r->z);
    copy(ny, r->ydot, r->z + ny);
    return begin_watch(&s, &r->watch, first != 0) ? TERMINAL : PAUSED;
}

/* How far `finish` moved the end of a step, in units of what is allowed, where that is more than 1. What is rounding beside the size
that the motion can reach until its end does not count: it stays as it is, however small the step. */
static SELDOM double moved_beyond_rounding(Run *r, const double *weight) {
    const i64 guarded = r->guarded, ns = r->code.stride;
    const double *raw = r->rows + RAW * ns, *places = r->floors + OF_PLACE * ns, *speeds = r->floors + OF_SPEED * ns;
    double *move = r->rows + ERROR3 * ns;
    const double rest = fabs(r->clock[T_END] - r->clock[T]);
    const double v = ROUNDING * (r->clock[SPEED] + r->clock[PULL] * rest), q = v * rest + ROUNDING * place_of(r);
    for (i64 i = 0; i < ns; i++) {
        const double rounding = places[i] * q + speeds[i] * v + ROUNDING * fabs(r->y[i]);
        move[i] = i < guarded ? (r->end[i] - raw[i]) / (1.0 + weight[i] * rounding) : 0.0;
    }
    return norm(ns, guarded, move, weight);
}

/* How far `finish` moved the end of a step, in units of what is allowed. */
static double moved_by(Run *r, const double *weight) {
    const i64 guarded = r->guarded;
    const double *raw = r->rows + RAW * r->code.stride;
    part sum = {0}, other = {0};
    for (i64 i = 0; i < guarded; i += WIDE) { /* as `norm` does */
        part a = (*(part *)(r->end + i) - *(part *)(raw + i)) * *(part *)(weight + i);
        if (i + 1 == guarded) a[1] = 0.0;
        if (i & WIDE) other += a * a;
        else sum += a * a;
    }
    const double moved = sqrt(((sum[0] + sum[1]) + (other[0] + other[1])) / (double)guarded);
    return moved <= 1.0 || !r->sized ? moved : moved_beyond_rounding(r, weight);
}

/* Try a step of size h; set the next size; whether it is good (its end is then in `end`). */
static int attempt(Run *r, double h) {
    const i64 ny = r->code.ny, ns = r->code.stride;
    double *clock = r->clock, *rows = r->rows, *e5 = rows + ERROR5 * ns, *e3 = rows + ERROR3 * ns;
    double *raw = rows + RAW * ns, *weight = rows + TRIAL * ns, moved = 0.0;
    copy_parts(ns, r->y, rows + BEGIN * ns);
    copy_parts(ns, r->ydot, rows);
    take_step_one(&r->code, clock[T], h, r->p, (part *)rows);
    weigh(r, h, raw, weight);
    double err = error_of(fabs(h), square(ns, ny, e5, weight), square(ns, ny, e3, weight));
    double factor = growth(err); /* its roots take as long as `finish`, beside which they are found */
    int good = err <= 1.0;
    if (good) {
        complete(&r->code, clock[T_NEW], raw, r->p, r->end);
        moved = moved_by(r, weight);
        if (!is_finite(2 * ny, r->end)) err = NAN;
        else if (moved > err) err = moved, factor = growth(err);
        good = err <= 1.0;
    }
    if (good) {
        if (r->counters[AFTER_REJECTION]) factor = fmin(1.0, factor);
        const double planned = clock[T_NEW] == clock[T_END] ? fabs(clock[H]) : 0.0; /* cut short: keep the plan */
        clock[H] = copysign(fmax(fabs(h) * factor, planned), h);
        r->counters[AFTER_REJECTION] = r->counters[BAD_TRIALS] = r->counters[GUARDED] = 0;
        r->counters[ACCEPTED]++;
        return 1;
    }
    if (err < INFINITY) {
        clock[H] = h * factor;
    } else {
        clock[H] = h * 0.1;
        r->counters[BAD_TRIALS]++;
    }
    r->counters[GUARDED] = moved > 1.0 ? r->counters[GUARDED] + 1 : 0;
    r->counters[AFTER_REJECTION] = 1;
    r->counters[REJECTED]++;
    return 0;
}

#include "overlooked.c"

/* Keep the start, size and memory of a step. */
static void store(Run *r, double h) {
    const i64 ny = r->code.ny, nm = r->code.nm, row = r->counters[STORED]++;
    r->step_t[row] = r->clock[T], r->step_h[row] = h;
    copy(ny, r->y, r->step_y + row * ny);
    copy(nm, r->p + r->code.np - nm, r->step_memory + row * nm);
}

/* Make out = [y', ydot', residual, memory] the present state. */
static void move_to(Run *r, double t, const double *out) {
    const i64 ny = r->code.ny, nm = r->code.nm;
    copy(ny, out, r->y);
    copy(ny, out + ny, r->ydot);
    copy(nm, out + 2 * ny + 1, r->p + r->code.np - nm);
    r->clock[T] = t;
    r->clock[LAST_RESIDUAL] = out[2 * ny];
    r->clock[WORST_RESIDUAL] = worse(r->clock[WORST_RESIDUAL], out[2 * ny]);
    take_size(r);
}

/* Whether a quantity is at a zero, to rounding in time: what follows from it is not decided here. */
static SELDOM int at_zero(const Run *r) {
    const i64 K = r->code.watched;
    const double rounding = 4.0 * EPS * fmax(fabs(r->clock[T]), 1.0), *now = r->watch.now;
    for (i64 i = 0; i < K; i++) {
        const double slope = now[K + i] == now[K + i] ? fabs(now[K + i]) : 0.0;
        if (fabs(now[i]) <= rounding * slope) return 1;
    }
    return 0;
}

/* At a knot: end the phase with a row h = 0, change what changes, begin the next one. PAUSED if all is well, DONE if there is none
to pass here: where nothing has pushed yet, the size of the forces to come is not known. */
SELDOM i64 pass_knot(Run *r) {
    double *clock = r->clock;
    const double t = clock[T];
    i64 k = r->knot;
    if (k >= r->knots || r->knot_t[k] != t || at_zero(r)) return DONE;
    if (r->sized && !(r->p[r->scales + r->sized - r->shift] > 0.0)) return DONE;
    if (r->counters[STORED] >= r->capacity) return BUFFER_FULL;
    store(r, 0.0);
    for (; k < r->knots && r->knot_t[k] == t; k++) r->p[r->knot_place[k]] = r->knot_value[k];
    r->knot = k;
    clock[T_END] = k < r->knots ? r->knot_t[k] : r->last_end;
    clock[H] = 0.0;
    const i64 reason = begin(r, 0);
    return reason == PAUSED && !(clock[LAST_RESIDUAL] <= r->limit) ? RESIDUAL : reason;
}

/* Go on towards t_end for at most max_steps attempts; why it stopped. */
i64 advance(Run *r, i64 max_steps) {
    double *clock = r->clock;
    i64 *counters = r->counters;
    for (i64 trial = 0; trial < max_steps; trial++) {
        if (clock[T] == clock[T_END]) {
            const i64 reason = pass_knot(r);
            if (reason != PAUSED) return reason;
        }
        if (counters[STORED] >= r->capacity || r->watch.tally[FOUND] + r->watch.measures > r->watch.capacity)
            return BUFFER_FULL;
        const double t = clock[T], t_end = clock[T_END], rest = t_end - t;
        double h = copysign(fmin(fabs(clock[H]), clock[H_MAX]), rest);
        clock[T_NEW] = t + h;
        if (1.01 * fabs(h) >= fabs(rest)) {
            h = rest, clock[T_NEW] = t_end;
        } else if (fabs(h) <= 10.0 * EPS * fabs(t) || h == 0.0 || counters[BAD_TRIALS] > MAX_BAD_TRIALS) {
            if (counters[GUARDED]) return JUMP;
            return counters[BAD_TRIALS] > 0 ? NOT_FINITE : STEP_TOO_SMALL;
        } else {
            h = clock[T_NEW] - t; /* what time makes of it */
        }
        if (!attempt(r, h)) continue;
        double stop = NO_STOP;
        if (r->code.watched) {
            Step s = step_of(r);
            s.h = h;
            ask(&r->code, clock[T_NEW], r->end, r->p, r->watch.next);
            crude_middle(&s, &r->watch);
            const double theta = may_peak(&r->watch, r->code.watched, h) ? overlooked(r, h) : 1.0;
            if (theta < 1.0) { /* made again, to end there */
                clock[H] = theta * h;
                counters[ACCEPTED]--, counters[REJECTED]++;
                continue;
            }
        }
        store(r, h);
        if (r->code.watched) {
            Step s = step_of(r);
            s.h = h;
            stop = observe(&s, &r->watch, suspicious(&r->watch, r->code.watched, h));
        }
        move_to(r, stop < 1.0 ? t + stop * h : clock[T_NEW], stop < 1.0 ? r->inside : r->end);
        if (r->watch.tally[ENDED] >= 0) return TERMINAL;
        if (!(clock[LAST_RESIDUAL] <= r->limit)) return RESIDUAL;
    }
    return clock[T] == clock[T_END] && r->knot >= r->knots ? DONE : PAUSED;
}

#include "course.c"
#ifdef __wasm__ /* one module for all */
#include "stored.c"
#endif

/* Sizes of the structures, so that whoever lays them out elsewhere can check. */
i64 size_of(i64 which) {
    const i64 sizes[] = {sizeof(Code), sizeof(Watch), sizeof(Run), sizeof(Courses)};
    return sizes[which];
}
