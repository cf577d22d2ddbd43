/* The start of a run, on native code: Gauss-Newton for what it leaves open, then checks and scales of the state found.

   What is plain is settled here: one solution, full rank, masses that are positive. Whatever is not, by a wide margin, is
   left to the caller, who solves it with more care (constrained/start.py, rank.py) and says what is wrong.
   Nothing depends on units: residuals are measured by the terms of their rows, as constrained/sizes.py does. */

#include "kernel.h"

enum { MOST_STEPS = 60, MOST_CUTS = 6, SIZE_SWEEPS = 3, SCALE_SWEEPS = 5 };

#define FULL_RANK 1e-10   /* of the longest column: less is taken for nothing */
#define PLAIN_RANK 1e-7   /* the same where nothing else vouches for the solution */
#define SOLVED 1e-10      /* of the terms of a row: a residual that is left where something was solved for */
#define GIVEN 1e-8        /* the same for a start that was given */
#define SAME 1e-9         /* of the terms of a row: what lies between two solutions that are one */
#define STANDSTILL 1e-15  /* of x: a step that ends the search */
#define NOTHING 1e-12     /* of the largest unknown, and of one: a value as small as this is taken for zero */
#define SMALL 1e-4        /* of a unit: the size of what is zero */
#define ROUNDING 1e-8     /* of the largest row of a constraint: a row as small as this repeats the others */
#define ALIKE 1e-3        /* of the largest row of a constraint: rows above it share its scale */
#define SUSPECT 1e-9      /* of the size nearby: a constraint that is so small here says nothing */
#define PLAIN_PIVOT 1e-4  /* of the first pivot: no rank is in doubt above it, ... */
#define NO_PIVOT 1e-14    /* ... nor below this */

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

/* --- a start ------------------------------------------------------------------------------------------------------ */

/* Positions, or velocities: unknowns x (n), of which some are open, and what is known (k numbers). The native function gives

       out = [r (m) | J (m x n, column by column) | sides]      r = 0 is wanted, every side positive  */
typedef struct {
    fun f;
    i64 n, m, k, sides, n_open;
    i64 least;               /* where in what is known the positions stand, which say how small a velocity may be; -1: nowhere */
    const i64 *open;         /* (n_open) which of the unknowns are solved for */
    const i64 *groups;       /* (n) the group of every unknown, which has one size */
    const i64 *owners;       /* (m) the constraint of every row */
    double *out, *A, *b;     /* (m + m n + sides), (m n_open), (m) */
    double *step, *size;     /* (n_open) */
    double *trial, *own, *units, *beside; /* (n) */
    double *terms, *most;    /* (m) */
    double *first;           /* (m n + m) J and the terms of the first solution */
    double *work;
    i64 *order;              /* (n_open) */
} Problem;

/* step of least |J step + r|; the smallest pivot, 0 where J has not full rank. */
static double least_squares(Problem *p) {
    i64 m = p->m, n = p->n_open, *order = p->order;
    double *A = p->A, *b = p->b, *x = p->step, smallest;
    if (m < n) return 0.0;
    for (i64 i = 0; i < m; i++) b[i] = -p->out[i];
    for (i64 j = 0; j < n; j++) { /* columns of length one, so that units do not matter */
        const double *column = p->out + m + p->open[j] * m;
        p->size[j] = length(column, m);
        if (!(p->size[j] > 0.0)) return 0.0;
        for (i64 i = 0; i < m; i++) A[j * m + i] = column[i] / p->size[j];
    }
    if (triangular(A, b, m, n, order, FULL_RANK, &smallest) < n) return 0.0;
    for (i64 k = n - 1; k >= 0; k--) {
        double total = b[k];
        for (i64 j = k + 1; j < n; j++) total -= A[j * m + k] * x[order[j]];
        x[order[k]] = total / A[k * m + k];
    }
    for (i64 j = 0; j < n; j++) x[j] /= p->size[j];
    return smallest;
}

static double entry(const Problem *p, i64 i, i64 j) {
    double a = fabs(p->out[p->m + j * p->m + i]);
    return a < 1.0 / 0.0 ? a : 0.0;
}

/* terms (m): the largest term of every row, with the sizes (n) of the groups of the unknowns. */
static void largest_terms(Problem *p, const double *sizes) {
    for (i64 i = 0; i < p->m; i++) {
        p->terms[i] = 0.0;
        for (i64 j = 0; j < p->n; j++) p->terms[i] = larger(p->terms[i], entry(p, i, j) * sizes[p->groups[j]]);
    }
}

/* What every residual is measured by: terms (m) at x, see constrained/sizes.py. */
static void find_terms(Problem *p, const double *x, const double *known) {
    i64 n = p->n, m = p->m, missing = 1;
    double *own = p->own, *units = p->units, largest = 0.0;
    for (i64 j = 0; j < n; j++) own[j] = 0.0;
    for (i64 j = 0; j < n; j++) {
        own[p->groups[j]] = larger(own[p->groups[j]], fabs(x[j]));
        largest = larger(largest, fabs(x[j]));
    }
    for (i64 j = 0; j < n; j++) units[j] = own[j] = own[j] > NOTHING * (largest < 1.0 ? largest : 1.0) ? own[j] : 0.0;
    for (int sweep = 0; sweep < SIZE_SWEEPS && missing; sweep++) { /* what is zero is as large as the terms beside it */
        largest_terms(p, units);
        for (i64 j = 0; j < n; j++) p->beside[j] = 1.0 / 0.0;
        for (i64 j = 0; j < n; j++)
            for (i64 i = 0; i < m; i++) {
                double a = entry(p, i, j), *beside = p->beside + p->groups[j];
                if (a > 0.0 && p->terms[i] > 0.0 && p->terms[i] / a < *beside) *beside = p->terms[i] / a;
            }
        missing = 0;
        for (i64 j = 0; j < n; j++) {
            if (units[j] == 0.0 && p->beside[j] < 1.0 / 0.0) units[j] = p->beside[j];
            missing |= units[p->groups[j]] == 0.0;
        }
    }
    for (i64 j = 0; j < n; j++) own[j] = larger(own[j], SMALL * (units[j] == 0.0 ? 1.0 : units[j]));
    for (i64 j = 0; j < n && p->least >= 0; j++)
        own[p->groups[j]] = larger(own[p->groups[j]], SMALL * fabs(known[p->least + j]));
    largest_terms(p, own);
    for (i64 i = 0; i < m; i++) p->most[i] = 0.0;
    for (i64 i = 0; i < m; i++) p->most[p->owners[i]] = larger(p->most[p->owners[i]], p->terms[i]);
    for (i64 i = 0; i < m; i++) {
        p->terms[i] = larger(p->terms[i], ROUNDING * p->most[p->owners[i]]);
        if (p->terms[i] == 0.0) p->terms[i] = SMALL;
    }
}

/* Whether every residual is small beside the terms of its row, and every side positive. */
static int is_solved(Problem *p, const double *x, const double *known) {
    find_terms(p, x, known);
    for (i64 i = 0; i < p->m; i++)
        if (!(fabs(p->out[i]) <= (p->n_open > 0 ? SOLVED : GIVEN) * p->terms[i])) return 0;
    for (i64 i = 0; i < p->sides; i++)
        if (!(p->out[p->m + p->m * p->n + i] > 0.0)) return 0;
    return 1;
}

/* x + step, cut until the residuals are smaller; how much of the step that is, 0 if none does. *error is theirs. */
static double search(Problem *p, double *time, double *x, double *known, double *error) {
    double part = 1.0;
    for (int cut = 0; cut < MOST_CUTS; cut++, part *= 0.4) {
        for (i64 j = 0; j < p->n; j++) p->trial[j] = x[j];
        for (i64 j = 0; j < p->n_open; j++) p->trial[p->open[j]] += part * p->step[j];
        p->f(time, p->trial, known, p->out, p->work);
        double now = length(p->out, p->m);
        if (now < *error) {
            *error = now;
            return part;
        }
    }
    return 0.0;
}

/* Damped Gauss-Newton on the open entries of x; whether it ended in a solution. */
static int solve_row(Problem *p, double *time, double *x, double *known) {
    p->f(time, x, known, p->out, p->work);
    double error = length(p->out, p->m);
    for (int step = 0; step < MOST_STEPS && p->n_open > 0 && error != 0.0; step++) {
        if (!(error - error == 0.0)) return 0; /* not finite */
        if (least_squares(p) == 0.0) return 0;
        double part = search(p, time, x, known, &error);
        if (part == 0.0) {
            p->f(time, x, known, p->out, p->work);
            break;
        }
        for (i64 j = 0; j < p->n; j++) x[j] = p->trial[j];
        if (part * length(p->step, p->n_open) <= STANDSTILL * length(x, p->n)) break;
    }
    return is_solved(p, x, known);
}

/* Solve every row of x (rows, n) in place, knowing known (rows, k), each from its own numbers alone. solved (rows): 1 on
   the way in for the rows to do, on the way out for those that are solved. */
void solve_rows(Problem *p, double *time, double *x, double *known, int64_t rows, int64_t *solved) {
    for (i64 row = 0; row < rows; row++)
        if (solved[row] == 1) solved[row] = solve_row(p, time, x + row * p->n, known + row * p->k);
}

/* One problem from several guesses, the rows of x: the first of them becomes the solution. 1 where it is plain: it is
   determined, and every guess that leads to a solution leads to this one. */
int64_t solve_alone(Problem *p, double *time, double *x, double *known, int64_t guesses) {
    i64 n = p->n, m = p->m, found = 0;
    double *J = p->first, *terms = p->first + m * n;
    for (i64 guess = 0; guess < guesses; guess++) {
        double *y = x + guess * n;
        if (!solve_row(p, time, y, known)) continue;
        if (!found) {
            if (p->n_open > 0 && !(least_squares(p) > PLAIN_RANK)) return 0;
            for (i64 i = 0; i < m * n; i++) J[i] = fabs(p->out[m + i]);
            for (i64 i = 0; i < m; i++) terms[i] = p->terms[i];
            for (i64 j = 0; j < n; j++) x[j] = y[j];
        }
        for (i64 j = 0; j < n && found; j++)
            for (i64 i = 0; i < m; i++)
                if (!(J[j * m + i] * fabs(y[j] - x[j]) <= SAME * terms[i])) return 0;
        found = 1;
    }
    return found;
}

/* --- the state found ---------------------------------------------------------------------------------------------- */

/* The equations at a state, and what is left of them once rows that give a coordinate outright are out. The native
   function gives  out = [M (n, n) | Q (n) | A (m, n) | b (m) | mass (nl) | Q (nl) | A (ml, nl) | sides],  matrices by rows, the part
   of what is left only where something is out. */
typedef struct {
    fun f;
    i64 n, m;    /* coordinates; rows, those of gates and sticking contacts behind the others */
    i64 rows;    /* of constraints: the first so many */
    i64 nl, ml;  /* what is left of them */
    i64 sides;   /* what must be positive */
    const i64 *groups, *together;           /* (n), (m): of coordinates, and the constraints of rows */
    const i64 *left_groups, *left_together; /* (nl), (ml) */
    const i64 *left_rows, *left_columns;    /* (ml), (nl) which are left */
    const double *near;                     /* (2 n) factors to a state nearby */
    double weight;                          /* of the rows in the production solve: a factor of their scales */
    double *out, *other, *y, *work;         /* two outputs of f; (2 n) */
    double *D, *R, *force;                  /* (n), (m), (1): the scales */
    double *left_D, *left_R;                /* (nl), (ml) */
    double *room;                           /* 4 n + 2 m + (n + m) n numbers */
    i64 *order;                             /* (n) */
} Place;

static double inverse(double x) { return x > 0.0 && x < 1.0 / 0.0 ? 1.0 / x : 0.0; }

/* The power of two nearest to x, by ratio; 1 for what is not positive. */
static double power_of_two(double x) {
    union { double number; uint64_t bits; } u = {x};
    if (!(x > 0.0)) return 1.0;
    u.bits &= 0xFFF0000000000000u;
    return x >= 1.4142135623730951 * u.number ? 2.0 * u.number : u.number;
}

/* R (m) from the sizes of the groups: one scale for the rows of a constraint, unless they differ too much. */
static void scale_rows(i64 m, i64 n, const double *A, const i64 *groups, const i64 *together, const double *size,
                       double *R, double *most) {
    for (i64 i = 0; i < m; i++) most[i] = R[i] = 0.0;
    for (i64 i = 0; i < m; i++) {
        for (i64 j = 0; j < n; j++) R[i] = larger(R[i], fabs(A[i * n + j]) * size[groups[j]]);
        most[together[i]] = larger(most[together[i]], R[i]);
    }
    for (i64 i = 0; i < m; i++) {
        double all = most[together[i]];
        R[i] = inverse(R[i] > ALIKE * all || R[i] < ROUNDING * all ? all : R[i]);
    }
}

/* The sizes of massless groups from the scales of the rows; whether that changed nothing. */
static int scale_columns(i64 m, i64 n, const double *A, const i64 *groups, const double *mass, double *size,
                         const double *R, double *most, i64 count) {
    int settled = 1;
    for (i64 g = 0; g < count; g++) most[g] = 0.0;
    for (i64 i = 0; i < m; i++)
        for (i64 j = 0; j < n; j++) most[groups[j]] = larger(most[groups[j]], fabs(A[i * n + j]) * R[i]);
    for (i64 g = 0; g < count; g++) {
        double now = mass[g] == 0.0 ? inverse(most[g]) : size[g];
        settled &= now == size[g];
        size[g] = now;
    }
    return settled;
}

/* Scales D (n), R (m) as constrained/scales.py finds them; the size of the force. `diagonal` entries are `apart`. */
static double find_scales(i64 m, i64 n, const double *diagonal, i64 apart, const double *Q, const double *A, const i64 *groups,
                          const i64 *together, double weight, double *D, double *R, double *room) {
    i64 count = 0;
    for (i64 j = 0; j < n; j++) count = groups[j] >= count ? groups[j] + 1 : count;
    double *mass = room, *size = mass + count, *columns = size + count, *rows = columns + count, force = 0.0;
    int settled = 0, reached = 1;
    for (i64 g = 0; g < count; g++) mass[g] = 0.0;
    for (i64 j = 0; j < n; j++) mass[groups[j]] = larger(mass[groups[j]], fabs(diagonal[j * apart]));
    for (i64 g = 0; g < count; g++) size[g] = inverse(sqrt(mass[g]));
    for (int sweep = 0; sweep < SCALE_SWEEPS && !settled; sweep++) {
        scale_rows(m, n, A, groups, together, size, R, rows);
        settled = scale_columns(m, n, A, groups, mass, size, R, columns, count);
    }
    for (i64 g = 0; g < count; g++) reached &= size[g] != 0.0;
    if (!settled || !reached) { /* what no mass was reached from is scaled on its own */
        for (i64 g = 0; g < count; g++) size[g] = size[g] == 0.0 ? 1.0 : size[g];
        scale_rows(m, n, A, groups, together, size, R, rows);
        scale_columns(m, n, A, groups, mass, size, R, columns, count);
    }
    for (i64 j = 0; j < n; j++) {
        double push = mass[groups[j]] == 0.0 ? 0.0 : size[groups[j]] * Q[j];
        force += push * push;
        D[j] = power_of_two(size[groups[j]]);
    }
    force = force < 1.0 / 0.0 ? sqrt(force) : 0.0;
    for (i64 i = 0; i < m; i++) R[i] = weight * power_of_two(R[i] > 0.0 ? R[i] : inverse(force));
    return force;
}

/* The same, for others. */
double scale(int64_t m, int64_t n, const double *diagonal, const double *Q, const double *A, const int64_t *groups,
             const int64_t *together, double weight, double *D, double *R, double *room) {
    return find_scales(m, n, diagonal, 1, Q, A, groups, together, weight, D, R, room);
}

/* Whether M is symmetric and has no direction of negative mass, each coordinate in the scale of its own mass. */
static int mass_is_plain(const double *M, i64 n, double *L, double *scale) {
    for (i64 j = 0; j < n; j++) scale[j] = M[j * n + j] > 0.0 ? 1.0 / sqrt(M[j * n + j]) : 1.0;
    for (i64 i = 0; i < n; i++)
        for (i64 j = 0; j <= i; j++) {
            double a = scale[i] * M[i * n + j] * scale[j], b = scale[i] * M[j * n + i] * scale[j];
            if (!(fabs(a - b) <= NOTHING)) return 0;
            L[i * n + j] = a + (i == j ? 0.5 * SUSPECT : 0.0);
            for (i64 k = 0; k < j; k++) L[i * n + j] -= L[i * n + k] * L[j * n + k];
            if (i == j && !(L[i * n + i] > 0.0)) return 0;
            L[i * n + j] = i == j ? sqrt(L[i * n + i]) : L[i * n + j] / L[j * n + j];
        }
    return 1;
}

/* Whether every constraint binds here as it does nearby. */
static int rows_are_plain(const Place *p, const double *A, const double *nearby, double *here, double *usual) {
    for (i64 i = 0; i < p->rows; i++) here[i] = usual[i] = 0.0;
    for (i64 i = 0; i < p->rows; i++)
        for (i64 j = 0; j < p->n; j++) {
            i64 block = p->together[i];
            here[block] = larger(here[block], fabs(A[i * p->n + j]));
            usual[block] = larger(usual[block], fabs(nearby[i * p->n + j]));
        }
    for (i64 i = 0; i < p->rows; i++)
        if (!(here[p->together[i]] > SUSPECT * usual[p->together[i]])) return 0;
    return 1;
}

/* Whether the accelerations are determined (Eq. 43) and the constraints agree, in the scales found. */
static int ranks_are_plain(const Place *p, const double *M, const double *A, const double *b, double *X, double *side) {
    i64 n = p->n, m = p->rows;
    double smallest, size = 1.0, off = 0.0;
    for (i64 j = 0; j < n; j++)
        for (i64 i = 0; i < m; i++) X[j * m + i] = p->R[i] / p->weight * A[i * n + j] * p->D[j];
    for (i64 i = 0; i < m; i++) side[i] = p->R[i] / p->weight * b[i], size = larger(size, fabs(side[i]));
    i64 rank = triangular(X, side, m, n, p->order, NO_PIVOT, &smallest);
    for (i64 i = rank; i < m; i++) off = larger(off, fabs(side[i]));
    if (!(smallest > PLAIN_PIVOT && off <= SUSPECT * size)) return 0;
    i64 both = n + m;
    for (i64 i = 0; i < both; i++) side[i] = 0.0;
    for (i64 j = 0; j < n; j++) {
        for (i64 i = 0; i < n; i++) X[j * both + i] = p->D[i] * M[i * n + j] * p->D[j];
        for (i64 i = 0; i < m; i++) X[j * both + n + i] = p->R[i] / p->weight * A[i * n + j] * p->D[j];
    }
    return triangular(X, side, both, n, p->order, NO_PIVOT, &smallest) == n && smallest > PLAIN_PIVOT;
}

/* Look at a state: its scales, and whether it is plain that a run may begin there. */
int64_t look(Place *p, double *t, double *y, double *parameters) {
    i64 n = p->n, m = p->m;
    double *M = p->out, *Q = M + n * n, *A = Q + n, *b = A + m * n, *left = b + m, *room = p->room;
    p->f(t, y, parameters, p->out, p->work);
    for (i64 j = 0; j < 2 * n; j++) p->y[j] = y[j] * p->near[j];
    p->f(t, p->y, parameters, p->other, p->work);
    p->force[0] = find_scales(m, n, M, n + 1, Q, A, p->groups, p->together, p->weight, p->D, p->R, room);
    if (!finite(M, n * n) || !finite(A, m * n + m)) return 0;
    double *square = room + 4 * n + 2 * m;
    int plain = mass_is_plain(M, n, square, room) && rows_are_plain(p, A, p->other + n * n + n, room, room + m) &&
                ranks_are_plain(p, M, A, b, square, room);
    double *sides = p->nl < n ? left + 2 * p->nl + p->ml * p->nl : left;
    for (i64 i = 0; i < p->sides; i++) plain &= sides[i] > 0.0;
    if (p->nl < n) { /* rows that are left have scales of their own, but for what is rounding in them */
        for (i64 j = 0; j < p->nl; j++) { /* where a rim touches, its height hardly depends on its angle: that is no mass */
            double D = p->D[p->left_columns[j]];
            if (!(fabs(left[j]) * D * D > ROUNDING * ROUNDING)) left[j] = 0.0;
        }
        find_scales(p->ml, p->nl, left, 1, left + p->nl, left + 2 * p->nl, p->left_groups, p->left_together, p->weight,
                    p->left_D, p->left_R, room);
        for (i64 i = 0; i < p->ml; i++) {
            double *R = p->R + p->left_rows[i];
            if (!(p->left_R[i] > *R / ROUNDING)) *R = p->left_R[i];
        }
    }
    return plain;
}

/* Sizes of the structures here, so that Python can compare them with its own. */
int64_t size_of_start(int64_t which) { return which == 0 ? sizeof(Problem) : sizeof(Place); }
