/* Small dense matrices, by columns: entry (i, j) of A (m, n) is A[j m + i]. For modules to include; sizes are a few dozen at most. */

#ifndef TRUNDLE_DENSE
#define TRUNDLE_DENSE

#include "kernel.h"

#ifdef __wasm__
#define SHARED __attribute__((weak)) /* one copy for all modules that are linked */
#else
#define SHARED static
#endif

enum { MOST_ROTATIONS = 40 }; /* sweeps of them: ten are many */

#define FAR_FROM_SINGULAR 1e-5 /* of the first pivot: such a matrix has full rank, whatever is taken for zero */
#define LOST 1e-30             /* of the square of a matrix: a column so short has no direction left */

static double square_sum(const double *x, i64 count) {
    double total = 0.0;
    for (i64 i = 0; i < count; i++) total += x[i] * x[i];
    return total;
}

static double length(const double *x, i64 count) { return sqrt(square_sum(x, count)); }

static double product(const double *x, const double *y, i64 count) {
    double total = 0.0;
    for (i64 i = 0; i < count; i++) total += x[i] * y[i];
    return total;
}

static int finite(const double *x, i64 count) {
    double sum = 0.0;
    for (i64 i = 0; i < count; i++) sum += x[i] * 0.0;
    return sum == 0.0;
}

static void exchange_entries(double *x, double *y, i64 count) {
    for (i64 i = 0; i < count; i++) {
        double one = x[i];
        x[i] = y[i], y[i] = one;
    }
}

/* --- orthogonal reflections --------------------------------------------------------------------------------------------- */

/* Reflect columns k and up, and b, so that column k of A (n columns, m numbers each) ends with its entry k. */
SHARED void reflect(double *A, double *b, i64 m, i64 n, i64 k, double square) {
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
SHARED OFTEN i64 triangular(double *A, double *b, i64 m, i64 n, i64 *order, double least, double *smallest) {
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
        exchange_entries(A + k * m, A + best * m, m);
        reflect(A, b, m, n, k, longest);
    }
    return n;
}

/* --- elimination -------------------------------------------------------------------------------------------------------- */

/* b (n, k) becomes inv(A) b, A (n, n) is lost: elimination, the largest entry of a column is its pivot. The smallest pivot,
   relative to the largest entry that its column had: 0 where there is no inverse, and b is of no use. */
SHARED double solve_square(double *A, double *b, i64 n, i64 k) {
    double smallest = 1.0;
    for (i64 j = 0; j < n; j++) {
        i64 best = j;
        double size = 0.0;
        for (i64 i = 0; i < n; i++) { /* above the diagonal stand the eliminated rows of this column */
            size = larger(size, fabs(A[j * n + i]));
            if (i > j && fabs(A[j * n + i]) > fabs(A[j * n + best])) best = i;
        }
        double pivot = A[j * n + best];
        if (!(fabs(pivot) > 0.0)) return 0.0;
        if (fabs(pivot) < smallest * size) smallest = fabs(pivot) / size;
        for (i64 c = j; c < n; c++) exchange_entries(A + c * n + j, A + c * n + best, 1);
        for (i64 c = 0; c < k; c++) exchange_entries(b + c * n + j, b + c * n + best, 1);
        for (i64 i = j + 1; i < n; i++) {
            double factor = A[j * n + i] / pivot;
            if (factor == 0.0) continue;
            for (i64 c = j + 1; c < n; c++) A[c * n + i] -= factor * A[c * n + j];
            for (i64 c = 0; c < k; c++) b[c * n + i] -= factor * b[c * n + j];
        }
    }
    for (i64 c = 0; c < k; c++)
        for (i64 j = n - 1; j >= 0; j--) {
            double value = b[c * n + j];
            for (i64 i = j + 1; i < n; i++) value -= A[i * n + j] * b[c * n + i];
            b[c * n + j] = value / A[j * n + j];
        }
    return smallest;
}

/* --- singular values ---------------------------------------------------------------------------------------------------- */

/* Turn columns p and q of A (m rows) so that they are normal to each other, and those of V (n rows) alike; whether they were not. */
SHARED int rotate(double *A, double *V, i64 m, i64 n, i64 p, i64 q, double nothing) {
    double *a = A + p * m, *b = A + q * m;
    double alpha = square_sum(a, m), beta = square_sum(b, m), gamma = product(a, b, m);
    if (!(fabs(gamma) > EPS * sqrt(alpha) * sqrt(beta)) || alpha <= nothing || beta <= nothing) return 0;
    double zeta = (beta - alpha) / (2.0 * gamma);
    double t = (zeta >= 0.0 ? 1.0 : -1.0) / (fabs(zeta) + sqrt(1.0 + zeta * zeta));
    double c = 1.0 / sqrt(1.0 + t * t), s = c * t;
    for (int part = 0; part < 2; part++) {
        double *x = part ? V + p * n : a, *y = part ? V + q * n : b;
        for (i64 i = 0; i < (part ? n : m); i++) {
            double one = x[i];
            x[i] = c * one - s * y[i], y[i] = s * one + c * y[i];
        }
    }
    return 1;
}

/* A V with columns normal to each other in place of A (m, n), the longest first; V (n, n) orthogonal; their lengths s (n), which are
   the singular values (of a symmetric A >= 0 its eigenvalues, with V the eigenvectors). Jacobi's rotations from one side (Hestenes):
   small values and their vectors are as good as A's entries allow. Some are 0 where m < n. */
SHARED void singular(double *A, i64 m, i64 n, double *V, double *s) {
    double nothing = LOST * square_sum(A, m * n);
    for (i64 i = 0; i < n * n; i++) V[i] = i % (n + 1) == 0 ? 1.0 : 0.0;
    int turned = 1;
    for (int sweep = 0; sweep < MOST_ROTATIONS && turned; sweep++) {
        turned = 0;
        for (i64 p = 0; p < n; p++)
            for (i64 q = p + 1; q < n; q++) turned |= rotate(A, V, m, n, p, q, nothing);
    }
    for (i64 j = 0; j < n; j++) s[j] = length(A + j * m, m);
    for (i64 j = 0; j < n; j++) {
        i64 best = j;
        for (i64 k = j + 1; k < n; k++)
            if (s[k] > s[best]) best = k;
        exchange_entries(s + j, s + best, 1);
        exchange_entries(A + j * m, A + best * m, m);
        exchange_entries(V + j * n, V + best * n, n);
    }
}

/* X (n, k), of the least |A X - B| the smallest, for A (m, n) and B (m, k), both lost; the rank: how many singular values are above
   `part` of the largest. NaN, and -1, where A is not finite. room (n (n + m + 1)), order (n). */
SHARED i64 least_solution(double *A, double *B, i64 m, i64 n, i64 k, double part, double *X, double *room, i64 *order) {
    double *V = room, *copy = V + n * n, *s = copy + m * n, smallest;
    for (i64 i = 0; i < n * k; i++) X[i] = NAN;
    if (!finite(A, m * n)) return -1;
    if (m == n && k > 0) { /* mostly nothing is redundant: then elimination is as good, and takes a tenth of the time */
        for (i64 i = 0; i < m * n; i++) copy[i] = A[i];
        for (i64 i = 0; i < n; i++) s[i] = 0.0;
        if (triangular(copy, s, m, n, order, FAR_FROM_SINGULAR, &smallest) == n) {
            for (i64 i = 0; i < n * k; i++) X[i] = B[i];
            solve_square(A, X, n, k);
            return n;
        }
    }
    singular(A, m, n, V, s);
    i64 rank = 0;
    while (rank < n && s[rank] > part * s[0]) rank++;
    for (i64 c = 0; c < k; c++) {
        for (i64 j = 0; j < n; j++) X[c * n + j] = 0.0;
        for (i64 r = 0; r < rank; r++) {
            double weight = product(A + r * m, B + c * m, m) / (s[r] * s[r]);
            for (i64 j = 0; j < n; j++) X[c * n + j] += weight * V[r * n + j];
        }
    }
    return rank;
}

#endif
