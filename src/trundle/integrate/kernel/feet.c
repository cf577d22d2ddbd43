/* The feet of a contact on a surface, from many starts: integrate/foot_search.py says how.

The rows of a contact define its own coordinates w (foot, gap, ...) by all else, r(w) = 0. A search begins at points around a body, or
on it, each moved to the surface along its gradient, and goes on by Newton's method. */

enum { DOWN = 8, MOST_NEWTON = 14 }; /* steps to the surface, and towards a foot */

#define LONGEST_STEP 0.5           /* of the size: a step is no longer */
#define OWN_ROUNDING (64.0 * EPS)
#define SETTLED 1e-9               /* of the size: a last step, ... */
#define APART 1e-5                 /* ... and feet that are two */

/* One contact. Its programs are functions of (t, q, p):

    placed  [centre, radius] of what feet are sought around, or [position, rotation (by columns)] of the body
    ground  at (t, [q, x], p): the surface's function at a place x, and its gradient
    rows    [r (m) | dr/dw (m, k) by columns]
    sides   what must be positive where a foot stands  */
typedef struct {
    fun placed, ground, rows, sides;
    i64 n, m, k, limits, starts, others, around, gap; /* others: own coordinates of the body, as many of them; gap: its place in w */
    const i64 *columns, *foot, *own; /* (k) of w in q; (3), (others) places in w of the foot, and of the body's own coordinates */
    const double *points, *owned;    /* (starts, 3) directions, or places on the body; (starts, others) own coordinates there */
    double *q, *out, *N, *step, *work; /* (n + 3), the largest output, (k, k), (k) */
} Feet;

static void take_state(const Feet *f, const double *q) {
    for (i64 i = 0; i < f->n; i++) f->q[i] = q[i];
}

static double distance(const Feet *f, const double *w, const double *other) {
    double sum = 0.0;
    for (i64 i = 0; i < 3; i++) sum += (w[f->foot[i]] - other[f->foot[i]]) * (w[f->foot[i]] - other[f->foot[i]]);
    return sqrt(sum);
}

/* What feet are measured by at the state in f->q: how far the known one is, or how large the body. f->out is that of `placed`. */
static double size_of_search(const Feet *f, double *t, double *p) {
    double size = 0.0;
    f->placed(t, f->q, p, f->out, f->work);
    if (f->around) return f->out[3] + larger(f->q[f->columns[f->gap]], 0.0);
    for (i64 i = 0; i < f->starts; i++) size = larger(size, length(f->points + 3 * i, 3));
    return size;
}

/* w (k) with r(w) = 0 in place of w, at the state in f->q; whether it was found. */
static int settle(const Feet *f, double *t, double *p, double *w, double size) {
    const i64 m = f->m, k = f->k;
    double settled = 0.0;
    for (i64 i = 0; i < k; i++) settled = larger(settled, fabs(w[i]));
    settled = SETTLED * size + OWN_ROUNDING * settled;
    for (int round = 0; round < MOST_NEWTON; round++) {
        double trace = 0.0, *J = f->out + m;
        for (i64 i = 0; i < k; i++) f->q[f->columns[i]] = w[i];
        f->rows(t, f->q, p, f->out, f->work);
        if (!finite(f->out, m + m * k)) return 0;
        for (i64 i = 0; i < k; i++) { /* the shortest step, slightly damped */
            for (i64 j = 0; j < k; j++) f->N[i * k + j] = product(J + i * m, J + j * m, m);
            f->step[i] = product(J + i * m, f->out, m);
            trace += f->N[i * k + i];
        }
        for (i64 i = 0; i < k; i++) f->N[i * k + i] += 1e-14 * trace + 1e-300;
        if (solve_square(f->N, f->step, k, 1) == 0.0) return 0;
        const double far = length(f->step, k), most = LONGEST_STEP * size;
        for (i64 i = 0; i < k; i++) w[i] -= (far > most ? most / far : 1.0) * f->step[i];
        if (far <= settled) return 1;
    }
    return 0;
}

/* Own coordinates w (count, k) on their rows, at states q (count, n), from w. size (count): what they are measured by, no less than it
was; good (count). */
SELDOM void settle_feet(const Feet *f, double *t, const double *q, double *p, double *w, double *size, i64 *good, i64 count) {
    for (i64 i = 0; i < count; i++) {
        take_state(f, q + i * f->n);
        size[i] = larger(size_of_search(f, t + i, p), size[i]);
        good[i] = settle(f, t + i, p, w + i * f->k, size[i]);
    }
}

/* x (3) moved to the surface along its gradient, and the unit normal there, at the state in f->q. */
static void go_down(const Feet *f, double *t, double *p, double *x, double *normal, double size) {
    for (int step = 0; step < DOWN; step++) {
        for (i64 i = 0; i < 3; i++) f->q[f->n + i] = x[i];
        f->ground(t, f->q, p, f->out, f->work);
        const double slope = length(f->out + 1, 3), far = f->out[0] / slope;
        for (i64 i = 0; i < 3; i++) {
            normal[i] = f->out[1 + i] / slope;
            x[i] -= (far > size ? size : far < -size ? -size : far) * normal[i];
            if (!(fabs(x[i]) < INFINITY)) x[i] = 0.0;
            if (!(fabs(normal[i]) < INFINITY)) normal[i] = 0.0;
        }
    }
}

static int stands(const Feet *f, double *t, double *p, const double *w) {
    for (i64 i = 0; i < f->k; i++) f->q[f->columns[i]] = w[i];
    f->sides(t, f->q, p, f->out, f->work);
    for (i64 i = 0; i < f->limits; i++)
        if (!(f->out[i] > 0.0)) return 0;
    return 1;
}

/* w (k) where a search begins from one of the points, with the body at `placed` (12). */
static void begin_search(const Feet *f, double *t, double *p, i64 start, const double *placed, double size, double *w) {
    const double *u = f->points + 3 * start, *R = placed + 3;
    double x[3], from[3], normal[3];
    for (i64 i = 0; i < 3; i++) {
        x[i] = placed[i] + (f->around ? size * u[i] : R[i] * u[0] + R[3 + i] * u[1] + R[6 + i] * u[2]);
        from[i] = f->around ? placed[i] : x[i];
    }
    go_down(f, t, p, x, normal, size);
    w[f->gap] = f->around ? -placed[3] : 0.0;
    for (i64 i = 0; i < 3; i++) {
        w[f->foot[i]] = x[i];
        w[f->gap] += (from[i] - x[i]) * normal[i];
    }
    for (i64 i = 0; i < f->others; i++) w[f->own[i]] = f->owned[start * f->others + i];
}

/* All feet at states q (count, n), in w (count, starts + 1, k) where they were found from: those numbered in `order` (count,
starts + 1), the nearest first, `found` (count) many; of those that are the same, one. The first start is the foot that is known. */
SELDOM void search_feet(const Feet *f, double *t, const double *q, double *p, double *w, i64 *order, i64 *found, i64 count) {
    const i64 k = f->k, all = f->starts + 1;
    for (i64 state = 0; state < count; state++, t++) {
        const double *own = q + state * f->n;
        double *first = w + state * all * k, placed[12];
        i64 *good = order + state * all, listed = 0;
        take_state(f, own);
        const double size = size_of_search(f, t, p);
        for (i64 i = 0; i < (f->around ? 4 : 12); i++) placed[i] = f->out[i];
        for (i64 start = 0; start < all; start++) {
            double *one = first + start * k;
            take_state(f, own);
            for (i64 i = 0; i < k; i++) one[i] = own[f->columns[i]];
            if (start) begin_search(f, t, p, start - 1, placed, size, one);
            if (settle(f, t, p, one, size) && stands(f, t, p, one)) good[listed++] = start;
        }
        i64 left = listed;
        for (listed = 0; listed < left; listed++) { /* the nearest of those left, then all that are not it */
            i64 best = listed, kept = listed + 1;
            for (i64 i = listed; i < left; i++)
                if (first[good[i] * k + f->gap] < first[good[best] * k + f->gap]) best = i;
            const i64 nearest = good[best];
            good[best] = good[listed], good[listed] = nearest;
            for (i64 i = listed + 1; i < left; i++)
                if (distance(f, first + good[i] * k, first + nearest * k) > APART * size) good[kept++] = good[i];
            left = kept;
        }
        found[state] = listed;
    }
}
