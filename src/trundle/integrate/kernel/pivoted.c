/* The careful solve of M qdd = Q + A' lam, A qdd = b: for states where the production solve fails.

   The production solve is unrolled, unpivoted, and takes its scales at the start. This one is dense, pivots, and does
   not depend on units: masses from 1e-9 to 1e9 in one system, lengths in mm beside km, redundant rows, zero masses.

   1. `pivots.c`: the rank of A, its independent rows, and the dependent coordinates.
   2. `factor_free`: qdd = x_p + N z in the free coordinates z, K = N'MN and its LDL'. K > 0 exactly when
      rank [M | A'] = n, Eq. 43 of Udwadia & Mogharabin (2021): the pivots of K, relative to the terms that make them,
      are the test.
   3. `solve`: z, qdd, and the multipliers of the pivot rows. Redundant rows get the multiplier zero; the force A' lam
      is the same for every choice.
   4. `refine`, with residuals of the original equations summed in twice the working precision. This makes qdd the
      solution of the given doubles to about one unit of rounding in each component.

   Redundant rows agree on the constraints only. Inner stages of a step leave the constraints a little, and to enforce
   such a row there is to divide error by error. So find the pivots at an accepted point (HOLD = 0) and keep them for
   the stages that follow (HOLD = 1): the motion is smooth then. */

#include "pivots.h"

#ifdef __clang__
#pragma STDC FP_CONTRACT OFF /* `add_product` needs the rounding error of each product */
#endif

enum {              /* the first numbers of the buffer. In: */
    HOLD,           /* 0: find pivots; 1: keep those of the last call (there must have been one) */
    TOLERANCE,      /* how well the entries of A, b and M are known, relative; 0: DEFAULT_TOLERANCE. Out: */
    STATUS,         /* sum of the flags below; 0 is fine */
    RANK,           /* of A */
    RESIDUAL,       /* the return value */
    CONTRADICTION,  /* how much redundant rows disagree: 0 not at all, 1 entirely */
    CORRECTION,     /* the last correction of qdd, relative: the error before it was made */
    CLEARANCE,      /* smallest pivot of K, relative to its terms: how far Eq. 43 is from failing */
    HEADER
};
enum { UNDETERMINED = 1, CONTRADICTORY = 2, FAILED = 4 }; /* Eq. 43 fails; redundant rows disagree; not finite */
enum { MOST_CORRECTIONS = 6 };

#define DEFAULT_TOLERANCE 0x1p-40 /* what evaluating A off the constraints may cost */
#define DISAGREEMENT 0x1p-26      /* b carries drift off the constraints too; contradictions are near 1 */
#define FLOOR 0x1p-10             /* where terms cancel below this part, errors are measured against it */
#define INFINITE (1.0 / 0.0)

typedef struct { /* M, A in pivot order; A = L U of the pivot rows; q = x_p + N z; K = N'MN = L D L' */
    integer n, m, r;
    double *M, *A, *LU, *N, *K;
} Factors;
typedef struct { /* of x: n numbers each; of lam: m each */
    double *x, *X, *dx, *r1, *w, *Q, *cols, *rows, *lam, *L, *dlam, *r2, *y, *b;
} Vectors;

/* --- 2 and 3: the solve ----------------------------------------------------------------------------------------- */

/* N, K = N'MN and its LDL' (unit L below the diagonal, D on it); the smallest pivot, relative to its terms. */
static double factor_free(Factors f, double *MN) {
    integer n = f.n, r = f.r;
    double clearance = 1.0, *N = f.N, *K = f.K;
    for (integer a = 0; a < n - r; a++) {
        double size = 0.0; /* of the terms of K[a, a]: |N|'|M||N| */
        for (integer k = n - 1; k >= 0; k--) { /* column a of N: free coordinate a is 1, others are 0 */
            double value = k < r ? -f.LU[k * n + r + a] : (k == r + a ? 1.0 : 0.0);
            for (integer j = k + 1; j < r; j++) value -= f.LU[k * n + j] * N[j * n + a];
            N[k * n + a] = k < r ? value / f.LU[k * n + k] : value;
        }
        for (integer j = 0; j < n; j++) {
            MN[j] = 0.0;
            for (integer k = 0; k < n; k++) {
                MN[j] += f.M[j * n + k] * N[k * n + a];
                size += fabs(N[j * n + a] * f.M[j * n + k] * N[k * n + a]);
            }
        }
        for (integer e = 0; e <= a; e++) {
            double value = 0.0;
            for (integer j = 0; j < n; j++) value += N[j * n + e] * MN[j];
            for (integer k = 0; k < e; k++) value -= K[a * n + k] * K[k * n + k] * K[e * n + k];
            K[a * n + e] = e < a ? value / K[e * n + e] : value;
        }
        if (!(K[a * n + a] > 0.0)) return 0.0;
        if (!(K[a * n + a] / size >= clearance)) clearance = K[a * n + a] / size;
    }
    return clearance;
}

/* The dependent coordinates from the free ones: U x = y. */
static void depend(Factors f, const double *y, double *x) {
    for (integer k = f.r - 1; k >= 0; k--) {
        double value = y[k];
        for (integer j = k + 1; j < f.n; j++) value -= f.LU[k * f.n + j] * x[j];
        x[k] = value / f.LU[k * f.n + k];
    }
}

/* U' L' lam = (M x - g) of the dependent coordinates; zero for redundant rows. */
static void multipliers(Factors f, const double *g, const double *x, double *lam) {
    integer n = f.n, r = f.r;
    for (integer k = 0; k < f.m; k++) {
        double value = 0.0;
        if (k < r) {
            value = -g[k];
            for (integer j = 0; j < n; j++) value += f.M[k * n + j] * x[j];
            for (integer j = 0; j < k; j++) value -= f.LU[j * n + k] * lam[j];
            value /= f.LU[k * n + k];
        }
        lam[k] = value;
    }
    for (integer k = r - 1; k >= 0; k--)
        for (integer j = k + 1; j < r; j++) lam[k] -= f.LU[j * n + k] * lam[j];
}

/* M x - A' lam = g and A x = h on the pivot rows. y (m) and w (n) are scratch. */
static void solve(Factors f, const double *g, const double *h, double *x, double *lam, double *y, double *w) {
    integer n = f.n, r = f.r, left = n - r;
    double *z = x + r;
    for (integer k = 0; k < r; k++) {
        y[k] = h[k];
        for (integer j = 0; j < k; j++) y[k] -= f.LU[k * n + j] * y[j];
    }
    for (integer j = r; j < n; j++) x[j] = 0.0;
    depend(f, y, x); /* x_p: the free ones at zero */
    for (integer j = 0; j < n; j++) {
        w[j] = g[j];
        for (integer k = 0; k < r; k++) w[j] -= f.M[j * n + k] * x[k];
    }
    for (integer a = 0; a < left; a++) { /* L D L' z = N'(g - M x_p) */
        z[a] = 0.0;
        for (integer j = 0; j < n; j++) z[a] += f.N[j * n + a] * w[j];
        for (integer e = 0; e < a; e++) z[a] -= f.K[a * n + e] * z[e];
    }
    for (integer a = left - 1; a >= 0; a--) {
        z[a] /= f.K[a * n + a];
        for (integer e = a + 1; e < left; e++) z[a] -= f.K[e * n + a] * z[e];
    }
    depend(f, y, x);
    multipliers(f, g, x, lam);
}

/* No coordinate moves less than the rounding of the largest motion, in the user's units or in those of the masses: what
   a plane mechanism does out of its plane is rounding of rounding, 1e-100 and less, and rows may disagree about it. */
static void raise_to_rounding(Factors f, double *X) {
    double plain = 0.0, massive = 0.0;
    for (integer j = 0; j < f.n; j++) {
        plain = larger(plain, X[j]);
        massive = larger(massive, X[j] * sqrt(f.M[j * (f.n + 1)]));
    }
    for (integer j = 0; j < f.n; j++) {
        double root = sqrt(f.M[j * (f.n + 1)]), least = plain;
        if (massive < least * root) least = massive / root;
        X[j] = larger(X[j], EPSILON * least);
    }
}

/* Into X and L: how large x and lam would be if the terms that make them did not cancel. `solve` on squares, with
   signs such that all terms add up: the root of a sum of squares. */
static void natural_sizes(Factors f, Factors squares, Vectors v) {
    integer n = f.n, r = f.r;
    for (integer j = 0; j < n; j++) {
        v.x[j] = v.Q[j] * v.Q[j];
        for (integer k = 0; k < n; k++) squares.M[j * n + k] = -f.M[j * n + k] * f.M[j * n + k];
        for (integer a = 0; a < n - r; a++) squares.N[j * n + a] = f.N[j * n + a] * f.N[j * n + a];
    }
    for (integer k = 0; k < r; k++) {
        v.lam[k] = v.b[k] * v.b[k];
        for (integer j = 0; j < n; j++) {
            double square = f.LU[k * n + j] * f.LU[k * n + j];
            squares.LU[k * n + j] = j == k ? square : -square;
        }
    }
    for (integer a = 0; a < n - r; a++)
        for (integer e = 0; e <= a; e++) {
            double square = f.K[a * n + e] * f.K[a * n + e];
            squares.K[a * n + e] = e == a ? square : -square;
        }
    solve(squares, v.x, v.lam, v.X, v.L, v.y, v.w);
    for (integer j = 0; j < n; j++) v.X[j] = sqrt(fabs(v.X[j]));
    for (integer k = 0; k < f.m; k++) v.L[k] = sqrt(fabs(v.L[k]));
    raise_to_rounding(f, v.X);
}

/* --- 4: refinement ---------------------------------------------------------------------------------------------- */

/* (sum[0], sum[1]) + a b to some 106 bits: Dekker's product and Knuth's sum. */
static void add_product(double sum[2], double a, double b) {
    double product = a * b, t = 134217729.0 * a, a1 = t - (t - a), a2 = a - a1;
    t = 134217729.0 * b;
    double b1 = t - (t - b), b2 = b - b1;
    double error = ((a1 * b1 - product) + a1 * b2 + a2 * b1) + a2 * b2;
    double total = sum[0] + product;
    t = total - sum[0];
    sum[1] += ((sum[0] - (total - t)) + (product - t)) + error;
    sum[0] = total;
}

/* r1 = Q + A' lam - M x and r2 = b - A x; the worst of the equations solved, relative to their terms (returned), and
   of the redundant rows, relative to the natural size X of x (and L of lam). */
static double residuals(Factors f, Vectors v, double *disagreement) {
    integer n = f.n, r = f.r;
    double worst = 0.0;
    *disagreement = 0.0;
    for (integer j = 0; j < n; j++) {
        double sum[2] = {v.Q[j], 0.0}, size = fabs(v.Q[j]);
        for (integer k = 0; k < n; k++) {
            add_product(sum, -f.M[j * n + k], v.x[k]);
            size += fabs(f.M[j * n + k]) * (fabs(v.x[k]) + FLOOR * v.X[k]);
        }
        for (integer i = 0; i < r; i++) {
            add_product(sum, f.A[i * n + j], v.lam[i]);
            size += fabs(f.A[i * n + j]) * (fabs(v.lam[i]) + FLOOR * v.L[i]);
        }
        v.r1[j] = sum[0] + sum[1];
        if (!(fabs(v.r1[j]) <= worst * size)) worst = fabs(v.r1[j]) / size;
    }
    for (integer i = 0; i < f.m; i++) {
        double sum[2] = {v.b[i], 0.0}, size = fabs(v.b[i]), natural = fabs(v.b[i]);
        for (integer j = 0; j < n; j++) {
            add_product(sum, -f.A[i * n + j], v.x[j]);
            size += fabs(f.A[i * n + j]) * (fabs(v.x[j]) + FLOOR * v.X[j]);
            natural += fabs(f.A[i * n + j]) * (fabs(v.x[j]) + v.X[j]);
        }
        v.r2[i] = sum[0] + sum[1];
        if (i < r && !(fabs(v.r2[i]) <= worst * size)) worst = fabs(v.r2[i]) / size;
        if (i >= r && !(fabs(v.r2[i]) <= *disagreement * natural)) *disagreement = fabs(v.r2[i]) / natural;
    }
    return worst;
}

/* Correct x and lam until that stops paying; the scaled residual that remains. */
static double refine(Factors f, Vectors v, double *header) {
    double last = INFINITE, disagreement, worst = residuals(f, v, &disagreement);
    for (int count = 0; count < MOST_CORRECTIONS; count++) {
        double change = 0.0;
        solve(f, v.r1, v.r2, v.dx, v.dlam, v.y, v.w);
        for (integer j = 0; j < f.n; j++) {
            double size = fabs(v.x[j]) + FLOOR * v.X[j];
            if (!(fabs(v.dx[j]) <= change * size)) change = fabs(v.dx[j]) / size;
        }
        if (!(change < 0.5 * last)) break;
        last = change;
        for (integer j = 0; j < f.n; j++) v.x[j] += v.dx[j];
        for (integer k = 0; k < f.r; k++) v.lam[k] += v.dlam[k];
        worst = residuals(f, v, &disagreement);
        if (change <= EPSILON) break;
    }
    header[CORRECTION] = last, header[CONTRADICTION] = disagreement;
    return header[HOLD] != 0.0 ? worst : larger(worst, disagreement);
}

/* --- entry points ----------------------------------------------------------------------------------------------- */

/* Numbers of double that the buffer of a system of n coordinates and m rows holds. */
int64_t pivoted_size(int64_t n, int64_t m) { return HEADER + 4 * m * n + 7 * n * n + 8 * n + 8 * m; }

/* Write status and residual; where there is no solution, leave nothing that looks like one. */
static double report(double *header, int status, double residual, integer n, integer m, double *qdd, double *lam) {
    header[STATUS] = status, header[RESIDUAL] = residual;
    if (!(residual < INFINITE)) {
        header[CORRECTION] = INFINITE, header[CONTRADICTION] = 0.0;
        for (integer j = 0; j < n; j++) qdd[j] = INFINITE - INFINITE;
        for (integer i = 0; i < m; i++) lam[i] = INFINITE - INFINITE;
    }
    return residual;
}

static int is_finite(const double *x, integer count) {
    double sum = 0.0;
    for (integer i = 0; i < count; i++) sum += x[i] * 0.0;
    return sum == 0.0;
}

/* Solve M qdd = Q + A' lam, A qdd = b into qdd (n) and lam (m), which may be b itself; the scaled residual.

   M (n, n) and A (m, n) by rows. The residual of each equation is divided by the sum of its terms without sign; the
   worst is returned: about 1e-16 when all is well, inf when there is no qdd (qdd and lam are nan then). With HOLD = 0
   redundant rows count too. The first numbers of the buffer say more, see the top. */
double pivoted_solve(int64_t n, int64_t m, const double *M, const double *Q, const double *A, const double *b,
                     double *qdd, double *lam, double *buffer) {
    double *mn = buffer + HEADER + n * n + n + m * n + m; /* the terms of `pivoted_rhs` come first */
    double *nn = mn + 3 * m * n, *vn = nn + 6 * n * n, *vm = vn + 7 * n, *header = buffer, *V = mn + 2 * m * n;
    Factors f = {n, m, 0, nn, mn, mn + m * n, nn + n * n, nn + 2 * n * n};
    Factors squares = {n, m, 0, nn + 3 * n * n, mn, V, nn + 4 * n * n, nn + 5 * n * n};
    Vectors v = {vn, vn + n, vn + 2 * n, vn + 3 * n, vn + 4 * n, vn + 5 * n, vn + 6 * n,
                 vm, vm + m, vm + 2 * m, vm + 3 * m, vm + 4 * m, vm + 5 * m, vm + 6 * m};
    if (!(header[TOLERANCE] > 0.0)) header[TOLERANCE] = DEFAULT_TOLERANCE;
    header[CLEARANCE] = 0.0;
    if (!(is_finite(M, n * n) && is_finite(Q, n) && is_finite(A, m * n) && is_finite(b, m)))
        return report(header, FAILED, INFINITE, n, m, qdd, lam);
    int fixed = 1;
    if (header[HOLD] == 0.0) {
        Elimination e = {m, n, f.LU, V, v.rows, v.cols, v.lam, v.x, v.X, v.dx, v.y, v.w};
        integer rank = find_rank(e, M, A, header[TOLERANCE]);
        header[RANK] = (double)rank;
        fixed = find_order(e, rank, M, A, header[TOLERANCE]);
    }
    f.r = squares.r = (integer)header[RANK];
    if (fixed) {
        gather(M, n, n, v.cols, v.cols, f.M);
        gather(A, m, n, v.rows, v.cols, f.A);
        gather(A, f.r, n, v.rows, v.cols, f.LU);
        for (integer k = 0; k < f.r; k++) eliminate(f.LU, 0, f.r, n, k);
        header[CLEARANCE] = factor_free(f, v.w);
    }
    if (!(header[CLEARANCE] > header[TOLERANCE])) return report(header, UNDETERMINED, INFINITE, n, m, qdd, lam);
    for (integer j = 0; j < n; j++) v.Q[j] = Q[(integer)v.cols[j]];
    for (integer i = 0; i < m; i++) v.b[i] = b[(integer)v.rows[i]];
    natural_sizes(f, squares, v);
    solve(f, v.Q, v.b, v.x, v.lam, v.y, v.w);
    double residual = refine(f, v, header);
    for (integer j = 0; j < n; j++) qdd[(integer)v.cols[j]] = v.x[j];
    for (integer i = 0; i < m; i++) lam[(integer)v.rows[i]] = v.lam[i];
    if (!(residual < INFINITE && is_finite(qdd, n) && is_finite(lam, m)))
        return report(header, FAILED, INFINITE, n, m, qdd, lam);
    int disagree = header[HOLD] == 0.0 && header[CONTRADICTION] > DISAGREEMENT;
    return report(header, disagree ? CONTRADICTORY : 0, residual, n, m, qdd, lam);
}

/* ydot = [v, qdd] at y = [q, v], from the native terms [M, Q, A, b]; the scaled residual.

   terms writes M (n, n), Q (n), A (m, n), b (m) one after the other, matrices by rows. They stay in the buffer behind
   its header, but for b, whose place the multipliers take. */
double pivoted_rhs(fun terms, int64_t n, int64_t m, double *t, double *y, double *p, double *out_ydot, double *buffer,
                   double *work) {
    double *M = buffer + HEADER, *Q = M + n * n, *A = Q + n, *b = A + m * n;
    terms(t, y, p, M, work);
    for (integer j = 0; j < n; j++) out_ydot[j] = y[n + j];
    return pivoted_solve(n, m, M, Q, A, b, out_ydot + n, b, buffer);
}
