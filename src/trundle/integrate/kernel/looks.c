/* What one look into a step says, and two of them: signs, zeros, extremes.

Between two looks g can have done four things (`crossing`):

    CROSSED   g has the other sign now: a zero inside
    ARRIVED   g is exactly zero now: the zero is the second look
    DIPPED    the same sign, but g went towards zero first and away from it last: there is an extreme inside, and
              perhaps two zeros around it (grazing)
    RETURNED  g was exactly zero (a zero already reported), left it, and has the opposite sign of its first movement
    LEFT      g was exactly zero, fell, and is negative: an event only of what ends a phase (MODE), which holds while g >= 0

Leaving zero is no event otherwise: a quantity that is zero where a run begins has no zero there. A zero is reported at the first
time, to round-off in t, at which the sign has changed: the state reported with it has crossed. One that g jumps through is marked;
a pole, as that of tan, is none. */

enum { NOTHING, CROSSED, ARRIVED, DIPPED, RETURNED, LEFT };
#define DEPTH 60            /* halvings of a step: as many as bring a jump down to the rounding of its time */
#define MOST_LOOKS 16384    /* into one step */
#define UNEVEN 0.41421356   /* where the next look divides an interval: at no simple fraction of a period */
#define AGAIN 0.73205081    /* and where one more look confirms that nothing swings between what the first look agrees with */
#define AS_INTERPOLATED 0.005 /* of what g changes between two looks */
#define CANCELLED 1e-14     /* of g: what is left where its terms cancel */
#define UNDEFINED 4         /* halvings of a stretch in which g is undefined wherever it is looked at */
#define CLOSE 1e-13         /* of a step, and of the time: no closer look is possible */
#define ROUGHLY 1e10        /* as much more a mark may differ from what is interpolated */
#define EXPLAINED 8.0       /* times what the slopes say: more than that is rounding, or a jump */
#define ROUGH 1024          /* more looks at changes that slopes do not explain than at others: rounding; a jump takes DEPTH */
#define LEFT_OVER 1e-5      /* of an integral over a step: where more is left in the closest looks, it has no end */
#define FLAT 1e-10          /* of a step: an extreme is known to the square of this */
#define NEAR 0.1            /* of a mark beside it: less is as good as zero */
#define NEARLY 0.1          /* of what g is at two looks: as good as zero and flat between them */
#define FAINT 1e-12         /* of the largest g in a step: no closer look at what is nearly zero */
#define POLE 2
#define BESIDE_END 1e-6     /* of a step: so near its end its last stage sees what is there */
#define JUMPS 1e-6          /* of g: what it changes by at most at a zero that is none of a jump */

/* One look into a step, from left to right. */
typedef struct {
    Step *s;
    Watch *w;
    double stop; /* theta of the first zero that ends the motion */
    i64 first;   /* row of `found` at which this step begins */
    i64 looks;   /* so far */
    int jumps;   /* whether g jumps through the zero found last; POLE: through infinity */
    int divided; /* whether something was not as interpolated */
} Look;

/* out = [g, dg/dt] at z = [y, ydot]. */
static void ask(const Code *c, double t, double *z, double *p, double *out) {
    c->calls[WATCH]++;
    c->watch(&t, z, p, out, c->work);
}

/* [g, dg/dt] of all quantities at theta, into `out`; the state is left in `inside`. */
static void ask_inside(Step *s, double theta, double *out) {
    look_at(s, theta);
    ask(s->code, s->t + theta * s->h, s->inside, s->p, out);
}

static int looks_into(const Watch *w, i64 i) { return w->fast[i] && w->fast[i] != PEAK; }

static int is_zero_kind(i64 kind) { return kind == FIRST || kind == COUNT || kind >= LIST; }

/* What g did between two looks, from its values and its derivatives by theta. */
static int crossing(double g0, double d0, double g1, double d1) {
    if (g0 == 0.0) return (d0 > 0.0 && g1 < 0.0) || (d0 < 0.0 && g1 > 0.0) ? RETURNED : NOTHING;
    if (g1 == 0.0) return ARRIVED;
    if ((g0 < 0.0 && g1 > 0.0) || (g0 > 0.0 && g1 < 0.0)) return CROSSED;
    if (g0 > 0.0 && g1 > 0.0 && d0 < 0.0 && d1 > 0.0) return DIPPED;
    if (g0 < 0.0 && g1 < 0.0 && d0 > 0.0 && d1 < 0.0) return DIPPED;
    return NOTHING;
}

/* The same, NOTHING if it is in a direction that the measure does not want. */
static int wanted(const i64 *what, double g0, double d0, double g1, double d1) {
    if (what[KIND] == MODE && g0 == 0.0 && !(d0 > 0.0) && g1 < 0.0) return LEFT;
    int kind = crossing(g0, d0, g1, d1);
    if (kind == NOTHING || kind == DIPPED || what[WAY] == 0) return kind;
    double before = kind == RETURNED ? d0 : g0;
    return what[WAY] * before < 0.0 ? kind : NOTHING;
}

/* How large each g is in a step, as far as it has been seen: (K). */
static double *sizes(const Watch *w, i64 K) { return w->looks + (DEPTH + 2) * 2 * K; }

/* At how many looks into a step each g changed more than its slopes explain, less those at which they do: (K). */
static double *rough(const Watch *w, i64 K) { return sizes(w, K) + K; }

/* For each g how much of its integral over a step was found in looks that could be closer, and in the others: (K, 2). */
static double *integrated(const Watch *w, i64 K) { return w->looks + (DEPTH + 3) * 2 * K; }

static void look_closer(Look *l, double theta, double *g) {
    const i64 K = l->s->code->watched;
    double *size = sizes(l->w, K);
    ask_inside(l->s, theta, g);
    l->looks++;
    for (i64 i = 0; i < K; i++)
        if (fabs(g[i]) > size[i] && fabs(g[i]) < INFINITY) size[i] = fabs(g[i]);
}

/* How large g is at the ends of a step, where it is defined. */
static double size_at(double g0, double g1) { return (g0 == g0 ? fabs(g0) : 0.0) + (g1 == g1 ? fabs(g1) : 0.0); }

/* Whether g and its slope at the part x of an interval are as the cubic through its ends and slopes says. What they are measured by is
how much g itself changes: the slope of what swings fast tells nothing of its size. Changes within the rounding of g, as large as it
is anywhere in the step (`size`), do not count: terms of that size have cancelled. */
static int as_interpolated(double x, double size, double g, double d, double g0, double d0, double g1, double d1) {
    if (d0 != d0 || d1 != d1) return d != d; /* slopes unknown: nothing to judge by, unless it is at an end alone */
    const double u = 1.0 - x, rise = g1 - g0;
    const double cubic = u * u * ((1.0 + 2.0 * x) * g0 + x * d0) + x * x * ((3.0 - 2.0 * x) * g1 - u * d1);
    const double slope = 6.0 * x * u * rise + u * (1.0 - 3.0 * x) * d0 + x * (3.0 * x - 2.0) * d1;
    const double range = fmax(fabs(rise), fmax(fabs(g - g0), fabs(g - g1))), noise = 1e-9 * (fabs(g0) + fabs(g1)) + CANCELLED * size;
    return range < INFINITY && fabs(g - cubic) <= AS_INTERPOLATED * range + noise && fabs(d - slope) <= 10.0 * AS_INTERPOLATED * range + noise;
}

/* Whether a g with these ends (a minimum is looked for) may fall below `best`: where its tangents meet, with a margin of a
quarter of what they say for what is not convex. */
static int may_beat(double best, double g0, double d0, double g1, double d1) {
    if (!(d0 < 0.0 && 0.0 < d1)) return 0;
    double meet = (g1 - g0 - d1) / (d0 - d1), lowest = g0 + d0 * meet;
    return lowest - 0.25 * (fmin(g0, g1) - lowest) < best;
}

/* Whether the cubic through two looks and their slopes turns twice between them, by more than rounding; its values where it does. */
static int turns_twice(double size, double g0, double d0, double g1, double d1, double *low, double *high) {
    const double rise = g1 - g0, A = 3.0 * (d0 + d1 - 2.0 * rise), B = 3.0 * rise - 2.0 * d0 - d1, disc = B * B - A * d0;
    if (!(d0 * d1 > 0.0 && A * d0 > 0.0 && disc > 0.0 && -B * A > 0.0 && fabs(B) < fabs(A))) return 0;
    double g[2];
    for (int k = 0; k < 2; k++) {
        const double x = (-B + (k ? 1.0 : -1.0) * sqrt(disc)) / A;
        g[k] = g0 + x * (d0 + x * (B + x * A / 3.0));
    }
    *low = fmin(g[0], g[1]), *high = fmax(g[0], g[1]);
    return *high - *low > CANCELLED * size;
}

/* Whether the cubic passes zero and comes back, although its tangents meet before: it is not convex. */
static int sinks(double g0, double d0, double g1, double d1) {
    const double sign = g0 > 0.0 ? 1.0 : -1.0, rise = g1 - g0, A = 3.0 * (d0 + d1 - 2.0 * rise), B = 3.0 * rise - 2.0 * d0 - d1;
    const double turn = sqrt(fmax(B * B - A * d0, 0.0)), x = -d0 / (B + (d0 < 0.0 ? turn : -turn));
    return sign * (g0 + x * (d0 + x * (B + x * A / 3.0))) < 0.0 && !may_beat(0.0, sign * g0, sign * d0, sign * g1, sign * d1);
}

/* Whether it may be zero where it turns: three times between the looks where their signs say once, or twice where they say never. */
static int swerves(double size, double g0, double d0, double g1, double d1) {
    double low, high;
    if (g0 * g1 > 0.0 && g0 * d0 < 0.0 && g0 * d1 > 0.0) return sinks(g0, d0, g1, d1);
    if (!turns_twice(size, g0, d0, g1, d1, &low, &high)) return 0;
    const double margin = 0.25 * (high - low);
    return low < margin && high > -margin;
}

/* Whether it is flat near zero, beside what it changes by: it may have several zeros there, closer together than it is as interpolated. */
static int lingers(double size, double g0, double d0, double g1, double d1) {
    const double rise = g1 - g0, A = 3.0 * (d0 + d1 - 2.0 * rise), B = 3.0 * rise - 2.0 * d0 - d1;
    const double most = fmax(fabs(g0), fabs(g1)), turn = sqrt(fmax(B * B - A * d0, 0.0));
    if (!(most > FAINT * size)) return 0;
    double x = -B / A;
    if (d0 * d1 < 0.0) x = -d0 / (B + (d0 < 0.0 ? turn : -turn)); /* where it is least: stable whatever A is */
    if (!(0.0 < x && x < 1.0)) return 0;
    const double flat = g0 + x * (d0 + x * (B + x * A / 3.0)), slope = d0 + x * (2.0 * B + x * A);
    return fabs(flat) < NEARLY * most && fabs(slope) < NEARLY * most;
}

/* Whether it may be more or less between the looks than at both of them, though their slopes have one sign. */
static int swings_out(double size, double g0, double d0, double g1, double d1) {
    double low, high;
    if (!turns_twice(size, g0, d0, g1, d1, &low, &high)) return 0;
    const double margin = 0.25 * (high - low);
    return low - margin < fmin(g0, g1) || high + margin > fmax(g0, g1);
}

static double best_so_far(double sign, double kept, double g) {
    return kept != kept ? sign * g : fmin(sign * kept, sign * g);
}

/* Whether g is defined at some of three places and not at others: there is an edge between them, up to which it is looked at. */
static int has_edge(double g0, double g, double g1) { return (g0 != g0) != (g1 != g1) || (g0 != g0) != (g != g); }

/* Whether a mark, as large as `size` in the step, is passed between two looks, or may be; its rounding does not count. */
static int passes(double size, double g0, double d0, double g1, double d1) {
    if (fmax(fabs(g0), fabs(g1)) <= CANCELLED * size) return 0;
    const int did = crossing(g0, d0, g1, d1);
    if (did != DIPPED) return did == CROSSED;
    const double sign = g0 > 0.0 ? 1.0 : -1.0;
    return may_beat(0.0, sign * g0, sign * d0, sign * g1, sign * d1);
}

/* Whether the marks of a kind, between looks and another one at the part x of a time h, are as interpolated, with a zero at most. */
static int are_marks_straight(const Watch *w, i64 K, i64 kind, double x, double h, const double *at_a, const double *g, const double *at_b) {
    for (i64 i = 0; i < K; i++) {
        if (w->fast[i] != kind) continue;
        const double size = size_at(at_a[i], at_b[i]), d0 = at_a[K + i] * h, d1 = at_b[K + i] * h;
        if (!as_interpolated(x, ROUGHLY * size, g[i], g[K + i] * h, at_a[i], d0, at_b[i], d1) || swerves(size, at_a[i], d0, at_b[i], d1)) return 0;
    }
    return 1;
}

/* Whether a mark is zero at a look, or so near it, by its slope over a step. */
static int stands_at(double g, double slope) { return fabs(g) < BESIDE_END * fabs(slope) && fabs(slope) < INFINITY; }

/* Whether the rates may have a narrow peak in a step: g at its ends in `now` and `next`, and crudely in its `middle`. */
static int may_peak(const Watch *w, i64 K, double h) {
    for (i64 i = 0; i < K; i++) {
        const double g0 = w->now[i], d0 = w->now[K + i] * h, g1 = w->next[i], d1 = w->next[K + i] * h;
        if (w->fast[i] == PEAK && (passes(0.0, g0, d0, g1, d1) || stands_at(g0, d0) || stands_at(g1, d1))) return 1;
    }
    return !are_marks_straight(w, K, PEAK, UNEVEN, h, w->now, w->middle, w->next);
}

/* Whether a step must be looked into: g at its ends in `now` and `next`, and crudely in its `middle`; and after a step in which
something swung. */
static int suspicious(const Watch *w, i64 K, double h) {
    if (w->tally[DIVIDED]) return 1;
    const double *g0 = w->now, *g1 = w->next, *d0 = w->now + K, *d1 = w->next + K;
    for (i64 i = 0; i < K; i++)
        if (w->fast[i] == MARK && passes(size_at(g0[i], g1[i]), g0[i], d0[i] * h, g1[i], d1[i] * h)) return 1;
    if (!are_marks_straight(w, K, MARK, UNEVEN, h, g0, w->middle, g1)) return 1;
    for (i64 m = 0; m < w->measures; m++) {
        const i64 *what = w->what + m * N_WHAT;
        const i64 i = what[WHICH], kind = what[KIND];
        const double kept = w->kept[what[COLUMN]];
        if (kind == LAST || kind == SAMPLES || (kind == FIRST && kept == kept)) continue;
        if (kind == INTEGRAL) return 1;
        if (kind != LIMIT && (g0[i] != g0[i] || g1[i] != g1[i])) return 1;
        if (w->fast[i] && !as_interpolated(UNEVEN, size_at(g0[i], g1[i]), w->middle[i], w->middle[K + i] * h, g0[i], d0[i] * h, g1[i], d1[i] * h)) return 1;
        if (is_zero_kind(kind)) {
            const int did = wanted(what, g0[i], d0[i] * h, g1[i], d1[i] * h);
            const double sign = g0[i] > 0.0 ? 1.0 : -1.0;
            if (swerves(size_at(g0[i], g1[i]), g0[i], d0[i] * h, g1[i], d1[i] * h)) return 1;
            if (did == NOTHING) continue;
            if (did != DIPPED || may_beat(0.0, sign * g0[i], sign * d0[i] * h, sign * g1[i], sign * d1[i] * h)) return 1;
        } else {
            double sign = kind == LEAST ? 1.0 : -1.0;
            double best = best_so_far(sign, kept, g1[i]);
            if (may_beat(best, sign * g0[i], sign * d0[i] * h, sign * g1[i], sign * d1[i] * h)) return 1;
            if (swings_out(size_at(g0[i], g1[i]), g0[i], d0[i] * h, g1[i], d1[i] * h)) return 1;
        }
    }
    return 0;
}

/* The theta in (a, b] at which g_i has left the sign of ga: Illinois, bracketed, to one unit in the last place of t. */
static SELDOM double find_root(Look *l, i64 i, double a, double ga, double b, double gb) {
    Step *s = l->s;
    double *g = l->w->middle, before = ga > 0.0 ? 1.0 : -1.0;
    double width = EPS * fmax(1.0, fabs(s->t + b * s->h) / fabs(s->h)), length = b - a;
    double fa = ga, fb = gb, size = size_at(l->w->now[i], l->w->next[i]); /* fa, fb: not weighted */
    if (size == 0.0) size = size_at(ga, gb); /* it is not defined at the ends of the step */
    int side = 0, slow = 0;
    while (b - a > width) {
        double x = b - gb * (b - a) / (gb - ga);
        if (slow >= 2 || !(a <= x && x <= b)) x = 0.5 * (a + b); /* regula falsi stalls: halve */
        x = fmin(fmax(x, a + 0.5 * width), b - 0.5 * width);     /* step over a root already hit */
        if (!(a < x && x < b)) break;
        ask_inside(s, x, g);
        if (g[i] != g[i]) { /* undefined between its two signs: no zero is known */
            l->w->tally[UNRESOLVED]++;
            return NO_STOP;
        }
        if (before * g[i] > 0.0) {
            a = x, ga = fa = g[i];
            if (side == -1) gb *= 0.5;
            side = -1;
        } else {
            b = x, gb = fb = g[i];
            if (side == 1) ga *= 0.5;
            side = 1;
        }
        slow = b - a > 0.5 * length ? slow + 1 : 0;
        length = b - a;
    }
    l->jumps = b - a < JUMPS && fabs(fb - fa) > JUMPS * size;
    if (l->jumps && fmin(fabs(fa), fabs(fb)) * JUMPS > size) l->jumps = POLE;
    return b;
}

/* A theta in (a, b) where f = sign g_i <= 0 although f > 0 at both looks, or -1 if there is none.

The minimum of f is bracketed by its derivative (Illinois). The search ends early where the tangents at both ends of the bracket
meet above zero: a convex f has no zero between them. */
static SELDOM double find_dip(Look *l, i64 i, double sign, double a, double fa, double da, double b, double fb, double db) {
    const i64 K = l->s->code->watched;
    double *g = l->w->middle, ra = da, rb = db; /* derivatives as weighted by Illinois */
    int side = 0;
    for (int round = 0; round < 60; round++) {
        double x = b - rb * (b - a) / (rb - ra);
        x = fmin(fmax(x, a + 0.01 * (b - a)), b - 0.01 * (b - a));
        ask_inside(l->s, x, g);
        double f = sign * g[i], d = sign * g[K + i] * l->s->h;
        if (f <= 0.0) return x;
        if (!(f > 0.0 && d == d)) return -1.0;
        if (d < 0.0) {
            a = x, fa = f, da = ra = d;
            if (side == -1) rb *= 0.5;
            side = -1;
        } else {
            b = x, fb = f, db = rb = d;
            if (side == 1) ra *= 0.5;
            side = 1;
        }
        double meet = db > da ? (fb - fa + da * a - db * b) / (da - db) : a;
        if (fa + da * (meet - a) > 0.0 || b - a < 1e-9) return -1.0; /* 1e-9: f is flat to 1e-18 there */
    }
    return -1.0;
}

/* A theta in (a, b) where sign g_i > 0 after leaving an exact zero at a in that direction, or -1 if there is none. */
static double find_away(Look *l, i64 i, double sign, double a, double b) {
    for (double part = 0.5 * (b - a); part > EPS; part *= 0.5) {
        ask_inside(l->s, a + part, l->w->middle);
        if (sign * l->w->middle[i] > 0.0) return a + part;
    }
    return -1.0;
}

/* The first theta after a, to round-off, at which g_i is negative; it is at b, where it is gb. Where it rises first (a contact that
opens, and closes again within one step), the zero after that. */
static SELDOM double find_left(Look *l, i64 i, double a, double b, double gb) {
    while (b - a > 1e-14 * (1.0 + fabs(l->s->t / l->s->h))) {
        const double x = a + 0.5 * (b - a);
        ask_inside(l->s, x, l->w->middle);
        const double g = l->w->middle[i];
        if (g > 0.0) {
            const double theta = find_root(l, i, x, g, b, gb);
            return theta == NO_STOP ? b : theta;
        }
        if (!(g < 0.0)) break;
        b = x, gb = g;
    }
    return b;
}

/* The theta of the extreme of g_i between looks at which its derivatives have opposite signs: Illinois on dg/dt. g there is in
`middle`. */
static double turning(Look *l, i64 i, double a, double da, double b, double db, double flat) {
    const i64 K = l->s->code->watched;
    const double first = da;
    double *g = l->w->middle, x = a;
    int side = 0;
    for (int round = 0; round < 60; round++) {
        x = b - db * (b - a) / (db - da);
        x = fmin(fmax(x, a + 1e-3 * (b - a)), b - 1e-3 * (b - a));
        ask_inside(l->s, x, g);
        double d = g[K + i];
        if (d != d) break;
        if (d * first > 0.0) {
            a = x, da = d;
            if (side == -1) db *= 0.5;
            side = -1;
        } else {
            b = x, db = d;
            if (side == 1) da *= 0.5;
            side = 1;
        }
        if (b - a < flat || d == 0.0) break;
    }
    return x;
}

/* The integral of g_i from a to b over time, by Gauss in five places. */
static double integral(Look *l, i64 i, double a, double b, int closest) {
    static const double place[5] = {-0.906179845938664, -0.5384693101056831, 0.0, 0.5384693101056831, 0.906179845938664};
    static const double weight[5] = {0.23692688505618908, 0.47862867049936647, 0.5688888888888889,
                                     0.47862867049936647, 0.23692688505618908};
    double sum = 0.0, least = INFINITY, most = -INFINITY;
    for (int j = 0; j < 5; j++) {
        ask_inside(l->s, 0.5 * (a + b) + 0.5 * (b - a) * place[j], l->w->middle);
        const double g = l->w->middle[i];
        sum += weight[j] * g;
        least = fmin(least, g), most = fmax(most, g);
    }
    closest &= most - least > EXPLAINED * AS_INTERPOLATED * fmax(fabs(most), fabs(least)); /* not seen well enough */
    const double part = 0.5 * (b - a) * l->s->h * sum;
    integrated(l->w, l->s->code->watched)[2 * i + closest] += fabs(part);
    return part;
}

