/* The native kernel of trundle: what all its modules share.

A system comes as native programs known by address, all of one signature. Nothing here allocates, asks the operating
system, or knows what a constraint is; every array belongs to the caller. Each module (run.c, lanes.c, pivoted.c, start.c) is
compiled when it is first needed; `make kernel` turns them into the LLVM IR that is shipped. */

#ifndef TRUNDLE_KERNEL_H
#define TRUNDLE_KERNEL_H

#include <math.h>
#include <stdint.h>

typedef int64_t i64;
typedef void (*fun)(double *t, double *y, double *p, double *out, double *work);

#define EPS 2.220446049250313e-16
#define NO_STOP 2.0 /* a theta beyond every step */

/* What runs seldom, as looking into steps, which few steps of few runs ask for: it is shipped as a text of its own, which is compiled
quickly, not well, in an eighth of the time. */
#define SELDOM __attribute__((cold, noinline))
/* What that spends its time in is compiled well, whoever calls it. */
#define OFTEN __attribute__((hot, noinline))

/* The pivoted solve (pivoted.c): ydot at (t, y) from `terms`; its scaled residual. Entry 0 of the buffer: 1 keeps the pivots of the
last point. */
typedef double (*solver)(fun terms, i64 n, i64 m, double *t, double *y, double *p, double *out, double *buffer, double *work);

static inline double larger(double a, double b) { return a > b ? a : b; }

#endif
