/* Forces and accelerations of one set of modes: who is closed, who sticks, and where the others slide.

Rows that are held (closed gaps, slips that stick) do not accelerate, W_hh f_h = -c_h. What slides with a friction that is not simply
mu times a force of the set (it presses through a constraint, or its direction is sought) gives forces tau = -T d along its direction d,
and everything is affine in them:

    f = f0 + F tau,    N_i = |base_i + L_i f|,    T_i = mu_i N_i

so that N solves a few equations, by Newton's method; for one contact they are p N + b = 0. */

#include "modes.h"

#define SHRINK 8.0 /* of a normal force on which mu depends, where Newton's method leaves its sign (constrained/friction.py) */

enum { NEWTON_ROUNDS = 30 };

static const double GUESS[GUESSES] = {1.0, 1e-1, 1e1, 1e-2, 1e2, 1e-4, 1e4}; /* of the frictionless N: where roots are sought from */

/* f = f0 + F tau, for the friction tau of the elements that are `free`, each with its own part of tau from `first` on. */
typedef struct {
    i64 count, size;
    i64 *free, *first;  /* (slips), (slips + 1) */
    double *f0, *F;     /* (rows), (size, rows) */
} Affine;

/* Rows that do not accelerate. */
static i64 find_held(const Choices *c, const Set *s, i64 *held) {
    i64 count = 0;
    for (i64 j = 0; j < c->space->gates; j++)
        if (s->closed[j] > 0.0) held[count++] = j;
    for (i64 i = 0; i < c->space->slips; i++)
        for (i64 k = 0; s->mode[i] == STICKS && k < row_count(c, i); k++) held[count++] = first_row(c, i) + k;
    return count;
}

/* The elements whose friction is not a part of the force at their gate, and that of every gate in its column of `columns`. */
static void find_free(const Choices *c, const Set *s, i64 sought, const i64 *held, double *columns, Affine *o) {
    const i64 n = rows_of(c);
    o->count = o->size = 0;
    for (i64 i = 0; i < c->space->slips; i++) {
        const i64 gate = gate_of(c, i);
        if (s->mode[i] != SLIDES) continue;
        if (gate < 0 || is_loaded(c, i) || i == sought) {
            o->first[o->count] = o->size, o->free[o->count++] = i, o->size += row_count(c, i);
            continue;
        }
        i64 place = 0;
        while (held[place] != gate) place++;
        for (i64 k = 0; k < row_count(c, i); k++) columns[place * n + first_row(c, i) + k] = -c->mu[i] * s->d[2 * i + k];
    }
    o->first[o->count] = o->size;
}

/* X (1 + size, m) of the forces that hold, by the columns that they act in; whether the first column of it holds. */
static int hold_rows(const Choices *c, const i64 *held, i64 m, const double *columns, const Affine *o, double *X, double *room) {
    const Space *s = c->space;
    const i64 n = rows_of(c), all = 1 + o->size;
    double *A = room, *B = A + m * m, *kept = B + m * all, *right = kept + m * m, most = 0.0, off = 0.0;
    i64 *order = (i64 *)(right + m), column = 1;
    for (i64 i = 0; i < m; i++) {
        const double *row = s->W + held[i] * n;
        B[i] = right[i] = -s->c[held[i]] / c->w[held[i]], most = larger(most, fabs(right[i]));
        for (i64 j = 0; j < m; j++) A[j * m + i] = product(row, columns + j * n, n) / (c->w[held[i]] * c->w[held[j]]);
    }
    for (i64 x = 0; x < o->count; x++)
        for (i64 k = 0; k < row_count(c, o->free[x]); k++, column++)
            for (i64 i = 0; i < m; i++) B[column * m + i] = -s->W[held[i] * n + first_row(c, o->free[x]) + k] / c->w[held[i]];
    for (i64 i = 0; i < m * m; i++) kept[i] = A[i];
    const i64 rank = least_solution(A, B, m, m, all, SINGULAR, X, (double *)(order + m), order);
    if (rank < 0) return 0;
    for (i64 i = 0; rank < m && i < m; i++) {
        double sum = -right[i];
        for (i64 j = 0; j < m; j++) sum += kept[j * m + i] * X[j];
        off = larger(off, fabs(sum));
    }
    for (i64 x = 0; x < all; x++)
        for (i64 i = 0; i < m; i++) X[x * m + i] /= c->w[held[i]];
    return !(off > SURE * larger(most, c->size));
}

/* Everything by the friction of what is not linear, and of one that is sought (or -1); 0 if no forces hold the rest. The room that is left. */
APART int find_affine(const Choices *c, const Set *s, i64 sought, Affine *o, double **room) {
    const i64 n = rows_of(c), slips = c->space->slips;
    double *at = *room;
    o->f0 = at, o->F = o->f0 + n, at = o->F + n * n;
    o->free = (i64 *)at, o->first = o->free + slips;
    i64 *held = o->first + slips + 1, m = find_held(c, s, held);
    double *columns = (double *)(held + n), *X = columns + n * m;
    *room = (double *)held;
    for (i64 i = 0; i < n * m; i++) columns[i] = 0.0;
    for (i64 j = 0; j < m; j++) columns[j * n + held[j]] = 1.0;
    find_free(c, s, sought, held, columns, o);
    if (m && !hold_rows(c, held, m, columns, o, X, X + m * (1 + o->size))) return 0;
    for (i64 x = 0; x <= o->size; x++) {
        double *f = o->f0 + x * n;
        for (i64 i = 0; i < n; i++) {
            f[i] = 0.0;
            for (i64 j = 0; j < m; j++) f[i] += columns[j * n + i] * X[x * m + j];
        }
    }
    for (i64 x = 0; x < o->count; x++)
        for (i64 k = 0; k < row_count(c, o->free[x]); k++) o->F[(o->first[x] + k) * n + first_row(c, o->free[x]) + k] += 1.0;
    return 1;
}

/* What a friction T of one along d does to f (rows). */
static void friction_does(const Choices *c, const Affine *o, i64 x, const double *d, double *out) {
    const i64 n = rows_of(c);
    for (i64 r = 0; r < n; r++) {
        out[r] = 0.0;
        for (i64 k = 0; k < row_count(c, o->free[x]); k++) out[r] -= o->F[(o->first[x] + k) * n + r] * d[2 * o->free[x] + k];
    }
}

/* What Newton's method works on, for `count` free elements: normal forces N, what T of x does to what presses z, T and dT/dN for N, N - |base - L F T d|
and its derivatives J by columns. */
typedef struct {
    double *N, *base, *by, *T, *slope, *off, *J, *copy; /* (count), (count, 3), (count, count, 3), (count) three times, (count, count) twice */
} Loads;

static Loads room_for_loads(i64 count, double **room) {
    double *base = *room + count, *by = base + 3 * count, *T = by + 3 * count * count, *J = T + 3 * count, *copy = J + count * count;
    Loads o = {*room, base, by, T, T + count, T + 2 * count, J, copy};
    *room = copy + 2 * count * count;
    return o;
}

static void find_load(const Choices *c, const Affine *o, Loads *l) {
    const i64 count = o->count;
    double own[3], force[3];
    for (i64 x = 0; x < count; x++) {
        coefficients(c, o->free[x], l->N[x], own);
        l->T[x] = own[0] * l->N[x], l->slope[x] = own[1];
    }
    for (i64 z = 0; z < count; z++) {
        const i64 k = pressing_count(c, o->free[z]), plain = is_signed(c, o->free[z]);
        for (i64 a = 0; a < k; a++) {
            force[a] = l->base[3 * z + a];
            for (i64 x = 0; x < count; x++) force[a] += l->T[x] * l->by[3 * (z * count + x) + a];
        }
        const double pressed = plain ? force[0] : length(force, k);
        l->off[z] = l->N[z] - pressed;
        for (i64 x = 0; x < count; x++) {
            const double *by = l->by + 3 * (z * count + x);
            const double more = plain ? by[0] : product(force, by, k) / larger(pressed, 1e-300);
            l->J[x * count + z] = (x == z) - more * l->slope[x];
        }
    }
    for (i64 i = 0; i < count * count; i++) l->copy[i] = l->J[i];
}

/* T (count) and p (count) of what is free, with directions d (slips, 2), from normal forces that are `guess` times the frictionless ones;
whether some fit. */
APART int find_friction(const Choices *c, const Affine *o, const double *d, double guess, double *T, double *p, double *room) {
    const i64 count = o->count;
    Loads l = room_for_loads(count, &room);
    double most = 0.0, largest = 0.0;
    for (i64 x = 0; x < count; x++) {
        friction_does(c, o, x, d, room);
        for (i64 z = 0; z < count; z++) add_pressing(c, o->free[z], room, 0, l.by + 3 * (z * count + x));
        add_pressing(c, o->free[x], o->f0, 1, l.base + 3 * x);
        l.N[x] = is_loaded(c, o->free[x]) ? guess * fabs(pressing(c, o->free[x], o->f0)) : 0.0;
    }
    for (i64 round = 0; round < NEWTON_ROUNDS; round++) {
        find_load(c, o, &l);
        if (solve_square(l.copy, l.off, count, 1) == 0.0) return 0;
        most = largest = 0.0;
        for (i64 x = 0; x < count; x++) {
            double better = l.N[x] - l.off[x];
            if (is_loaded(c, o->free[x]) && better * l.N[x] <= 0.0) better = l.N[x] / SHRINK;
            most = larger(most, fabs(l.N[x] - better)), largest = larger(largest, fabs(better));
            l.N[x] = better;
        }
        if (!(most > 1e-14 * largest)) break;
    }
    if (!(most <= 1e-9 * largest)) return 0;
    find_load(c, o, &l);
    double *inverse = l.copy + count * count;
    for (i64 i = 0; i < count * count; i++) inverse[i] = i % (count + 1) == 0;
    const int regular = solve_square(l.copy, inverse, count, count) > 0.0;
    for (i64 x = 0; x < count; x++) T[x] = l.T[x], p[x] = regular ? 1.0 / inverse[x * (count + 1)] : 0.0;
    return finite(T, count);
}

/* Forces with friction T of what is free, and the accelerations. */
static void add_friction(const Choices *c, const Affine *o, const double *d, const double *T, double *f, double *a, double *room) {
    const i64 n = rows_of(c);
    for (i64 r = 0; r < n; r++) f[r] = o->f0[r];
    for (i64 x = 0; x < o->count; x++) {
        friction_does(c, o, x, d, room);
        for (i64 r = 0; r < n; r++) f[r] += T[x] * room[r];
    }
    for (i64 r = 0; r < n; r++) a[r] = c->space->c[r] + product(c->space->W + r * n, f, n);
}

/* How many guesses of normal forces there are: several where coefficients depend on them, as many roots are told, none guessed. */
static i64 guess_count(const Choices *c, const Affine *o) {
    for (i64 x = 0; x < o->count; x++)
        if (is_loaded(c, o->free[x])) return GUESSES;
    return 1;
}

/* Forces and accelerations of a set of modes, from one guess of normal forces; whether there are some. */
APART int fill_set(const Choices *c, const Affine *o, i64 guess, Set *s, double *room) {
    double *T = room, *p = T + o->count;
    for (i64 i = 0; i < c->space->slips; i++) s->p[i] = 1.0;
    *s->otherwise = 0.0;
    if (o->count && !find_friction(c, o, s->d, GUESS[guess], T, p, p + o->count)) return 0;
    for (i64 x = 0; x < o->count; x++) s->p[o->free[x]] = p[x];
    add_friction(c, o, s->d, T, s->f, s->a, p + o->count);
    return 1;
}

/* The first forces of a set of modes; whether there are some. */
static int solve_set(const Choices *c, Set *s, double *room) {
    Affine o;
    if (!find_affine(c, s, -1, &o, &room)) return 0;
    for (i64 guess = 0; guess < guess_count(c, &o); guess++)
        if (fill_set(c, &o, guess, s, room)) return 1;
    return 0;
}
