/* What a good step has not seen: a narrow push between its stages, beside the marks that say where one may be. */

#define OVERLOOKED 1e3   /* times what a step may be wrong by: how far rates inside it may be off */
#define MUCH 1e3         /* times more: what pushes so hard farther from a mark hides what pushes nearby */

/* How far the rates at theta are from the slope of the dense output there, in units of what the step may be wrong by. */
static SELDOM double defect(Run *r, Step *s, double theta, const double *weight) {
    const i64 ny = r->code.ny, ns = r->code.stride;
    double *slope = r->rows + ERROR5 * ns, *trial = r->rows + TRIAL * ns;
    const double apart = 1e-3 * fmin(theta, 1.0 - theta);
    polynomial(s, theta - apart);
    copy_parts(ns, trial, slope);
    polynomial(s, theta + apart);
    for (i64 i = 0; i < ny; i++) slope[i] = (trial[i] - slope[i]) / (2.0 * apart);
    polynomial(s, theta);
    rate_one(&r->code, s->t + theta * s->h, trial, r->p, r->z);
    for (i64 i = 0; i < ny; i++) slope[i] -= s->h * r->z[i];
    return norm(ns, ny, slope, weight);
}

/* Where in (a, b) of a good step there is a push that it has not seen, from mark to mark: 1 if nowhere. */
static SELDOM double push_between(Run *r, Look *l, i64 depth, double a, const double *at_a, double b, const double *at_b, const double *weight) {
    const double shortest = 1e4 * EPS * fabs(r->clock[T_NEW] / l->s->h);
    double *seen = r->watch.looks + depth * 2 * r->code.watched;
    i64 which = 0;
    for (double past = a;;) {
        const double theta = mark_between(l, PEAK, past, at_a, b, at_b, &which);
        if (!(theta < 1.0 - BESIDE_END)) return 1.0;
        double push = 1.0, most = OVERLOOKED;
        for (double beside = 0.0; theta > shortest && beside < 0.05; beside = beside == 0.0 ? 1e-10 : beside * 100.0) {
            const double off = defect(r, l->s, theta - beside * theta, weight);
            if (off <= most) continue;
            push = theta - beside * theta;
            if (off != off) break;
            most = MUCH * off;
        }
        for (double beside = 1e-8; theta > shortest && push == 1.0 && beside < 0.05; beside *= 100.0)
            if (!(defect(r, l->s, theta + beside * (1.0 - theta), weight) <= OVERLOOKED)) push = theta + beside * (1.0 - theta);
        if (push < 1.0) return push;
        past = theta + 0.1 * BESIDE_END;
        if (past >= b) return 1.0;
        look_closer(l, past, seen);
        at_a = seen;
    }
}

/* The same, where marks may swing in between: halved until they are as interpolated from the looks around. */
static SELDOM double push_within(Run *r, Look *l, i64 depth, double a, const double *at_a, double b, const double *at_b, const double *weight) {
    const i64 K = r->code.watched;
    const double middle = a + UNEVEN * (b - a), h = (b - a) * l->s->h;
    double *g = r->watch.looks + depth * 2 * K, *other = g + 2 * K;
    look_closer(l, middle, g);
    int straight = are_marks_straight(&r->watch, K, PEAK, UNEVEN, h, at_a, g, at_b);
    if (straight) { /* as `visit` does */
        look_closer(l, a + AGAIN * (b - a), other);
        straight = are_marks_straight(&r->watch, K, PEAK, AGAIN, h, at_a, other, at_b);
    }
    if (depth + 1 >= DEPTH || l->looks >= MOST_LOOKS || straight) return push_between(r, l, depth, a, at_a, b, at_b, weight);
    const double x = push_within(r, l, depth + 1, a, at_a, middle, g, weight);
    return x < 1.0 ? x : push_within(r, l, depth + 1, middle, g, b, at_b, weight);
}

/* The same, beside marks at which the step begins or ends. */
static SELDOM double push_at_ends(Run *r, Look *l, const double *weight) {
    const i64 K = r->code.watched;
    for (i64 i = 0; i < 2 * K; i++) {
        const double *g = i < K ? r->watch.now : r->watch.next;
        if (r->watch.fast[i % K] != PEAK || !stands_at(g[i % K], g[K + i % K] * l->s->h)) continue;
        for (double beside = 1e-8; beside < 0.05; beside *= 100.0) {
            const double x = i < K ? beside : 1.0 - beside;
            if (!(defect(r, l->s, x, weight) <= OVERLOOKED)) return x;
        }
    }
    return 1.0;
}

/* The part of a good step after which there is a push that it has not seen: 1 if there is none.

A narrow peak of the forces between its stages leaves a step without an error. Where one may stand (PEAK is zero, or nearly), the rates are
compared with the dense output: there, and beside, since what pushes on either side of a potential does not push at its top.
`watch.next` and `watch.middle` are known. */
static SELDOM double overlooked(Run *r, double h) {
    const i64 ns = r->code.stride, K = r->code.watched;
    Watch *w = &r->watch;
    const int straight = are_marks_straight(w, K, PEAK, UNEVEN, h, w->now, w->middle, w->next);
    Step s = step_of(r);
    s.h = h;
    Look l = {&s, w, NO_STOP, 0, 0, 0, 0};
    for (i64 i = 0; i < K; i++) sizes(w, K)[i] = 0.0;
    double *weight = r->rows + ERROR3 * ns;
    weigh(r, h, r->rows + RAW * ns, weight);
    const double x = (straight ? push_between : push_within)(r, &l, 0, 0.0, w->now, 1.0, w->next, weight);
    return x < 1.0 ? x : push_at_ends(r, &l, weight);
}
