/* DOP853 for one motion, with the right-hand side inlined. Included for every REAL and every motion.

   REAL, COEFFICIENT, SQRT, FABS, POW   the arithmetic
   MOTION, RATE            the name of the function that is made; its right-hand side
Steps are chosen as Hairer does (0.9, between 1/3 and 6). Returns the number of evaluations. */
#define POINT(sum, to)                                                                             \
    for (int n = 0; n < ROOM; n++) z[n] = y[n] + h * (sum);                                        \
    RATE(z, to);

static long MOTION(REAL *y, REAL until, REAL rtol, REAL atol) {
    REAL k[13][ROOM] = {{0}}, z[ROOM] = {0}, end[ROOM] = {0}, t = 0, h;
    long evaluations = 2;
    int rejected = 0;
    RATE(y, k[0]);
    { /* the first step, from the sizes of y, y' and y'' */
        REAL d0 = 0, d1 = 0, d2 = 0;
        for (int n = 0; n < STATES; n++) {
            REAL size = atol + rtol * FABS(y[n]);
            d0 += y[n] * y[n] / (size * size);
            d1 += k[0][n] * k[0][n] / (size * size);
        }
        REAL guess = 0.01 * SQRT(d0 / d1);
        for (int n = 0; n < ROOM; n++) z[n] = y[n] + guess * k[0][n];
        RATE(z, k[1]);
        for (int n = 0; n < STATES; n++) {
            REAL bend = (k[1][n] - k[0][n]) / (guess * (atol + rtol * FABS(y[n])));
            d2 += bend * bend;
        }
        REAL next = POW(0.01 / SQRT((d1 > d2 ? d1 : d2) / STATES), 1.0 / 8);
        h = 100 * guess < next ? 100 * guess : next;
    }
    while (t < until) {
        int last = t + h > until || until - t - h < 1e-12 * h;
        if (last) h = until - t;
#include "stages.h"
        for (int n = 0; n < ROOM; n++) end[n] = y[n] + h * END(n);
        RATE(end, k[12]);
        evaluations += 12;
        REAL e5 = 0, e3 = 0;
        for (int n = 0; n < STATES; n++) {
            REAL a = FABS(y[n]), b = FABS(end[n]), weight = 1 / (atol + rtol * (a > b ? a : b));
            REAL five = ERROR5(n) * weight, three = ERROR3(n) * weight;
            e5 += five * five;
            e3 += three * three;
        }
        REAL error = e5 == 0 && e3 == 0 ? 0 : h * e5 / SQRT((e5 + 0.01 * e3) * STATES);
        REAL factor = error > 0 ? 0.9 * POW(error, -1.0 / 8) : 6;
        factor = factor > 6 ? 6 : factor < 1.0 / 3 ? 1.0 / 3 : factor;
        if (error < 1) {
            t = last ? until : t + h;
            for (int n = 0; n < ROOM; n++) y[n] = end[n], k[0][n] = k[12][n];
            if (rejected && factor > 1) factor = 1;
        }
        rejected = !(error < 1);
        h *= factor;
    }
    return evaluations;
}
#undef POINT
