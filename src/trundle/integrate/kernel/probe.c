/* How long courses should be, which a few steps find out: for course.c, which includes it. */

/* Directions that turn from the begin on as s does, where straight on is not where it goes: s across them, x at the end of a run
straight on, grows as x (tau/far)^2, and turning takes kappa phi of s'. `looks` and `still` are of the begin, `seen` of the end. */
static void turn_at_once(Courses *c, double far) {
    i64 size = 0, column = 0;
    for (i64 i = 0; i < c->count; i++) size += c->chosen[i];
    for (i64 l = 0; l < c->count; l++) {
        const i64 *e = element(c, l);
        if (!c->chosen[l]) continue;
        for (i64 i = 0, row = 0; i < c->count; i++)
            if (c->chosen[i]) c->J[column * size + row++] = c->strong[(i * c->count + l) * c->degree];
        c->J[column * (size + 1)] += 2.0 * rate_part(c, c->looks, c->still + c->n, 1, e, 1);
        c->J[column * (size + 1)] += 2.0 * larger(part_of(c, c->looks, speeds(c, c->looks), e, 1), 0.0) / far;
        c->change[column++] = 2.0 * part_of(c, c->seen, speeds(c, c->seen), e, 0) / (far * far);
    }
    if (solve_square(c->J, c->change, size, 1) == 0.0) return;
    column = 0;
    for (i64 i = 0; i < c->count; i++)
        if (c->chosen[i]) c->trial[element(c, i)[COEFFICIENTS]] = c->change[column++] / c->trial[c->course + 1];
}

/* A few steps straight on, or with directions that turn at once, for how long they are; how far they go, with s along the directions
there in `ends`. 0 where the directions lead nowhere: something else holds the elements. */
static double probe(Courses *c, Run *r, double t, const double *y, double until) {
    for (int try = 0; try < 2 * SHORTER; try++) {
        *c->step = 0.0;
        restart(r, t, y, c->trial, until);
        for (int step = 0; step < PROBE; step++) {
            const double before = r->clock[T], h = *c->step;
            const i64 reason = advance(r, 1);
            if (reason != PAUSED && reason != DONE) break;
            const double longer = r->clock[T] - before;
            *c->step = larger(h, longer);
            if (r->clock[T] == until || (longer > 0.0 && longer < GROWS * h)) break;
        }
        const double far = r->clock[T] - t;
        int forward = 1;
        see(c, r->clock[T], r->y, c->trial, c->seen);
        for (i64 i = 0; i < c->count; i++) {
            c->ends[i] = part_of(c, c->seen, speeds(c, c->seen), element(c, i), 1);
            forward &= !c->chosen[i] || c->ends[i] > 0.0;
        }
        if (forward) return far;
        if (try % 2 == 0) {
            turn_at_once(c, far);
            continue;
        }
        for (i64 i = 0; i < c->count; i++)
            if (c->chosen[i]) c->trial[element(c, i)[COEFFICIENTS]] = 0.0;
        until = t + far / 8.0; /* by then it is not where it goes */
    }
    return 0.0;
}

/* How long the courses should be: a step of the smooth motion, or until it is stiff no more; 0 for none. */
static double length_of_course(Courses *c, Run *r, double t, double *y, double until, int fresh) {
    double much = STIFF * sqrt(sqrt(sqrt(c->trial[c->tolerance]))), *looks = c->looks;
    int stiff = 0;
    see(c, t, y, c->trial, looks);
    respond(c, r, t, y, looks, 0);
    for (i64 i = 0; i < c->count; i++) {
        double first = part_of(c, looks, speeds(c, looks), element(c, i), 1);
        double strong = fabs(c->strong[i * (c->count + 1) * c->degree]);
        stiff |= c->chosen[i] && strong * *c->step > much * first;
    }
    if (!fresh) return stiff ? fmin(*c->step, until - t) : 0.0;
    const double far = probe(c, r, t, y, until);
    if (!(far > 0.0)) return 0.0;
    double best = *c->step;
    much = larger(much, STRAIGHT);
    for (i64 i = 0; i < c->count; i++) { /* s + r tau + b tau^2/2 = k tau/much, the larger root */
        const i64 *e = element(c, i);
        if (!c->chosen[i]) continue;
        const double s = part_of(c, looks, speeds(c, looks), e, 1), rate = rate_part(c, looks, c->still + c->n, 1, e, 1);
        const double b = 2.0 * (c->ends[i] - s - rate * far) / (far * far);
        const double half = fabs(c->strong[i * (c->count + 1) * c->degree]) / much - rate, square = half * half - 2.0 * b * s;
        if (b > 0.0 && half > 0.0 && square > 0.0) best = fmin(best, (half + sqrt(square)) / b);
    }
    return best;
}
