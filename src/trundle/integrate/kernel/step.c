/* One step at a time: its stages, its dense output, and the motion at any time inside it.

`rate` and `complete` are where a system's native code is called. The polynomial of a step runs from its start to its
raw end; the run goes on from the end put back on the constraints. A place inside a step is therefore passed through `finish`
as every end is, and satisfies the constraints as well. */

static double solve_pivoted(const Code *c, double hold, double t, double *y, double *p, double *out) {
    c->pivot[0] = hold;
    return c->pivoted(c->terms, c->n, c->rows, &t, y, p, out, c->pivot, c->work);
}

/* out = ydot at (t, y) by the pivoted solve: with the pivots of the last point, or afresh. */
static SELDOM void rate_pivoted(const Code *c, int afresh, double t, double *y, double *p, double *out) {
    if (afresh || !(solve_pivoted(c, 1.0, t, y, p, out) < INFINITY)) /* the pivots of the last point fail here */
        solve_pivoted(c, 0.0, t, y, p, out);
}

/* out = ydot at (t, y). */
static inline void rate_one(const Code *c, double t, double *y, double *p, double *out) {
    c->calls[RHS]++;
    if (!c->pivoted)
        c->rhs(&t, y, p, out, c->work);
    else
        rate_pivoted(c, 0, t, y, p, out);
}

/* The same at an accepted point: the pivoted solve finds its pivots afresh there. */
static void rate_first(const Code *c, double t, double *y, double *p, double *out) {
    if (!c->pivoted) {
        rate_one(c, t, y, p, out);
        return;
    }
    c->calls[RHS]++;
    rate_pivoted(c, 1, t, y, p, out);
}

static void exchange_memory(const Code *c, double *p, double *out) {
    for (i64 j = 0; j < c->nm; j++) {
        double mine = p[c->np - c->nm + j];
        p[c->np - c->nm + j] = out[2 * c->ny + 1 + j];
        out[2 * c->ny + 1 + j] = mine;
    }
}

/* The derivative at an end y' by the pivoted solve: it belongs to the new memory, as in `finish`. */
static SELDOM void complete_pivoted(const Code *c, double t, double *p, double *out) {
    exchange_memory(c, p, out);
    out[2 * c->ny] = solve_pivoted(c, 0.0, t, out, p, out + c->ny);
    exchange_memory(c, p, out);
}

/* out = [y', ydot', residual, memory]: y put back on the constraints, and what follows. */
static inline void complete(const Code *c, double t, double *y, double *p, double *out) {
    c->calls[FINISH]++;
    c->finish(&t, y, p, out, c->work);
    if (c->pivoted) complete_pivoted(c, t, p, out);
}

/* Two numbers: a system's code stores its results in pairs, and a wider vector would wait for all of its pieces to arrive in
memory, a quarter of the time of an evaluation. */
typedef double part __attribute__((vector_size(16)));
enum { WIDE = sizeof(part) / sizeof(double) };
#define REAL part
#define SIZE double
#define NAME(f) f##_one
#include "stages.inc"
#undef NAME
#undef SIZE
#undef REAL

#define K(j) k[(j) * n + i]
#define TAIL(c)                                                                                    \
    (c[0] * K(0) + c[5] * K(5) + c[6] * K(6) + c[7] * K(7) + c[8] * K(8) + c[9] * K(9) + c[10] * K(10)              \
     + c[11] * K(11) + c[12] * K(12) + c[13] * K(13) + c[14] * K(14) + c[15] * K(15))

/* What looks into steps: a run does so seldom, whoever reads a stored motion does nothing else. */
#ifndef LOOKING
#define LOOKING SELDOM
#endif

#define NO_STAGES (-1) /* of a stored step: its first stage alone is known */

static void make_stages(Step *s) {
    if (s->dense == NO_STAGES) {
        take_step_one(s->code, s->t, s->h, s->p, (part *)s->rows);
        s->dense = 0;
    }
}

/* Dense coefficients F0 ... F6 (rows DENSE ...) of a step, unless they are there: 4 evaluations.

    y(theta) = y + x(F0 + w(F1 + x(F2 + w(F3 + x(F4 + w(F5 + x F6)))))), x = theta, w = 1 - theta,
of order 7 in h for every theta in [0, 1] (Hairer, Norsett, Wanner, II.6). */
static LOOKING void make_dense(Step *s) {
    if (s->dense > 0) return;
    make_stages(s);
    s->dense = 1;
    const Code *c = s->code;
    const i64 ns = c->stride, n = ns / WIDE;
    const double h = s->h, t = s->t;
    double *rows = s->rows, *trial = rows + TRIAL * ns;
    part *k = (part *)rows, *x = k + TRIAL * n;
    rate_one(c, t + h, rows + RAW * ns, s->p, rows + 12 * ns);
    for (i64 i = 0; i < n; i++) {
        const double *a = DOP853_A[13];
        x[i] = K(BEGIN) + h * (a[0] * K(0) + a[6] * K(6) + a[7] * K(7) + a[8] * K(8) + a[9] * K(9) + a[10] * K(10)
                               + a[11] * K(11) + a[12] * K(12));
    }
    rate_one(c, t + DOP853_C[13] * h, trial, s->p, rows + 13 * ns);
    for (i64 i = 0; i < n; i++) {
        const double *a = DOP853_A[14];
        x[i] = K(BEGIN) + h * (a[0] * K(0) + a[5] * K(5) + a[6] * K(6) + a[7] * K(7) + a[10] * K(10) + a[11] * K(11)
                               + a[12] * K(12) + a[13] * K(13));
    }
    rate_one(c, t + DOP853_C[14] * h, trial, s->p, rows + 14 * ns);
    for (i64 i = 0; i < n; i++) {
        const double *a = DOP853_A[15];
        x[i] = K(BEGIN) + h * (a[0] * K(0) + a[5] * K(5) + a[6] * K(6) + a[7] * K(7) + a[8] * K(8) + a[12] * K(12)
                               + a[13] * K(13) + a[14] * K(14));
    }
    rate_one(c, t + DOP853_C[15] * h, trial, s->p, rows + 15 * ns);
    for (i64 i = 0; i < n; i++) {
        const part rise = K(RAW) - K(BEGIN);
        K(DENSE) = rise;
        K(DENSE + 1) = h * K(0) - rise;
        K(DENSE + 2) = 2.0 * rise - h * (K(12) + K(0));
        for (int j = 0; j < 4; j++) K(DENSE + 3 + j) = h * TAIL(DOP853_D[j]);
    }
}

/* The state at t + theta h into row TRIAL. */
static LOOKING void polynomial(Step *s, double theta) {
    const i64 n = s->code->stride / WIDE;
    part *k = (part *)s->rows;
    make_dense(s);
    for (i64 i = 0; i < n; i++) {
        part sum = {0};
        for (int j = 6; j >= 0; j--) sum = (sum + K(DENSE + j)) * (j % 2 == 0 ? theta : 1.0 - theta);
        K(TRIAL) = K(BEGIN) + sum;
    }
}
#undef TAIL
#undef K

/* The state at t + theta h, put back on the constraints, with its derivative: into `inside`. */
static LOOKING void look_at(Step *s, double theta) {
    polynomial(s, theta);
    complete(s->code, s->t + theta * s->h, s->rows + TRIAL * s->code->stride, s->p, s->inside);
}

static void copy(i64 n, const double *from, double *to) {
    for (i64 i = 0; i < n; i++) to[i] = from[i];
}

/* The larger of two residuals; a NaN stays. */
static double worse(double worst, double residual) {
    return residual > worst || residual != residual ? residual : worst;
}

static Step step_of(const Run *r) {
    Step s = {&r->code, r->clock[T], 0.0, r->clock[T_NEW], 1.0, r->p, r->rows, r->end, r->inside, r->z, 0};
    return s;
}
