/* The first moments after points in planes let go, as a phase without stiffness: integrate/letting_go.py says how.

The direction of each that was let go is a polynomial of time, with the tangent of the angle from where it began

    p = x (c_0 + c_1 z + ...),    z = 2 x - 1,    x = (t - begin) pace

whose values at `degree` nodes are found by Newton's method: the part of s across the direction is to vanish there,

    r_j = s(tau_j) . e(tau_j) = 0,    dr_j = -integral_0^tau_j kappa dtheta - |s_j| dtheta_j

kappa = -ds'/d(angle) is what turning the direction takes from s'. Each round is one short run. */

#include "dense.c"

#define STIFF 300.0    /* times rtol^(1/8): kappa tau/|s| from which on a course of length tau saves more steps than it costs */
#define STRAIGHT 40.0  /* kappa tau/|s| with which a polynomial has the direction, out of rest */
#define GROWS 1.5      /* times the one before: a step that grows less is as long as they get */
#define ENOUGH 1e-3    /* of the error allowed */
#define SLOWER 0.3     /* of the error before: a round that leaves more is the last */
#define TURN 1e-6      /* rad, for differences */
#define OF_A_SPEED 1e150 /* times any other: of a point that was let go a moment ago, `held` is as large */
#define LEAST_SPEED 2.2250738585072014e-308

enum { PROBE = 8, SHORTER = 6, ROUNDS = 12, TRIES = 5, ATTEMPTS = 40 };
/* PROBE steps straight on are tried, to see how long they get; SHORTER such tries, each an eighth as long; ROUNDS of Newton; TRIES of
shorter courses; ATTEMPTS, steps from one stop to the next: more, and the motion is not smooth. */

/* Of an element that may have a course: its number and the rows of its s; where its part of `courses`, its direction and its modes
stand in P (CLOSED: -1 where it cannot open), and where the projection onto its plane stands in what `look` gives. */
enum { NUMBER, ROW, DIM, ACTIVE, ACROSS, COEFFICIENTS, DIRECTION, HELD, STICK, CLOSED, PLANE, N_ELEMENT };

/* Courses for the elements of a system. `look` gives, of k rows of s and f elements,

    [d (k) | e (k) | dtheta/dp (f) | s (k) | S (k, n) | b (k) | resolution (f) | planes]

directions, across them, their turning, sliding velocities and s' = S q'' - b, speeds below which no direction is known, and for each
element of three components the projection (3, 3) onto its plane. */
typedef struct {
    fun look;
    i64 size, n, np, k, f, count, degree;
    i64 course, length, tolerance; /* where all courses stand in P, their length; where rtol stands */
    double resolved;               /* resolution / what a step may be wrong by */
    const i64 *elements;           /* (count, N_ELEMENT) */
    const double *stops;           /* (2 degree) of a course of length one: places between the nodes, and nodes */
    const double *integrals;       /* (degree, degree) from 0 to each node, of a polynomial by its values there */
    const double *inverse;         /* (degree, degree) coefficients from values at the nodes */
    double *end, *step;            /* (1) when the courses in P end; how long one should be, as far as is known */
    i64 *had, *loose, *chosen;     /* (count) had a course until now; let go just now; has one next */
    double *kept, *aside;          /* (k) the directions that they had; across those that they have */
    double *trial, *turned;        /* (np) */
    double *states, *looks;        /* (2 degree, ny), (2 degree, size) */
    double *seen, *still, *other;  /* (size), (ny), (ny) */
    double *strong, *along;        /* (count, count, degree) kappa across and along */
    double *began, *allowed, *ends; /* (count) s across at the begin, what it may be off by, s along at the end of a probe */
    double *p, *change, *J;        /* (count, degree) twice, ((count degree)^2) */
    double *work;
} Courses;

static const i64 *element(const Courses *c, i64 i) { return c->elements + i * N_ELEMENT; }

static double *resolution(const Courses *c, double *seen) { return seen + 4 * c->k + c->f + c->k * c->n; }

/* The parts of x (k) across (0) and along (1) the direction of an element, as a look saw it. */
static double part_of(const Courses *c, const double *seen, const double *x, const i64 *e, int along) {
    return product(seen + (along ? 0 : c->k) + e[ROW], x + e[ROW], e[DIM]);
}

static double slope_of(const Courses *c, const double *seen, const i64 *e) { return seen[2 * c->k + e[NUMBER]]; }
static double *speeds(const Courses *c, double *seen) { return seen + 2 * c->k + c->f; }

/* The parts across and along of S x - b (b only if `whole`). */
static double rate_part(const Courses *c, double *seen, const double *x, int whole, const i64 *e, int along) {
    const double *S = speeds(c, seen) + c->k, *b = S + c->k * c->n, *d = seen + (along ? 0 : c->k);
    double total = 0.0;
    for (i64 i = e[ROW]; i < e[ROW] + e[DIM]; i++) total += d[i] * (product(S + i * c->n, x, c->n) - (whole ? b[i] : 0.0));
    return total;
}

static void see(const Courses *c, double t, double *y, double *P, double *out) { c->look(&t, y, P, out, c->work); }

static void accelerate(const Run *r, double t, double *y, double *P, double *out) { r->code.rhs(&t, y, P, out, r->code.work); }

/* --- in and out of P ---------------------------------------------------------------------------------------------------- */

/* End all courses: each direction is remembered as it is now. How many elements had one. */
SELDOM i64 end_courses(Courses *c, double t, double *y, double *P) {
    i64 any = 0;
    for (i64 i = 0; i < c->count; i++) any += c->had[i] = P[element(c, i)[ACTIVE]] > 0.5;
    if (any) see(c, t, y, P, c->seen);
    for (i64 i = 0; i < c->count; i++) {
        const i64 *e = element(c, i);
        if (!c->had[i]) continue;
        copy(e[DIM], c->seen + e[ROW], P + e[DIRECTION]);
        copy(e[DIM], c->seen + e[ROW], c->kept + e[ROW]);
        P[e[HELD]] = LEAST_SPEED; /* until s says more */
    }
    for (i64 i = 0; i < c->length; i++) P[c->course + i] = 0.0;
    *c->end = INFINITY;
    return any;
}

/* Unit vectors across the directions in P, in the planes of sliding. */
static void find_asides(Courses *c, double t, double *y, double *P) {
    see(c, t, y, P, c->seen);
    for (i64 i = 0; i < c->count; i++) {
        const i64 *e = element(c, i);
        double *u = P + e[DIRECTION], *w = c->aside + e[ROW], A[9], V[9], s[3];
        if (!c->chosen[i]) continue;
        if (e[DIM] == 2) {
            w[0] = -u[1], w[1] = u[0];
            continue;
        }
        copy(9, c->seen + e[PLANE], A);
        singular(A, 3, 3, V, s);
        for (i64 j = 0; j < 3; j++) w[j] = V[6 + (j + 1) % 3] * u[(j + 2) % 3] - V[6 + (j + 2) % 3] * u[(j + 1) % 3];
        double size = length(w, 3);
        for (i64 j = 0; j < 3; j++) w[j] /= size;
    }
}

/* Courses straight on for the elements chosen. */
static void enter_courses(const Courses *c, double t, double *P, double tau) {
    for (i64 i = 0; i < c->length; i++) P[c->course + i] = 0.0;
    P[c->course] = t, P[c->course + 1] = 1.0 / tau;
    for (i64 i = 0; i < c->count; i++) {
        const i64 *e = element(c, i);
        if (!c->chosen[i]) continue;
        P[e[ACTIVE]] = 1.0, P[e[HELD]] = OF_A_SPEED;
        copy(e[DIM], c->aside + e[ROW], P + e[ACROSS]);
    }
}

/* --- the motion along a course ------------------------------------------------------------------------------------------ */

static void restart(Run *r, double t, const double *y, const double *P, double until) {
    double *clock = r->clock;
    for (i64 i = 0; i < N_CLOCK; i++) clock[i] = 0.0;
    for (i64 i = 0; i < N_COUNTERS; i++) r->counters[i] = 0;
    clock[T] = clock[T_NEW] = t, clock[T_END] = until, clock[H_MAX] = INFINITY;
    copy(r->code.ny, y, r->y);
    copy(r->code.np, P, r->p);
    begin(r, 1);
}

/* States at all stops of a course, and what is seen there; whether a few steps get there. */
static int follow(Courses *c, Run *r, double t, const double *y, double tau) {
    const i64 ny = r->code.ny, last = 2 * c->degree - 1;
    restart(r, t, y, c->trial, t + tau);
    for (i64 j = 0; j <= last; j++) {
        double *state = c->states + j * ny, stop = t + tau * (j == last ? 1.0 : c->stops[j]);
        r->clock[T_END] = stop;
        if (advance(r, ATTEMPTS) != DONE || !finite(r->y, ny)) return 0;
        r->counters[STORED] = 0;
        copy(ny, r->y, state);
        see(c, stop, state, c->trial, c->looks + j * c->size);
    }
    return 1;
}

/* kappa at one state into column `at` of strong and along: what turning the direction of each element takes from s' of every one. */
static void respond(Courses *c, const Run *r, double t, double *y, double *seen, i64 at) {
    const i64 n = c->n, count = c->count;
    accelerate(r, t, y, c->trial, c->still);
    for (i64 i = 0; i < count; i++) {
        const i64 *e = element(c, i);
        if (!c->chosen[i]) continue;
        copy(c->np, c->trial, c->turned);
        for (i64 j = 0; j < e[DIM]; j++) c->turned[e[DIRECTION] + j] += TURN * c->trial[e[ACROSS] + j];
        accelerate(r, t, y, c->turned, c->other);
        for (i64 j = n; j < 2 * n; j++) c->other[j] = (c->still[j] - c->other[j]) / TURN;
        for (i64 l = 0; l < count; l++) {
            i64 place = (l * count + i) * c->degree + at;
            c->strong[place] = rate_part(c, seen, c->other + n, 0, element(c, l), 0) / slope_of(c, seen, e);
            c->along[place] = rate_part(c, seen, c->other + n, 0, element(c, l), 1) / slope_of(c, seen, e);
        }
    }
}

/* --- finding one -------------------------------------------------------------------------------------------------------- */

/* Add to p what takes the parts of s across out at the nodes, to first order. */
static void correct(Courses *c, double tau) {
    const i64 degree = c->degree;
    i64 size = 0, column = 0;
    for (i64 i = 0; i < c->count; i++) size += c->chosen[i] ? degree : 0;
    for (i64 l = 0; l < c->count; l++) {
        if (!c->chosen[l]) continue;
        for (i64 k = 0; k < degree; k++, column++) {
            double *seen = c->looks + (2 * k + 1) * c->size, slope = slope_of(c, seen, element(c, l));
            i64 row = 0;
            for (i64 i = 0; i < c->count; i++) {
                if (!c->chosen[i]) continue;
                i64 place = (i * c->count + l) * degree + k;
                double pk = c->p[i * degree + k];
                for (i64 j = 0; j < degree; j++, row++) { /* kappa turned from the direction at k to that at j */
                    double pj = c->p[i * degree + j], sizes = sqrt((1.0 + pk * pk) * (1.0 + pj * pj));
                    double value = (c->strong[place] * (1.0 + pk * pj) + c->along[place] * (pk - pj)) / sizes;
                    value *= tau * c->integrals[j * degree + k];
                    if (i == l && j == k) value += larger(part_of(c, seen, speeds(c, seen), element(c, l), 1), 0.0);
                    c->J[column * size + row] = value * slope;
                }
            }
            double across = part_of(c, seen, speeds(c, seen), element(c, l), 0);
            c->change[column] = across - c->began[l] * (1.0 - c->stops[2 * k + 1]);
        }
    }
    if (solve_square(c->J, c->change, size, 1) == 0.0) c->change[0] = NAN;
    column = 0;
    for (i64 i = 0; i < c->count; i++)
        for (i64 k = 0; k < degree && c->chosen[i]; k++) c->p[i * degree + k] += c->change[column++];
}

/* How far s is from the directions, of what is allowed: at the nodes, or at all stops. */
static double apart(Courses *c, int nodes) {
    double worst = 0.0;
    for (i64 i = 0; i < c->count; i++)
        for (i64 j = nodes; j < 2 * c->degree && c->chosen[i]; j += 1 + nodes) {
            double *seen = c->looks + j * c->size;
            double off = part_of(c, seen, speeds(c, seen), element(c, i), 0) - c->began[i] * (1.0 - c->stops[j]);
            if (!(fabs(off) <= worst * c->allowed[i])) worst = fabs(off) / c->allowed[i];
            if (worst != worst) return INFINITY;
        }
    return worst;
}

static int all_go_along(Courses *c) {
    for (i64 i = 0; i < c->count; i++)
        for (i64 j = 1; j < 2 * c->degree && c->chosen[i]; j += 2) {
            double *seen = c->looks + j * c->size;
            if (!(part_of(c, seen, speeds(c, seen), element(c, i), 1) > 0.0)) return 0;
        }
    return 1;
}

/* Find p with which directions and s agree, in `trial`; how far they do not, of what is allowed. */
static double agree(Courses *c, Run *r, double t, double *y, double tau) {
    const i64 degree = c->degree;
    double before = INFINITY;
    see(c, t, y, c->trial, c->seen);
    for (i64 i = 0; i < c->count; i++) {
        c->began[i] = part_of(c, c->seen, speeds(c, c->seen), element(c, i), 0); /* fades out */
        c->allowed[i] = resolution(c, c->seen)[element(c, i)[NUMBER]] / c->resolved;
        for (i64 k = 0; k < degree; k++) c->p[i * degree + k] = 0.0;
    }
    for (int round = 0; round < ROUNDS; round++) {
        for (i64 i = 0; i < c->count; i++)
            for (i64 k = 0; k < degree && c->chosen[i]; k++)
                c->trial[element(c, i)[COEFFICIENTS] + k] = product(c->inverse + k * degree, c->p + i * degree, degree);
        if (!follow(c, r, t, y, tau)) return INFINITY;
        double off = apart(c, 1);
        if (off <= ENOUGH || !(off < SLOWER * before)) break;
        before = off;
        for (i64 k = 0; k < degree && round < 2; k++) { /* the directions of the second round are near enough */
            i64 stop = 2 * k + 1;
            double when = t + tau * (k == degree - 1 ? 1.0 : c->stops[stop]);
            respond(c, r, when, c->states + stop * r->code.ny, c->looks + stop * c->size, k);
        }
        correct(c, tau);
    }
    return all_go_along(c) ? apart(c, 0) : INFINITY;
}

#include "probe.c"

/* Which elements have courses next: those let go just now, and those on theirs that still need one. How many; P is not changed. */
static i64 choose(Courses *c, double t, double *y, const double *P, double until) {
    for (i64 i = 0; i < c->count; i++) {
        const i64 *e = element(c, i);
        int slides = (e[CLOSED] < 0 || P[e[CLOSED]] > 0.5) && P[e[STICK]] < 0.5;
        c->loose[i] = slides && P[e[HELD]] == OF_A_SPEED;
        c->chosen[i] = c->loose[i] || (slides && c->had[i]);
    }
    for (;;) {
        i64 count = 0, gone = 0;
        copy(c->np, P, c->trial);
        for (i64 i = 0; i < c->count; i++) {
            const i64 *e = element(c, i);
            count += c->chosen[i];
            if (c->chosen[i] && !c->loose[i]) copy(e[DIM], c->kept + e[ROW], c->trial + e[DIRECTION]);
            /* better known than by s, which has the error of the steps */
        }
        if (!count) return 0;
        find_asides(c, t, y, c->trial);
        enter_courses(c, t, c->trial, until - t);
        see(c, t, y, c->trial, c->seen);
        for (i64 i = 0; i < c->count; i++) {
            const i64 *e = element(c, i);
            if (!c->chosen[i] || c->loose[i]) continue;
            const double least = resolution(c, c->seen)[e[NUMBER]], *s = speeds(c, c->seen);
            /* it is not what it was, or it comes to rest: the steps know how */
            if (fabs(part_of(c, c->seen, s, e, 0)) > least || part_of(c, c->seen, s, e, 1) < 2.0 * least)
                c->chosen[i] = 0, gone = 1;
        }
        if (!gone) return count;
    }
}

/* x^(1 / n), 0 < x, n > 1. */
static double root_of(double x, i64 n) {
    double y = larger(x, 1.0);
    for (int round = 0; round < 400; round++) { /* from above: Newton's method only falls */
        double power = 1.0;
        for (i64 i = 1; i < n; i++) power *= y;
        double next = y - (y * power - x) / ((double)n * power);
        if (!(next < y)) break;
        y = next;
    }
    return y;
}

/* Give courses to the elements that were just let go, and to those on theirs (`end_courses`) if they still need one; whether any has
one. r is a run without watching, of the programs for courses. Nothing is changed where none is found. */
SELDOM i64 begin_courses(Courses *c, Run *r, double t, double *y, double *P, double until) {
    if (!(until > t) || !choose(c, t, y, P, until)) return 0;
    int fresh = 0;
    for (i64 i = 0; i < c->count; i++) fresh |= c->loose[i] != 0;
    double tau = length_of_course(c, r, t, y, until, fresh);
    for (int try = 0; try < TRIES && tau > 0.0; try++) {
        enter_courses(c, t, c->trial, tau);
        const double off = agree(c, r, t, y, tau);
        const double better = off < INFINITY ? tau * 0.9 / root_of(larger(off, ENOUGH), c->degree + 1) : 0.0;
        if (off <= 1.0) {
            copy(c->np, c->trial, P);
            *c->end = t + tau, *c->step = better;
            return 1;
        }
        tau = fmin(larger(better, 0.2 * tau), 0.7 * tau);
    }
    return 0;
}
