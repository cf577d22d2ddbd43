/* Many motions at once: what `lanes.inc` works on. */

/* How a run ended. WAITING: it has not begun. ENDED_BY + m: by the zero of measure m. */
enum { WAITING, ARRIVED_THERE, TOO_SMALL, NO_NUMBERS, DOUBTFUL, ALONE, TOO_LONG, JUMPED, PEAKED, ENDED_BY };
/* Rows of Lanes.clock, `lanes` long each. */
enum { LANE_T, LANE_H, LANE_T_NEW, LANE_SIZE, LANE_ERR, LANE_WORST, LANE_TAKEN, LANE_SPEED, LANE_PULL, LANE_END, LANE_H_MAX, N_LANE_CLOCK };
/* Rows of Lanes.state: which run is in the lane (-1: none), its steps so far, bad trials, after a rejection, verdict, guard, whether
the step was cut short to reach the end. */
enum { RUN, STEPS, BAD, AFTER, GOOD, GUARD, CUT_SHORT, N_LANE_STATE };

typedef struct {
    Code many, one; /* native code for all lanes at once, and for one state */
    double begin, until, h_max, rtol, limit;
    i64 most;           /* steps of one run after which it is given up */
    const double *atol; /* (ny) */
    i64 sized, places, shift, scales, measured; /* as in Run */
    /* The queue: runs to make, taken in the order of their rows, and what became of each. */
    i64 runs;
    Run **phases;          /* (runs) runs that are under way, each with room of its own, in place of starts; or null */
    const double *y0, *p0; /* (runs, ny) starts, (runs, np) parameters */
    double *y1, *facts;    /* (runs, ny) where the runs ended; (runs, 3) time reached, worst residual, evaluations */
    double *kept;          /* (runs, columns) */
    i64 *status, *next;    /* (runs), of phases why `advance` would have returned; (1) the first row that nobody has taken */
    /* The lanes; entry i of lane l stands at i * lanes + l. */
    double *clock;
    i64 *state;
    double *p, *per, *rows, *out, *z, *time; /* (np), (ny) one by scales, (DENSE rows, ny), (2 ny + 1 + nm), (2 ny), (1) times lanes */
    double *now, *ends, *middle;       /* (2 K) times lanes */
    double *lane_kept;                 /* (lanes, columns) */
    i64 *lane_tally, *lane_fired;      /* (lanes, N_TALLY), (lanes, measures) */
    /* One lane that is looked into. */
    double *look_p, *look_rows, *look_end, *look_inside, *look_z;
    Watch watch;
} Lanes;
