/* Whether the forces of a set of modes are possible, and other forces with the same motion where contacts are redundant.

With the contact inertia W singular, f + z gives the same motion for every z in its null space. The smallest f may ask for more friction
than a contact has, where another does not: a ball that rolls in a V groove is squeezed by none.

    N >= 0,  |F_t| <= mu_s N     at every contact

is convex, so Newton's method on what is violated finds an f if there is one: from the smallest, or from those of contacts that give
way (give.c). */

#define NO_STEP 1e-15
#define FLAT 1e-10  /* of the largest singular value of what is violated */
#define SHARE 1e-6  /* of a set of forces that moves nothing: what a contact has of it at least */
#define FORCES_OF_SIZE(c, f) larger((c)->size, weighed((c), (f)))

enum { SHARE_ROUNDS = 40, MARGINS = 3 };

static const double MARGIN[MARGINS] = {0.1, 0.01, 0.0}; /* of the normal forces: further inside the cones first */

/* The largest of f, measured by what it moves. */
static double weighed(const Choices *c, const double *f) {
    double most = 0.0;
    for (i64 r = 0; r < rows_of(c); r++) most = larger(most, fabs(f[r] * c->w[r]));
    return most;
}

/* Whether there is no friction at rest: nothing to stick to, now or later. */
static int is_smooth(const Choices *c, const Set *s, i64 i) {
    return c->fixed[i] == 0.0 || (gate_of(c, i) < 0 && pressing(c, i, s->f) == 0.0);
}

/* Whether what lets go accelerates along its direction. On a constraint, others may hold fast what is at its limit. */
static int goes_along(const Choices *c, const Set *s, i64 i, double size) {
    const i64 first = first_row(c, i), count = row_count(c, i);
    const double along = product(s->a + first, s->d + 2 * i, count), least = SURE * size * widest(c, i);
    double across = 0.0;
    for (i64 k = 0; k < count; k++) {
        const double rest = s->a[first + k] - along * s->d[2 * i + k];
        across += rest * rest;
    }
    const int fast = gate_of(c, i) < 0 || is_smooth(c, s, i);
    const int gently = c->slips[i] & LIMIT || (fast && size_of_rows(c, s->a, i) <= least);
    if ((along <= least && !gently) || along < -1e3 * least) return 0;
    return sqrt(across) <= 1e-6 * fabs(along) + least * (gently ? 1e3 : 1.0);
}

/* Whether the forces press, friction is within its limit, what flies rises, and what lets go goes along its direction. */
APART int is_possible(const Choices *c, const Set *s, double sure) {
    const double size = FORCES_OF_SIZE(c, s->f);
    for (i64 j = 0; j < c->space->gates; j++) {
        if (!(c->gates[j] & TOUCHES)) continue;
        if ((s->closed[j] > 0.0 ? s->f[j] * c->w[j] : s->a[j] / c->w[j]) < -sure * size) return 0;
    }
    for (i64 i = 0; i < c->space->slips; i++) {
        if (leaves(c, s, i) && !goes_along(c, s, i, size)) return 0;
        if (s->mode[i] != STICKS || c->slips[i] & GRIPS) continue;
        const double least = sure * size / widest(c, i), most = most_friction(c, i, s->f);
        if (size_of_rows(c, s->f, i) > most * (1.0 + sure) + least || is_smooth(c, s, i)) return 0;
    }
    return 1;
}

/* What must be negative, where it is not: values (m), with their derivatives by z (m, k) by columns, f = ... + Z z, Z (k, rows); how many. */
static i64 find_violations(const Choices *c, const Set *s, const double *Z, i64 k, double margin, double nothing, const double *fixed,
                           double *values, double *J) {
    const i64 n = rows_of(c), gates = c->space->gates, slips = c->space->slips;
    i64 m = 0;
    for (i64 x = 0; x < gates + slips; x++) {
        const i64 i = x - gates, gate = i < 0 ? x : gate_of(c, i);
        const i64 first = i < 0 ? 0 : first_row(c, i), count = i < 0 ? 0 : row_count(c, i);
        if (i < 0 ? !(s->closed[x] > 0.0) : s->mode[i] != STICKS || c->slips[i] & GRIPS) continue;
        const double mu = i < 0 ? 1.0 : fixed[i] * (1.0 - margin), size = i < 0 ? 0.0 : size_of_rows(c, s->f, i);
        const double value = (size - mu * s->f[gate]) * c->w[gate];
        if (!(value > nothing)) continue;
        for (i64 y = 0; y < k; y++) {
            double slope = -mu * Z[y * n + gate];
            for (i64 r = 0; r < count && size > 0.0; r++) slope += s->f[first + r] / size * Z[y * n + first + r];
            J[y * (gates + slips) + m] = slope * c->w[gate];
        }
        values[m++] = -value;
    }
    for (i64 y = 1; y < k; y++) /* so that columns follow each other */
        for (i64 x = 0; x < m; x++) J[y * m + x] = J[y * (gates + slips) + x];
    return m;
}

/* f + Z z nearest to the forces of contacts that give way. */
static void start_from_given(const Choices *c, Set *s, const double *Z, i64 k, const double *f, double *room) {
    const i64 n = rows_of(c);
    double *given = room;
    find_given(c, s, given, room + n);
    for (i64 y = 0; y < k; y++) {
        double z = 0.0;
        for (i64 r = 0; r < n; r++) z += Z[y * n + r] * c->w[r] * c->w[r] * (given[r] - f[r]);
        for (i64 r = 0; r < n; r++) s->f[r] += Z[y * n + r] * z;
    }
}

/* Forces f + Z z within all cones in place of f; whether there are some. */
static int share_load(const Choices *c, Set *s, const double *Z, i64 k, double sure, double *room) {
    const i64 n = rows_of(c), all = c->space->gates + c->space->slips;
    double *f = room, *fixed = f + n, *values = fixed + all, *J = values + all, *z = J + all * k, own[3];
    const double nothing = sure * weighed(c, s->f);
    i64 *order = (i64 *)(z + k);
    room = (double *)(order + k);
    for (i64 r = 0; r < n; r++) f[r] = s->f[r];
    for (i64 i = 0; i < c->space->slips; i++) {
        if (gate_of(c, i) < 0) continue;
        coefficients(c, i, f[gate_of(c, i)], own);
        fixed[i] = own[2];
    }
    for (i64 part = 0; part <= MARGINS; part++) {
        for (i64 r = 0; r < n; r++) s->f[r] = f[r];
        if (part == MARGINS) start_from_given(c, s, Z, k, f, room);
        for (i64 round = 0; round < SHARE_ROUNDS; round++) {
            const i64 m = find_violations(c, s, Z, k, part < MARGINS ? MARGIN[part] : 0.0, nothing, fixed, values, J);
            double most = 0.0, largest = 0.0;
            if (m == 0) return 1;
            if (least_solution(J, values, m, k, 1, FLAT, z, room, order) < 0) break;
            for (i64 r = 0; r < n; r++) {
                double step = 0.0;
                for (i64 y = 0; y < k; y++) step += Z[y * n + r] * z[y];
                largest = larger(largest, fabs(s->f[r])), most = larger(most, fabs(step));
                s->f[r] += step;
            }
            if (!(most > NO_STEP * largest)) break;
        }
    }
    return 0;
}

/* The same motion by other forces, where contacts are redundant and those of least size are not possible; whether there are. */
APART int find_other_forces(const Choices *c, Set *s, double sure, double *room) {
    const i64 n = rows_of(c);
    i64 *held = (i64 *)room, m = 0, count = 0, *gate = held + n;
    for (i64 i = 0; i < c->space->slips; i++)
        if (gate_of(c, i) < 0 && c->slips[i] & RUBS && s->mode[i] == STICKS) return 0;
    room = (double *)(gate + n);
    count = find_held(c, s, held);
    const i64 whole = count;
    for (i64 x = 0; x < whole; x++) { /* friction of a slide moves with its N */
        int slides = 0;
        for (i64 i = 0; i < c->space->slips; i++) slides |= s->mode[i] == SLIDES && gate_of(c, i) == held[x];
        if (!slides) held[m++] = held[x];
    }
    double *A = room, *V = A + n * m, *sizes = V + m * m, *Z = sizes + m;
    for (i64 j = 0; j < m; j++)
        for (i64 i = 0; i < n; i++) A[j * n + i] = c->space->W[i * n + held[j]] / (c->w[i] * c->w[held[j]]);
    if (!m || !finite(A, n * m)) return 0;
    singular(A, n, m, V, sizes);
    i64 rank = 0;
    while (rank < m && sizes[rank] > SINGULAR * (double)whole) rank++;
    if (rank == m) return 0;
    for (i64 i = 0; i < n * (m - rank); i++) Z[i] = 0.0;
    for (i64 y = rank; y < m; y++)
        for (i64 j = 0; j < m; j++) Z[(y - rank) * n + held[j]] = V[y * m + j] / c->w[held[j]];
    *s->otherwise = 1.0;
    return share_load(c, s, Z, m - rank, sure, Z + n * (m - rank));
}

/* Mark the closed contacts of which other forces give the same motion; whether there are some. */
static int mark_shared(const Choices *c, const Set *s, i64 *marked, double *room) {
    const i64 n = rows_of(c);
    i64 *held = (i64 *)room, m = find_held(c, s, held), any = 0;
    double *A = (double *)(held + n), *V = A + m * m, *sizes = V + m * m;
    for (i64 j = 0; j < c->space->gates; j++) marked[j] = 0;
    for (i64 j = 0; j < m; j++)
        for (i64 i = 0; i < m; i++) A[j * m + i] = c->space->W[held[i] * n + held[j]] / (c->w[held[i]] * c->w[held[j]]);
    if (!m || !finite(A, m * m)) return 0;
    singular(A, m, m, V, sizes);
    for (i64 x = 0; x < m; x++) {
        double most = 0.0;
        i64 gate = held[x];
        for (i64 y = 0; y < m; y++)
            if (sizes[y] <= SINGULAR * (double)m) most = larger(most, fabs(V[y * m + x]));
        for (i64 i = 0; i < c->space->slips; i++)
            if (first_row(c, i) <= held[x] && held[x] < first_row(c, i) + row_count(c, i)) gate = gate_of(c, i);
        if (gate >= 0 && most > SHARE) marked[gate] = 1, any = 1;
    }
    return any;
}
