/* Laws of impact: u+ = u- + W P at one instant, W = J M^-1 J' (3k, 3k), rows (normal, tangent 1, tangent 2) for each of k
   contacts. u_n < 0 approaches, P_n >= 0 pushes the bodies apart.

       poisson   Routh's process; the normal impulse of restitution is e times that of compression
       stronge   Routh's process; the normal force gives back e^2 of the work that it took
       newton    u_n+ = -e u_n- (or more, with P_n = 0), friction decided by the slip after the impact (Moreau, Jean)

   Contacts that strike at once are one problem (routh.c says how they share), or strike one after the other, the fastest
   approach first, until none approaches. Contacts without influence on each other are solved apart. Redundant contacts get
   the smallest impulses that give the motion. */

#include "routh.c"

enum { POISSON, STRONGE, NEWTON };
enum { AGAIN = 50, IN_SEQUENCE = 5000, HEAD = 4 };
enum { UNTOUCHED, STICKING, SLIPPING };

/* A group of contacts that influence each other, with velocities and inverse inertias of size 1. */
typedef struct {
    i64 k, law;
    double *W, *u, *mu, *e, *P, *lost;
} Group;

/* Doubles of `told` (what is said about a problem) and of `room` for k contacts. */
int64_t strike_told(int64_t k) { return HEAD + k + MOST_FOUND * 4 * k; }

int64_t strike_room(int64_t k) {
    i64 n = 3 * k, all = STAGES * k;
    return 2 * strike_told(k) + 12 * n * n + 200 * n + MOST_FOUND * 10 * k + all * all + all * 40 + 400;
}

/* u + W P. */
static void after_of(const Group *g, const double *P, double *out) {
    for (i64 i = 0; i < 3 * g->k; i++) out[i] = g->u[i] + product(g->W + i * 3 * g->k, P, 3 * g->k);
}

static void tell(double *told, const Group *g, i64 code, double number) {
    told[0] = (double)code, told[1] = 0.0, told[2] = number, told[3] = (double)g->k;
}

/* What is consistent, instead of one thing: the modes and the forces, or velocities, of each. */
static void tell_all(double *told, i64 k, const Found *found, const double *numbers) {
    double *at = told + HEAD + k;
    told[1] = (double)found->count;
    for (i64 s = 0; s < found->count; s++) {
        for (i64 i = 0; i < k; i++) *at++ = (double)found->modes[s * k + i];
        copy(at, numbers + 3 * s * k, 3 * k), at += 3 * k;
    }
}

static Found room_for_found(i64 k, double **room) {
    Found found = {0, (i64 *)*room, *room + MOST_FOUND * k, *room + MOST_FOUND * 4 * k, *room + MOST_FOUND * 7 * k};
    *room += MOST_FOUND * 9 * k;
    return found;
}

/* --- laws ----------------------------------------------------------------------------------------------------------- */

/* One problem with the velocities after the impact: u_n+ >= -e u_n-, P_n >= 0, one of the two an equality. */
static i64 newton_law(Group *g, double *told, double *room) {
    i64 k = g->k, n = 3 * k;
    double *c = room, *none = c + n, *sought = none + k;
    i64 *watched = (i64 *)(sought + 2 * k);
    room = (double *)(watched + k);
    Found found = room_for_found(k, &room);
    copy(c, g->u, n);
    for (i64 i = 0; i < k; i++) {
        c[3 * i] += g->e[i] * fmin(g->u[3 * i], 0.0);
        none[i] = sought[2 * i] = sought[2 * i + 1] = 0.0, watched[i] = 1;
    }
    Cone p = {k, g->W, c, g->mu, none, sought, watched};
    find_solutions(&p, 0, &found, room);
    const i64 left = choose_share(&p, &found, room);
    int approaches = 0;
    for (i64 i = 0; i < k; i++) approaches |= !(g->u[3 * i] > ZERO);
    for (i64 i = 0; i < n; i++) g->P[i] = found.count && approaches ? found.force[i] : 0.0;
    if (left == 1 && approaches) told[1] = larger(told[1], (double)found.count);
    if (left == 1 || !approaches) return FINE;
    tell(told, g, found.count ? SEVERAL_IMPULSES : NO_IMPULSE, 0.0);
    for (i64 s = 0; s < found.count; s++) after_of(g, found.force + s * n, found.motion + s * n);
    tell_all(told, k, &found, found.motion);
    return (i64)told[0];
}

/* Room for the course of a strike of k contacts. */
static Course room_for_course(const Group *g, double **room) {
    i64 k = g->k, n = 3 * k;
    Course o = {.k = k, .W = g->W, .mu = g->mu};
    double **doubles[] = {&o.u0, &o.P, &o.c, &o.work, &o.floor, &o.rise, &o.target, &o.base, &o.s, &o.given, &o.directions};
    i64 **integers[] = {&o.watched, &o.modes, &o.slipping};
    for (i64 i = 0; i < 11; i++) *doubles[i] = *room, *room += i < 3 ? n : i < 8 ? k : 2 * k;
    for (i64 i = 0; i < 3; i++) *integers[i] = (i64 *)*room, *room += k;
    return o;
}

/* Whether the normal force took more work at contact i than the rounding of u_n makes of its impulse. */
static int took_work(const Course *o, i64 i) {
    double size = fabs(o->u0[3 * i]);
    for (i64 j = 0; j < 3 * o->k; j++) size += fabs(o->W[3 * i * 3 * o->k + j] * o->P[j]);
    return -o->work[i] > 8.0 * EPS * size * o->P[3 * i];
}

/* One compression and restitution from velocities u0; why it cannot be determined. */
static i64 press_and_release(const Group *g, Course *o, Found *found, double *room) {
    i64 k = g->k, many = k > 1;
    for (i64 i = 0; i < k; i++) {
        o->work[i] = o->target[i] = o->s[2 * i] = o->s[2 * i + 1] = 0.0;
        for (i64 r = 0; r < 3; r++) o->P[3 * i + r] = 0.0;
        o->floor[i] = many ? 0.0 : 1.0;
        o->rise[i] = many ? fmax(-o->u0[3 * i], 0.0) : 0.0;
    }
    o->end = many ? BY_TIME : BY_CLOSING, o->watch = many, o->over = 0;
    i64 problem = pursue(o, found, room);
    int presses = 0;
    for (i64 i = 0; i < k; i++) {
        double pressed = fmax(o->P[3 * i], 0.0);
        o->rise[i] = 0.0;
        o->floor[i] = g->law == POISSON ? g->e[i] * pressed : g->e[i] > 0.0 && took_work(o, i) ? pressed : 0.0;
        o->target[i] = o->work[i] * (1.0 - g->e[i] * g->e[i]);
        presses |= o->floor[i] != 0.0;
    }
    o->end = g->law == POISSON ? BY_TIME : BY_WORK;
    return problem || !presses ? problem : pursue(o, found, room);
}

/* Compression and restitution; again where a contact then approaches. */
static i64 routh_law(Group *g, double *told, double *room) {
    i64 k = g->k, n = 3 * k;
    Course o = room_for_course(g, &room);
    Found found = room_for_found(k, &room);
    for (i64 i = 0; i < n; i++) g->P[i] = 0.0;
    for (i64 round = 0; round < AGAIN; round++) {
        after_of(g, g->P, o.u0);
        int approaches = 0;
        for (i64 i = 0; i < k; i++) approaches |= o.u0[3 * i] < -ZERO;
        told[1] = larger(told[1], (double)o.shares);
        if (!approaches && (round || k > 1 || o.u0[0] > ZERO)) return FINE;
        i64 problem = press_and_release(g, &o, &found, room);
        for (i64 i = 0; i < n; i++) g->P[i] += o.P[i];
        if (!problem) continue;
        tell(told, g, problem, 0.0);
        if (problem == SEVERAL_COURSES) tell_all(told, k, &found, found.force);
        return problem;
    }
    double least = 0.0;
    after_of(g, g->P, o.u0);
    for (i64 i = 0; i < k; i++) least = fmin(least, o.u0[3 * i]);
    tell(told, g, STILL_APPROACHES, -least);
    return STILL_APPROACHES;
}

static void lost_at(const Group *g) { /* at each contact: -P.(u+ + u-)/2 */
    for (i64 i = 0; i < g->k; i++) {
        g->lost[i] = 0.0;
        for (i64 r = 3 * i; r < 3 * i + 3; r++)
            g->lost[i] -= g->P[r] * (g->u[r] + 0.5 * product(g->W + r * 3 * g->k, g->P, 3 * g->k));
    }
}

APART i64 solve_group(Group *g, double *told, double *room) {
    i64 problem = g->law == NEWTON ? newton_law(g, told, room) : routh_law(g, told, room);
    lost_at(g);
    return problem;
}

/* One contact after the other, the fastest approach first. */
static i64 in_sequence(Group *g, double *told, double *room) {
    i64 k = g->k, n = 3 * k, i = 0;
    double *now = room, W[9], P[3], lost;
    room += n;
    Group one = {1, g->law, W, 0, 0, 0, P, &lost};
    for (i64 j = 0; j < n; j++) g->P[j] = 0.0;
    for (i64 j = 0; j < k; j++) g->lost[j] = 0.0;
    for (i64 count = 0; count < IN_SEQUENCE; count++) {
        after_of(g, g->P, now);
        i = 0;
        for (i64 j = 1; j < k; j++)
            if (now[3 * j] < now[3 * i]) i = j;
        if (now[3 * i] >= -ZERO) return FINE;
        double speed = 0.0, inertia = 0.0, v[3];
        for (i64 r = 0; r < 3; r++) speed = larger(speed, fabs(now[3 * i + r])), inertia = larger(inertia, g->W[(3 * i + r) * n + 3 * i + r]);
        for (i64 r = 0; r < 9; r++) W[r] = g->W[(3 * i + r / 3) * n + 3 * i + r % 3] / inertia;
        for (i64 r = 0; r < 3; r++) v[r] = now[3 * i + r] / speed;
        one.u = v, one.mu = g->mu + i, one.e = g->e + i;
        i64 problem = solve_group(&one, told, room);
        for (i64 r = 0; r < 3; r++) g->P[3 * i + r] += P[r] * (speed / inertia);
        g->lost[i] += lost * (speed * speed / inertia);
        if (!problem) continue;
        told[HEAD] = (double)i;
        return problem;
    }
    tell(told, g, ENDLESS_TURNS, -now[3 * i]);
    return ENDLESS_TURNS;
}

/* --- all contacts --------------------------------------------------------------------------------------------------- */

/* The contacts that influence contact `first`, directly or through others, in order; how many. */
static i64 find_group(i64 k, const double *W, i64 first, i64 *group, double *size) {
    i64 n = 3 * k, count = 1, grown = 1;
    for (i64 i = 0; i < k; i++) group[i] = i == first;
    for (i64 i = 0; i < k * k; i++) {
        size[i] = 0.0;
        for (i64 r = 0; r < 9; r++) size[i] = larger(size[i], fabs(W[(3 * (i / k) + r / 3) * n + 3 * (i % k) + r % 3]));
    }
    while (grown) {
        grown = 0;
        for (i64 i = 0; i < k; i++)
            for (i64 j = 0; j < k; j++) {
                int linked = size[i * k + j] > RANK * sqrt(size[i * k + i] * size[j * k + j]);
                if (group[i] && !group[j] && linked) group[j] = grown = 1;
            }
    }
    count = 0;
    for (i64 i = 0; i < k; i++)
        if (group[i]) group[count++] = i;
    return count;
}

/* The group's part of W, u, mu and e, made of size 1; their sizes. */
static void gather_group(i64 k, const double *W, const double *u, const double *mu, const double *e, const i64 *members, Group *g, double *speed, double *inertia) {
    i64 n = 3 * g->k;
    *speed = *inertia = 0.0;
    for (i64 i = 0; i < n; i++) {
        i64 row = 3 * members[i / 3] + i % 3;
        g->u[i] = u[row], *speed = larger(*speed, fabs(u[row])), *inertia = larger(*inertia, W[row * 3 * k + row]);
        for (i64 j = 0; j < n; j++) g->W[i * n + j] = W[row * 3 * k + 3 * members[j / 3] + j % 3];
    }
    for (i64 i = 0; i < n * n && *inertia > 0.0; i++) g->W[i] /= *inertia;
    for (i64 i = 0; i < n && *speed > 0.0; i++) g->u[i] /= *speed;
    for (i64 i = 0; i < g->k; i++) g->mu[i] = mu[members[i]], g->e[i] = e[members[i]];
}

/* P (3k), velocities after (3k), energy lost at each contact (k), kind of each: whether it was struck, and slips after it (k).
   told: the first problem (see `tell`), with the numbers of its contacts behind the head; if there is none, in how many ways redundant
   contacts share their impulses. Which of FINE, NO_COURSE, ... it is.  */
SELDOM int64_t strike(int64_t k, const double *W, const double *u, const double *mu, const double *e, int64_t law, int64_t sequential,
               double *P, double *after, double *lost, double *kind, double *told, double *room) {
    i64 n = 3 * k, *members = (i64 *)room, *done = members + k;
    double *values = (double *)(done + k), most = 0.0, speed, inertia, size = 0.0;
    told[0] = FINE, told[1] = 0.0;
    for (i64 i = 0; i < k; i++) done[i] = 0;
    for (i64 i = 0; i < n; i++) P[i] = 0.0;
    for (i64 i = 0; i < k; i++) {
        if (done[i]) continue;
        Group g = {find_group(k, W, i, members, values), law, values, 0, 0, 0, 0, 0};
        double *own = told[0] == FINE ? told : values + 9 * g.k * g.k + 9 * g.k;
        g.u = g.W + 9 * g.k * g.k, g.P = g.u + 3 * g.k, g.mu = g.P + 3 * g.k, g.e = g.mu + g.k, g.lost = g.e + g.k;
        gather_group(k, W, u, mu, e, members, &g, &speed, &inertia);
        for (i64 j = 0; j < 3 * g.k; j++) g.P[j] = 0.0;
        for (i64 j = 0; j < g.k; j++) g.lost[j] = 0.0;
        if (speed > 0.0 && inertia > 0.0) {
            double *rest = g.lost + g.k + strike_told(k);
            i64 problem = sequential && g.k > 1 ? in_sequence(&g, own, rest) : solve_group(&g, own, rest);
            for (i64 j = 0; problem && j < (i64)own[3]; j++)
                own[HEAD + j] = (double)members[(i64)own[3] == g.k ? j : (i64)own[HEAD]];
        }
        for (i64 j = 0; j < g.k; j++) {
            done[members[j]] = 1, lost[members[j]] = inertia > 0.0 ? g.lost[j] * (speed * speed / inertia) : 0.0;
            for (i64 r = 0; r < 3; r++) P[3 * members[j] + r] = inertia > 0.0 ? g.P[3 * j + r] * (speed / inertia) : 0.0;
        }
    }
    for (i64 i = 0; i < n; i++) {
        after[i] = u[i] + product(W + i * n, P, n);
        most = larger(most, fabs(P[i])), size = larger(size, larger(fabs(u[i]), fabs(after[i])));
    }
    for (i64 i = 0; i < k; i++) {
        int sticks = mu[i] > 0.0 && size_of_two(after + 3 * i + 1) <= 1e-11 * size;
        kind[i] = !(P[3 * i] > 1e-14 * most) ? UNTOUCHED : sticks ? STICKING : SLIPPING;
    }
    return (i64)told[0];
}
