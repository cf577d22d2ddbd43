/* Stored steps: the motion at any time, watched again; and native programs at many states. */

#ifndef __wasm__
#define LOOKING
#include "motion.h"
#include "tableau.h"
#include "step.c"
#include "watch.c"
#endif

/* Go to a stored step: its start and memory. */
static void enter_step(Step *s, double t, double h, const double *y, const double *memory) {
    const Code *c = s->code;
    s->t = t, s->h = h, s->t_new = t + h, s->to = 1.0, s->dense = NO_STAGES;
    copy(c->ny, y, s->rows + BEGIN * c->stride);
    copy(c->nm, memory, s->p + c->np - c->nm);
}

/* Begin a stored step: go to it, and take its first stage. */
static void begin_step(Step *s, double t, double h, const double *y, const double *memory) {
    enter_step(s, t, h, y, memory);
    rate_first(s->code, t, s->rows + BEGIN * s->code->stride, s->p, s->rows);
}

/* States (count, ny) and their derivatives at sorted times; returns the worst residual.

The first `steps` rows are the motion; a time that is the start of a stored step gives that state bit for bit (of two
steps that start together, the later one). The end of a run is one more row, with h = 0. p is overwritten (memory). */
double sample(const Run *r, i64 steps, const double *times, i64 count, double way, double *out_y, double *out_ydot) {
    const Code *c = &r->code;
    const i64 ny = c->ny;
    Step s = {c, 0, 0, 0, 1.0, r->p, r->rows, r->end, r->inside, r->z, NO_STAGES};
    double worst = 0.0;
    i64 step = 0, begun = -1;
    for (i64 i = 0; i < count; i++) {
        while (step + 1 < steps && way * r->step_t[step + 1] <= way * times[i]) step++;
        if (begun != step) {
            begin_step(&s, r->step_t[step], r->step_h[step], r->step_y + step * ny, r->step_memory + step * c->nm);
            begun = step;
        }
        if (times[i] == s.t) {
            copy(ny, s.rows + BEGIN * c->stride, out_y + i * ny);
            copy(ny, s.rows, out_ydot + i * ny);
            continue;
        }
        look_at(&s, (times[i] - s.t) / s.h);
        copy(ny, s.inside, out_y + i * ny);
        copy(ny, s.inside + ny, out_ydot + i * ny);
        worst = worse(worst, s.inside[2 * ny]);
    }
    return worst;
}

/* Watch a stored motion: the steps of one phase, as the run itself would have.

The last row has h = 0: the end. first   the motion begins here;  1 if the buffer of zeros is full before the end. */
i64 replay(Run *r, i64 steps, i64 first) {
    const Code *c = &r->code;
    const i64 ny = c->ny;
    Step s = step_of(r);
    const int direct = !c->nm && !c->pivoted; /* the end of a step is the start of the next: no stages are needed to watch it */
    int known = 0;                            /* whether `end` holds the rate where the next step begins */
    for (i64 k = 0; k < steps; k++) {
        if (known) {
            enter_step(&s, r->step_t[k], r->step_h[k], r->step_y + k * ny, r->step_memory + k * c->nm);
            copy(ny, s.end + ny, s.rows);
        } else {
            begin_step(&s, r->step_t[k], r->step_h[k], r->step_y + k * ny, r->step_memory + k * c->nm);
        }
        known = 0;
        if (k == 0) {
            copy(ny, s.rows + BEGIN * c->stride, s.z);
            copy(ny, s.rows, s.z + ny);
            begin_watch(&s, &r->watch, first != 0);
        }
        if (k + 1 == steps || s.h == 0.0) break;
        const double t_next = r->step_t[k + 1], theta = (t_next - s.t) / s.h;
        if (t_next == s.t) continue;
        s.t_new = t_next;
        if (theta < 1.0 - 1e-9) { /* the run ended this step early: what is beyond was never made */
            s.to = theta;
            look_at(&s, theta);
            copy(2 * ny + 1 + c->nm, s.inside, s.end);
            copy(ny, r->step_y + (k + 1) * ny, s.end); /* to the last bit: a zero there has been crossed */
        } else if (direct) {
            copy(ny, r->step_y + (k + 1) * ny, s.end);
            rate_first(c, t_next, s.end, s.p, s.end + ny);
            known = 1;
        } else {
            make_stages(&s);
            complete(c, t_next, s.rows + RAW * c->stride, s.p, s.end);
        }
        ask(c, t_next, s.end, s.p, r->watch.next);
        crude_middle(&s, &r->watch);
        observe(&s, &r->watch, suspicious(&r->watch, c->watched, s.h * s.to));
        if (r->watch.tally[CUT]) return 1;
    }
    finish_watch(&r->watch);
    return 0;
}

/* out (count, size) = f at so many rows: t (count), y (count, ny), and row which[i] of p (any number of rows, np). */
void at_rows(fun f, i64 count, double *t, double *y, i64 ny, double *p, i64 np, const i64 *which, double *out, i64 size, double *work) {
    for (i64 i = 0; i < count; i++) f(t + i, y + i * ny, p + which[i] * np, out + i * size, work);
}

/* Points of a body's boundary over a surface f = 0, in its own frame, at so many looks: heights (looks, points), f there
(inf where that is no number), and marks: 2 for a point without a lower neighbour, 1 for one much lower than it is over a plane.

f           for as many points at once as a `part` has numbers, called with (times, places, nothing)
points      a multiple of that;  u (3, points);  neighbours (points, beside)
look        (looks, 20): time, centre o, contact, unit normal n and |grad f| there, W by rows; a point is at o + W u
most        of the height over the plane that counts */
void low_points(fun f, i64 looks, i64 points, i64 beside, const double *look, const double *u, const i64 *neighbours, double most,
                double *heights, unsigned char *marks, double *work) {
    typedef double part __attribute__((vector_size(32))); /* four points at once */
    enum { LANES = sizeof(part) / sizeof(double) };
    for (i64 i = 0; i < looks; i++, look += 20, heights += points, marks += points) {
        const double *o = look + 1, *own = look + 4, *n = look + 7, size = look[10], *W = look + 11;
        part time = look[0] - (part){0}, x[3];
        for (i64 k = 0; k < points; k += LANES) {
            part over = {0}, *height = (part *)(heights + k);
            for (int d = 0; d < 3; d++) {
                x[d] = o[d] + (part){0};
                for (int e = 0; e < 3; e++) x[d] += W[3 * d + e] * *(const part *)(u + e * points + k);
                over += n[d] * (x[d] - own[d]);
            }
            f((double *)&time, (double *)x, (double *)x, (double *)height, work);
            for (int l = 0; l < LANES; l++) {
                double half = over[l] / 2.0;
                marks[k + l] = heights[k + l] < size * (half < most ? half : most);
            }
        }
        for (i64 k = 0; k < points; k++)
            if (heights[k] != heights[k]) heights[k] = 1.0 / 0.0;
        for (i64 k = 0; k < points; k++) {
            int lowest = fabs(heights[k]) < 1.0 / 0.0;
            for (i64 j = 0; j < beside; j++) lowest &= heights[k] <= heights[neighbours[k * beside + j]];
            marks[k] = lowest ? 2 : marks[k]; /* without a branch, which would be guessed wrong half the time */
        }
    }
}
