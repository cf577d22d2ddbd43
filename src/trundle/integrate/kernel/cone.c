/* Coulomb's cone at several contacts: which contacts push, stick and slip, and with what.

   Contacts i = 1..k, three rows each (normal, tangent 1, tangent 2), a = W f + c, W (3k, 3k) symmetric and >= 0. Sought
   is f with, at every contact,

       f_n >= floor,  a_n >= 0,  (f_n - floor) a_n = 0        if the contact is `watched`; else f_n = floor,
       f_t = -mu f_n d                                        if the direction of slip d is given; else
       a_t = 0 and |f_t| <= mu f_n                            (stick), or
       f_t = -mu f_n d and a_t = |a_t| d                      (slip).

   The same problem has two uses here: a = rate of velocity and f = rate of impulse (Routh), a = velocity after an impact
   and f = impulse (Moreau-Jean). Every set of modes is tried; one solution is kept for each different motion a. A contact
   that slips out of rest has its directions from a quartic, which has them all.

   Functions take their room from `room`, upwards, and give the rest of it on. */

#include "dense.c"

enum { FLOOR = 0, PUSH = 1, NONE = 0, SLIP = 2, STICK = 4 }; /* a mode: f_n at its floor or a_n = 0, and a tangent's */
enum { MOST_FOUND = 6, MOST_ROOTS = 8, ROUNDS = 8, WAYS = 4 };

#define APART static __attribute__((noinline)) /* used in many places: copies would take more than calls */
#define LOOSE 1e-11 /* inequalities hold to this part of the terms in them */
#define RANK 1e-12  /* singular values below this part of the largest are redundant contacts; the force is the smallest */

typedef struct {
    i64 k;
    const double *W, *c, *mu, *floor; /* (3k, 3k), (3k), (k), (k) */
    const double *given;              /* (k, 2): unit vectors; zeros where the direction of slip is sought */
    const i64 *watched;               /* (k) */
} Cone;

typedef struct {
    i64 count;
    i64 *modes;                           /* (MOST_FOUND, k) */
    double *force, *motion, *directions;  /* (MOST_FOUND, 3k), the same, (MOST_FOUND, 2k) */
} Found;

static double cross(const double *a, const double *b) { return a[0] * b[1] - a[1] * b[0]; }

static double along(const double *a, const double *b) { return a[0] * b[0] + a[1] * b[1]; }

static double size_of_two(const double *a) { return sqrt(along(a, a)); }

static void copy(double *restrict to, const double *restrict from, i64 count) {
    for (i64 i = 0; i < count; i++) to[i] = from[i];
}

/* The smallest solution X (m, k) of A X = B; A (m, m) and B are lost. Its rank. */
APART i64 solve_least(double *A, double *B, i64 m, i64 k, double *X, double *room) {
    i64 *order = (i64 *)room;
    return least_solution(A, B, m, m, k, RANK, X, room + m, order);
}

/* d turned by an angle whose tangent is x. */
static void turn(double *d, double x) {
    double a = d[0] - x * d[1], b = d[1] + x * d[0], size = sqrt(a * a + b * b);
    d[0] = a / size, d[1] = b / size;
}

/* Whether the direction of slip of contact i has to be found. */
static int is_sought(const Cone *p, i64 i) { return p->mu[i] > 0.0 && p->given[2 * i] == 0.0 && p->given[2 * i + 1] == 0.0; }

/* a = W f + c. */
static void move(const Cone *p, const double *f, double *a) {
    i64 n = 3 * p->k;
    for (i64 i = 0; i < n; i++) a[i] = p->c[i] + product(p->W + i * n, f, n);
}

/* --- forces of modes ------------------------------------------------------------------------------------------------ */

/* Columns (3k, count) that the unknowns multiply, rows of a that are zero, what of f is known (3k); the count. `without`:
   a contact that is left out. */
APART i64 find_unknowns(const Cone *p, const i64 *modes, const double *d, i64 without, double *columns, i64 *rows, double *known) {
    i64 n = 3 * p->k, count = 0;
    for (i64 i = 0; i < n; i++) known[i] = 0.0;
    for (i64 i = 0; i < p->k; i++) {
        if (i == without) continue;
        i64 slips = modes[i] & SLIP, first = 3 * i;
        double ray[3] = {1.0, slips ? -p->mu[i] * d[2 * i] : 0.0, slips ? -p->mu[i] * d[2 * i + 1] : 0.0};
        if (modes[i] & PUSH) {
            for (i64 j = 0; j < n; j++) columns[count * n + j] = j >= first && j < first + 3 ? ray[j - first] : 0.0;
            rows[count++] = first;
        } else
            for (i64 j = 0; j < 3; j++) known[first + j] = p->floor[i] * ray[j];
        for (i64 t = 1; t < 3 && modes[i] & STICK; t++) {
            for (i64 j = 0; j < n; j++) columns[count * n + j] = j == first + t ? 1.0 : 0.0;
            rows[count++] = first + t;
        }
    }
    return count;
}

/* A = W[rows] columns (m, m) by columns, and right = -(c + W known)[rows]. */
APART void equations_of(const Cone *p, i64 m, const double *columns, const i64 *rows, const double *known, double *A, double *right) {
    i64 n = 3 * p->k;
    for (i64 i = 0; i < m; i++) {
        const double *row = p->W + rows[i] * n;
        right[i] = -(p->c[rows[i]] + product(row, known, n));
        for (i64 j = 0; j < m; j++) A[j * m + i] = product(row, columns + j * n, n);
    }
}

/* f (3k) of modes with known directions: a linear system; the smallest f where contacts are redundant. Whether they are. */
APART int find_forces(const Cone *p, const i64 *modes, const double *d, double *f, double *room) {
    i64 n = 3 * p->k;
    double *columns = room, *A = columns + n * n, *right = A + n * n, *x = right + n;
    i64 *rows = (i64 *)(x + n), m = find_unknowns(p, modes, d, -1, columns, rows, f);
    if (m == 0) return 0;
    equations_of(p, m, columns, rows, f, A, right);
    const i64 rank = solve_least(A, right, m, 1, x, (double *)(rows + n));
    for (i64 j = 0; j < m; j++)
        for (i64 i = 0; i < n; i++) f[i] += columns[j * n + i] * x[j];
    return rank < m;
}

/* LOOSE of the terms in a = W f + c. */
APART double looseness(const Cone *p, const double *f) {
    i64 n = 3 * p->k;
    double most = 0.0;
    for (i64 i = 0; i < n; i++) {
        double total = fabs(p->c[i]);
        for (i64 j = 0; j < n; j++) total += fabs(p->W[i * n + j] * f[j]);
        most = larger(most, total);
    }
    return LOOSE * most;
}

/* Whether every inequality and every equation of the modes holds. */
static int is_consistent(const Cone *p, const i64 *modes, const double *directions, const double *force, const double *motion) {
    double small_a = looseness(p, force), small_f = 0.0;
    for (i64 i = 0; i < 3 * p->k; i++) small_f = larger(small_f, LOOSE * fabs(force[i]));
    for (i64 i = 0; i < p->k; i++) {
        const double *f = force + 3 * i, *a = motion + 3 * i, *d = directions + 2 * i;
        if (modes[i] & PUSH) {
            if (!(f[0] >= p->floor[i] - small_f && fabs(a[0]) <= small_a)) return 0;
        } else if (p->watched[i] && !(a[0] >= -small_a))
            return 0;
        if (modes[i] & STICK) {
            double held = larger(fabs(a[1]), fabs(a[2]));
            if (!(size_of_two(f + 1) <= p->mu[i] * f[0] + small_f && held <= small_a)) return 0;
        } else if (modes[i] & SLIP && is_sought(p, i) && !(along(a + 1, d) >= -small_a && fabs(cross(d, a + 1)) <= small_a))
            return 0;
    }
    return 1;
}

/* --- directions of slip --------------------------------------------------------------------------------------------- */

/* Zeros (at most 4) of a polynomial of degree n <= 4 on [-1, 1], c[0] first: those of its slope divide it into pieces
   without turns. A turn that is within `nothing` of zero is a zero. */
APART i64 zeros_between(const double *c, i64 n, double nothing, double *x) {
    double slope[4], turns[6];
    if (n == 0) return 0;
    for (i64 i = 0; i < n; i++) slope[i] = (double)(i + 1) * c[i + 1];
    i64 count = zeros_between(slope, n - 1, 0.0, turns + 1) + 2, found = 0;
    turns[0] = -1.0, turns[count - 1] = 1.0;
    double last = 0.0;
    for (i64 k = 0; k < count; k++) {
        double value = c[n];
        for (i64 i = n - 1; i >= 0; i--) value = value * turns[k] + c[i];
        if (fabs(value) <= nothing) {
            if (!(found > 0 && x[found - 1] == turns[k])) x[found++] = turns[k];
            value = 0.0;
        } else if (k > 0 && last * value < 0.0) {
            double a = turns[k - 1], b = turns[k];
            for (i64 half = 0; half < 60; half++) {
                double middle = 0.5 * (a + b), here = c[n];
                for (i64 i = n - 1; i >= 0; i--) here = here * middle + c[i];
                if (here * value > 0.0)
                    b = middle;
                else
                    a = middle;
            }
            x[found++] = 0.5 * (a + b);
        }
        last = value;
        if (found == 4) break;
    }
    return found;
}

/* Unit vectors d with e.(alpha + M d) = 0, e = d turned by a right angle, M by rows: all of them, by the tangent w of half
   the angle, in two halves of the circle with |w| <= 1 each. */
static i64 circle_roots(const double *alpha, const double *M, double *found) {
    double a0 = 0.5 * (M[2] - M[1]), a2 = 0.5 * (M[2] + M[1]), b2 = 0.5 * (M[3] - M[0]), a1 = alpha[1], b1 = -alpha[0];
    double size = fabs(a0) + fabs(a1) + fabs(b1) + fabs(a2) + fabs(b2), most = 0.0;
    i64 count = 0;
    for (i64 i = 0; i < 4; i++) most = larger(most, fabs(M[i]));
    most += larger(fabs(alpha[0]), fabs(alpha[1]));
    if (!(size > 8.0 * EPS * most)) return 0;
    for (double sign = 1.0; sign >= -1.0; sign -= 2.0) {
        double x[4], s1 = sign * a1, t1 = sign * b1;
        double c[5] = {a0 + s1 + a2, 2.0 * t1 + 4.0 * b2, 2.0 * a0 - 6.0 * a2, 2.0 * t1 - 4.0 * b2, a0 - s1 + a2};
        i64 here = zeros_between(c, 4, 1e-13 * size, x);
        for (i64 k = 0; k < here && count < MOST_ROOTS; k++) {
            double below = 1.0 + x[k] * x[k], d[2] = {sign * (1.0 - x[k] * x[k]) / below, sign * 2.0 * x[k] / below}, value = 0.0;
            for (i64 step = 0; step < 20; step++) {
                double two[2] = {d[0] * d[0] - d[1] * d[1], 2.0 * d[0] * d[1]};
                value = a0 + a1 * d[0] + b1 * d[1] + a2 * two[0] + b2 * two[1];
                double slope = -a1 * d[1] + b1 * d[0] - 2.0 * a2 * two[1] + 2.0 * b2 * two[0];
                if (fabs(value) <= 1e-16 * size || slope == 0.0) break;
                turn(d, fmin(fmax(-value / slope, -0.1), 0.1));
            }
            int other = fabs(value) <= 1e-13 * size;
            for (i64 j = 0; j < count; j++)
                other &= larger(fabs(found[2 * j] - d[0]), fabs(found[2 * j + 1] - d[1])) > 2e-9;
            if (other) copy(found + 2 * count++, d, 2);
        }
    }
    return count;
}

/* a = w f + b of contact i with the others eliminated: w (3, 3) by columns and b. */
static void eliminate_others(const Cone *p, const i64 *modes, const double *d, i64 i, double w[9], double b[3], double *room) {
    i64 n = 3 * p->k, first = 3 * i;
    double *columns = room, *known = columns + n * n, *A = known + n, *right = A + n * n, *x = right + 4 * n;
    i64 *rows = (i64 *)(x + 4 * n), m = find_unknowns(p, modes, d, i, columns, rows, known);
    for (i64 r = 0; r < 3; r++) {
        const double *row = p->W + (first + r) * n;
        b[r] = p->c[first + r] + product(row, known, n);
        for (i64 j = 0; j < 3; j++) w[3 * j + r] = row[first + j];
    }
    if (m == 0) return;
    equations_of(p, m, columns, rows, known, A, right + 3 * m);
    for (i64 j = 0; j < 3; j++)
        for (i64 r = 0; r < m; r++) right[j * m + r] = -p->W[rows[r] * n + first + j];
    solve_least(A, right, m, 4, x, (double *)(rows + n));
    for (i64 r = 0; r < 3; r++)
        for (i64 j = 0; j < m; j++) {
            double factor = product(p->W + (first + r) * n, columns + j * n, n);
            for (i64 q = 0; q < 3; q++) w[3 * q + r] += factor * x[q * m + j];
            b[r] += factor * x[3 * m + j];
        }
}

/* Directions d (count, 2) of contact i with a_t = |a_t| d, the others being eliminated: with e normal to d
   e.(alpha + M d) = 0, where f_n = -b_n / (w_nn - mu w_nt.d) ("push") or the floor. */
APART i64 slips_out_of_rest(const Cone *p, const i64 *modes, const double *directions, i64 i, double *out, double *room) {
    double w[9], b[3], alpha[2], M[4], roots[2 * MOST_ROOTS], mu = p->mu[i], q = p->floor[i];
    int pushes = modes[i] & PUSH;
    i64 kept = 0;
    eliminate_others(p, modes, directions, i, w, b, room);
    for (i64 r = 0; r < 2; r++) {
        alpha[r] = pushes ? b[1 + r] * w[0] - b[0] * w[1 + r] : b[1 + r] + q * w[1 + r];
        for (i64 j = 0; j < 2; j++) {
            double tangent = w[3 * (j + 1) + r + 1];
            M[2 * r + j] = pushes ? mu * (b[0] * tangent - b[1 + r] * w[3 * (j + 1)]) : -mu * q * tangent;
        }
    }
    i64 count = circle_roots(alpha, M, roots);
    for (i64 k = 0; k < count; k++) {
        double *d = roots + 2 * k, f = q, total = 0.0;
        if (pushes) {
            double slope = w[0] - mu * (w[3] * d[0] + w[6] * d[1]);
            if (slope == 0.0) continue;
            f = -b[0] / slope;
        }
        for (i64 r = 0; r < 2; r++)
            total += d[r] * (b[1 + r] + f * (w[1 + r] - mu * (w[3 + r + 1] * d[0] + w[6 + r + 1] * d[1])));
        if (f >= 0.0 && total >= 0.0) copy(out + 2 * kept++, d, 2);
    }
    return kept;
}

#include "sets.c"
