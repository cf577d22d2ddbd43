/* The one way to watch a motion: zeros, extremes, integrals and samples of any quantities g along a step.

After a step g and dg/dt are known at both ends. Where something can have happened inside (`suspicious`), the step is looked into:
its dense output is put back on the constraints, as a sample of the motion is, so what is found is true of the motion as
reported. A step is halved, unevenly, until g is between two looks as it is interpolated from them (`visit`); so a quantity
that swings faster than the steps is resolved too. What is seen at no look, as a pulse that rises and falls between two of them, is
found by its marks: a quantity with fast = MARK is zero where another one jumps, bends or has a narrow peak, and what lies between
two looks is divided there. */

#include "looks.c"

/* Write a zero at theta of measure m into `found`, in order of time. One that does not fit cuts the step short at the last that
does. */
static SELDOM void keep_zero(Look *l, double theta, i64 m) {
    Watch *w = l->w;
    const i64 width = 3 + l->s->code->ny, full = w->capacity - 1;
    const int fits = w->tally[FOUND] < w->capacity;
    if (!fits) {
        w->tally[CUT] = 1;
        if (theta < w->found[full * width]) w->tally[FOUND]--;
    }
    if (fits || w->tally[FOUND] < w->capacity) {
        i64 j = w->tally[FOUND]++;
        for (; j > l->first && w->found[(j - 1) * width] > theta; j--)
            copy(3, w->found + (j - 1) * width, w->found + j * width);
        w->found[j * width] = theta, w->found[j * width + 1] = (double)m, w->found[j * width + 2] = l->jumps;
        if (w->what[m * N_WHAT + KIND] >= STOP) l->stop = fmin(l->stop, theta);
    }
    if (!fits) l->stop = fmin(l->stop, w->found[full * width]);
}

/* The zeros of measure m between two looks. All kinds are one pattern: from a point where g has its first sign to one where it
has the other, and for a dip from there to the second look. */
static void find_zeros(Look *l, i64 m, double a, const double *at_a, double b, const double *at_b) {
    const i64 *what = l->w->what + m * N_WHAT, i = what[WHICH], K = l->s->code->watched;
    const double h = l->s->h * (b - a), g0 = at_a[i], g1 = at_b[i], d0 = at_a[K + i] * h, d1 = at_b[K + i] * h;
    const int kind = wanted(what, g0, d0, g1, d1);
    l->jumps = 0;
    if (kind == NOTHING) return;
    if (kind == ARRIVED) {
        keep_zero(l, b, m);
        return;
    }
    if (kind == LEFT) {
        keep_zero(l, find_left(l, i, a, b, g1), m);
        return;
    }
    const double sign = g0 > 0.0 || (g0 == 0.0 && d0 > 0.0) ? 1.0 : -1.0;
    double x = a, gx = g0, z = b, gz = g1;
    if (kind == DIPPED) {
        z = find_dip(l, i, sign, a, sign * g0, sign * at_a[K + i] * l->s->h, b, sign * g1, sign * at_b[K + i] * l->s->h);
        gz = l->w->middle[i];
    } else if (kind == RETURNED) {
        x = find_away(l, i, sign, a, b);
        gx = l->w->middle[i];
        if (x < 0.0 && what[KIND] == MODE && sign > 0.0) keep_zero(l, find_left(l, i, a, b, g1), m); /* it rose by less than rounding */
    }
    if (x < 0.0 || z < 0.0) return;
    for (int round = 0; round < 2; round++) {
        double theta = find_root(l, i, x, gx, z, gz);
        if (theta == NO_STOP) return;
        if (what[WAY] * gx <= 0.0 && (l->jumps != POLE || what[KIND] >= MODE)) keep_zero(l, theta, m);
        if (z == b || gz == 0.0) return; /* an exact zero in a dip: touched, not crossed */
        x = z, gx = gz, z = b, gz = g1;
    }
}

/* Everything between two looks that are close enough. closest: no look is possible between them */
static SELDOM void take(Look *l, double a, const double *at_a, double b, const double *at_b, int closest) {
    Watch *w = l->w;
    const i64 K = l->s->code->watched;
    if (a >= l->stop) return;
    for (i64 m = 0; m < w->measures; m++)
        if (is_zero_kind(w->what[m * N_WHAT + KIND])) find_zeros(l, m, a, at_a, b, at_b);
    double *cut = w->looks + (DEPTH + 1) * 2 * K;
    if (l->stop < b) { /* the motion ends here: what is beyond does not count */
        b = l->stop, at_b = cut;
        ask_inside(l->s, b, cut);
    }
    for (i64 m = 0; m < w->measures; m++) {
        const i64 *what = w->what + m * N_WHAT, i = what[WHICH], kind = what[KIND];
        double *kept = w->kept + what[COLUMN];
        if (kind == INTEGRAL) *kept += integral(l, i, a, b, closest);
        if (kind != LEAST && kind != MOST) continue;
        const double sign = kind == LEAST ? 1.0 : -1.0, h = l->s->h * (b - a);
        const double d0 = at_a[K + i] * h, d1 = at_b[K + i] * h;
        double best = best_so_far(sign, *kept, at_b[i]);
        if (may_beat(best, sign * at_a[i], sign * d0, sign * at_b[i], sign * d1)) {
            turning(l, i, a, at_a[K + i], b, at_b[K + i], FLAT);
            best = fmin(best, sign * w->middle[i]);
        }
        *kept = sign * best;
    }
}

/* Whether zeros of expression i are asked for, or it is a mark: then whatever it does counts. */
static int has_zeros(const Watch *w, i64 i) {
    if (w->fast[i] == MARK) return 1;
    for (i64 m = 0; m < w->measures; m++) {
        const i64 *what = w->what + m * N_WHAT, kind = what[KIND];
        const double kept = w->kept[what[COLUMN]];
        if (what[WHICH] == i && is_zero_kind(kind) && !(kind == FIRST && kept == kept)) return 1;
    }
    return 0;
}

/* Whether an extreme or an integral of expression i is asked for. */
static int has_extent(const Watch *w, i64 i) {
    for (i64 m = 0; m < w->measures; m++) {
        const i64 *what = w->what + m * N_WHAT, kind = what[KIND];
        if (what[WHICH] == i && (kind == LEAST || kind == MOST || kind == INTEGRAL)) return 1;
    }
    return 0;
}

/* Whether expression i may have zeros or extremes between two looks that their signs and slopes do not tell. */
static int turns_inside(const Watch *w, i64 i, double size, double g0, double d0, double g1, double d1) {
    if (swings_out(size, g0, d0, g1, d1) && has_extent(w, i)) return 1;
    return has_zeros(w, i) && (swerves(size, g0, d0, g1, d1) || (w->fast[i] != MARK && lingers(size, g0, d0, g1, d1)));
}

/* Whether to look closer at expression i, which changes by `change` where its slopes say `slope`, and is not as interpolated.
Zeros are always looked for. Extremes and integrals are, unless g is rounding: it swings however closely it is looked at, but not by
its slope, which is rounding too and explains it in long intervals, not in short ones. */
static int unclear(const Watch *w, i64 K, i64 i, double change, double slope) {
    if (has_zeros(w, i)) return 1;
    double *balance = rough(w, K) + i;
    *balance += change <= EXPLAINED * slope ? -1.0 : 1.0;
    return *balance <= ROUGH;
}

/* The first MARK (or PEAK) between two looks, and which: NO_STOP if there is none. It is a zero, or where g comes so near to
one that a quotient by it has a peak there. */
static SELDOM double mark_between(Look *l, i64 kind, double a, const double *at_a, double b, const double *at_b, i64 *which) {
    const Watch *w = l->w;
    const i64 K = l->s->code->watched;
    const double h = l->s->h, close = CLOSE * (1.0 + fabs(l->s->t / h));
    double first = NO_STOP;
    for (i64 i = 0; i < K; i++) {
        const double g0 = at_a[i], g1 = at_b[i], d0 = at_a[K + i] * h, d1 = at_b[K + i] * h, sign = g0 > 0.0 ? 1.0 : -1.0;
        double z = b, gz = g1;
        if (w->fast[i] != kind || !passes(kind == PEAK ? 0.0 : sizes(w, K)[i], g0, d0 * (b - a), g1, d1 * (b - a))) continue;
        if (g0 * g1 > 0.0) z = turning(l, i, a, d0, b, d1, close), gz = w->middle[i];
        if (!(sign * gz <= NEAR * fmax(fabs(g0), fabs(g1)))) continue;
        const double theta = sign * gz > 0.0 ? z : find_root(l, i, a, g0, z, gz);
        if (a + close < theta && theta < b - close && theta < first) first = theta, *which = i;
    }
    return first;
}

/* Whether everything between two looks is clear, as far as a third one at the part x of them tells; whether anything that is asked
for is not, in `missed`. */
static SELDOM int is_settled(Look *l, int depth, double x, double part, const double *at_a, const double *g, const double *at_b, int *missed) {
    const Watch *w = l->w;
    const i64 K = l->s->code->watched;
    const double h = l->s->h * part;
    int settled = 1;
    for (i64 i = 0; i < K; i++) {
        const double size = sizes(w, K)[i], d0 = at_a[K + i] * h, d = g[K + i] * h, d1 = at_b[K + i] * h;
        if (turns_inside(w, i, size, at_a[i], d0, at_b[i], d1)) settled = 0;
        if (!looks_into(w, i)) continue;
        if (!as_interpolated(x, (w->fast[i] == MARK ? ROUGHLY : 1.0) * size, g[i], d, at_a[i], d0, at_b[i], d1)) {
            const double change = fmax(fabs(g[i] - at_a[i]), fabs(g[i] - at_b[i]));
            const double slope = fmax(fabs(d), fmax(fabs(d0), fabs(d1)));
            if (unclear(w, K, i, change, slope)) settled = 0, *missed |= has_zeros(w, i) || has_extent(w, i);
        }
        if (w->fast[i] == MARK && (passes(size, at_a[i], d0, g[i], d) || passes(size, g[i], d, at_b[i], d1))) settled = 0;
        if (has_edge(at_a[i], g[i], at_b[i]) || (g[i] != g[i] && depth < UNDEFINED)) settled = 0;
    }
    return settled;
}

static SELDOM void visit(Look *l, int depth, double a, const double *at_a, double b, const double *at_b);

/* Look at both sides of a mark, and between them and the looks before and after. */
static void divide(Look *l, int depth, double a, const double *at_a, double mark, i64 which, double b, const double *at_b) {
    const i64 K = l->s->code->watched;
    double *before = l->w->looks + depth * 2 * K, *after = before + 2 * K;
    const double x = mark - CLOSE * (1.0 + fabs(l->s->t / l->s->h));
    look_closer(l, x, before);
    look_closer(l, mark, after);
    if (after[which] == 0.0) after[which] = -EPS * before[which]; /* it goes on to the other side, and may come back */
    visit(l, depth + 2, a, at_a, x, before);
    take(l, x, before, mark, after, 1);
    visit(l, depth + 2, mark, after, b, at_b);
}

/* Look between a and b until everything is as interpolated, from left to right. */
static SELDOM void visit(Look *l, int depth, double a, const double *at_a, double b, const double *at_b) {
    Watch *w = l->w;
    const i64 K = l->s->code->watched;
    if (a >= l->stop) return;
    int fast = 0;
    const double h = l->s->h * (b - a);
    for (i64 i = 0; i < K && !fast; i++)
        fast = looks_into(w, i) || turns_inside(w, i, sizes(w, K)[i], at_a[i], at_a[K + i] * h, at_b[i], at_b[K + i] * h);
    if (!fast) {
        take(l, a, at_a, b, at_b, 0);
        return;
    }
    const int enough = l->looks >= MOST_LOOKS;
    i64 which = 0;
    const double mark = depth + 2 <= DEPTH && !enough ? mark_between(l, MARK, a, at_a, b, at_b, &which) : NO_STOP;
    if (mark < NO_STOP) {
        divide(l, depth, a, at_a, mark, which, b, at_b);
        return;
    }
    const double middle = a + UNEVEN * (b - a), beyond = a + AGAIN * (b - a);
    double *g = w->looks + depth * 2 * K, *other = g + 2 * K;
    look_closer(l, middle, g);
    const int jump = depth == DEPTH || b - a <= CLOSE * (1.0 + fabs(l->s->t / l->s->h));
    int missed = 0, settled = is_settled(l, depth, UNEVEN, b - a, at_a, g, at_b, &missed);
    if (settled && !jump && !enough && (depth || w->tally[DIVIDED])) { /* what swings agrees with one look now and then */
        look_closer(l, beyond, other);
        settled = is_settled(l, depth, AGAIN, b - a, at_a, other, at_b, &missed);
    }
    if (missed && !jump && enough) w->tally[UNRESOLVED]++;
    if (settled || jump || enough) {
        take(l, a, at_a, middle, g, jump);
        take(l, middle, g, b, at_b, jump);
    } else {
        l->divided = 1;
        visit(l, depth + 1, a, at_a, middle, g);
        visit(l, depth + 1, middle, g, b, at_b);
    }
}

/* Turn the zeros of a step (theta) into times and states, up to the one that ends it; FIRST and COUNT go to `kept`. */
static SELDOM void report(Look *l) {
    Step *s = l->s;
    Watch *w = l->w;
    const i64 ny = s->code->ny, width = 3 + ny, last = w->tally[FOUND];
    const double near = 4.0 * EPS * fmax(1.0, fabs(s->t_new) / fabs(s->h));
    i64 to = l->first;
    for (i64 r = l->first; r < last; r++) {
        double *from = w->found + r * width, theta = from[0];
        const i64 m = (i64)from[1], kind = w->what[m * N_WHAT + KIND], column = w->what[m * N_WHAT + COLUMN];
        if (theta > l->stop + near) break;
        if (l->stop < NO_STOP && theta >= l->stop - near) {
            w->fired[m] = 1;
            if (kind >= STOP && w->tally[ENDED] < 0) w->tally[ENDED] = m;
        }
        const double time = theta < s->to ? s->t + theta * s->h : s->t_new;
        if (kind == COUNT) w->kept[column] += 1.0;
        if (kind == FIRST && w->kept[column] != w->kept[column]) w->kept[column] = time;
        if (kind == COUNT || kind == FIRST) continue;
        if (theta < s->to) look_at(s, theta);
        const double jumps = from[2];
        double *row = w->found + to++ * width;
        row[0] = time, row[1] = (double)m, row[2] = jumps;
        copy(ny, theta < s->to ? s->inside : s->end, row + 3);
    }
    w->tally[FOUND] = to;
}

/* Quantities at zero where the motion stopped stand at exactly zero, so that they do not fire again. */
static void hold_fired(Watch *w, double *g) {
    for (i64 m = 0; m < w->measures; m++)
        if (w->fired[m]) g[w->what[m * N_WHAT + WHICH]] = 0.0;
}

static void keep_samples(Watch *w, const double *g) {
    for (i64 m = 0; m < w->measures; m++)
        if (w->what[m * N_WHAT + KIND] == SAMPLES)
            w->kept[w->what[m * N_WHAT + COLUMN] + w->tally[DUE]] = g[w->what[m * N_WHAT + WHICH]];
    w->tally[DUE]++;
}

/* Samples of a step that goes to `theta`. Sample times stand in the direction of the motion. */
static SELDOM void take_samples(Step *s, Watch *w, double theta, double t_new) {
    const double way = s->h >= 0.0 ? 1.0 : -1.0;
    while (w->tally[DUE] < w->n_times && way * w->times[w->tally[DUE]] <= way * t_new) {
        const double when = w->times[w->tally[DUE]];
        if (when == t_new) {
            keep_samples(w, w->next);
        } else {
            ask_inside(s, fmin((when - s->t) / s->h, theta), w->middle);
            keep_samples(w, w->middle);
        }
    }
}

/* A crude state in the middle of a step (cubic), only to see whether a quantity swings there. */
static SELDOM void crude_middle(Step *s, Watch *w) {
    const i64 ny = s->code->ny, K = s->code->watched;
    int fast = 0;
    for (i64 i = 0; i < K; i++) fast |= w->fast[i] != 0;
    if (!fast) return;
    const double x = UNEVEN, u = 1.0 - x, h = s->h * s->to, *y = s->rows + BEGIN * s->code->stride, *r = s->rows, *e = s->end;
    for (i64 i = 0; i < ny; i++) {
        s->z[i] = u * u * ((1.0 + 2.0 * x) * y[i] + x * h * r[i]) + x * x * ((3.0 - 2.0 * x) * e[i] - u * h * e[ny + i]);
        s->z[ny + i] = 6.0 * x * u * (e[i] - y[i]) / h + u * (1.0 - 3.0 * x) * r[i] + x * (3.0 * x - 2.0) * e[ny + i];
    }
    ask(s->code, s->t + x * h, s->z, s->p, w->middle);
}

/* What happened inside a step that is suspicious. */
static LOOKING void look_into(Look *l) {
    Step *s = l->s;
    Watch *w = l->w;
    const i64 K = s->code->watched;
    for (i64 i = 0; i < K; i++) sizes(w, K)[i] = size_at(w->now[i], w->next[i]), rough(w, K)[i] = integrated(w, K)[2 * i] = integrated(w, K)[2 * i + 1] = 0.0;
    visit(l, 0, 0.0, w->now, s->to, w->next);
    w->tally[DIVIDED] = l->divided;
    for (i64 m = 0; m < w->measures; m++) {
        const double *parts = integrated(w, K) + 2 * w->what[m * N_WHAT + WHICH];
        if (w->what[m * N_WHAT + KIND] == INTEGRAL && !(parts[1] <= LEFT_OVER * parts[0])) w->kept[w->what[m * N_WHAT + COLUMN]] = NAN;
    }
    report(l);
    if (l->stop < s->to) ask_inside(s, l->stop, w->next);
}

/* Take account of a step. `now` holds g at its start, `next` and `middle` at its end and middle. The theta at which the
motion ends: NO_STOP, unless a zero of kind STOP, MODE or LIMIT (`tally[ENDED]`) or a full buffer (`tally[CUT]`) ends it;
the state there is in `inside` if theta < to. `now` becomes that of the new present.

doubtful   whether the step is `suspicious` */
static double observe(Step *s, Watch *w, int doubtful) {
    const i64 K = s->code->watched;
    Look l = {s, w, NO_STOP, w->tally[FOUND], 0, 0, 0};
    w->tally[ENDED] = -1, w->tally[CUT] = 0;
    for (i64 m = 0; m < w->measures; m++) w->fired[m] = 0;
    if (doubtful) {
        look_into(&l);
    } else {
        for (i64 m = 0; m < w->measures; m++) {
            const i64 *what = w->what + m * N_WHAT, kind = what[KIND];
            if (kind != LEAST && kind != MOST) continue;
            const double sign = kind == LEAST ? 1.0 : -1.0;
            w->kept[what[COLUMN]] = sign * best_so_far(sign, w->kept[what[COLUMN]], w->next[what[WHICH]]);
        }
    }
    if (w->n_times) take_samples(s, w, fmin(l.stop, s->to), l.stop < s->to ? s->t + l.stop * s->h : s->t_new);
    if (l.stop < s->to) look_at(s, l.stop); /* searches and samples have been elsewhere meanwhile */
    hold_fired(w, w->next);
    copy(2 * K, w->next, w->now);
    return l.stop;
}

/* The quantities where a motion, or a new phase of it, begins (state and rate in s->z): 1 if it ends at once.

first   the motion begins here; else a quantity that has jumped through zero since the phase before has a zero here, marked */
static SELDOM int begin_watch(Step *s, Watch *w, int first) {
    const i64 K = s->code->watched, ny = s->code->ny, width = 3 + ny;
    int ended = 0;
    ask(s->code, s->t, s->z, s->p, w->next);
    for (i64 m = 0; m < w->measures; m++) {
        const i64 *what = w->what + m * N_WHAT, kind = what[KIND], column = what[COLUMN];
        const double before = w->now[what[WHICH]], g = w->next[what[WHICH]];
        if (first) {
            if (kind == LEAST || kind == MOST) w->kept[column] = g;
            if (kind == COUNT || kind == INTEGRAL) w->kept[column] = 0.0;
            if (kind == FIRST) w->kept[column] = NAN;
            continue;
        }
        if (kind == LEAST || kind == MOST)
            w->kept[column] = kind == LEAST ? fmin(w->kept[column], g) : fmax(w->kept[column], g);
        const int jumped = is_zero_kind(kind) && kind < MODE && !w->fired[m] && before * g < 0.0 && what[WAY] * before <= 0.0;
        if (!jumped) continue;
        if (kind == COUNT) w->kept[column] += 1.0;
        if (kind == FIRST && w->kept[column] != w->kept[column]) w->kept[column] = s->t;
        if (kind < LIST || w->tally[FOUND] == w->capacity) continue;
        double *row = w->found + w->tally[FOUND]++ * width;
        row[0] = s->t, row[1] = (double)m, row[2] = 1.0;
        copy(ny, s->z, row + 3);
        if (kind == STOP) w->fired[m] = 1, w->tally[ENDED] = m, ended = 1;
    }
    if (first) w->tally[DUE] = 0, w->tally[ENDED] = -1, w->tally[UNRESOLVED] = w->tally[DIVIDED] = 0;
    hold_fired(w, w->next);
    copy(2 * K, w->next, w->now);
    while (w->tally[DUE] < w->n_times && w->times[w->tally[DUE]] == s->t) keep_samples(w, w->now);
    return ended;
}

static void finish_watch(Watch *w) {
    for (i64 m = 0; m < w->measures; m++)
        if (w->what[m * N_WHAT + KIND] == LAST) w->kept[w->what[m * N_WHAT + COLUMN]] = w->now[w->what[m * N_WHAT + WHICH]];
}
