/* Modes of contacts that depend on each other: those of contacts that give way a little, and less and less.

With a compliance e D, D the diagonal of the scaled W, one motion follows, from no forces at all while e is large:

    a = (W + e D) f + c,    f_n = max(0, f_n - r a_n),    f_t = f_t - r a_t within mu N, else mu N along it

(Alart, Curnier), solved by Newton's method, each e from the forces of the last; where that does not settle, forces are first improved
one after the other. Where W is singular, contacts share their load as alike springs would: by forces of least size, as hold_rows has them.
What follows for modes is then solved for as for all others. */

#define SOFTEST 1.0
#define STIFFEST 1e-10
#define FOUND_AT 1e-13 /* of the forces: what may be off */

enum { GIVING_ROUNDS = 25, SHORTER = 10, IMPROVED = 300, SETTLING_ROUNDS = 12 };

typedef struct {
    const Choices *c;
    i64 m, *row, *place;      /* unknowns; (m) their rows; (rows) the reverse, or -1 */
    double e, *scale;         /* (rows) of a force */
    double *W, *b;            /* (m, m), (m), scaled */
    double *f, *a, *off, *J;  /* (m) three times, (m, m) by columns */
} Giving;

/* The scale of row r, one for all rows of an element. */
static void gather_giving(Giving *g, const Set *s) {
    const Choices *c = g->c;
    const i64 n = rows_of(c);
    g->m = 0;
    for (i64 r = 0; r < n; r++) g->place[r] = -1;
    for (i64 j = 0; j < c->space->gates; j++)
        if (s->closed[j] > 0.0) g->scale[j] = c->w[j], g->place[j] = g->m, g->row[g->m++] = j;
    for (i64 i = 0; i < c->space->slips; i++)
        for (i64 k = 0; s->mode[i] != NONE && k < row_count(c, i); k++) {
            const i64 r = first_row(c, i) + k;
            g->scale[r] = widest(c, i), g->place[r] = g->m, g->row[g->m++] = r;
        }
    for (i64 x = 0; x < g->m; x++) {
        g->b[x] = c->space->c[g->row[x]] / g->scale[g->row[x]], g->f[x] = 0.0;
        for (i64 y = 0; y < g->m; y++)
            g->W[y * g->m + x] = c->space->W[g->row[x] * n + g->row[y]] / (g->scale[g->row[x]] * g->scale[g->row[y]]);
    }
}

static double yield_at(const Giving *g, i64 x) { return g->b[x] + product(g->W + x * g->m, g->f, g->m) + g->e * g->f[x]; }

/* Derivatives of f - r a at unknown x by all, times `factor`, added to a row of J. */
static void add_slopes(Giving *g, i64 to, i64 x, double factor) {
    const double r = 1.0 / (1.0 + g->e);
    g->J[x * g->m + to] += factor;
    for (i64 y = 0; y < g->m; y++) g->J[y * g->m + to] -= factor * r * (g->W[x * g->m + y] + (x == y) * g->e);
}

/* The coefficients of element i (T = mu N, dT/dN, the most at rest, in the scale of its rows), and derivatives (m) of N. */
static double load_of(const Giving *g, i64 i, double own[3], double *slope) {
    const Choices *c = g->c;
    const i64 gate = gate_of(c, i), m = g->m;
    const double r = 1.0 / (1.0 + g->e), scale = g->scale[first_row(c, i)];
    double N;
    for (i64 y = 0; y < m; y++) slope[y] = 0.0;
    if (gate >= 0) {
        const i64 x = g->place[gate];
        N = larger(g->f[x] - r * g->a[x], 0.0) / g->scale[gate];
        for (i64 y = 0; y < m && N > 0.0; y++) slope[y] = ((x == y) - r * (g->W[x * m + y] + (x == y) * g->e)) / g->scale[gate];
    } else {
        double force[3] = {0.0, 0.0, 0.0}, unit[3] = {1.0, 0.0, 0.0};
        const Space *s = c->space;
        const i64 k = pressing_count(c, i);
        for (i64 a = 0; a < k; a++) {
            force[a] = s->base[s->forces * i + a];
            for (i64 y = 0; y < m; y++) force[a] += s->L[s->forces * (s->most * i + g->row[y]) + a] * g->f[y] / g->scale[g->row[y]];
        }
        N = is_signed(c, i) ? force[0] : length(force, k);
        for (i64 a = 0; a < k && !is_signed(c, i) && N > 0.0; a++) unit[a] = force[a] / N;
        for (i64 a = 0; a < k; a++)
            for (i64 y = 0; y < m; y++) slope[y] += unit[a] * s->L[s->forces * (s->most * i + g->row[y]) + a] / g->scale[g->row[y]];
    }
    coefficients(c, i, N, own);
    own[2] = c->slips[i] & GRIPS ? (N > 0.0 ? INFINITY : 0.0) : c->slips[i] & LIMIT ? own[0] * N : own[2] * N;
    own[0] *= N;
    for (i64 k = 0; k < 3; k++) own[k] *= scale;
    return N;
}

/* What is off at an element, with its rows of J. */
static void find_off_element(Giving *g, i64 i, double *slope) {
    const Choices *c = g->c;
    const i64 x = g->place[first_row(c, i)], k = row_count(c, i), m = g->m;
    const double r = 1.0 / (1.0 + g->e);
    double own[3], to[2] = {0.0, 0.0}, d[2] = {0.0, 0.0}, size;
    load_of(g, i, own, slope);
    for (i64 a = 0; a < k; a++) to[a] = g->f[x + a] - r * g->a[x + a];
    size = length(to, k);
    const int moves = c->slips[i] & MOVES;
    for (i64 a = 0; a < k; a++) {
        if (!moves && size <= own[2]) {
            g->off[x + a] = r * g->a[x + a];
            add_slopes(g, x + a, x + a, -1.0);
            g->J[(x + a) * m + x + a] += 1.0;
            continue;
        }
        d[a] = moves ? -c->way[2 * i + a] : to[a] / size;
        g->off[x + a] = g->f[x + a] - own[0] * d[a];
        g->J[(x + a) * m + x + a] += 1.0;
        for (i64 y = 0; y < m; y++) g->J[y * m + x + a] -= d[a] * own[1] * slope[y];
    }
    if (moves || size <= own[2] || k == 1) return;
    for (i64 a = 0; a < k; a++)
        for (i64 b = 0; b < k; b++) add_slopes(g, x + a, x + b, -own[0] / size * ((a == b) - (to[a] / size) * (to[b] / size)));
}

/* Everything that is off, and J; the sum of squares. */
static double find_off(Giving *g, const Set *s, double *room) {
    const i64 m = g->m;
    const double r = 1.0 / (1.0 + g->e);
    for (i64 x = 0; x < m; x++) g->a[x] = yield_at(g, x);
    for (i64 x = 0; x < m * m; x++) g->J[x] = 0.0;
    for (i64 j = 0; j < g->c->space->gates; j++) {
        const i64 x = g->place[j];
        if (x < 0) continue;
        const int presses = g->f[x] - r * g->a[x] > 0.0;
        g->off[x] = presses ? r * g->a[x] : g->f[x];
        if (presses) add_slopes(g, x, x, -1.0);
        g->J[x * m + x] += 1.0;
    }
    for (i64 i = 0; i < g->c->space->slips; i++)
        if (s->mode[i] != NONE) find_off_element(g, i, room);
    return square_sum(g->off, m);
}

/* Newton's method at one compliance; whether it settles. */
static int settle_forces(Giving *g, const Set *s, double *room) {
    const i64 m = g->m;
    double *step = room, *before = step + m, now;
    room = before + m;
    now = find_off(g, s, room);
    for (i64 round = 0; round < GIVING_ROUNDS; round++) {
        double size = 0.0, part = 1.0, then;
        for (i64 x = 0; x < m; x++) size = larger(size, larger(fabs(g->f[x]), fabs(g->b[x]))), step[x] = g->off[x], before[x] = g->f[x];
        if (!(now > FOUND_AT * FOUND_AT * size * size)) return 1;
        if (solve_square(g->J, step, m, 1) == 0.0 || !finite(step, m)) return 0;
        for (i64 half = 0; half < SHORTER; half++, part *= 0.5) {
            for (i64 x = 0; x < m; x++) g->f[x] = before[x] - part * step[x];
            then = find_off(g, s, room);
            if (then < (1.0 - 0.1 * part) * (1.0 - 0.1 * part) * now) break;
        }
        now = then;
    }
    return 0;
}

/* Improve forces one after the other, contact by contact. */
static void improve_forces(Giving *g, const Set *s, double *slope) {
    const Choices *c = g->c;
    double own[3];
    for (i64 round = 0; round < IMPROVED; round++) {
        for (i64 j = 0; j < c->space->gates; j++) {
            const i64 x = g->place[j];
            if (x >= 0) g->f[x] = larger(g->f[x] - yield_at(g, x) / (1.0 + g->e), 0.0);
        }
        for (i64 i = 0; i < c->space->slips; i++) {
            const i64 x = g->place[first_row(c, i)], k = row_count(c, i), gate = gate_of(c, i);
            if (s->mode[i] == NONE) continue;
            if (gate >= 0) g->a[g->place[gate]] = 0.0;
            load_of(g, i, own, slope);
            for (i64 a = 0; a < k; a++) g->a[x + a] = yield_at(g, x + a) / (2.0 + g->e);
            double *f = g->f + x;
            for (i64 a = 0; a < k; a++) f[a] = c->slips[i] & MOVES ? -own[0] * c->way[2 * i + a] : f[a] - g->a[x + a];
            const double size = length(f, k);
            for (i64 a = 0; a < k && size > own[2] && !(c->slips[i] & MOVES); a++) f[a] *= own[0] / size;
        }
    }
}

/* The modes that forces tell; `least`: of the accelerations, those that are none. */
static void read_modes(const Giving *g, Set *s, double least) {
    const Choices *c = g->c;
    const double r = 1.0 / (1.0 + g->e);
    double own[3], size = 0.0;
    for (i64 x = 0; x < g->m; x++) size = larger(size, larger(fabs(g->a[x]), fabs(g->b[x])));
    for (i64 i = 0; i < c->space->slips; i++) {
        const i64 x = g->place[first_row(c, i)], k = row_count(c, i);
        if (s->mode[i] == NONE || c->slips[i] & MOVES) continue;
        double to[2] = {0.0, 0.0};
        for (i64 a = 0; a < k; a++) to[a] = g->f[x + a] - r * g->a[x + a];
        load_of(g, i, own, g->off);
        const double force = length(to, k), gone = length(g->a + x, k);
        const int limited = c->slips[i] & LIMIT;
        s->mode[i] = !limited && (force <= own[2] || gone <= least * size) ? STICKS : SLIDES;
        for (i64 a = 0; a < k; a++) s->d[2 * i + a] = force > 0.0 ? -to[a] / force : a == 0;
    }
    for (i64 j = 0; j < c->space->gates; j++) {
        const i64 x = g->place[j];
        if (x < 0 || g->f[x] - r * g->a[x] > 0.0) continue;
        s->closed[j] = 0.0;
        for (i64 i = 0; i < c->space->slips; i++)
            if (gate_of(c, i) == j) s->mode[i] = NONE;
    }
}

/* What a direction d is off that of the acceleration, of every element in a plane that lets go. */
static int find_turns(const Choices *c, Set *s, const i64 *planes, i64 count, double *off, double *room) {
    if (!solve_set(c, s, room)) return 0;
    for (i64 x = 0; x < count; x++) {
        const double *a = s->a + first_row(c, planes[x]), *d = s->d + 2 * planes[x];
        off[x] = d[0] * a[1] - d[1] * a[0];
    }
    return 1;
}

static void turn_way(double *d, double by) {
    const double a = d[0] - by * d[1], b = d[1] + by * d[0], size = sqrt(a * a + b * b);
    d[0] = a / size, d[1] = b / size;
}

/* Directions of what lets go in planes, by Newton's method from where they are, with the forces of exactly these modes. */
static void settle_ways(const Choices *c, Set *s, double *room) {
    const i64 slips = c->space->slips;
    i64 *planes = (i64 *)room, count = 0;
    double *off = (double *)(planes + slips), *ahead = off + slips, *J = ahead + slips;
    for (i64 i = 0; i < slips; i++)
        if (leaves(c, s, i) && row_count(c, i) == 2 && !(c->slips[i] & LIMIT)) planes[count++] = i;
    room = J + count * count;
    for (i64 round = 0; round < SETTLING_ROUNDS && count; round++) {
        double most = 0.0;
        if (!find_turns(c, s, planes, count, off, room)) return;
        for (i64 x = 0; x < count; x++) {
            double *d = s->d + 2 * planes[x], kept[2] = {d[0], d[1]};
            turn_way(d, 1e-6);
            if (!find_turns(c, s, planes, count, ahead, room)) return;
            for (i64 y = 0; y < count; y++) J[x * count + y] = (ahead[y] - off[y]) / 1e-6;
            d[0] = kept[0], d[1] = kept[1];
        }
        if (solve_square(J, off, count, 1) == 0.0 || !finite(off, count)) return;
        for (i64 x = 0; x < count; x++) {
            most = larger(most, fabs(off[x]));
            turn_way(s->d + 2 * planes[x], fmin(fmax(-off[x], -0.5), 0.5));
        }
        if (!(most > SETTLED)) return;
    }
}

/* Solve for the forces of all that may act in the modes of s, each compliance so much of the last. The room that is left. */
static double *solve_giving(Giving *g, const Set *s, double stiffer, double *room) {
    const i64 n = rows_of(g->c);
    g->row = (i64 *)room, g->place = g->row + n, g->scale = room + 2 * n;
    g->W = g->scale + n, g->b = g->W + n * n, g->f = g->b + n, g->a = g->f + n, g->off = g->a + n, g->J = g->off + n;
    room = g->J + n * n;
    gather_giving(g, s);
    for (g->e = SOFTEST; g->m; g->e *= stiffer) {
        if (!settle_forces(g, s, room)) improve_forces(g, s, room), settle_forces(g, s, room);
        if (g->e <= STIFFEST) break;
    }
    return room;
}

/* The forces (rows) of contacts that give way. */
static void find_given(const Choices *c, const Set *s, double *f, double *room) {
    Giving g = {.c = c};
    solve_giving(&g, s, 0.1, room);
    for (i64 r = 0; r < rows_of(c); r++) f[r] = g.place[r] < 0 ? 0.0 : g.f[g.place[r]] / g.scale[r];
}

/* Fill `s`, in which all is closed and sticks that may, with the modes and directions in which it goes on; `least`: of the
accelerations, those that are none; `stiffer`: each compliance, of the last. */
static void find_giving(const Choices *c, Set *s, double least, double stiffer, double *room) {
    Giving g = {.c = c};
    room = solve_giving(&g, s, stiffer, room);
    read_modes(&g, s, least);
    settle_ways(c, s, room);
}
