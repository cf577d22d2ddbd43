/* A motion being made: a system's native code, a step, what is watched, a run. */

#ifndef TRUNDLE_MOTION_H
#define TRUNDLE_MOTION_H

#include "kernel.h"

/* A system's native code, and how it is solved.

    rhs     out = ydot (ny)
    finish  out = [y', ydot', residual, memory], 2 ny + 1 + nm: the raw end of a step put back on the constraints, the
            derivative there, the residual of the equations, the new memory
    watch   called with z = [y, ydot] in place of y; out = [g (K), dg/dt (K)], dg/dt NaN where unknown
    terms   out = [M, Q, A, b], for the pivoted solve
The memory is the last nm entries of p. */
typedef struct {
    fun rhs, finish, watch, terms;
    i64 ny, nm, np; /* states, memory, parameters */
    i64 stride;     /* doubles from one row of stages to the next: ny rounded up to whole vectors */
    i64 watched;    /* K */
    solver pivoted; /* accelerations from `terms` by this solve; null: from `rhs` */
    i64 n, rows;    /* coordinates and constraint rows of `terms` */
    double *pivot, *work;
    i64 *calls; /* of rhs (or terms), finish, watch */
} Code;

enum { RHS, FINISH, WATCH };

/* Rows of a step's room (each `stride` long), behind the stages k_0 ... k_15. */
enum { TRIAL = 16, RAW, ERROR5, ERROR3, BEGIN, DENSE, N_ROWS = DENSE + 7 };

/* A step that has been made, and can be looked into. */
typedef struct {
    const Code *code;
    double t, h, t_new;
    double to; /* the part of it that was made: 1, or less where the run ended it early */
    double *p;
    double *rows;   /* (N_ROWS, stride): stages, TRIAL, RAW, ...; BEGIN is the state at t */
    double *end;    /* (2 ny + 1 + nm) output of `finish` at t_new, which is at theta = to */
    double *inside; /* the same at the place last looked at */
    double *z;      /* (2 ny) */
    i64 dense;      /* whether the rows DENSE are those of this step */
} Step;

/* What to watch along a motion, and what was found. One for a run; for lanes its pointers go from lane to lane.

Each of the `measures` is a row of `what`: KIND, WHICH quantity, COLUMN of `kept`, WAY (+1 rising, -1 falling, 0 both). */
enum { KIND, WHICH, COLUMN, WAY, N_WHAT };
enum { LAST, LEAST, MOST, FIRST, COUNT, INTEGRAL, SAMPLES, LIST, STOP, MODE, LIMIT };
/* LIST: every zero goes to `found`. STOP: likewise, and the motion ends there. MODE: a STOP at which the phase ends, so that
a jump into the next one is no zero of it. LIMIT: a STOP judged by its sign at the ends of steps alone. */
/* Of `fast`, quantities of no measure. MARK: zero, or nearly, where one that is measured jumps or has a narrow peak. PEAK: likewise
where the rates of the motion themselves may have one, which no stage of a step has seen. */
enum { MARK = 2, PEAK };
enum { FOUND, DUE, ENDED, UNRESOLVED, CUT, DIVIDED, N_TALLY };

typedef struct {
    i64 measures, columns, n_times, capacity;
    const i64 *what;     /* (measures, N_WHAT) */
    const i64 *fast;     /* (K): 1 where g may swing within a step, so that steps are looked into to see; MARK; PEAK */
    const double *times; /* (n_times) of SAMPLES */
    double *now, *next;  /* (2 K) [g, dg/dt] at the start and at the end of a step; g exactly 0 at a zero that stopped it */
    double *middle;      /* (2 K) */
    double *kept;        /* (columns) */
    double *looks;       /* (DEPTH + 4, 2 K) room */
    double *found;       /* (capacity, 3 + ny): time, measure, 1 for a jump through zero, state */
    i64 *tally;          /* FOUND rows; DUE the next sample; ENDED by which measure, or -1; UNRESOLVED steps; CUT short; DIVIDED: something swung */
    i64 *fired;          /* (measures) the present state is a zero of it */
} Watch;

/* A run: where it is and how it goes on. */
enum { T, H, T_END, H_MAX, LAST_RESIDUAL, WORST_RESIDUAL, T_NEW, SPEED, PULL, N_CLOCK };
enum { ACCEPTED, REJECTED, STORED, AFTER_REJECTION, BAD_TRIALS, GUARDED, N_COUNTERS };

/* Rows of Run.floors: the scales D of positions and of speeds, and one by them; zeros where there is none. */
enum { OF_PLACE, OF_SPEED, PER_PLACE, PER_SPEED, N_FLOORS };

typedef struct {
    Code code;
    double *clock;  /* (N_CLOCK) */
    double *y, *ydot, *p; /* y and ydot are (stride), zeros behind ny */
    double rtol, limit;   /* allowed relative error of a step; largest residual that passes */
    const double *atol;   /* (stride) allowed absolute error */
    double *floors;       /* (N_FLOORS, stride) */
    /* The size of the motion: the first so many states have one (0: it is unknown); positions are the first `places` of
    them, speeds the rest. Their scales D stand in p from `scales` on: of position i the i-th, of the speed i the (i - shift)-th, where
    shift is the number of coordinates if speeds have the scales of their positions; G stands behind them. */
    i64 sized, places, shift, scales;
    i64 measured;         /* 1: errors have a floor by that size */
    i64 guarded;          /* states whose projection is guarded: the first so many */
    i64 capacity;         /* of the stored steps */
    double *step_t, *step_h, *step_y, *step_memory;
    i64 *counters;        /* (N_COUNTERS) */
    double *rows, *end, *inside, *z; /* room of a Step */
    Watch watch;
    /* Knots: times known beforehand, in order, at which parameters change and the next phase begins; the last begins none. */
    i64 knots, knot;       /* how many rows, and the next one */
    double last_end;       /* T_END behind the last knot */
    const double *knot_t;  /* (knots); rows of one time change together */
    const i64 *knot_place; /* which entry of p */
    const double *knot_value;
} Run;

/* Why `advance` returned. */
enum {
    DONE,           /* t == t_end, bit for bit */
    PAUSED,         /* the steps allowed were made */
    TERMINAL,       /* a measure of kind STOP or LIMIT: the state is the one there */
    STEP_TOO_SMALL, /* the error asks for steps below the resolution of t */
    NOT_FINITE,     /* NaN or inf, whatever the step */
    BUFFER_FULL,    /* no room for one more step or zero: drain, reset the tallies, go on */
    RESIDUAL,       /* residual above the limit at the state just accepted */
    JUMP,           /* however small the step, the constraints ask for more than it can move */
    PEAK_NEAR       /* of a run in lanes: its next step may pass a peak of the rates, which `advance` will look for */
};

#endif
