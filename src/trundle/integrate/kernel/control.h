/* How steps are chosen, for one run and for lanes. */

#define MAX_BAD_TRIALS 20 /* each a tenth of the one before */
#define SIZE_FLOOR 0.01        /* of the size of the motion, beside which the size of one coordinate does not count */

#define LAST_BITS 1e-15 /* of a state's own size: no step can be told to be better */
#define IN_TIME 1e7     /* sizes of a step: a later time counts as this, so that its rounding costs a step 1e-8 of itself at most */
#define ROUNDING 2e-13 /* of the size of a whole run: a correction below it is rounding, however small the step */

/* The error of a step of size h, in units of what is allowed, from the mean squares of its estimates of order 5 and 3. */
static double error_of(double h, double e5, double e3) {
    return e5 == 0.0 && e3 == 0.0 ? 0.0 : h * e5 / sqrt(e5 + 0.01 * e3);
}

/* Ratio of the next step to this one: 0.85 err^(-1/8), between 1/3 and 6. 0.85 for Hairer's 0.9: two rejections in three
fewer, so 6% fewer evaluations on the papers' runs, and less error. */
static double growth(double err) {
    if (err == 0.0) return 6.0;
    return fmin(6.0, fmax(1.0 / 3.0, 0.85 / sqrt(sqrt(sqrt(err)))));
}
