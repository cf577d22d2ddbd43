/* The state that a start has led to: whether it is plain that a run may begin there, and the scales of its equations. */

enum { SCALE_SWEEPS = 5 };

#define ALIKE 1e-3        /* of the largest row of a constraint: rows above it share its scale */
#define SUSPECT 1e-9      /* of the size nearby: a constraint that is so small here says nothing */
#define PLAIN_PIVOT 1e-4  /* of the first pivot: no rank is in doubt above it, ... */
#define NO_PIVOT 1e-14    /* ... nor below this */

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
SELDOM double scale(int64_t m, int64_t n, const double *diagonal, const double *Q, const double *A, const int64_t *groups,
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
SELDOM int64_t look(Place *p, double *t, double *y, double *parameters) {
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
