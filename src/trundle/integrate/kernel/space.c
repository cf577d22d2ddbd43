/* A system as its contacts feel it at one instant: u = C v, and accelerations a = W f + c that are linear in forces.

    C = [gaps; directions in which every element moves],    W = C X C',    c = C q''(no contact forces) - d

with X the response of q'' to forces under all constraints that are not contacts: integrate/contact_space.py says more. */

#include "space.h"

#define NO_DIRECTION 1e-10 /* of the first: a direction of sliding that is none */

/* Rows of C, right sides and speeds: those of gaps, then of elements. */
static void find_rows(Space *p, const double *v) {
    const i64 n = p->n;
    const double *S = p->terms + n * n + n + p->m * n + p->m, *d, *s, *speeds, *T;
    i64 components = 0, row = p->gates;
    for (i64 i = 0; i < p->slips; i++) components += part_of_space(p, i)[COMPONENTS];
    d = S + components * n, s = d + components, speeds = s + components, T = speeds + p->gates + n;
    for (i64 i = 0; i < p->most * n; i++) p->C[i] = 0.0;
    for (i64 i = 0; i < p->gates; i++) {
        p->C[i * n + p->columns[i]] = 1.0;
        p->right[i] = 0.0, p->u[i] = v[p->columns[i]];
    }
    for (i64 i = 0; i < p->slips; i++) {
        const i64 k = part_of_space(p, i)[SIDES], j = part_of_space(p, i)[COMPONENTS];
        double *A = p->room, *V = A + 9, *sizes = V + 9;
        for (i64 a = 0; a < k * j; a++) A[a % j * k + a / j] = T[a];
        singular(A, k, j, V, sizes);
        p->rows[i] = row;
        for (i64 b = 0; b < j && b < 2 && sizes[b] > NO_DIRECTION * sizes[0]; b++, row++) {
            double *B = p->basis + (2 * i + b) * 3;
            p->right[row] = p->u[row] = 0.0;
            for (i64 a = 0; a < j; a++) {
                B[a] = V[b * j + a];
                for (i64 x = 0; x < n; x++) p->C[row * n + x] += B[a] * S[a * n + x];
                p->right[row] += B[a] * d[a], p->u[row] += B[a] * s[a];
            }
        }
        S += j * n, d += j, s += j, T += k * j;
    }
    p->rows[p->slips] = row;
    for (i64 i = 0; i < row; i++) {
        const double *C = p->C + i * n;
        double sum = 0.0;
        for (i64 x = 0; x < n; x++) sum += fabs(C[x]) * fabs(v[x]);
        p->size[i] = sum + fabs(p->u[i] - product(C, v, n)) + (i < p->gates ? speeds[i] : 0.0);
    }
}

/* q'' (n) and multipliers (m) by a force; the status of the solve. */
static i64 respond_to(const Space *p, const double *force, const double *b, double *a, double *lam) {
    const double *M = p->terms, *A = M + p->n * p->n + p->n;
    for (i64 i = 0; i < HEADER; i++) p->buffer[i] = 0.0;
    pivoted_solve(p->n, p->m, M, force, A, b, a, lam, p->buffer);
    return (i64)p->buffer[STATUS];
}

/* What presses each element. */
static void find_thrusts(Space *p, i64 rows, const double *alone, const double *G) {
    const i64 all = p->forces;
    for (i64 i = 0; i < p->slips; i++) {
        const i64 *e = part_of_space(p, i), k = e[FORCES], r = e[PRESSING];
        double *base = p->base + all * i, *L = p->L + all * p->most * i;
        const double *own = e[FRICTIONLESS] ? alone : p->lam;
        for (i64 a = 0; a < all; a++) base[a] = 0.0;
        for (i64 a = 0; a < all * p->most; a++) L[a] = 0.0;
        for (i64 a = 0; a < k && e[GATE] < 0; a++) {
            base[a] = product(G + a * r, own + e[FIRST], r);
            for (i64 x = 0; x < rows && !e[FRICTIONLESS]; x++)
                L[all * x + a] = product(G + a * r, p->lam + (1 + x) * p->m + e[FIRST], r);
        }
        if (e[GATE] >= 0) L[all * e[GATE]] = 1.0;
        if (e[FRICTIONLESS]) base[0] = length(base, all);
        G += k * r;
    }
}

/* The numbers of a state with velocities v (n), from its terms; 0, or why there are no accelerations. */
int64_t find_space(Space *p, const double *v) {
    const i64 n = p->n, m = p->m;
    const double *Q = p->terms + n * n, *b = Q + n + m * n, *applied, *G;
    i64 components = 0, sides = 0, any = 0, status;
    for (i64 i = 0; i < p->slips; i++) {
        const i64 *e = part_of_space(p, i);
        components += e[COMPONENTS], sides += e[COMPONENTS] * e[SIDES], any |= e[FRICTIONLESS];
    }
    applied = b + m + components * (n + 2) + p->gates, G = applied + n + sides;
    find_rows(p, v);
    const i64 rows = p->rows[p->slips];
    double *none = p->lam + (1 + p->most) * m, *a = p->room + 21;
    status = respond_to(p, Q, b, p->free, p->lam);
    for (i64 j = 0; j < m; j++) none[j] = 0.0;
    for (i64 i = 0; i < rows; i++) status |= respond_to(p, p->C + i * n, none, p->back + i * n, p->lam + (1 + i) * m);
    if (any) respond_to(p, applied, b, a, none);
    for (i64 i = 0; i < rows; i++) {
        p->c[i] = product(p->C + i * n, p->free, n) - p->right[i];
        for (i64 j = 0; j < rows; j++)
            p->W[i * rows + j] = (product(p->C + i * n, p->back + j * n, n) + product(p->C + j * n, p->back + i * n, n)) / 2.0;
    }
    find_thrusts(p, rows, none, G);
    return status;
}
