/* Which modes can follow: every set of modes is solved for, and those whose forces are possible count.

    fly     no force,                        while the gap opens         a_n >= 0
    slide   N, friction -mu N s/|s|,         while the contact presses   N >= 0
    roll    N and friction with a_t = 0,     while both                  N >= 0, |F_t| <= mu_s N

Friction on a constraint that stays closed is the same without flying, and N >= 0 by itself. A slip at rest that lets go goes where it
accelerates (leave.c). Sets that give the same accelerations are one motion; none, or several that differ, are told (Painleve). With the
contact inertia W singular the forces are not unique: those of least size are taken (hold.c). Of more than two contacts those sets come
first in which nothing lets go, and if none of them is consistent the one that contacts lead to which give way a little (give.c): the
directions of several that let go depend on each other, and to search for all of them would take long. */

#include "press.c"
#include "leave.c"
#include "give.c"
#include "hold.c"

#define SAME 1e-7 /* of the accelerations: motions that are one */

enum { MOST_SETS = 300, FEW = 2, READINGS = 4 }; /* sets that are all tried; units whose directions of letting go are all searched, though
                                                    holding is consistent */
/* Of the accelerations, those that are none; each compliance, of the last. */
static const double READING[READINGS][2] = {{0.0, 0.1}, {1e-7, 0.1}, {0.0, 0.6}, {1e-7, 0.6}};

/* The sets (MOST_KEPT) that were found consistent, and room for another. */
typedef struct {
    i64 count;
    double *sets, *best;
} Search;

static void copy_set(const Choices *c, double *to, const double *from) {
    for (i64 i = 0; i < size_of_set(c); i++) to[i] = from[i];
}

/* Keep the forces of a set of modes that are possible, whichever guess of normal forces leads to them. */
static void consider(const Choices *c, double *block, Search *found, double *room) {
    const i64 n = rows_of(c), size = size_of_set(c);
    Set s = set_at(c, block), other = set_at(c, room);
    double *copy = room, *seen = copy + size;
    int over = 0;
    i64 had = 0;
    Affine o;
    room = seen + GUESSES * n;
    for (i64 i = 0; i < c->space->slips; i++) over |= s.mode[i] == STICKS && c->slips[i] & LIMIT;
    if (!find_affine(c, &s, -1, &o, &room)) return;
    for (i64 guess = 0; guess < guess_count(c, &o); guess++) {
        if (!fill_set(c, &o, guess, &s, room)) continue;
        const double large = FORCES_OF_SIZE(c, s.f);
        int known = 0;
        for (i64 x = 0; x < had; x++) {
            double most = 0.0;
            for (i64 r = 0; r < n; r++) most = larger(most, fabs(s.f[r] - seen[x * n + r]) * c->w[r]);
            known |= most <= SURE * large;
        }
        if (known) continue;
        for (i64 r = 0; r < n; r++) seen[had * n + r] = s.f[r];
        had++;
        if (found->count == MOST_KEPT) return;
        copy_set(c, copy, block);
        const double sure = over ? EXACT : SURE;
        if ((!over && is_possible(c, &s, SURE)) || (find_other_forces(c, &other, sure, room) && is_possible(c, &other, sure)))
            copy_set(c, found->sets + size * found->count++, copy);
    }
}

/* The modes with all directions of what lets go; of several that do so in planes give.c finds them. */
static void consider_ways(const Choices *c, double *block, Search *found, double *room) {
    const i64 slips = c->space->slips;
    Set s = set_at(c, block);
    i64 *smooth = (i64 *)room, *lines = smooth + slips, *rest = lines + slips, plane = -1;
    i64 free = 0, straight = 0, flat = 0, count = 0, limited = 1;
    double *ways = (double *)(rest + slips), *rates = ways + 2 * MOST_WAYS;
    int holds;
    room = rates + MOST_WAYS;
    for (i64 i = 0; i < slips; i++) {
        if (!leaves(c, &s, i)) continue;
        if (c->mu[i] == 0.0 && c->fixed[i] == 0.0) {
            smooth[free++] = i;
            continue;
        }
        rest[count++] = i, limited &= c->slips[i] & LIMIT || gate_of(c, i) < 0;
        if (row_count(c, i) == 1) lines[straight++] = i;
        else plane = i, flat++;
    }
    let_smooth_go(c, &s, smooth, free, rest, count, room);
    /* against the forces that held what has just reached its limit nothing accelerates yet; so it is with what rubs on a constraint and
       is held fast by others, which share its load */
    if (count && limited && let_go_against(c, &s, rest, count, &holds, room)) consider(c, block, found, room);
    for (i64 signs = 0; signs < (i64)1 << straight; signs++) {
        for (i64 x = 0; x < straight; x++) s.d[2 * lines[x]] = signs >> (straight - 1 - x) & 1 ? -1.0 : 1.0;
        if (flat == 0) consider(c, block, found, room);
        const i64 many = flat == 1 ? ways_of(c, &s, plane, ways, rates, room) : 0;
        for (i64 x = 0; x < many; x++) {
            s.d[2 * plane] = ways[2 * x], s.d[2 * plane + 1] = ways[2 * x + 1];
            consider(c, block, found, room);
        }
    }
}

/* --- all sets of modes ------------------------------------------------------------------------------------------------ */

static int is_gate_free(const Choices *c, i64 j) { return c->gates[j] == TOUCHES; }

/* Every contact from j on is closed if it may be, and every element from i on holds if it may. */
static void begin_modes(const Choices *c, Set *s, i64 j, i64 i) {
    for (; j < c->space->gates; j++) s->closed[j] = is_gate_free(c, j);
    for (; i < c->space->slips; i++) {
        const int rubs = c->slips[i] & RUBS && (gate_of(c, i) < 0 || s->closed[gate_of(c, i)] > 0.0);
        s->mode[i] = !rubs ? NONE : c->slips[i] & MOVES ? SLIDES : STICKS;
    }
}

/* The modes that follow these, as numbers follow each other; whether there are more. */
static int next_modes(const Choices *c, Set *s) {
    for (i64 i = c->space->slips - 1; i >= 0; i--) {
        if (s->mode[i] != STICKS || c->slips[i] & GRIPS) continue;
        s->mode[i] = SLIDES;
        begin_modes(c, s, c->space->gates, i + 1);
        return 1;
    }
    for (i64 j = c->space->gates - 1; j >= 0; j--) {
        if (!(s->closed[j] > 0.0)) continue;
        s->closed[j] = 0.0;
        begin_modes(c, s, j + 1, 0);
        return 1;
    }
    return 0;
}

/* How many elements are let go; -1 where one would slide that never does. */
static i64 count_leaving(const Choices *c, const Set *s) {
    i64 count = 0;
    for (i64 i = 0; i < c->space->slips; i++) {
        if (s->mode[i] == SLIDES && c->slips[i] & GRIPS) return -1;
        count += leaves(c, s, i);
    }
    return count;
}

/* The directions of what moves, in a set of modes. */
static void point(const Choices *c, Set *s) {
    for (i64 i = 0; i < 2 * c->space->slips; i++) s->d[i] = c->slips[i / 2] & MOVES ? c->way[i] : 0.0;
}

/* Whether a single contact at rest that can hold cannot do anything else.

Let holding and letting go along d both fit, and K be W_tt with the normal eliminated: the forces differ by K^-1 d in the plane, times a
positive number, and by -W_nt K^-1 d / W_nn along the normal. Within the cones that takes d' K^-1 d <= mu |W_nt K^-1 d| / W_nn, which is not
so if mu |W_nt| |K| |K^-1| < W_nn. Flying takes mu |W_nt| >= W_nn. */
static int has_one_way(const Choices *c, i64 units) {
    const Space *s = c->space;
    const i64 n = rows_of(c);
    i64 i = -1, j = 0;
    for (i64 k = 0; k < s->slips; k++)
        if (c->slips[k] & RUBS) i = i < 0 ? k : s->slips;
    while (j < s->gates && !(c->gates[j] & TOUCHES)) j++;
    if (units != 1 || i < 0 || i == s->slips || gate_of(c, i) != j || c->gates[j] & OPENS || c->slips[i] != RUBS || is_loaded(c, i)) return 0;
    const double normal = s->W[j * n + j], *across = s->W + j * n + first_row(c, i);
    double K[4] = {0.0, 0.0, 0.0, 0.0};
    const i64 count = row_count(c, i);
    if (!(normal > 0.0)) return 0;
    for (i64 a = 0; a < count; a++)
        for (i64 b = 0; b < count; b++)
            K[2 * a + b] = s->W[(first_row(c, i) + a) * n + first_row(c, i) + b] - across[a] * across[b] / normal;
    const double middle = 0.5 * (K[0] + K[3]), spread = sqrt(0.25 * (K[0] - K[3]) * (K[0] - K[3]) + K[1] * K[1]);
    const double least = count == 1 ? K[0] : middle - spread, most = count == 1 ? K[0] : middle + spread;
    return least > 0.0 && larger(c->mu[i], c->fixed[i]) * length(across, count) * most < normal * least;
}

/* Consistent sets, those first in which the fewest let go, at most so many; or the first set alone. */
static void try_all(const Choices *c, i64 units, int alone, i64 most, Search *found, double *room) {
    double *block = room;
    Set s = set_at(c, block);
    room += size_of_set(c);
    if (has_one_way(c, units)) {
        begin_modes(c, &s, 0, 0);
        point(c, &s);
        consider_ways(c, block, found, room);
        if (found->count && *set_at(c, found->sets).otherwise == 0.0) return;
        found->count = 0;
    }
    for (i64 let_go = 0; let_go <= most; let_go++) {
        begin_modes(c, &s, 0, 0);
        do {
            point(c, &s);
            if (count_leaving(c, &s) == let_go) consider_ways(c, block, found, room);
        } while (!alone && next_modes(c, &s));
    }
}

/* The set that contacts which give way a little lead to, however its accelerations are read. */
static void try_giving(const Choices *c, Search *found, double *room) {
    double *block = room;
    Set s = set_at(c, block);
    room += size_of_set(c);
    const i64 had = found->count;
    for (i64 part = 0; part < READINGS && !(part > 1 && found->count > had); part++) {
        begin_modes(c, &s, 0, 0);
        point(c, &s);
        find_giving(c, &s, READING[part][0], READING[part][1], room);
        consider(c, block, found, room);
    }
}

/* --- one motion ------------------------------------------------------------------------------------------------------- */

/* Whether `one` lets go of what holds in `other`, with the same contacts closed: that takes more than the static limit. */
static int is_needless(const Choices *c, const Set *one, const Set *other) {
    int more = 0;
    double own[3];
    for (i64 j = 0; j < c->space->gates; j++)
        if (one->closed[j] != other->closed[j]) return 0;
    for (i64 i = 0; i < c->space->slips; i++) {
        if (one->mode[i] == other->mode[i] || (one->mode[i] != STICKS && other->mode[i] != STICKS)) continue;
        coefficients(c, i, pressing(c, i, other->f), own);
        if (one->mode[i] == STICKS || !(own[2] > own[0])) return 0;
        more = 1;
    }
    return more;
}

/* Whether two sets give the same accelerations to what touches and rubs. */
static int is_same(const Choices *c, const Set *one, const Set *other) {
    double size = c->size, most = 0.0;
    for (i64 r = 0; r < rows_of(c); r++) {
        int own = r < c->space->gates && c->gates[r] & TOUCHES;
        for (i64 i = 0; i < c->space->slips; i++)
            own |= c->slips[i] & RUBS && first_row(c, i) <= r && r < first_row(c, i) + row_count(c, i);
        if (!own) continue;
        size = larger(size, larger(fabs(one->a[r]), fabs(other->a[r])) / c->w[r]);
        most = larger(most, fabs(one->a[r] - other->a[r]) / c->w[r]);
    }
    return most <= SAME * size;
}

static i64 count_modes(const Choices *c, const Set *s) { /* most closed, then most that stick */
    i64 count = 0;
    for (i64 j = 0; j < c->space->gates; j++) count += s->closed[j] > 0.0 ? c->space->slips + 1 : 0;
    for (i64 i = 0; i < c->space->slips; i++) count += s->mode[i] == STICKS;
    return count;
}

/* Keep one set for each motion, and the best of all; needless ones go first. */
static void sort_out(Choices *c, Search *found) {
    const i64 size = size_of_set(c);
    i64 kept = 0, most = -1;
    double *best = found->best;
    for (i64 x = 0; x < found->count; x++) {
        Set one = set_at(c, found->sets + x * size);
        int needless = 0;
        for (i64 y = 0; y < found->count; y++) {
            const Set other = set_at(c, found->sets + y * size);
            needless |= x != y && is_needless(c, &one, &other);
        }
        one.otherwise[0] += needless ? 2.0 : 0.0;
    }
    for (i64 x = 0; x < found->count; x++) {
        double *block = found->sets + x * size;
        const Set one = set_at(c, block);
        int known = 0;
        if (*one.otherwise >= 2.0) continue;
        for (i64 y = 0; y < kept; y++) {
            const Set other = set_at(c, c->sets + y * size);
            known |= is_same(c, &one, &other);
        }
        if (count_modes(c, &one) > most) most = count_modes(c, &one), copy_set(c, best, block);
        if (!known) copy_set(c, c->sets + kept++ * size, block);
    }
    c->count = kept;
    if (kept) copy_set(c, c->sets + kept * size, best);
}

/* Whether the contacts that press in one set or another share their load in many ways: so the sets may differ. */
static int share_load_of_all(const Choices *c, const Set *best, double *room) {
    const i64 size = size_of_set(c);
    Set all = set_at(c, room);
    copy_set(c, room, best->closed);
    for (i64 x = 0; x < c->count; x++)
        for (i64 j = 0; j < c->space->gates; j++) all.closed[j] = larger(all.closed[j], c->sets[x * size + j]);
    return mark_shared(c, &all, c->marked, room + size);
}

/* Scales of what touches and rubs. */
static void measure(Choices *c) {
    const Space *s = c->space;
    const i64 n = rows_of(c);
    c->size = 0.0;
    for (i64 r = 0; r < n; r++) c->w[r] = s->W[r * n + r] > 0.0 ? sqrt(s->W[r * n + r]) : 1.0;
    for (i64 j = 0; j < s->gates; j++)
        if (c->gates[j] & TOUCHES) c->size = larger(c->size, fabs(s->c[j] / c->w[j]));
    for (i64 i = 0; i < s->slips; i++)
        for (i64 k = first_row(c, i); c->slips[i] & RUBS && k < first_row(c, i) + row_count(c, i); k++)
            c->size = larger(c->size, fabs(s->c[k] / c->w[k]));
}

/* Decide: the sets that are consistent, one for each motion, then the best. */
SELDOM int64_t decide(Choices *c) {
    const i64 size = size_of_set(c);
    double *room = c->room;
    Search found = {0, room, room + MOST_KEPT * size};
    i64 gates = 0, units = 0, count = 0, most = 0;
    room = found.best + size;
    Set s = set_at(c, room);
    measure(c);
    for (i64 j = 0; j < c->space->gates; j++) gates += c->gates[j] & TOUCHES;
    units = gates;
    for (i64 i = 0; i < c->space->slips; i++) units += c->slips[i] & RUBS && gate_of(c, i) < 0;
    begin_modes(c, &s, 0, 0);
    do {
        const i64 leaving = count_leaving(c, &s);
        count += leaving >= 0, most = leaving > most ? leaving : most;
    } while (count <= MOST_SETS && next_modes(c, &s));
    try_all(c, units, count > MOST_SETS, units > FEW ? 0 : most, &found, room);
    if (units > 1 && !(units > FEW && found.count)) try_giving(c, &found, room);
    sort_out(c, &found);
    if (!c->count) return NOTHING_FITS;
    const Set best = set_at(c, c->sets + c->count * size);
    if (c->count > 1 && !(gates > FEW && share_load_of_all(c, &best, room))) return SEVERAL_FIT;
    mark_shared(c, &best, c->marked, room);
    for (i64 i = 0; i < c->space->slips && c->count == 1; i++)
        if (!(best.p[i] > 0.0)) return PARADOX;
    return FITS;
}

/* Whether some forces keep these modes: all contacts closed, all elements without a direction at rest. The elements at their limit. */
SELDOM int64_t find_hold(Choices *c) {
    Set s = set_at(c, c->sets);
    double *copy = c->room, *room = copy + size_of_set(c);
    measure(c);
    begin_modes(c, &s, 0, 0);
    point(c, &s);
    if (!solve_set(c, &s, room)) return 0;
    if (!is_possible(c, &s, EXACT) && !(find_other_forces(c, &s, EXACT, room) && is_possible(c, &s, EXACT))) return 0;
    for (i64 i = 0; i < c->space->slips; i++)
        c->marked[c->space->gates + i] =
            s.mode[i] == STICKS && size_of_rows(c, s.f, i) >= most_friction(c, i, s.f) * (1.0 - AT_LIMIT);
    return 1;
}

/* Doubles of a set of modes, and of the room that decisions take. */
int64_t modes_set(const Choices *c) { return size_of_set(c); }

int64_t modes_room(const Choices *c) {
    const i64 n = rows_of(c), all = n + c->space->gates + c->space->slips;
    return (MOST_KEPT + 8) * size_of_set(c) + 40 * all * all + 100 * all + 200;
}

int64_t size_of_modes(void) { return sizeof(Choices); }
