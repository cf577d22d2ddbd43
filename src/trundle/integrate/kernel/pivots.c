/* Which rows of A count, and which coordinates depend on which: the rank and the pivots of the careful solve.

   1. `find_rank`: Gaussian elimination with complete pivoting on A, rows and columns brought to even size first. What
      k pivots leave of an entry is  S_ij = A_ij - A_i. inv(A_11) A_.j,  and if every entry of A is known to +-V, then
      S_ij is known, to first order, to
          V_ij + |l| V_.j + V_i. |w| + |l| V_11 |w|,   l = A_i. inv(A_11),   w = inv(A_11) A_.j .
      Below that, some A within V of the given one has zero there; above it, none has. So a pivot must be above it;
      where none is, the rank is k. The bound is taken from the original entries each time: one that is carried from
      elimination to elimination counts the same error again and again, doubles at every pivot, and swallows the last
      constraints of a linkage. V is a part `tolerance` of each entry, no less than the rounding of its row and column,
      plus that of the elimination, which is an error of A too (A + V = L U). Rows and columns in other units change S
      and its bound alike, so the rank does not depend on units; nor on masses.
   2. `find_order`: the dependent coordinates, now that the rank and the rows are known. That is a matter of M: massless
      coordinates must depend, light ones should, heavy ones stay free. So columns count in units of 1/sqrt(M_jj), as
      long as the pivot is not too small a part of what is left. */

#include "pivots.h"

enum { SWEEPS = 10 };

#define LEFT_OVER 0x1p-48 /* an entry that is so small beside others is what terms that cancelled have left */
#define LEAST 0x1p-20     /* of the largest entry left: a smaller one is no pivot, however light */

static void swap(double *a, double *b) {
    double t = *a;
    *a = *b, *b = t;
}

/* out = X (with n columns) with its rows and columns in the order given. */
void gather(const double *X, integer m, integer n, const double *rows, const double *cols, double *out) {
    for (integer i = 0; i < m; i++)
        for (integer j = 0; j < n; j++) out[i * n + j] = X[(integer)rows[i] * n + (integer)cols[j]];
}

/* Clear column k below its pivot; the multipliers take the place of the zeros. Rounding goes to V, unless that is 0. */
void eliminate(double *LU, double *V, integer m, integer n, integer k) {
    for (integer i = k + 1; i < m; i++) {
        double factor = LU[i * n + k] / LU[k * n + k];
        if (V) V[i * n + k] += EPSILON * fabs(LU[i * n + k]);
        LU[i * n + k] = factor;
        if (factor == 0.0) continue;
        for (integer j = k + 1; j < n; j++) {
            double product = factor * LU[k * n + j];
            LU[i * n + j] -= product;
            if (V) V[i * n + j] += EPSILON * (fabs(product) + fabs(LU[i * n + j]));
        }
    }
}

/* Scales of rows and columns, in turns and by roots, until the largest entry of each is one. */
static void equilibrate(Elimination e) {
    integer n = e.n;
    for (integer i = 0; i < e.m; i++) e.row[i] = 1.0;
    for (integer j = 0; j < n; j++) e.col[j] = 1.0;
    for (int sweep = 0; sweep < SWEEPS; sweep++) {
        for (integer i = 0; i < e.m; i++) {
            double size = 0.0;
            for (integer j = 0; j < n; j++) size = larger(size, fabs(e.LU[i * n + j]) * e.row[i] * e.col[j]);
            if (size > 0.0) e.row[i] /= sqrt(size);
        }
        for (integer j = 0; j < n; j++) {
            double size = 0.0;
            for (integer i = 0; i < e.m; i++) size = larger(size, fabs(e.LU[i * n + j]) * e.row[i] * e.col[j]);
            if (size > 0.0) e.col[j] /= sqrt(size);
        }
    }
}

/* LU = A in the order of e.rows and e.cols, scaled; V, units and weights (the units of the masses, or all one).

   An entry that is rounding beside its row, in the user's units and in those of the masses, may be all doubt: nothing
   else tells a leftover of 1e-17 in a column of its own from a constraint. */
static void prepare(Elimination e, const double *M, const double *A, int by_mass, double tolerance) {
    integer n = e.n;
    gather(A, e.m, n, e.rows, e.cols, e.LU);
    equilibrate(e);
    for (integer j = 0; j < n; j++) {
        double mass = M[(integer)e.cols[j] * (n + 1)];
        e.unit[j] = mass > 0.0 ? 1.0 / sqrt(mass) : 0.0;
        e.weight[j] = by_mass && mass > 0.0 ? e.unit[j] / e.col[j] : 1.0;
    }
    for (integer i = 0; i < e.m; i++) {
        double *a = e.LU + i * n, plain = 0.0, massive = 0.0;
        for (integer j = 0; j < n; j++) {
            plain = larger(plain, fabs(a[j]));
            massive = larger(massive, fabs(a[j]) * e.unit[j]);
        }
        for (integer j = 0; j < n; j++) {
            int left_over = fabs(a[j]) <= LEFT_OVER * plain && fabs(a[j]) * e.unit[j] <= LEFT_OVER * massive;
            a[j] *= e.row[i] * e.col[j];
            e.V[i * n + j] = a[j] == 0.0 ? 0.0 : larger((left_over ? 1.0 : tolerance) * fabs(a[j]), LEFT_OVER);
        }
    }
}

/* What S_ij may be off by after k pivots. */
static double doubt(Elimination e, integer k, integer i, integer j) {
    integer n = e.n;
    double total = e.V[i * n + j], *l = e.l, *w = e.w;
    for (integer a = k - 1; a >= 0; a--) {
        double left = e.LU[i * n + a], up = e.LU[a * n + j];
        for (integer c = a + 1; c < k; c++) left -= l[c] * e.LU[c * n + a], up -= e.LU[a * n + c] * w[c];
        l[a] = left, w[a] = up / e.LU[a * n + a];
    }
    for (integer a = 0; a < k; a++) {
        double beside = e.V[a * n + j];
        for (integer c = 0; c < k; c++) beside += e.V[a * n + c] * fabs(w[c]);
        total += fabs(l[a]) * beside + e.V[i * n + a] * fabs(w[a]);
    }
    return total;
}

/* Make row p and column q the pivot k. */
static void exchange(Elimination e, integer k, integer p, integer q) {
    integer n = e.n;
    double *both[2] = {e.LU, e.V};
    swap(&e.rows[k], &e.rows[p]), swap(&e.cols[k], &e.cols[q]), swap(&e.weight[k], &e.weight[q]);
    for (int part = 0; part < 2; part++) {
        for (integer j = 0; j < n; j++) swap(&both[part][k * n + j], &both[part][p * n + j]);
        for (integer i = 0; i < e.m; i++) swap(&both[part][i * n + k], &both[part][i * n + q]);
    }
}

/* Eliminate from pivot k on, in columns up to end; the number of pivots then. The best pivot has the largest weight
   times entry: among those of at least the part `least` of the largest, or (least = 0) among those beyond doubt. */
static integer pivot(Elimination e, integer k, integer end, double least) {
    integer n = e.n;
    for (; k < e.m && k < end; k++) {
        double largest = 0.0, score = 0.0;
        integer p = -1, q = -1;
        for (integer i = k; i < e.m && least > 0.0; i++)
            for (integer j = k; j < end; j++) largest = larger(largest, fabs(e.LU[i * n + j]));
        for (integer i = k; i < e.m; i++)
            for (integer j = k; j < end; j++) {
                double size = fabs(e.LU[i * n + j]);
                if (!(size * e.weight[j] > score) || size < least * largest) continue;
                if (least == 0.0 && size <= doubt(e, k, i, j)) continue;
                score = size * e.weight[j], p = i, q = j;
            }
        if (p < 0) break;
        exchange(e, k, p, q);
        eliminate(e.LU, e.V, e.m, n, k);
    }
    return k;
}

/* The rank of A (m, n); its independent rows become the first ones of e.rows. */
integer find_rank(Elimination e, const double *M, const double *A, double tolerance) {
    for (integer i = 0; i < e.m; i++) e.rows[i] = (double)i;
    for (integer j = 0; j < e.n; j++) e.cols[j] = (double)j;
    prepare(e, M, A, 0, tolerance);
    return pivot(e, 0, e.n, 0.0);
}

/* Order the independent rows, and the columns: dependent coordinates first. 0 where a massless one is not fixed. */
int find_order(Elimination e, integer rank, const double *M, const double *A, double tolerance) {
    integer k = 0, massless = 0;
    for (int heavy = 0; heavy < 2; heavy++) {
        massless = k;
        for (integer j = 0; j < e.n; j++)
            if ((M[j * (e.n + 1)] > 0.0) == heavy) e.cols[k++] = (double)j;
    }
    e.m = rank;
    prepare(e, M, A, 1, tolerance);
    return pivot(e, 0, massless, 0.0) == massless && pivot(e, massless, e.n, LEAST) == rank;
}
