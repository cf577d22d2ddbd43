/* DOP853 for LANES motions side by side, one in each lane of a vector, each with its own time and step. A lane that has arrived
waits for the others. */
#define POINT(sum, to)                                                                             \
    for (int n = 0; n < STATES; n++) z[n] = y[n] + h * (sum);                                      \
    RATE(z, to);

static void MOTION(REAL *y, double until, double rtol, double atol) {
    REAL k[13][STATES], z[STATES], end[STATES], t = {0}, h, one, rejected = {0};
    RATE(y, k[0]);
    for (int l = 0; l < LANES; l++) h[l] = 1e-3, one[l] = 1.0;
    for (;;) {
        int live = 0;
        for (int l = 0; l < LANES; l++) {
            double left = until - t[l];
            if (h[l] > left || left - h[l] < 1e-12 * h[l]) h[l] = left;
            live |= left > 0;
        }
        if (!live) return;
#include "stages.h"
        for (int n = 0; n < STATES; n++) end[n] = y[n] + h * END(n);
        RATE(end, k[12]);
        REAL e5 = {0}, e3 = {0};
        for (int n = 0; n < STATES; n++) {
            REAL a = FABS(y[n]), b = FABS(end[n]), weight = 1.0 / (atol + rtol * CHOOSE(a > b, a, b));
            REAL five = ERROR5(n) * weight, three = ERROR3(n) * weight;
            e5 += five * five;
            e3 += three * three;
        }
        REAL error = h * e5 / SQRT((e5 + 0.01 * e3) * (double)STATES + 1e-300);
        REAL factor = 0.9 / SQRT(SQRT(SQRT(error + 1e-30)));
        factor = CHOOSE(factor > 6.0, 6.0 * one, factor);
        factor = CHOOSE(factor < 1.0 / 3, one / 3.0, factor);
        factor = CHOOSE((rejected > 0.5) & (error < 1.0) & (factor > 1.0), one, factor);
        for (int n = 0; n < STATES; n++) {
            y[n] = CHOOSE(error < 1.0, end[n], y[n]);
            k[0][n] = CHOOSE(error < 1.0, k[12][n], k[0][n]);
        }
        t = CHOOSE(error < 1.0, t + h, t);
        rejected = CHOOSE(error < 1.0, 0.0 * one, one);
        h *= factor;
    }
}
#undef POINT
