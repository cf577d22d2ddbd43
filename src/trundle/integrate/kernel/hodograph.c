/* The hodograph of an impact: slips that turn while the impulse grows, and the step that follows them.

   In a piece with constant modes ds_i/dt = g_i(d), d the directions s_i/|s_i| of all contacts that slip: it is these that a
   step seeks, at the stages of Radau IIA, so that S_i = s_i + h sum_j A_ij g(d_j) is along d_i. There is no division by |s|:
   a step may begin where a contact lets go and its direction follows the others at once (an algebraic equation), and
   shrinks towards where one stops. */

#include "cone.c"
#include "radau.h"

enum { BY_CLOSING, BY_TIME, BY_WORK };                              /* what ends a phase */
enum { NEVER, CLOSED, TIME, WORK, TOUCH, STOP, PUSHES, STICKS, LOST_WAY }; /* what ends a piece */
enum { NEWTON_ROUNDS = 14, LOCATED = 60, LEAVES = 40 };

#define ZERO 1e-13      /* velocities (of size 1) below this are round-off */
#define TOLERANCE 2e-16 /* of what a step may be wrong */
#define ROUNDED 1e-14   /* of a force: what its margin may be below zero */
#define SHIFT 1e-7      /* an angle, for slopes */

/* A strike of k contacts on its way. Velocities and inverse inertias are scaled to size 1. */
typedef struct {
    i64 k;
    const double *W, *mu;
    double t;
    double *u0, *P, *work, *s; /* (3k), (3k), (k), (2k): the slip of every contact that slips, else zero */
    i64 *watched;              /* (k) */
    double *given, *c;         /* (2k), (3k) */
    /* the phase: a rise of u_n of each watched contact, a floor of dP_n/dt, targets of work (k) */
    int end, watch, over;
    double *floor, *rise, *target;
    /* the piece: modes (k) and directions (2k); the contacts whose direction of slip matters */
    i64 *modes, *slipping, count, shares; /* in how many ways redundant contacts share their impulses */
    double *directions, *base; /* (k): what the height of a contact that does not push may fall to */
} Course;

typedef struct {
    i64 kind, contact;
    double at;
} Ending;

/* What a step gives: impulse (3k), velocity (3k) and work (k) gained until each stage, and slips (STAGES, 2k). */
typedef struct {
    double *f, *du, *P, *u, *work, *s, *d; /* (STAGES, 3k), ..., (STAGES, k), (STAGES, 2 count) twice */
} Stages;

static Cone cone_of(const Course *o) {
    Cone p = {o->k, o->W, o->c, o->mu, o->floor, o->given, o->watched};
    return p;
}

APART void velocity(const Course *o, const double *P, double *u) {
    i64 n = 3 * o->k;
    for (i64 i = 0; i < n; i++) u[i] = o->u0[i] + product(o->W + i * n, P, n);
}

/* y = u_n - (what the phase asks for at t), which may not be negative at a watched contact. */
static double height(const Course *o, i64 i, double u_n, double t) { return u_n + (1.0 - t) * o->rise[i]; }

/* dP/dt and du/dt (3k) with directions d (count, 2) of what slips. */
APART void find_rates(const Course *o, const double *d, double *f, double *du, double *room) {
    i64 n = 3 * o->k;
    double *all = room;
    Cone p = cone_of(o);
    copy(all, o->directions, 2 * o->k);
    for (i64 j = 0; j < o->count; j++) copy(all + 2 * o->slipping[j], d + 2 * j, 2);
    find_forces(&p, o->modes, all, f, all + 2 * o->k);
    for (i64 i = 0; i < n; i++) du[i] = product(o->W + i * n, f, n);
}

static double sixteenth_root(double x) { return sqrt(sqrt(sqrt(sqrt(x)))); }

/* Where stage j is: its slips from the rates at all of them. */
static void gather_slips(const Course *o, double h, const Stages *at) {
    i64 n = 3 * o->k, m = o->count;
    for (i64 j = 0; j < STAGES; j++)
        for (i64 i = 0; i < m; i++)
            for (i64 r = 0; r < 2; r++) {
                i64 row = 3 * o->slipping[i] + 1 + r;
                double total = 0.0;
                for (i64 l = 0; l < STAGES; l++) total += RADAU_A[j][l] * at->du[l * n + row];
                at->s[2 * (j * m + i) + r] = o->s[2 * o->slipping[i] + r] + h * total;
            }
}

/* The slope of cross(d, S) of every stage and contact by every angle, by columns, with the rows scaled; and cross itself. */
static void linearise(const Course *o, double h, const Stages *at, double *slope, double *off, double *room) {
    i64 n = 3 * o->k, m = o->count, all = STAGES * m;
    double *d = room, *f = d + 2 * m, *du = f + n;
    for (i64 l = 0; l < STAGES; l++)
        for (i64 q = 0; q < m; q++) {
            copy(d, at->d + 2 * l * m, 2 * m);
            turn(d + 2 * q, SHIFT);
            find_rates(o, d, f, du, du + n);
            for (i64 i = 0; i < m; i++) {
                i64 row = 3 * o->slipping[i] + 1;
                double g[2] = {(du[row] - at->du[l * n + row]) / SHIFT, (du[row + 1] - at->du[l * n + row + 1]) / SHIFT};
                for (i64 j = 0; j < STAGES; j++)
                    slope[(l * m + q) * all + j * m + i] = h * RADAU_A[j][l] * cross(at->d + 2 * (j * m + i), g);
            }
        }
    for (i64 a = 0; a < all; a++) {
        double most = 0.0;
        slope[a * all + a] -= along(at->d + 2 * a, at->s + 2 * a);
        off[a] = cross(at->d + 2 * a, at->s + 2 * a);
        for (i64 b = 0; b < all; b++) most = larger(most, fabs(slope[b * all + a]));
        if (!(most > 0.0)) continue;
        for (i64 b = 0; b < all; b++) slope[b * all + a] /= most;
        off[a] /= most;
    }
}

/* The stages of a step h; whether they were found. */
APART int find_stages(const Course *o, double h, const Stages *at, double *room) {
    i64 n = 3 * o->k, m = o->count, all = STAGES * m;
    double *slope = room, *off = slope + all * all, last = 1.0, most = 1.0;
    room = off + all;
    for (i64 j = 0; j < STAGES; j++)
        for (i64 i = 0; i < m; i++) copy(at->d + 2 * (j * m + i), o->directions + 2 * o->slipping[i], 2);
    for (i64 round = 0;; round++) {
        for (i64 j = 0; j < STAGES; j++) find_rates(o, at->d + 2 * j * m, at->f + j * n, at->du + j * n, room);
        gather_slips(o, h, at);
        if (most <= 1e-14 || (last < 1e-9 && most >= 0.5 * last)) break; /* found, or down to rounding */
        if (round == NEWTON_ROUNDS) return 0;
        linearise(o, h, at, slope, off, room);
        if (!(solve_square(slope, off, all, 1) > 0.0)) return 0;
        last = most, most = 0.0;
        for (i64 a = 0; a < all; a++) most = larger(most, fabs(off[a]));
        if (!(most <= 2.0)) return 0;
        for (i64 a = 0; a < all; a++) turn(at->d + 2 * a, -off[a]);
    }
    for (i64 a = 0; a < all; a++)
        if (!(along(at->d + 2 * a, at->s + 2 * a) > 0.0)) return 0;
    return 1;
}

/* What the step may be wrong: twice as many orders as the rates at its beginning show against the polynomial of the others. */
static double error_of(const Course *o, double h, const Stages *at, double *room) {
    i64 n = 3 * o->k;
    double *d = room, *f = d + 2 * o->count, *du = f + n, most = 0.0, size = 0.0;
    for (i64 i = 0; i < o->count; i++) copy(d + 2 * i, o->directions + 2 * o->slipping[i], 2);
    find_rates(o, d, f, du, du + n);
    for (i64 r = 0; r < n; r++) {
        double back = du[r];
        for (i64 j = 0; j < STAGES; j++) back -= RADAU_BACK[j] * at->du[j * n + r], size = larger(size, fabs(at->du[j * n + r]));
        most = larger(most, fabs(back));
    }
    return size > 0.0 ? h * most * most / size : 0.0;
}

/* Impulses, velocities and works at the stages. */
APART void finish_stages(const Course *o, double h, const Stages *at) {
    i64 k = o->k, n = 3 * k;
    for (i64 j = 0; j < STAGES; j++) {
        double *P = at->P + j * n;
        for (i64 i = 0; i < n; i++) {
            double total = 0.0;
            for (i64 l = 0; l < STAGES; l++) total += RADAU_A[j][l] * at->f[l * n + i];
            P[i] = o->P[i] + h * total;
        }
        velocity(o, P, at->u + j * n);
    }
    for (i64 j = 0; j < STAGES; j++)
        for (i64 i = 0; i < k; i++) {
            double total = 0.0;
            for (i64 l = 0; l < STAGES; l++) total += RADAU_A[j][l] * at->f[l * n + 3 * i] * at->u[l * n + 3 * i];
            at->work[j * k + i] = o->work[i] + h * total;
        }
}

/* What must stay positive for the piece to go on: of kind 1, 2, ... of contact i; beyond all where nothing is asked. */
static double margin(const Course *o, i64 kind, i64 i, double t, const double *f, const double *u, double work) {
    const double *own = f + 3 * i;
    if (kind == CLOSED && o->end == BY_CLOSING) return -u[3 * i];
    if (kind == WORK && o->end == BY_WORK && o->floor[i] > 0.0) return o->target[i] - work;
    if (kind == TOUCH && o->watch && !(o->modes[i] & PUSH)) return height(o, i, u[3 * i], t) - o->base[i];
    if (kind == PUSHES && o->modes[i] & PUSH) return own[0] - o->floor[i] + ROUNDED * fabs(own[0]);
    if (kind == STICKS && o->modes[i] & STICK) return o->mu[i] * own[0] - size_of_two(own + 1) + ROUNDED * o->mu[i] * fabs(own[0]);
    return INFINITY;
}

static double margin_of_stage(const Course *o, Ending e, double h, i64 j, const Stages *at) {
    i64 n = 3 * o->k;
    return margin(o, e.kind, e.contact, o->t + RADAU_C[j] * h, at->f + j * n, at->u + j * n, at->work[j * o->k + e.contact]);
}

/* The margin after a step of length x (not so: no number), whose stages are found. */
static double margin_after(const Course *o, Ending e, double x, const Stages *at, double *room) {
    if (!find_stages(o, x, at, room)) return NAN;
    finish_stages(o, x, at);
    return margin_of_stage(o, e, x, STAGES - 1, at);
}

/* The zero of a margin in (0, high], by the secant rule of Illinois; `value` < 0 is that of high. 0 where it never is positive. */
static double locate(const Course *o, Ending e, double high, double value, const Stages *at, double *room) {
    i64 n = 3 * o->k;
    double *f = room, *u = f + n, *d = u + n, low = 0.0, start, x = high;
    for (i64 i = 0; i < o->count; i++) copy(d + 2 * i, o->directions + 2 * o->slipping[i], 2);
    find_rates(o, d, f, u, d + 2 * o->count);
    velocity(o, o->P, u);
    start = margin(o, e.kind, e.contact, o->t, f, u, o->work[e.contact]);
    for (i64 k = 1; !(start > 0.0) && k < LEAVES; k++) {
        low = 0.5 * (k == 1 ? high : low);
        start = margin_after(o, e, low, at, room);
    }
    if (!(start > 0.0)) return 0.0;
    int side = 0;
    for (i64 k = 0; k < LOCATED; k++) {
        x = (low * value - high * start) / (value - start);
        double now = margin_after(o, e, x, at, room);
        if (now == 0.0 || high - low <= 2.0 * EPS * high || fabs(now) <= 0.5 * EPS || now != now) return x;
        if (now < 0.0) {
            start *= side == -1 ? 0.5 : 1.0;
            high = x, value = now, side = -1;
        } else {
            value *= side == 1 ? 0.5 : 1.0;
            low = x, start = now, side = 1;
        }
    }
    return x;
}

/* Where no step can be made: the smallest slip has stopped, if it is rounding. */
static Ending nearest_stop(const Course *o) {
    Ending e = {LOST_WAY, 0, 0.0};
    double least = 10.0 * ZERO;
    for (i64 j = 0; j < o->count; j++) {
        double radius = size_of_two(o->s + 2 * o->slipping[j]);
        if (radius < least) e.kind = STOP, e.contact = o->slipping[j], least = radius;
    }
    return e;
}

/* One step of the turning slips, at most h; the next step's size, and in *why what ended the piece within it (or NEVER). */
static double step(Course *o, double h, Ending *why, double *room) {
    i64 k = o->k, n = 3 * k, m = o->count;
    Stages at = {room, room + STAGES * n, room + 2 * STAGES * n, room + 3 * STAGES * n, room + 4 * STAGES * n, 0, 0};
    at.s = at.work + STAGES * k, at.d = at.s + 2 * STAGES * m, room = at.d + 2 * STAGES * m;
    double error = INFINITY, size;
    why->kind = NEVER, why->at = 0.0;
    for (;;) {
        if (h < 1e-18) {
            *why = nearest_stop(o);
            return 0.0;
        }
        if (find_stages(o, h, &at, room) && (error = error_of(o, h, &at, room)) <= TOLERANCE) break;
        h *= error < INFINITY ? fmax(0.2, 0.8 * sixteenth_root(TOLERANCE / error)) : 0.35;
        error = INFINITY;
    }
    finish_stages(o, h, &at);
    size = h;
    for (i64 j = 0; j < STAGES && why->kind == NEVER; j++)
        for (i64 kind = CLOSED; kind <= STICKS; kind++)
            for (i64 i = 0; i < k; i++) {
                Ending e = {kind, i, 0.0};
                double value = margin_of_stage(o, e, h, j, &at);
                if (!(value < 0.0)) continue;
                value = margin_after(o, e, RADAU_C[j] * h, &at, room);
                e.at = value < 0.0 ? locate(o, e, RADAU_C[j] * h, value, &at, room) : RADAU_C[j] * h;
                if (find_stages(o, h, &at, room)) finish_stages(o, h, &at);
                if (why->kind == NEVER || e.at < why->at) *why = e;
            }
    if (why->kind != NEVER) size = why->at;
    if (!(size > 0.0)) return h;
    if (size != h) {
        find_stages(o, size, &at, room);
        finish_stages(o, size, &at);
    }
    o->t += size;
    copy(o->P, at.P + (STAGES - 1) * n, n);
    copy(o->work, at.work + (STAGES - 1) * k, k);
    for (i64 i = 0; i < 2 * k; i++) o->s[i] = 0.0; /* those without friction are read from u later */
    for (i64 i = 0; i < m; i++) copy(o->s + 2 * o->slipping[i], at.s + 2 * ((STAGES - 1) * m + i), 2);
    for (i64 i = 0; i < m; i++) copy(o->directions + 2 * o->slipping[i], at.d + 2 * ((STAGES - 1) * m + i), 2);
    return h * fmin(4.0, 0.8 * sixteenth_root(TOLERANCE / fmax(error, 1e-300)));
}
