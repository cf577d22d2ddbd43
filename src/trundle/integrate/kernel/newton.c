/* Gauss-Newton on native code, for many problems one after the other: the starts of an ensemble.

   A problem is a row: unknowns x (n), of which some are open, and what is known (k numbers). The native function gives

       out = [r (m) | J (m x n, column by column) | sides]      r = 0 is wanted, every side positive

   Each row is solved by itself, from its own numbers, so its bits do not depend on its neighbours. What counts as zero
   is relative to the terms of an equation: there is no length here, and no speed, that is small in every unit.
   A row that fails by that is not lost: the caller solves it with more care, and says what is wrong. */

#include "kernel.h"

enum { MOST_STEPS = 60, MOST_CUTS = 6 };

#define FULL_RANK 1e-10   /* of the longest column: less is taken for nothing */
#define SOLVED 1e-10      /* of the terms of an equation: what is left where something was solved for */
#define GIVEN 1e-8        /* the same for a start that was given */
#define LAST_BITS 1e-14   /* of the unknowns around an equation */
#define STANDSTILL 1e-15  /* of x: a step that ends the search */

typedef int64_t integer;
typedef struct {
    integer m, n, size_out, open_count;
    const integer *open;
    double *out, *A, *b, *step, *size, *trial, *reach, *work;
    integer *order;
} Problem;

static double square_sum(const double *x, integer count) {
    double total = 0.0;
    for (integer i = 0; i < count; i++) total += x[i] * x[i];
    return total;
}

static double length(const double *x, integer count) { return sqrt(square_sum(x, count)); }

static double larger(double a, double b) { return a > b ? a : b; }

/* Reflect columns k and up, and b, so that column k of A (n columns, m numbers each) ends with its entry k. */
static void reflect(double *A, double *b, integer m, integer n, integer k, double square) {
    double *v = A + k * m, alpha = v[k] > 0.0 ? -sqrt(square) : sqrt(square);
    double head = v[k] - alpha, norm = square - v[k] * v[k] + head * head;
    v[k] = head;
    for (integer j = k + 1; j <= n; j++) { /* the last one is b */
        double *column = j < n ? A + j * m : b, total = 0.0;
        for (integer i = k; i < m; i++) total += v[i] * column[i];
        for (integer i = k; i < m; i++) column[i] -= 2.0 * total / norm * v[i];
    }
    v[k] = alpha;
}

/* step of least |A step - b|, A (m, open) by columns, by Householder reflections with column pivoting; 0 where A has
   not full rank. A and b are overwritten. */
static int least_squares(Problem *p) {
    integer m = p->m, n = p->open_count, *order = p->order;
    double *A = p->A, *b = p->b, *x = p->step;
    if (m < n) return 0;
    for (integer j = 0; j < n; j++) { /* columns of length one, so that units do not matter */
        order[j] = j;
        p->size[j] = length(A + j * m, m);
        if (!(p->size[j] > 0.0)) return 0;
        for (integer i = 0; i < m; i++) A[j * m + i] /= p->size[j];
    }
    for (integer k = 0; k < n; k++) {
        integer best = k;
        double longest = -1.0;
        for (integer j = k; j < n; j++) {
            double square = square_sum(A + j * m + k, m - k);
            if (square > longest) best = j, longest = square;
        }
        if (!(longest > FULL_RANK * FULL_RANK)) return 0;
        integer other = order[k];
        order[k] = order[best], order[best] = other;
        for (integer i = 0; i < m; i++) {
            double a = A[k * m + i];
            A[k * m + i] = A[best * m + i], A[best * m + i] = a;
        }
        reflect(A, b, m, n, k, longest);
    }
    for (integer k = n - 1; k >= 0; k--) {
        double total = b[k];
        for (integer j = k + 1; j < n; j++) total -= A[j * m + k] * x[order[j]];
        x[order[k]] = total / A[k * m + k];
    }
    for (integer j = 0; j < n; j++) x[j] /= p->size[j];
    return 1;
}

/* Into b: for every row the largest value among its unknowns, and those of the rows it shares one with. */
static void find_neighbours(Problem *p) {
    integer m = p->m, n = p->n;
    for (integer j = 0; j < n; j++) p->trial[j] = p->reach[j];
    for (int round = 0; round < 2; round++) {
        for (integer i = 0; i < m; i++) {
            p->b[i] = 0.0;
            for (integer j = 0; j < n; j++)
                if (p->out[m + j * m + i] != 0.0) p->b[i] = larger(p->b[i], p->trial[j]);
        }
        for (integer j = 0; j < n; j++)
            for (integer i = 0; i < m; i++)
                if (p->out[m + j * m + i] != 0.0) p->trial[j] = larger(p->trial[j], p->b[i]);
    }
}

/* Whether every residual is small beside its own terms |J x|, so that no unit counts, and every side positive. The rounding of
what stands near it passes too: terms that a row knows, and its unknowns do not, may have cancelled. */
static int is_solved(Problem *p, const double *x) {
    integer m = p->m, n = p->n;
    for (integer j = 0; j < n; j++) p->reach[j] = larger(p->reach[j], fabs(x[j]));
    find_neighbours(p);
    for (integer i = 0; i < m; i++) {
        double square = 0.0, terms = 0.0;
        for (integer j = 0; j < n; j++) {
            double entry = p->out[m + j * m + i];
            square += entry * entry;
            terms += fabs(entry) * p->reach[j];
        }
        double rounding = LAST_BITS * p->b[i] * sqrt(square);
        if (!(fabs(p->out[i]) <= (p->open_count > 0 ? SOLVED : GIVEN) * terms + rounding)) return 0;
    }
    for (integer i = m + m * n; i < p->size_out; i++)
        if (!(p->out[i] > 0.0)) return 0;
    return 1;
}

/* x + step, cut until the residuals are smaller; how much of the step that is, 0 if none does. *error is theirs. */
static double search(Problem *p, fun f, double *time, double *x, double *known, double *error) {
    double part = 1.0;
    for (int cut = 0; cut < MOST_CUTS; cut++, part *= 0.4) {
        for (integer j = 0; j < p->n; j++) p->trial[j] = x[j];
        for (integer j = 0; j < p->open_count; j++) p->trial[p->open[j]] += part * p->step[j];
        f(time, p->trial, known, p->out, p->work);
        double now = length(p->out, p->m);
        if (now < *error) {
            *error = now;
            return part;
        }
    }
    return 0.0;
}

/* Damped Gauss-Newton on the open entries of x; whether it ended in a solution. */
static int solve_row(Problem *p, fun f, double *time, double *x, double *known) {
    integer m = p->m, n = p->n, count = p->open_count;
    for (integer j = 0; j < n; j++) p->reach[j] = fabs(x[j]);
    f(time, x, known, p->out, p->work);
    double error = length(p->out, m);
    for (int step = 0; step < MOST_STEPS && count > 0 && error != 0.0; step++) {
        if (!(error - error == 0.0)) return 0; /* not finite */
        for (integer j = 0; j < count; j++)
            for (integer i = 0; i < m; i++) p->A[j * m + i] = p->out[m + p->open[j] * m + i];
        for (integer i = 0; i < m; i++) p->b[i] = -p->out[i];
        if (!least_squares(p)) return 0;
        double part = search(p, f, time, x, known, &error);
        if (part == 0.0) {
            f(time, x, known, p->out, p->work);
            break;
        }
        for (integer j = 0; j < n; j++) x[j] = p->trial[j];
        if (part * length(p->step, count) <= STANDSTILL * length(x, n)) break;
    }
    return is_solved(p, x);
}

/* Solve every row of x (rows, n) in place, knowing known (rows, k). solved (rows): 1 on the way in for the rows to do,
   on the way out for those that are solved.

   f          the native function; size_out numbers of out, m of them residuals
   open       (n_open) which of the unknowns are solved for
   room       size_out + m n_open + m + 2 n_open + 2 n numbers, then those of the work of f
   order      room for n_open integers */
void solve_rows(fun f, double *time, double *x, double *known, int64_t rows, int64_t n, int64_t k, const int64_t *open,
                int64_t n_open, int64_t m, int64_t size_out, double *room, int64_t *order, int64_t *solved) {
    Problem p = {m, n, size_out, n_open, open, room, 0, 0, 0, 0, 0, 0, 0, order};
    p.A = p.out + size_out, p.b = p.A + m * n_open, p.step = p.b + m, p.size = p.step + n_open;
    p.trial = p.size + n_open, p.reach = p.trial + n, p.work = p.reach + n;
    for (integer row = 0; row < rows; row++)
        if (solved[row] == 1) solved[row] = solve_row(&p, f, time, x + row * n, known + row * k);
}
