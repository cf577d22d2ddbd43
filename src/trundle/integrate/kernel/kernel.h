/* What the kernels share. */
#ifndef TRUNDLE_KERNEL_H
#define TRUNDLE_KERNEL_H

#include <stdint.h>

/* A native program of a system: out = f(t, y, p), with room for its intermediate values in work. */
typedef void (*fun)(double *t, double *y, double *p, double *out, double *work);

double fabs(double x);
double sqrt(double x);

#endif
