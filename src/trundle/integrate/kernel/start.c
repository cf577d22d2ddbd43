/* The start of a run, on native code: Gauss-Newton for what it leaves open, then checks and scales of the state found.

   What is plain is settled here: one solution, full rank, masses that are positive. Whatever is not, by a wide margin, is
   left to the caller, who solves it with more care (constrained/start.py, rank.py) and says what is wrong.
   Nothing depends on units: residuals are measured by the terms of their rows, as constrained/sizes.py does. */

#include "kernel.h"

#define NOTHING 1e-12     /* of the largest unknown, and of one: a value as small as this is taken for zero */
#define ROUNDING 1e-8     /* of the largest row of a constraint: a row as small as this repeats the others */

/* --- dense matrices by columns ------------------------------------------------------------------------------------ */

static double square_sum(const double *x, i64 count) {
    double total = 0.0;
    for (i64 i = 0; i < count; i++) total += x[i] * x[i];
    return total;
}

static double length(const double *x, i64 count) { return sqrt(square_sum(x, count)); }

static double larger(double a, double b) { return a > b ? a : b; }

static int finite(const double *x, i64 count) {
    double sum = 0.0;
    for (i64 i = 0; i < count; i++) sum += x[i] * 0.0;
    return sum == 0.0;
}

/* Reflect columns k and up, and b, so that column k of A (n columns, m numbers each) ends with its entry k. */
static void reflect(double *A, double *b, i64 m, i64 n, i64 k, double square) {
    double *v = A + k * m, alpha = v[k] > 0.0 ? -sqrt(square) : sqrt(square);
    double head = v[k] - alpha, norm = square - v[k] * v[k] + head * head;
    v[k] = head;
    for (i64 j = k + 1; j <= n; j++) { /* the last one is b */
        double *column = j < n ? A + j * m : b, total = 0.0;
        for (i64 i = k; i < m; i++) total += v[i] * column[i];
        for (i64 i = k; i < m; i++) column[i] -= 2.0 * total / norm * v[i];
    }
    v[k] = alpha;
}

/* A (m, n) made triangular by Householder reflections, with b; the longest column left comes next. How many pivots are
   longer than `least` of the first; *smallest of these, likewise relative. */
static i64 triangular(double *A, double *b, i64 m, i64 n, i64 *order, double least, double *smallest) {
    double first = 0.0;
    *smallest = 1.0;
    for (i64 j = 0; j < n; j++) order[j] = j;
    for (i64 k = 0; k < n; k++) {
        i64 best = k;
        double longest = -1.0;
        for (i64 j = k; j < n; j++) {
            double square = square_sum(A + j * m + k, k < m ? m - k : 0);
            if (square > longest) best = j, longest = square;
        }
        if (k == 0) first = sqrt(longest);
        if (!(sqrt(longest) > least * first)) return k;
        *smallest = sqrt(longest) / first;
        i64 other = order[k];
        order[k] = order[best], order[best] = other;
        for (i64 i = 0; i < m; i++) {
            double a = A[k * m + i];
            A[k * m + i] = A[best * m + i], A[best * m + i] = a;
        }
        reflect(A, b, m, n, k, longest);
    }
    return n;
}

#include "newton.c"
#include "place.c"

/* Sizes of the structures here, so that Python can compare them with its own. */
int64_t size_of_start(int64_t which) { return which == 0 ? sizeof(Problem) : sizeof(Place); }
