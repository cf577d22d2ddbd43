/* Routh's process: what happens during an impact, as the impulse grows and the configuration stands still.

   u(P) = u0 + W P. A contact that slips has dP_t = -mu dP_n s/|s|; at s = 0 it sticks if |dP_t| <= mu dP_n suffices, else it
   slips on in the direction that its own slip then takes (cone.c). P_n grows as follows, t being the course of a phase:

       compression of one contact    dP_n = dt until u_n = 0
       compression of several        u_n >= (1 - t) u_n0, dP_n >= 0, at most one of the two no equality; until t = 1
       restitution, poisson          dP_n >= e P_nc dt, u_n >= 0, at most one of the two no equality; until t = 1
       restitution, stronge          the same with dP_n >= P_nc dt until the normal force has given back e^2 of the work
                                     that compression took, or can do none because others hold its bodies fast

   Without friction, compression solves 0 <= P_n, u_n >= 0, P_n u_n = 0, whatever its course. Where no direction turns,
   everything is linear in t, and a piece ends where it says; else hodograph.c steps.

   One contact loses energy: with v = (1, -mu s/|s|), dE/dp = u.v, and its slope v'W v never grows, because s turns down the
   gradient of v'W v, and sticking has the smallest of all. So u.v is concave in p, and not positive where u_n = 0:
   restitution gives at most e times what compression took. */

#include "hodograph.c"

enum { PIECES = 200, STEPS = 400 };
enum { FINE, NO_COURSE, SEVERAL_COURSES, ENDLESS, MANY_CHANGES, STILL_APPROACHES, NO_IMPULSE, SEVERAL_IMPULSES, ENDLESS_TURNS };

#define SURE 1e-12 /* of the forces of several contacts, which may be redundant */

static int has_ended(const Course *o) {
    int floors = 0;
    for (i64 i = 0; i < o->k; i++) floors |= o->floor[i] != 0.0;
    return o->end == BY_TIME ? o->t >= 1.0 - 4.0 * EPS : o->end == BY_WORK ? !floors : o->over;
}

/* The modes that go on from here; why there are none. */
static i64 open_piece(Course *o, const i64 *avoid, Found *found, double *room) {
    i64 k = o->k;
    double *u = room;
    room += 3 * k;
    velocity(o, o->P, u);
    for (i64 i = 0; i < k; i++) {
        double *s = o->s + 2 * i, size = size_of_two(s);
        if (size <= ZERO) size = 0.0;
        if (size == 0.0) s[0] = s[1] = 0.0;
        if (size == 0.0 && size_of_two(u + 3 * i + 1) > ZERO) copy(s, u + 3 * i + 1, 2), size = size_of_two(s);
        for (i64 r = 0; r < 2; r++) o->given[2 * i + r] = size > 0.0 ? s[r] / size : 0.0;
        double above = height(o, i, u[3 * i], o->t);
        o->watched[i] = o->watch && above <= ZERO;
        o->base[i] = o->watched[i] ? fmin(above, 0.0) - ZERO : 0.0;
        o->c[3 * i] = -o->rise[i], o->c[3 * i + 1] = o->c[3 * i + 2] = 0.0;
    }
    Cone p = cone_of(o);
    find_solutions(&p, avoid, found, room);
    if (found->count == 0 && avoid) find_solutions(&p, 0, found, room);
    if (choose_share(&p, found, room) != 1) return found->count ? SEVERAL_COURSES : NO_COURSE;
    if (found->count > o->shares) o->shares = found->count;
    o->count = 0;
    copy(o->directions, found->directions, 2 * k);
    for (i64 i = 0; i < k; i++) {
        o->modes[i] = found->modes[i];
        if (o->modes[i] & SLIP && o->mu[i] > 0.0 && size_of_two(o->directions + 2 * i) > 0.0) o->slipping[o->count++] = i;
    }
    return FINE;
}

/* The first tau > 0 with below + power tau + rate tau^2/2 = 0, below < 0; written without cancellation. */
static double work_end(double below, double power, double rate) {
    double root = power * power - 2.0 * rate * below;
    if (root < 0.0 || below >= 0.0) return below >= 0.0 ? 0.0 : INFINITY;
    double under = power + sqrt(root);
    return under > 0.0 ? -2.0 * below / under : INFINITY;
}

static void earlier(Ending *first, i64 kind, i64 contact, double at) {
    if (first->kind == NEVER || at < first->at) first->kind = kind, first->contact = contact, first->at = at;
}

/* Whether u_n of contact i stays, but for rounding. */
static int is_idle(const Course *o, i64 i, const double *f, const double *du) {
    double terms = 0.0;
    for (i64 j = 0; j < 3 * o->k; j++) terms += fabs(o->W[3 * i * 3 * o->k + j] * f[j]);
    return fabs(du[3 * i]) <= ZERO * terms;
}

/* The first end that the present rates lead to. */
static Ending straight_end(const Course *o, const double *f, const double *du, const double *u) {
    Ending first = {NEVER, 0, INFINITY};
    if (o->end == BY_CLOSING && du[0] > 0.0) earlier(&first, CLOSED, 0, fmax(-u[0] / du[0], 0.0));
    if (o->end == BY_CLOSING && u[0] >= -ZERO && is_idle(o, 0, f, du)) earlier(&first, CLOSED, 0, 0.0);
    if (o->end == BY_TIME) earlier(&first, TIME, 0, 1.0 - o->t);
    for (i64 i = 0; i < o->k; i++) {
        const double *own = du + 3 * i;
        if (o->end == BY_WORK && o->floor[i] > 0.0) {
            double below = o->work[i] - o->target[i];
            int idle = u[3 * i] <= ZERO && is_idle(o, i, f, du);
            earlier(&first, WORK, i, idle ? INFINITY : work_end(below, u[3 * i] * f[3 * i], own[0] * f[3 * i]));
        }
        if (o->watch && !(o->modes[i] & PUSH)) {
            double above = height(o, i, u[3 * i], o->t), fall = o->rise[i] - own[0];
            if (above > ZERO && fall > 0.0) earlier(&first, TOUCH, i, above / fall);
        }
    }
    for (i64 j = 0; j < o->count; j++) {
        i64 i = o->slipping[j];
        double slowing = -along(du + 3 * i + 1, o->directions + 2 * i), radius = size_of_two(o->s + 2 * i);
        if (slowing > 0.0 && radius > 0.0) earlier(&first, STOP, i, radius / slowing);
    }
    if (!(first.at < INFINITY)) { /* contacts that the others hold fast do no work, however hard they push */
        if (o->end == BY_WORK)
            first.at = 0.0;
        else
            first.kind = NEVER;
    }
    return first;
}

/* Whether every slip keeps its direction on the way, but for what is below round-off. */
static int is_straight(const Course *o, double dt, const double *f, const double *du) {
    double forces = 0.0;
    for (i64 i = 0; i < 3 * o->k; i++) forces = larger(forces, fabs(f[i]));
    for (i64 j = 0; j < o->count; j++) {
        i64 i = o->slipping[j];
        double away = fabs(cross(o->directions + 2 * i, du + 3 * i + 1)), most = 0.0, radius = size_of_two(o->s + 2 * i);
        for (i64 r = 0; r < 6 * o->k; r++) most = larger(most, fabs(o->W[(3 * i + 1) * 3 * o->k + r]));
        if (away <= (o->k == 1 ? 64.0 * EPS : SURE) * most * forces) continue;
        if (radius == 0.0 || dt * fmin(1.0, dt * away / radius) > EPS) return 0;
    }
    return 1;
}

/* A straight piece of length dt. */
static void go_straight(Course *o, const double *f, const double *du, const double *u, double dt) {
    for (i64 i = 0; i < o->k; i++) o->work[i] += dt * f[3 * i] * (u[3 * i] + 0.5 * dt * du[3 * i]);
    for (i64 i = 0; i < 3 * o->k; i++) o->P[i] += dt * f[i];
    o->t += dt;
    for (i64 i = 0; i < o->k; i++) { /* those without friction are read from u later */
        int turns = 0;
        for (i64 j = 0; j < o->count; j++) turns |= o->slipping[j] == i;
        for (i64 r = 0; r < 2; r++) o->s[2 * i + r] = turns ? o->s[2 * i + r] + dt * du[3 * i + 1 + r] : 0.0;
        if (turns && !(along(o->s + 2 * i, o->directions + 2 * i) > 0.0)) o->s[2 * i] = o->s[2 * i + 1] = 0.0;
    }
}

/* What an end changes, so that it holds exactly. */
static void close_piece(Course *o, Ending why, double *room) {
    i64 n = 3 * o->k, i = why.contact;
    if (why.kind == STOP) { /* its slip becomes zero: by the least impulse */
        double *u = room, A[4], x[2], right[2];
        velocity(o, o->P, u);
        for (i64 r = 0; r < 2; r++) {
            right[r] = u[3 * i + 1 + r];
            for (i64 j = 0; j < 2; j++) A[2 * j + r] = o->W[(3 * i + 1 + r) * n + 3 * i + 1 + j];
        }
        solve_least(A, right, 2, 1, x, u + n);
        for (i64 r = 0; r < 2; r++) o->P[3 * i + 1 + r] -= x[r], o->s[2 * i + r] = 0.0;
    } else if (why.kind == WORK)
        o->floor[i] = 0.0;
    else if (why.kind == TIME)
        o->t = 1.0;
    else if (why.kind == CLOSED)
        o->over = 1;
    else if (why.kind == NEVER || why.kind == LOST_WAY)
        o->t = INFINITY;
}

/* How far a first step may go: until slips are a half of what they are, or have grown. */
static double reach(const Course *o, double dt, const double *du) {
    double h = dt;
    for (i64 j = 0; j < o->count; j++) {
        i64 i = o->slipping[j];
        double radius = size_of_two(o->s + 2 * i), rate = size_of_two(du + 3 * i + 1);
        if (radius > 0.0 && rate > 0.0) h = fmin(h, 0.5 * radius / rate);
    }
    return h < INFINITY ? h : 1.0;
}

/* Go on in these modes to where they end; whether they are consistent no more, to be avoided next. */
static int follow(Course *o, double *room) {
    i64 k = o->k, n = 3 * k;
    double *f = room, *du = f + n, *u = du + n, *d = u + n, h = INFINITY;
    room = d + 2 * k;
    for (i64 count = 0; count < STEPS; count++) {
        for (i64 j = 0; j < o->count; j++) copy(d + 2 * j, o->directions + 2 * o->slipping[j], 2);
        find_rates(o, d, f, du, room);
        velocity(o, o->P, u);
        Ending end = straight_end(o, f, du, u), why;
        int straight = is_straight(o, end.at, f, du);
        if (straight) {
            go_straight(o, f, du, u, end.at < INFINITY ? end.at : 0.0);
            close_piece(o, end, room);
            return 0;
        }
        h = h < INFINITY ? h : reach(o, end.at, du);
        double until = o->end == BY_TIME ? 1.0 - o->t : INFINITY, part = fmin(h, until);
        for (i64 j = 0; j < o->count; j++) {
            i64 i = o->slipping[j];
            double radius = size_of_two(o->s + 2 * i), slowing = -along(du + 3 * i + 1, o->directions + 2 * i);
            if (radius > 0.0 && slowing > 0.0) part = fmin(part, 0.75 * radius / slowing);
        }
        h = step(o, part, &why, room);
        if (why.kind == NEVER && part == until && o->t >= 1.0 - 4.0 * EPS) why.kind = TIME;
        if (why.kind == NEVER) continue;
        close_piece(o, why, room);
        return why.kind == PUSHES || why.kind == STICKS;
    }
    Ending never = {NEVER, 0, 0.0};
    close_piece(o, never, room);
    return 0;
}

/* Take a strike to the end of its phase; why that cannot be done, or can be done in several ways. */
APART i64 pursue(Course *o, Found *found, double *room) {
    i64 *avoid = (i64 *)room;
    int avoids = 0;
    room = (double *)(avoid + o->k);
    o->t = 0.0;
    for (i64 piece = 0; piece < PIECES; piece++) {
        if (has_ended(o)) return FINE;
        i64 problem = open_piece(o, avoids ? avoid : 0, found, room);
        if (problem) return problem;
        avoids = follow(o, room);
        if (!(o->t < INFINITY)) return ENDLESS;
        for (i64 i = 0; i < o->k; i++) avoid[i] = o->modes[i];
    }
    return MANY_CHANGES;
}
