/* The limit: what the processor can do. Equations derived by hand in minimal coordinates, DOP853 with everything inlined, and the
tridiagonal solve of a chain. `bench/by_hand.py` builds this and calls it; all that is timed is timed there. */
#include <math.h>
#include <string.h>

#include "../../src/trundle/integrate/kernel/tableau.h"

#define EXPORT __attribute__((visibility("default")))
#define STATES 9
static struct { double r, m, c, J1, J2; } SPHERE;
static struct { double A11, A13, A33; } STONE;

/* --- double: what is measured; twelve entries, so that whole vectors are worked on */
#define REAL double
#define COEFFICIENT(x) (x)
#define NAME(x) x
#define SQRT sqrt
#define FABS fabs
#define POW pow
#define ROOM 12
#include "rates.h"
#define MOTION sphere_motion
#define RATE sphere_rate
#include "dop853.h"
#undef MOTION
#undef RATE
#define MOTION stone_motion
#define RATE stone_rate
#include "dop853.h"
#undef MOTION
#undef RATE
#undef REAL
#undef COEFFICIENT
#undef NAME
#undef SQRT
#undef FABS
#undef POW
#undef ROOM

/* --- long double: the truth */
#define REAL long double
#define COEFFICIENT(x) ((long double)(x))
#define NAME(x) x##_precise
#define SQRT sqrtl
#define FABS fabsl
#define POW powl
#define ROOM STATES
#include "rates.h"
#define MOTION sphere_truth
#define RATE sphere_rate_precise
#include "dop853.h"
#undef MOTION
#undef RATE
#define MOTION stone_truth
#define RATE stone_rate_precise
#include "dop853.h"
#undef MOTION
#undef RATE
#undef REAL
#undef COEFFICIENT
#undef NAME
#undef SQRT
#undef FABS
#undef POW
#undef ROOM

/* --- four motions side by side */
#define LANES 4
typedef double four __attribute__((vector_size(32)));
typedef long long choice __attribute__((vector_size(32)));
#define CHOOSE(which, a, b) ((four)(((choice)(which) & (choice)(a)) | (~(choice)(which) & (choice)(b))))
static inline four sqrt_of_four(four x) {
    for (int l = 0; l < LANES; l++) x[l] = sqrt(x[l]);
    return x;
}
#define REAL four
#define COEFFICIENT(x) (x)
#define NAME(x) x##_four
#define SQRT sqrt_of_four
#define FABS(x) CHOOSE((x) < 0.0, -(x), (x))
#include "rates.h"
#define MOTION sphere_motions
#define RATE sphere_rate_four
#include "lanes.h"

/* --- what is called: states are (STATES) doubles */
EXPORT void prepare(void) {
    double r = 0.06, half = 2.0 / 3 * M_PI * r * r * r, light = half * 4500, heavy = half * 5494, m = light + heavy;
    double c = (heavy - light) * 3 * r / 8 / m, J = 0.4 * m * r * r, co = cos(M_PI / 10), si = sin(M_PI / 10);
    SPHERE.r = r, SPHERE.m = m, SPHERE.c = c, SPHERE.J1 = J, SPHERE.J2 = J - m * c * c;
    STONE.A11 = 4 * co * co + 9 * si * si, STONE.A13 = 5 * si * co, STONE.A33 = 4 * si * si + 9 * co * co;
}

/* The sphere at (x, y) on its surface, moving with (vx, vy), without spin about the normal. */
EXPORT void sphere_start(double x, double y, double vx, double vy, double *state) {
    double slope = 0.65 + x * (-3.0 + x * (-6.7 + 20.5 * x)), s = sqrt(1 + slope * slope), n1 = -slope / s, n3 = 1 / s;
    double vz = -n1 * vx / n3, r = SPHERE.r;
    double start[STATES] = {x, y, 1, 0, 0, 0, -n3 * vy / r, (n3 * vx - n1 * vz) / r, n1 * vy / r};
    memcpy(state, start, sizeof start);
}

EXPORT void sphere_centre(const double *state, double *centre) {
    double x = state[0], slope = 0.65 + x * (-3.0 + x * (-6.7 + 20.5 * x)), s = sqrt(1 + slope * slope);
    centre[0] = x - SPHERE.r * slope / s;
    centre[1] = state[1];
    centre[2] = x * (0.65 + x * (-1.5 + x * (-6.7 / 3 + 20.5 / 4 * x))) + SPHERE.r / s;
}

/* The stone, level, with these rates. */
EXPORT void stone_start(double w1, double w2, double w3, double *state) {
    double start[STATES] = {0, 0, 1, 0, 0, 0, w1, w2, w3};
    memcpy(state, start, sizeof start);
}

EXPORT void stone_centre(const double *state, double *centre) {
    double u0 = state[2], u1 = state[3], u2 = state[4], u3 = state[5];
    double n1 = 2 * (u1 * u2 + u0 * u3), n2 = u0 * u0 - u1 * u1 + u2 * u2 - u3 * u3, n3 = 2 * (u2 * u3 - u0 * u1);
    centre[0] = state[0];
    centre[1] = sqrt(STONE.A11 * n1 * n1 + 2 * STONE.A13 * n1 * n3 + n2 * n2 + STONE.A33 * n3 * n3);
    centre[2] = state[1];
}

#define RUN(name, motion, REAL, room)                                                              \
    EXPORT long name(double *state, double until, double rtol, double atol) {                      \
        REAL y[room] = {0};                                                                        \
        for (int n = 0; n < STATES; n++) y[n] = state[n];                                          \
        long evaluations = motion(y, until, rtol, atol);                                           \
        for (int n = 0; n < STATES; n++) state[n] = y[n];                                          \
        return evaluations;                                                                        \
    }
RUN(sphere, sphere_motion, double, 12)
RUN(stone, stone_motion, double, 12)
RUN(sphere_exact, sphere_truth, long double, STATES)
RUN(stone_exact, stone_truth, long double, STATES)

/* Many motions of the sphere, four at a time: states (count, STATES), count a multiple of four. */
EXPORT void spheres(long count, double *states, double until, double rtol, double atol) {
    for (double *at = states; at < states + count * STATES; at += LANES * STATES) {
        four y[STATES];
        for (int n = 0; n < STATES; n++)
            for (int l = 0; l < LANES; l++) y[n][l] = at[l * STATES + n];
        sphere_motions(y, until, rtol, atol);
        for (int n = 0; n < STATES; n++)
            for (int l = 0; l < LANES; l++) at[l * STATES + n] = y[n][l];
    }
}

/* So many evaluations of the sphere, each at another state. */
EXPORT void sphere_often(long count, double *state, double *rate) {
    double y[12] = {0}, f[12] = {0};
    memcpy(y, state, STATES * sizeof *y);
    for (long i = 0; i < count; i++) {
        y[6] = state[6] + 1e-9 * i;
        sphere_rate(y, f);
        __asm__ volatile("" ::"m"(f) : "memory");
    }
    memcpy(rate, f, STATES * sizeof *f);
}

/* A chain of N unit masses on unit links, state [x, y, ... | speeds], so many times: lam from the tridiagonal A A', one sweep down
and one up. Room for 4 N doubles. */
EXPORT void chain(long count, long N, const double *restrict state, double *restrict rate, double *restrict room) {
    const double *q = state, *v = state + 2 * N, g = 9.81;
    double *a = rate + 2 * N, *up = room, *lam = room + N, *dx = room + 2 * N, *dy = room + 3 * N;
    while (count--) {
        for (long i = 0; i < 2 * N; i++) rate[i] = v[i];
        dx[0] = q[0], dy[0] = q[1];
        for (long i = 1; i < N; i++) dx[i] = q[2 * i] - q[2 * i - 2], dy[i] = q[2 * i + 1] - q[2 * i - 1];
        for (long i = 0; i < N; i++) {
            double ux = v[2 * i] - (i ? v[2 * i - 2] : 0), uy = v[2 * i + 1] - (i ? v[2 * i - 1] : 0);
            double d = (i ? 2 : 1) * (dx[i] * dx[i] + dy[i] * dy[i]), b = (i ? 0 : dy[0] * g) - ux * ux - uy * uy;
            double low = i ? -(dx[i] * dx[i - 1] + dy[i] * dy[i - 1]) : 0;
            double pivot = 1 / (d - (i ? low * up[i - 1] : 0));
            up[i] = i < N - 1 ? -(dx[i] * dx[i + 1] + dy[i] * dy[i + 1]) * pivot : 0;
            lam[i] = (b - (i ? low * lam[i - 1] : 0)) * pivot;
        }
        for (long i = N - 2; i >= 0; i--) lam[i] -= up[i] * lam[i + 1];
        for (long i = 0; i < N; i++) {
            int more = i < N - 1;
            a[2 * i] = lam[i] * dx[i] - (more ? lam[i + 1] * dx[i + 1] : 0);
            a[2 * i + 1] = lam[i] * dy[i] - (more ? lam[i + 1] * dy[i + 1] : 0) - g;
        }
        __asm__ volatile("" ::: "memory");
    }
}
