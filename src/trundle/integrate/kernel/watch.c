/* The one way to watch a motion: zeros, extremes, integrals and samples of any quantities g along a step.

After a step g and dg/dt are known at both ends. Where something can have happened inside (`suspicious`), the step is looked into:
its dense output is put back on the constraints, as a sample of the motion is, so what is found is true of the motion as
reported. A step is halved, unevenly, until g is between two looks as it is interpolated from them (`visit`); so a quantity
that swings faster than the steps is resolved too. What is seen at no look, as a pulse that rises and falls between two of them, is
found by its marks: a quantity with fast = MARK is zero where another one jumps, bends or has a narrow peak, and what lies between
two looks is divided there.

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
#define DEPTH 45            /* halvings of a step: as many as bring a jump down to the rounding of its time */
#define MOST_LOOKS 16384    /* into one step */
#define UNEVEN 0.41421356   /* where the next look divides an interval: at no simple fraction of a period */
#define AS_INTERPOLATED 0.005 /* of what g changes between two looks */
#define CANCELLED 1e-14     /* of g: what is left where its terms cancel */
#define UNDEFINED 4         /* halvings of a stretch in which g is undefined wherever it is looked at */
#define CLOSE 1e-13         /* of a step, and of the time: no closer look is possible */
#define ROUGHLY 1e10        /* as much more a mark may differ from what is interpolated */
#define EXPLAINED 8.0       /* times what the slopes say: more than that is rounding, or a jump */
#define ROUGH 1024          /* more looks at changes that slopes do not explain than at others: rounding; a jump takes DEPTH */
#define FLAT 1e-10          /* of a step: an extreme is known to the square of this */
#define POLE 2
#define JUMPS 1e-6          /* of g: what it changes by at most at a zero that is none of a jump */

/* One look into a step, from left to right. */
typedef struct {
    Step *s;
    Watch *w;
    double stop; /* theta of the first zero that ends the motion */
    i64 first;   /* row of `found` at which this step begins */
    i64 looks;   /* so far */
    int jumps;   /* whether g jumps through the zero found last; POLE: through infinity */
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

static void look_closer(Look *l, double theta, double *g) {
    const i64 K = l->s->code->watched;
    double *size = sizes(l->w, K);
    ask_inside(l->s, theta, g);
    l->looks++;
    for (i64 i = 0; i < K; i++)
        if (fabs(g[i]) > size[i]) size[i] = fabs(g[i]);
}

/* How large g is at the ends of a step, where it is defined. */
static double size_at(double g0, double g1) { return (g0 == g0 ? fabs(g0) : 0.0) + (g1 == g1 ? fabs(g1) : 0.0); }

/* Whether g and its slope at `UNEVEN` of an interval are as the cubic through its ends and slopes says. What they are measured by is
how much g itself changes: the slope of what swings fast tells nothing of its size. Changes within the rounding of g, as large as it
is anywhere in the step (`size`), do not count: terms of that size have cancelled. */
static int as_interpolated(double size, double g, double d, double g0, double d0, double g1, double d1) {
    if (d0 != d0 || d1 != d1) return 1; /* slopes unknown: nothing to judge by */
    const double x = UNEVEN, u = 1.0 - x, rise = g1 - g0;
    const double cubic = u * u * ((1.0 + 2.0 * x) * g0 + x * d0) + x * x * ((3.0 - 2.0 * x) * g1 - u * d1);
    const double slope = 6.0 * x * u * rise + u * (1.0 - 3.0 * x) * d0 + x * (3.0 * x - 2.0) * d1;
    const double range = fmax(fabs(rise), fmax(fabs(g - g0), fabs(g - g1))), noise = 1e-9 * (fabs(g0) + fabs(g1)) + CANCELLED * size;
    return fabs(g - cubic) <= AS_INTERPOLATED * range + noise && fabs(d - slope) <= 10.0 * AS_INTERPOLATED * range + noise;
}

/* Whether a g with these ends (a minimum is looked for) may fall below `best`: where its tangents meet, with a margin of a
quarter of what they say for what is not convex. */
static int may_beat(double best, double g0, double d0, double g1, double d1) {
    if (!(d0 < 0.0 && 0.0 < d1)) return 0;
    double meet = (g1 - g0 - d1) / (d0 - d1), lowest = g0 + d0 * meet;
    return lowest - 0.25 * (fmin(g0, g1) - lowest) < best;
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

/* Whether a step must be looked into: g at its ends in `now` and `next`, and crudely in its `middle`. */
static int suspicious(const Watch *w, i64 K, double h) {
    const double *g0 = w->now, *g1 = w->next, *d0 = w->now + K, *d1 = w->next + K;
    for (i64 i = 0; i < K; i++) {
        const double size = size_at(g0[i], g1[i]), *g = w->middle + i;
        if (w->fast[i] != MARK) continue;
        if (passes(size, g0[i], d0[i] * h, g1[i], d1[i] * h)) return 1;
        if (!as_interpolated(ROUGHLY * size, g[0], g[K] * h, g0[i], d0[i] * h, g1[i], d1[i] * h)) return 1;
    }
    for (i64 m = 0; m < w->measures; m++) {
        const i64 *what = w->what + m * N_WHAT;
        const i64 i = what[WHICH], kind = what[KIND];
        const double kept = w->kept[what[COLUMN]];
        if (kind == LAST || kind == SAMPLES || (kind == FIRST && kept == kept)) continue;
        if (kind == INTEGRAL) return 1;
        if (kind != LIMIT && (g0[i] != g0[i] || g1[i] != g1[i])) return 1;
        if (w->fast[i] && !as_interpolated(size_at(g0[i], g1[i]), w->middle[i], w->middle[K + i] * h, g0[i], d0[i] * h, g1[i], d1[i] * h)) return 1;
        if (is_zero_kind(kind)) {
            const int did = wanted(what, g0[i], d0[i] * h, g1[i], d1[i] * h);
            const double sign = g0[i] > 0.0 ? 1.0 : -1.0;
            if (did == NOTHING) continue;
            if (did != DIPPED || may_beat(0.0, sign * g0[i], sign * d0[i] * h, sign * g1[i], sign * d1[i] * h)) return 1;
        } else {
            double sign = kind == LEAST ? 1.0 : -1.0;
            double best = best_so_far(sign, kept, g1[i]);
            if (may_beat(best, sign * g0[i], sign * d0[i] * h, sign * g1[i], sign * d1[i] * h)) return 1;
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

/* Write a zero at theta of measure m into `found`, in order of time. One that does not fit cuts the step short at the last that
does. */
static SELDOM void keep_zero(Look *l, double theta, i64 m) {
    Watch *w = l->w;
    const i64 width = 3 + l->s->code->ny, full = w->capacity - 1;
    const int fits = w->tally[FOUND] < w->capacity;
    if (!fits) {
        w->tally[CUT] = 1;
        if (theta < w->found[full * width]) w->tally[FOUND]--;
    }
    if (fits || w->tally[FOUND] < w->capacity) {
        i64 j = w->tally[FOUND]++;
        for (; j > l->first && w->found[(j - 1) * width] > theta; j--)
            copy(3, w->found + (j - 1) * width, w->found + j * width);
        w->found[j * width] = theta, w->found[j * width + 1] = (double)m, w->found[j * width + 2] = l->jumps;
        if (w->what[m * N_WHAT + KIND] >= STOP) l->stop = fmin(l->stop, theta);
    }
    if (!fits) l->stop = fmin(l->stop, w->found[full * width]);
}

/* The zeros of measure m between two looks. All kinds are one pattern: from a point where g has its first sign to one where it
has the other, and for a dip from there to the second look. */
static void find_zeros(Look *l, i64 m, double a, const double *at_a, double b, const double *at_b) {
    const i64 *what = l->w->what + m * N_WHAT, i = what[WHICH], K = l->s->code->watched;
    const double h = l->s->h * (b - a), g0 = at_a[i], g1 = at_b[i], d0 = at_a[K + i] * h, d1 = at_b[K + i] * h;
    const int kind = wanted(what, g0, d0, g1, d1);
    l->jumps = 0;
    if (kind == NOTHING) return;
    if (kind == ARRIVED) {
        keep_zero(l, b, m);
        return;
    }
    if (kind == LEFT) {
        keep_zero(l, find_left(l, i, a, b, g1), m);
        return;
    }
    const double sign = g0 > 0.0 || (g0 == 0.0 && d0 > 0.0) ? 1.0 : -1.0;
    double x = a, gx = g0, z = b, gz = g1;
    if (kind == DIPPED) {
        z = find_dip(l, i, sign, a, sign * g0, sign * at_a[K + i] * l->s->h, b, sign * g1, sign * at_b[K + i] * l->s->h);
        gz = l->w->middle[i];
    } else if (kind == RETURNED) {
        x = find_away(l, i, sign, a, b);
        gx = l->w->middle[i];
        if (x < 0.0 && what[KIND] == MODE && sign > 0.0) keep_zero(l, find_left(l, i, a, b, g1), m); /* it rose by less than rounding */
    }
    if (x < 0.0 || z < 0.0) return;
    for (int round = 0; round < 2; round++) {
        double theta = find_root(l, i, x, gx, z, gz);
        if (theta == NO_STOP) return;
        if (what[WAY] * gx <= 0.0 && (l->jumps != POLE || what[KIND] >= MODE)) keep_zero(l, theta, m);
        if (z == b || gz == 0.0) return; /* an exact zero in a dip: touched, not crossed */
        x = z, gx = gz, z = b, gz = g1;
    }
}

/* The extreme of g_i between looks at which its derivatives have opposite signs: Illinois on dg/dt. */
static double turning(Look *l, i64 i, double a, double da, double b, double db) {
    const i64 K = l->s->code->watched;
    const double first = da;
    double *g = l->w->middle;
    int side = 0;
    for (int round = 0; round < 60; round++) {
        double x = b - db * (b - a) / (db - da);
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
        if (b - a < FLAT || d == 0.0) break;
    }
    return g[i];
}

/* The integral of g_i from a to b over time, by Gauss in five places. */
static double integral(Look *l, i64 i, double a, double b) {
    static const double place[5] = {-0.906179845938664, -0.5384693101056831, 0.0, 0.5384693101056831, 0.906179845938664};
    static const double weight[5] = {0.23692688505618908, 0.47862867049936647, 0.5688888888888889,
                                     0.47862867049936647, 0.23692688505618908};
    double sum = 0.0;
    for (int j = 0; j < 5; j++) {
        ask_inside(l->s, 0.5 * (a + b) + 0.5 * (b - a) * place[j], l->w->middle);
        sum += weight[j] * l->w->middle[i];
    }
    return 0.5 * (b - a) * l->s->h * sum;
}

/* Everything between two looks that are close enough. */
static SELDOM void take(Look *l, double a, const double *at_a, double b, const double *at_b) {
    Watch *w = l->w;
    const i64 K = l->s->code->watched;
    if (a >= l->stop) return;
    for (i64 m = 0; m < w->measures; m++)
        if (is_zero_kind(w->what[m * N_WHAT + KIND])) find_zeros(l, m, a, at_a, b, at_b);
    double *cut = w->looks + (DEPTH + 1) * 2 * K;
    if (l->stop < b) { /* the motion ends here: what is beyond does not count */
        b = l->stop, at_b = cut;
        ask_inside(l->s, b, cut);
    }
    for (i64 m = 0; m < w->measures; m++) {
        const i64 *what = w->what + m * N_WHAT, i = what[WHICH], kind = what[KIND];
        double *kept = w->kept + what[COLUMN];
        if (kind == INTEGRAL) *kept += integral(l, i, a, b);
        if (kind != LEAST && kind != MOST) continue;
        const double sign = kind == LEAST ? 1.0 : -1.0, h = l->s->h * (b - a);
        const double d0 = at_a[K + i] * h, d1 = at_b[K + i] * h;
        double best = best_so_far(sign, *kept, at_b[i]);
        if (may_beat(best, sign * at_a[i], sign * d0, sign * at_b[i], sign * d1))
            best = fmin(best, sign * turning(l, i, a, at_a[K + i], b, at_b[K + i]));
        *kept = sign * best;
    }
}

/* Whether zeros of expression i are asked for, or it is a mark: then whatever it does counts. */
static int has_zeros(const Watch *w, i64 i) {
    if (w->fast[i] == MARK) return 1;
    for (i64 m = 0; m < w->measures; m++) {
        const i64 *what = w->what + m * N_WHAT, kind = what[KIND];
        const double kept = w->kept[what[COLUMN]];
        if (what[WHICH] == i && is_zero_kind(kind) && !(kind == FIRST && kept == kept)) return 1;
    }
    return 0;
}

/* Whether an extreme or an integral of expression i is asked for. */
static int has_extent(const Watch *w, i64 i) {
    for (i64 m = 0; m < w->measures; m++) {
        const i64 *what = w->what + m * N_WHAT, kind = what[KIND];
        if (what[WHICH] == i && (kind == LEAST || kind == MOST || kind == INTEGRAL)) return 1;
    }
    return 0;
}

/* Whether to look closer at expression i, which changes by `change` where its slopes say `slope`, and is not as interpolated.
Zeros are always looked for. Extremes and integrals are, unless g is rounding: it swings however closely it is looked at, but not by
its slope, which is rounding too and explains it in long intervals, not in short ones. */
static int unclear(const Watch *w, i64 K, i64 i, double change, double slope) {
    if (has_zeros(w, i)) return 1;
    double *balance = rough(w, K) + i;
    *balance += change <= EXPLAINED * slope ? -1.0 : 1.0;
    return *balance <= ROUGH;
}

/* The first MARK (or PEAK) between two looks, and which: NO_STOP if there is none. */
static SELDOM double mark_between(Look *l, i64 kind, double a, const double *at_a, double b, const double *at_b, i64 *which) {
    const Watch *w = l->w;
    const i64 K = l->s->code->watched;
    const double h = l->s->h, close = CLOSE * (1.0 + fabs(l->s->t / h));
    double first = NO_STOP;
    for (i64 i = 0; i < K; i++) {
        const double g0 = at_a[i], g1 = at_b[i], d0 = at_a[K + i] * h, d1 = at_b[K + i] * h, sign = g0 > 0.0 ? 1.0 : -1.0;
        double z = b, gz = g1;
        if (w->fast[i] != kind || !passes(sizes(w, K)[i], g0, d0 * (b - a), g1, d1 * (b - a))) continue;
        if (g0 * g1 > 0.0) {
            z = find_dip(l, i, sign, a, sign * g0, sign * d0, b, sign * g1, sign * d1);
            gz = w->middle[i];
            if (z < 0.0) continue;
        }
        const double theta = find_root(l, i, a, g0, z, gz);
        if (a + close < theta && theta < b - close && theta < first) first = theta, *which = i;
    }
    return first;
}

static SELDOM void visit(Look *l, int depth, double a, const double *at_a, double b, const double *at_b);

/* Look at both sides of a mark, and between them and the looks before and after. */
static void divide(Look *l, int depth, double a, const double *at_a, double mark, i64 which, double b, const double *at_b) {
    const i64 K = l->s->code->watched;
    double *before = l->w->looks + depth * 2 * K, *after = before + 2 * K;
    const double x = mark - CLOSE * (1.0 + fabs(l->s->t / l->s->h));
    look_closer(l, x, before);
    look_closer(l, mark, after);
    if (after[which] == 0.0) after[which] = -EPS * before[which]; /* it goes on to the other side, and may come back */
    visit(l, depth + 2, a, at_a, x, before);
    take(l, x, before, mark, after);
    visit(l, depth + 2, mark, after, b, at_b);
}

/* Look between a and b until everything is as interpolated, from left to right. */
static SELDOM void visit(Look *l, int depth, double a, const double *at_a, double b, const double *at_b) {
    Watch *w = l->w;
    const i64 K = l->s->code->watched;
    if (a >= l->stop) return;
    int fast = 0, settled = 1, missed = 0;
    for (i64 i = 0; i < K; i++) fast |= looks_into(w, i);
    if (!fast) {
        take(l, a, at_a, b, at_b);
        return;
    }
    const int enough = l->looks >= MOST_LOOKS;
    i64 which = 0;
    const double mark = depth + 2 <= DEPTH && !enough ? mark_between(l, MARK, a, at_a, b, at_b, &which) : NO_STOP;
    if (mark < NO_STOP) {
        divide(l, depth, a, at_a, mark, which, b, at_b);
        return;
    }
    const double middle = a + UNEVEN * (b - a), h = l->s->h * (b - a);
    double *g = w->looks + depth * 2 * K;
    look_closer(l, middle, g);
    for (i64 i = 0; i < K; i++) {
        if (!looks_into(w, i)) continue;
        if (!as_interpolated((w->fast[i] == MARK ? ROUGHLY : 1.0) * sizes(w, K)[i], g[i], g[K + i] * h, at_a[i], at_a[K + i] * h, at_b[i], at_b[K + i] * h)) {
            const double change = fmax(fabs(g[i] - at_a[i]), fabs(g[i] - at_b[i]));
            const double slope = fabs(h) * fmax(fabs(g[K + i]), fmax(fabs(at_a[K + i]), fabs(at_b[K + i])));
            if (unclear(w, K, i, change, slope)) settled = 0, missed |= has_zeros(w, i) || has_extent(w, i);
        }
        if (w->fast[i] == MARK && (passes(sizes(w, K)[i], at_a[i], at_a[K + i] * h, g[i], g[K + i] * h) ||
                                   passes(sizes(w, K)[i], g[i], g[K + i] * h, at_b[i], at_b[K + i] * h))) settled = 0;
        if (has_edge(at_a[i], g[i], at_b[i]) || (g[i] != g[i] && depth < UNDEFINED)) settled = 0;
    }
    const int jump = depth == DEPTH || b - a <= CLOSE * (1.0 + fabs(l->s->t / l->s->h));
    if (missed && !jump && enough) w->tally[UNRESOLVED]++;
    if (settled || jump || enough) {
        take(l, a, at_a, middle, g);
        take(l, middle, g, b, at_b);
    } else {
        visit(l, depth + 1, a, at_a, middle, g);
        visit(l, depth + 1, middle, g, b, at_b);
    }
}

/* Turn the zeros of a step (theta) into times and states, up to the one that ends it; FIRST and COUNT go to `kept`. */
static SELDOM void report(Look *l) {
    Step *s = l->s;
    Watch *w = l->w;
    const i64 ny = s->code->ny, width = 3 + ny, last = w->tally[FOUND];
    const double near = 4.0 * EPS * fmax(1.0, fabs(s->t_new) / fabs(s->h));
    i64 to = l->first;
    for (i64 r = l->first; r < last; r++) {
        double *from = w->found + r * width, theta = from[0];
        const i64 m = (i64)from[1], kind = w->what[m * N_WHAT + KIND], column = w->what[m * N_WHAT + COLUMN];
        if (theta > l->stop + near) break;
        if (l->stop < NO_STOP && theta >= l->stop - near) {
            w->fired[m] = 1;
            if (kind >= STOP && w->tally[ENDED] < 0) w->tally[ENDED] = m;
        }
        const double time = theta < s->to ? s->t + theta * s->h : s->t_new;
        if (kind == COUNT) w->kept[column] += 1.0;
        if (kind == FIRST && w->kept[column] != w->kept[column]) w->kept[column] = time;
        if (kind == COUNT || kind == FIRST) continue;
        if (theta < s->to) look_at(s, theta);
        const double jumps = from[2];
        double *row = w->found + to++ * width;
        row[0] = time, row[1] = (double)m, row[2] = jumps;
        copy(ny, theta < s->to ? s->inside : s->end, row + 3);
    }
    w->tally[FOUND] = to;
}

/* Quantities at zero where the motion stopped stand at exactly zero, so that they do not fire again. */
static void hold_fired(Watch *w, double *g) {
    for (i64 m = 0; m < w->measures; m++)
        if (w->fired[m]) g[w->what[m * N_WHAT + WHICH]] = 0.0;
}

static void keep_samples(Watch *w, const double *g) {
    for (i64 m = 0; m < w->measures; m++)
        if (w->what[m * N_WHAT + KIND] == SAMPLES)
            w->kept[w->what[m * N_WHAT + COLUMN] + w->tally[DUE]] = g[w->what[m * N_WHAT + WHICH]];
    w->tally[DUE]++;
}

/* Samples of a step that goes to `theta`. Sample times stand in the direction of the motion. */
static SELDOM void take_samples(Step *s, Watch *w, double theta, double t_new) {
    const double way = s->h >= 0.0 ? 1.0 : -1.0;
    while (w->tally[DUE] < w->n_times && way * w->times[w->tally[DUE]] <= way * t_new) {
        const double when = w->times[w->tally[DUE]];
        if (when == t_new) {
            keep_samples(w, w->next);
        } else {
            ask_inside(s, fmin((when - s->t) / s->h, theta), w->middle);
            keep_samples(w, w->middle);
        }
    }
}

/* A crude state in the middle of a step (cubic), only to see whether a quantity swings there. */
static SELDOM void crude_middle(Step *s, Watch *w) {
    const i64 ny = s->code->ny, K = s->code->watched;
    int fast = 0;
    for (i64 i = 0; i < K; i++) fast |= looks_into(w, i);
    if (!fast) return;
    const double x = UNEVEN, u = 1.0 - x, h = s->h * s->to, *y = s->rows + BEGIN * s->code->stride, *r = s->rows, *e = s->end;
    for (i64 i = 0; i < ny; i++) {
        s->z[i] = u * u * ((1.0 + 2.0 * x) * y[i] + x * h * r[i]) + x * x * ((3.0 - 2.0 * x) * e[i] - u * h * e[ny + i]);
        s->z[ny + i] = 6.0 * x * u * (e[i] - y[i]) / h + u * (1.0 - 3.0 * x) * r[i] + x * (3.0 * x - 2.0) * e[ny + i];
    }
    ask(s->code, s->t + x * h, s->z, s->p, w->middle);
}

/* Take account of a step. `now` holds g at its start, `next` and `middle` at its end and middle. The theta at which the
motion ends: NO_STOP, unless a zero of kind STOP, MODE or LIMIT (`tally[ENDED]`) or a full buffer (`tally[CUT]`) ends it;
the state there is in `inside` if theta < to. `now` becomes that of the new present. */
static double observe(Step *s, Watch *w) {
    const i64 K = s->code->watched;
    Look l = {s, w, NO_STOP, w->tally[FOUND], 0, 0};
    w->tally[ENDED] = -1, w->tally[CUT] = 0;
    for (i64 m = 0; m < w->measures; m++) w->fired[m] = 0;
    if (suspicious(w, K, s->h * s->to)) {
        for (i64 i = 0; i < K; i++) sizes(w, K)[i] = size_at(w->now[i], w->next[i]), rough(w, K)[i] = 0.0;
        visit(&l, 0, 0.0, w->now, s->to, w->next);
        report(&l);
        if (l.stop < s->to) ask_inside(s, l.stop, w->next);
    } else {
        for (i64 m = 0; m < w->measures; m++) {
            const i64 *what = w->what + m * N_WHAT, kind = what[KIND];
            if (kind != LEAST && kind != MOST) continue;
            const double sign = kind == LEAST ? 1.0 : -1.0;
            w->kept[what[COLUMN]] = sign * best_so_far(sign, w->kept[what[COLUMN]], w->next[what[WHICH]]);
        }
    }
    if (w->n_times) take_samples(s, w, fmin(l.stop, s->to), l.stop < s->to ? s->t + l.stop * s->h : s->t_new);
    if (l.stop < s->to) look_at(s, l.stop); /* searches and samples have been elsewhere meanwhile */
    hold_fired(w, w->next);
    copy(2 * K, w->next, w->now);
    return l.stop;
}

/* The quantities where a motion, or a new phase of it, begins (state and rate in s->z): 1 if it ends at once.

first   the motion begins here; else a quantity that has jumped through zero since the phase before has a zero here, marked */
static SELDOM int begin_watch(Step *s, Watch *w, int first) {
    const i64 K = s->code->watched, ny = s->code->ny, width = 3 + ny;
    int ended = 0;
    ask(s->code, s->t, s->z, s->p, w->next);
    for (i64 m = 0; m < w->measures; m++) {
        const i64 *what = w->what + m * N_WHAT, kind = what[KIND], column = what[COLUMN];
        const double before = w->now[what[WHICH]], g = w->next[what[WHICH]];
        if (first) {
            if (kind == LEAST || kind == MOST) w->kept[column] = g;
            if (kind == COUNT || kind == INTEGRAL) w->kept[column] = 0.0;
            if (kind == FIRST) w->kept[column] = NAN;
            continue;
        }
        if (kind == LEAST || kind == MOST)
            w->kept[column] = kind == LEAST ? fmin(w->kept[column], g) : fmax(w->kept[column], g);
        const int jumped = is_zero_kind(kind) && kind < MODE && !w->fired[m] && before * g < 0.0 && what[WAY] * before <= 0.0;
        if (!jumped) continue;
        if (kind == COUNT) w->kept[column] += 1.0;
        if (kind == FIRST && w->kept[column] != w->kept[column]) w->kept[column] = s->t;
        if (kind < LIST || w->tally[FOUND] == w->capacity) continue;
        double *row = w->found + w->tally[FOUND]++ * width;
        row[0] = s->t, row[1] = (double)m, row[2] = 1.0;
        copy(ny, s->z, row + 3);
        if (kind == STOP) w->fired[m] = 1, w->tally[ENDED] = m, ended = 1;
    }
    if (first) w->tally[DUE] = 0, w->tally[ENDED] = -1, w->tally[UNRESOLVED] = 0;
    hold_fired(w, w->next);
    copy(2 * K, w->next, w->now);
    while (w->tally[DUE] < w->n_times && w->times[w->tally[DUE]] == s->t) keep_samples(w, w->now);
    return ended;
}

static void finish_watch(Watch *w) {
    for (i64 m = 0; m < w->measures; m++)
        if (w->what[m * N_WHAT + KIND] == LAST) w->kept[w->what[m * N_WHAT + COLUMN]] = w->now[w->what[m * N_WHAT + WHICH]];
}
