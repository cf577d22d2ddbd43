/* What `pivots.c` offers the careful solve. */
#ifndef TRUNDLE_PIVOTS_H
#define TRUNDLE_PIVOTS_H

#include "kernel.h"

#define EPSILON 0x1p-52

typedef int64_t integer;
typedef struct {
    integer m, n;
    double *LU, *V;               /* (m, n): A in pivot order, eliminated; how well its entries are known */
    double *rows, *cols;          /* (m), (n): the order, as numbers of rows and columns of A */
    double *row, *col;            /* (m), (n): their scales */
    double *unit, *weight;        /* (n) */
    double *l, *w;                /* (m), (n): scratch */
} Elimination;

integer find_rank(Elimination e, const double *M, const double *A, double tolerance);
int find_order(Elimination e, integer rank, const double *M, const double *A, double tolerance);
void gather(const double *X, integer m, integer n, const double *rows, const double *cols, double *out);
void eliminate(double *LU, double *V, integer m, integer n, integer k);

#endif
