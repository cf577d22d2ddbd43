/* Sets of modes, tried one after the other (cone.c says of what). */

enum { AROUND = 144, HALVED = 12 };
#define TAN_STEP 0.04366094290851206 /* of 360 / AROUND degrees */

static const double START[WAYS][2] = {{0.955336489125606, 0.29552020666133955}, {-0.29552020666133955, 0.955336489125606},
                                      {-0.955336489125606, -0.29552020666133955}, {0.29552020666133955, -0.955336489125606}};

/* What is off, e.a_t of every contact in `free`, with directions d. */
APART void find_off(const Cone *p, const i64 *modes, const double *d, const i64 *free, i64 count, double *off, double *room) {
    double *f = room, *a = f + 3 * p->k;
    find_forces(p, modes, d, f, a + 3 * p->k);
    move(p, f, a);
    for (i64 j = 0; j < count; j++) off[j] = cross(d + 2 * free[j], a + 3 * free[j] + 1);
}

/* Newton's method for the directions of `free` together; whether it settles. */
APART int settle(const Cone *p, const i64 *modes, double *d, const i64 *free, i64 count, double *room) {
    double *off = room, *ahead = off + count, *behind = ahead + count, *slope = behind + count, *trial = slope + count * count;
    double *change = trial + 2 * p->k, small = 1e-6, most = 1.0;
    room = change + count;
    for (i64 round = 0; round < ROUNDS && most >= 1e-15; round++) {
        find_off(p, modes, d, free, count, off, room);
        for (i64 j = 0; j < count; j++) {
            copy(trial, d, 2 * p->k);
            turn(trial + 2 * free[j], small);
            find_off(p, modes, trial, free, count, ahead, room);
            copy(trial, d, 2 * p->k);
            turn(trial + 2 * free[j], -small);
            find_off(p, modes, trial, free, count, behind, room);
            for (i64 i = 0; i < count; i++) slope[j * count + i] = (ahead[i] - behind[i]) / (2.0 * small);
        }
        solve_least(slope, off, count, 1, change, room);
        most = 0.0;
        for (i64 j = 0; j < count; j++) most = larger(most, fabs(change[j]));
        if (!(most <= 1.0)) return 0;
        for (i64 j = 0; j < count; j++) turn(d + 2 * free[j], -change[j]);
    }
    return most <= 1e-12;
}

/* Put contact i on the root nearest to its direction; whether there is one. */
static int to_nearest_root(const Cone *p, const i64 *modes, double *d, i64 i, double *room) {
    double roots[2 * MOST_ROOTS], *own = d + 2 * i;
    i64 many = slips_out_of_rest(p, modes, d, i, roots, room), best = 0;
    for (i64 r = 1; r < many; r++)
        if (along(roots + 2 * r, own) > along(roots + 2 * best, own)) best = r;
    if (many) copy(own, roots + 2 * best, 2);
    return many > 0;
}

/* Keep a solution of the modes with these directions, if it is one and its motion is new. */
APART void consider(const Cone *p, const i64 *modes, const double *d, Found *found, double *room) {
    i64 k = p->k, n = 3 * k;
    double *f = room, *a = f + n;
    find_forces(p, modes, d, f, a + n);
    move(p, f, a);
    if (found->count == MOST_FOUND || !is_consistent(p, modes, d, f, a)) return;
    double size = looseness(p, f);
    for (i64 s = 0; s < found->count; s++) {
        double most = 0.0;
        for (i64 i = 0; i < n; i++) most = larger(most, fabs(a[i] - found->motion[s * n + i]));
        if (most <= 100.0 * size) return;
    }
    for (i64 i = 0; i < k; i++) found->modes[found->count * k + i] = modes[i];
    copy(found->force + found->count * n, f, n);
    copy(found->motion + found->count * n, a, n);
    copy(found->directions + 2 * found->count * k, d, 2 * k);
    found->count++;
}

/* What is off at the first of two contacts, the second being on the root nearest to its direction; none: no number. */
static double off_beside(const Cone *p, const i64 *modes, double *d, const i64 *free, double *room) {
    double off = NAN;
    if (to_nearest_root(p, modes, d, free[1], room)) find_off(p, modes, d, free, 1, &off, room);
    return off;
}

/* Directions in the middle between d and `far` (both of two contacts alike), again and again where what is off changes its
   sign, until Newton's method has not far to go: they become d. */
static void halve(const Cone *p, const i64 *modes, double *d, double *far, const i64 *free, double off, double *room) {
    double *middle = room;
    room += 2 * p->k;
    for (i64 round = 0; round < HALVED; round++) {
        copy(middle, d, 2 * p->k);
        for (i64 j = 0; j < 2; j++) {
            double *m = middle + 2 * free[j], *f = far + 2 * free[j], size;
            m[0] += f[0], m[1] += f[1], size = size_of_two(m);
            if (!(size > 0.0)) return;
            m[0] /= size, m[1] /= size;
        }
        double here = off_beside(p, modes, middle, free, room);
        if (here != here) return;
        copy(here * off > 0.0 ? d : far, middle, 2 * p->k);
    }
}

/* Two contacts that slip out of rest: the direction of the first is taken around the circle, with every root of the second;
   where what is off at the first changes its sign on the way, the zero between is found. */
static void consider_two(const Cone *p, const i64 *modes, double *d, const i64 *free, Found *found, double *room) {
    double *last = room, *off = last + 2 * MOST_ROOTS, *roots = off + MOST_ROOTS, *trial = roots + 2 * MOST_ROOTS, *far = trial + 2 * p->k;
    double first[2] = {START[0][0], START[0][1]}, before[2] = {0.0, 0.0};
    i64 had = 0;
    room = far + 2 * p->k;
    for (i64 sample = 0; sample <= AROUND; sample++) {
        double value[MOST_ROOTS];
        copy(d + 2 * free[0], first, 2);
        i64 many = slips_out_of_rest(p, modes, d, free[1], roots, room);
        for (i64 r = 0; r < many; r++) {
            i64 nearest = -1;
            copy(d + 2 * free[1], roots + 2 * r, 2);
            find_off(p, modes, d, free, 1, value + r, room);
            for (i64 q = 0; q < had; q++)
                if (nearest < 0 || along(last + 2 * q, roots + 2 * r) > along(last + 2 * nearest, roots + 2 * r)) nearest = q;
            int turns = nearest >= 0 && value[r] * off[nearest] <= 0.0;
            if (!turns && many == had) continue; /* else roots come or go between: their branch may be short */
            copy(trial, d, 2 * p->k), copy(far, d, 2 * p->k);
            if (turns) {
                copy(far + 2 * free[0], before, 2), copy(far + 2 * free[1], last + 2 * nearest, 2);
                halve(p, modes, trial, far, free, value[r], room);
            }
            if (settle(p, modes, trial, free, 2, room)) consider(p, modes, trial, found, room);
        }
        for (i64 q = 0; q < had && many < had; q++) {
            copy(trial, d, 2 * p->k);
            copy(trial + 2 * free[0], before, 2), copy(trial + 2 * free[1], last + 2 * q, 2);
            if (settle(p, modes, trial, free, 2, room)) consider(p, modes, trial, found, room);
        }
        copy(last, roots, 2 * many), copy(off, value, many), copy(before, first, 2), had = many;
        turn(first, TAN_STEP);
    }
}

/* The modes with all directions of slip that they allow. Several that are unknown hold one body or few, so that they slip nearly
   alike: all are sought from the same few starts too. */
static void consider_directions(const Cone *p, const i64 *modes, Found *found, double *room) {
    i64 k = p->k, count = 0, *free = (i64 *)room;
    double *d = (double *)(free + k);
    room = d + 2 * k;
    copy(d, p->given, 2 * k);
    for (i64 i = 0; i < k; i++)
        if (modes[i] & SLIP && is_sought(p, i)) free[count++] = i;
    if (count == 0) {
        consider(p, modes, d, found, room);
    } else if (count == 1) {
        double roots[2 * MOST_ROOTS];
        i64 many = slips_out_of_rest(p, modes, d, free[0], roots, room);
        for (i64 r = 0; r < many; r++) {
            copy(d + 2 * free[0], roots + 2 * r, 2);
            consider(p, modes, d, found, room);
        }
    } else {
        if (count == 2) consider_two(p, modes, d, free, found, room);
        for (i64 trial = 0; trial < WAYS; trial++) {
            int fits = 1;
            for (i64 j = 0; j < count; j++) copy(d + 2 * free[j], START[trial], 2);
            for (i64 round = 0; round < ROUNDS; round++)
                for (i64 j = 0; j < count; j++) fits = fits && to_nearest_root(p, modes, d, free[j], room);
            if (fits && settle(p, modes, d, free, count, room)) consider(p, modes, d, found, room);
        }
    }
}

/* The modes that contact i may have; how many. */
static i64 find_options(const Cone *p, i64 i, i64 *out) {
    i64 count = 0;
    for (i64 normal = PUSH; normal >= FLOOR; normal--) {
        if (normal == PUSH && !p->watched[i]) continue;
        if (normal == FLOOR && !(p->floor[i] > 0.0)) {
            out[count++] = FLOOR | NONE;
            continue;
        }
        if (is_sought(p, i)) out[count++] = normal | STICK;
        out[count++] = normal | SLIP;
    }
    return count;
}

/* Every motion that is consistent, each with one set of modes. The set with most contacts pushing comes first; sets in which
   two contacts or more slip out of rest are tried if no other holds. `avoid`: modes to leave out, or none. */
APART void find_solutions(const Cone *p, const i64 *avoid, Found *found, double *room) {
    i64 k = p->k, *options = (i64 *)room, *counts = options + 4 * k, *which = counts + k, *modes = which + k;
    room = (double *)(modes + k);
    found->count = 0;
    for (i64 i = 0; i < k; i++) counts[i] = find_options(p, i, options + 4 * i);
    for (int several = 0; several < 2 && !(several && found->count); several++) {
        for (i64 i = 0; i < k; i++) which[i] = 0;
        for (i64 place = 0; place >= 0;) {
            i64 unknown = 0;
            int avoided = avoid != 0;
            for (i64 i = 0; i < k; i++) {
                modes[i] = options[4 * i + which[i]];
                unknown += modes[i] & SLIP && is_sought(p, i);
                avoided &= avoid && avoid[i] == modes[i];
            }
            if ((unknown > 1) == several && !avoided && !(several && found->count)) consider_directions(p, modes, found, room);
            for (place = k - 1; place >= 0 && ++which[place] == counts[place]; place--) which[place] = 0;
        }
    }
}

/* Of several motions the one in which most contacts push comes first, if all that push in one or another are redundant: the motions
differ by how these share their load. How many are left to choose from. */
APART i64 choose_share(const Cone *p, const Found *found, double *room) {
    i64 k = p->k, n = 3 * k, best = 0, most = -1, *all = (i64 *)room;
    room += k;
    for (i64 i = 0; i < k; i++) all[i] = FLOOR | NONE;
    for (i64 s = 0; s < found->count; s++) {
        i64 pushing = 0;
        for (i64 i = 0; i < k; i++) pushing += found->modes[s * k + i] & PUSH, all[i] |= found->modes[s * k + i] & PUSH;
        if (pushing > most) best = s, most = pushing;
    }
    if (found->count < 2 || !find_forces(p, all, found->directions, room, room + n)) return found->count;
    for (i64 i = 0; i < k; i++) found->modes[i] = found->modes[best * k + i];
    copy(found->force, found->force + best * n, n);
    copy(found->motion, found->motion + best * n, n);
    copy(found->directions, found->directions + 2 * best * k, 2 * k);
    return 1;
}
