/* Gauss-Newton for what a start leaves open: of one run from several guesses, or of many runs near one of them. */

enum { MOST_STEPS = 60, MOST_CUTS = 6, SIZE_SWEEPS = 3 };

#define FULL_RANK 1e-10   /* of the longest column: less is taken for nothing */
#define PLAIN_RANK 1e-7   /* the same where nothing else vouches for the solution */
#define SOLVED 1e-10      /* of the terms of a row: a residual that is left where something was solved for */
#define GIVEN 1e-8        /* the same for a start that was given */
#define SAME 1e-9         /* of the terms of a row: what lies between two solutions that are one */
#define STANDSTILL 1e-15  /* of x: a step that ends the search */
#define SMALL 1e-4        /* of a unit: the size of what is zero */

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
SELDOM void solve_rows(Problem *p, double *time, double *x, double *known, int64_t rows, int64_t *solved) {
    for (i64 row = 0; row < rows; row++)
        if (solved[row] == 1) solved[row] = solve_row(p, time, x + row * p->n, known + row * p->k);
}

/* One problem from several guesses, the rows of x: the first of them becomes the solution. 1 where it is plain: it is
   determined, and every guess that leads to a solution leads to this one. */
SELDOM int64_t solve_alone(Problem *p, double *time, double *x, double *known, int64_t guesses) {
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
