/* The directions in which what rests begins to slide when friction cannot hold it.

Friction acts against the direction d of sliding, and with it the acceleration s'(d) of the sliding velocity. From rest a point goes
where it accelerates:

    s'(d) = |s'(d)| d,    |d| = 1

a root on the circle (two candidates along a line). It is the direction of the force that could not be held only where the inertia is the
same all around. The circle is scanned, so that several roots are found. */

enum { AROUND = 72, HALVINGS = 60, MOST_WAYS = 8 };
#define TAN_STEP 0.08748866352592401 /* of 360 / AROUND degrees */
#define SETTLED 1e-14                /* directions of several elements that depend on each other: no longer changed */

/* Whether an element that rests is let go in these modes. */
static int leaves(const Choices *c, const Set *s, i64 i) { return s->mode[i] == SLIDES && !(c->slips[i] & MOVES); }

typedef struct {
    const Choices *c;
    const Affine *o;
    const double *d; /* (slips, 2) of all others */
    i64 i;
    double *room;
} Rate;

/* The parts of s'(d) across d and along it, of element i; NaN where no normal forces fit. */
static void rate_along(const Rate *r, const double *d, double *across, double *along) {
    const Choices *c = r->c;
    const i64 n = rows_of(c), slips = c->space->slips, first = first_row(c, r->i);
    double *all = r->room, *T = all + 2 * slips, *f = T + 2 * slips, *a = f + n;
    for (i64 i = 0; i < 2 * slips; i++) all[i] = r->d[i];
    all[2 * r->i] = d[0], all[2 * r->i + 1] = d[1];
    *across = *along = NAN;
    if (!find_friction(c, r->o, all, 1.0, T, T + r->o->count, f)) return;
    add_friction(c, r->o, all, T, f, a, a + n);
    *across = d[0] * a[first + 1] - d[1] * a[first], *along = d[0] * a[first] + d[1] * a[first + 1];
}

/* The unit vector from a towards b, x of the way. */
static void between(const double *a, const double *b, double x, double *d) {
    double size;
    d[0] = a[0] + x * (b[0] - a[0]), d[1] = a[1] + x * (b[1] - a[1]), size = length(d, 2);
    d[0] /= size, d[1] /= size;
}

/* Where the part across changes its sign between the directions a and b: Illinois, to round-off. */
static void find_way(const Rate *r, const double *a, const double *b, double across_a, double across_b, double *d) {
    double from = 0.0, to = 1.0, x, value, along;
    between(a, b, to, d);
    for (i64 round = 0; round < HALVINGS && across_a != across_b && fabs(to - from) >= EPS; round++) {
        x = to - across_b * (to - from) / (across_b - across_a);
        between(a, b, x, d);
        rate_along(r, d, &value, &along);
        if (value != value || value == 0.0 || fabs(x - to) < EPS) return;
        if ((value < 0.0) != (across_b < 0.0))
            from = to, across_a = across_b;
        else
            across_a /= 2.0;
        to = x, across_b = value;
    }
}

/* Every direction (MOST_WAYS, 2) of element i with s'(d) along d and not against it, and s' along it; how many. */
static i64 ways_of(const Choices *c, const Set *s, i64 i, double *ways, double *rates, double *room) {
    Affine o;
    double before[2], now[2] = {0.9950041652780258, 0.09983341664682815}, across, along, across_before = NAN, along_before = NAN;
    i64 count = 0;
    if (!find_affine(c, s, i, &o, &room)) return 0;
    Rate r = {c, &o, s->d, i, room};
    for (i64 k = 0; k <= AROUND && count < MOST_WAYS; k++) {
        rate_along(&r, now, &across, &along);
        if (k && across_before * across < 0.0 && !(along_before < 0.0 && along < 0.0)) {
            double *d = ways + 2 * count, other;
            find_way(&r, before, now, across_before, across, d);
            rate_along(&r, d, &other, rates + count++);
        }
        before[0] = now[0], before[1] = now[1], across_before = across, along_before = along;
        const double x = now[0] - TAN_STEP * now[1], y = now[1] + TAN_STEP * now[0], size = sqrt(x * x + y * y);
        now[0] = x / size, now[1] = y / size;
    }
    return count;
}

/* Those of the elements (count) in the modes of s with other modes; they become what they were. Whether some forces hold. */
static int solve_with(const Choices *c, Set *s, const i64 *smooth, i64 count, double mode, const i64 *absent, i64 others, double *room) {
    for (i64 x = 0; x < count; x++) s->mode[smooth[x]] = mode;
    for (i64 x = 0; x < others; x++) s->mode[absent[x]] = NONE;
    const int fits = solve_set(c, s, room);
    for (i64 x = 0; x < count; x++) s->mode[smooth[x]] = SLIDES;
    for (i64 x = 0; x < others; x++) s->mode[absent[x]] = SLIDES;
    return fits;
}

/* d of an element along its rows of x, times a sign; whether they are not zero, else `otherwise` it stays. */
static int point_along(const Choices *c, Set *s, i64 i, const double *x, double sign) {
    const double size = size_of_rows(c, x, i);
    for (i64 k = 0; k < row_count(c, i) && size > 0.0; k++) s->d[2 * i + k] = sign * x[first_row(c, i) + k] / size;
    return size > 0.0;
}

/* Elements without friction at rest go along their acceleration, if there is one. */
static void let_smooth_go(const Choices *c, Set *s, const i64 *smooth, i64 count, const i64 *rest, i64 others, double *room) {
    for (i64 x = 0; x < count; x++) s->d[2 * smooth[x]] = 1.0, s->d[2 * smooth[x] + 1] = 0.0;
    if (!count || !solve_with(c, s, smooth, count, SLIDES, rest, others, room)) return;
    for (i64 x = 0; x < count; x++) point_along(c, s, smooth[x], s->a, 1.0);
}

/* Directions against the forces that would hold these elements; whether all have one. Where there is none, any. */
static int let_go_against(const Choices *c, Set *s, const i64 *rest, i64 count, int *holds, double *room) {
    int all = 1;
    *holds = solve_with(c, s, rest, count, STICKS, rest, 0, room);
    for (i64 x = 0; *holds && x < count; x++) {
        s->d[2 * rest[x]] = 1.0, s->d[2 * rest[x] + 1] = 0.0;
        all &= point_along(c, s, rest[x], s->f, -1.0);
    }
    return *holds && all;
}
