/* Contacts that touch at rest and elements that rub, at one instant: which modes can follow is decided by decide.c. */

#ifndef TRUNDLE_MODES_H
#define TRUNDLE_MODES_H

#include "dense.c"
#include "space.h"

#define APART static __attribute__((noinline)) /* used in many places: copies would take more than calls */
#define SURE 1e-9      /* of forces and accelerations: less is rounding and the error of the instant */
#define EXACT 1e-13    /* SURE where redundant contacts are at their limit: nothing but rounding */
#define AT_LIMIT 1e-6  /* of the most friction: friction so near its limit is at it */
#define SINGULAR 1e-11 /* of the scaled contact inertia */

enum { TOUCHES = 1, OPENS = 2 };                    /* a contact that touches at rest; one of them that cannot press */
enum { RUBS = 1, MOVES = 2, GRIPS = 4, LIMIT = 8 }; /* an element that rubs; that is not at rest; that never slides; that
                                                       has just reached its limit, and cannot hold */
enum { NONE, STICKS, SLIDES };
enum { FITS, NOTHING_FITS, SEVERAL_FIT, PARADOX };
enum { MOST_KEPT = 32, GUESSES = 7 };

typedef struct {
    const Space *space;
    const double *mu, *fixed, *way; /* (slips) coefficients while sliding and at rest, for a normal force of one; (slips, 2) where
                                       what moves goes */
    const i64 *gates, *slips;       /* flags */
    const fun *load;                /* (slips) of elements whose coefficients depend on the normal force N: mu, d(mu N)/dN, fixed
                                       at (t, y with N behind it, p); or nothing */
    double *t, *y, *p, *out;        /* what they take */
    i64 place;                      /* of N in y */
    double size, *w;                /* of the accelerations without forces; (rows) sqrt of W's diagonal */
    i64 count;                      /* sets of modes that differ in their motion */
    double *sets;                   /* (MOST_KEPT + 1, modes_set) one for each motion, then the one to go on with */
    i64 *marked;                    /* (gates + slips) contacts whose forces are some of many; elements at their limit */
    double *room;
} Choices;

/* One set of modes with its forces f and accelerations a. */
typedef struct {
    double *closed, *mode, *d, *f, *a, *p, *otherwise; /* (gates), (slips), (slips, 2), (rows), (rows), (slips) of p N + b = 0, (1) */
} Set;

static i64 rows_of(const Choices *c) { return c->space->rows[c->space->slips]; }

static i64 size_of_set(const Choices *c) { return c->space->gates + 4 * c->space->slips + 2 * rows_of(c) + 1; }

static Set set_at(const Choices *c, double *at) {
    const i64 gates = c->space->gates, slips = c->space->slips, n = rows_of(c);
    double *d = at + gates + slips, *f = d + 2 * slips;
    return (Set){at, at + gates, d, f, f + n, f + 2 * n, f + 2 * n + slips};
}

/* The gate of an element, or -1; its first row, and how many it has. */
static i64 gate_of(const Choices *c, i64 i) { return part_of_space(c->space, i)[GATE]; }

static i64 first_row(const Choices *c, i64 i) { return c->space->rows[i]; }

static i64 row_count(const Choices *c, i64 i) { return c->space->rows[i + 1] - c->space->rows[i]; }

static double size_of_rows(const Choices *c, const double *x, i64 i) { return length(x + first_row(c, i), row_count(c, i)); }

static double widest(const Choices *c, i64 i) {
    double most = 0.0;
    for (i64 k = first_row(c, i); k < first_row(c, i) + row_count(c, i); k++) most = larger(most, c->w[k]);
    return most;
}

/* Whether what presses an element is a number, which may be negative; else N is the length of k numbers. */
static int is_signed(const Choices *c, i64 i) { return gate_of(c, i) >= 0 || part_of_space(c->space, i)[FRICTIONLESS]; }

static i64 pressing_count(const Choices *c, i64 i) { return is_signed(c, i) ? 1 : part_of_space(c->space, i)[FORCES]; }

/* What presses an element: base + L f (k), or L f alone. */
static void add_pressing(const Choices *c, i64 i, const double *f, int base, double *out) {
    const Space *s = c->space;
    const i64 all = s->forces, n = rows_of(c);
    for (i64 a = 0; a < pressing_count(c, i); a++) {
        out[a] = base ? s->base[all * i + a] : 0.0;
        for (i64 x = 0; x < n; x++) out[a] += s->L[all * (s->most * i + x) + a] * f[x];
    }
}

/* N of an element. */
static double pressing(const Choices *c, i64 i, const double *f) {
    double force[3];
    add_pressing(c, i, f, 1, force);
    return is_signed(c, i) ? force[0] : length(force, pressing_count(c, i));
}

static int is_loaded(const Choices *c, i64 i) { return c->load && c->load[i]; }

/* mu, d(mu N)/dN and the coefficient at rest of an element under a normal force. */
static void coefficients(const Choices *c, i64 i, double N, double out[3]) {
    out[0] = out[1] = c->mu[i], out[2] = c->fixed[i];
    if (!is_loaded(c, i)) return;
    c->y[c->place] = N;
    c->load[i](c->t, c->y, c->p, c->out, c->out + 3);
    for (i64 k = 0; k < 3; k++) out[k] = c->out[k];
}

/* The most friction at rest, N. */
static double most_friction(const Choices *c, i64 i, const double *f) {
    double own[3], N = pressing(c, i, f);
    coefficients(c, i, N, own);
    return own[2] * N;
}

#endif
