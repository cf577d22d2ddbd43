"""The sums of DOP853's stages, over flat arrays: one motion, or several side by side.

All is in the rows of one array: the stages k_0 ... k_15, then the rows named below. SIZES holds the step size of
every entry: the same for all in a single run, by lane in an ensemble (`lanes.py`), so that both are the same sums.
"""

from __future__ import annotations

from trundle.integrate.call import Array, inner
from trundle.integrate.tableau import E3, E5, A, B

# Rows behind the stages: where stages are taken, the raw end of the step, the error estimates, step sizes, the start of
# the step, and seven coefficients of the dense output.
TRIAL, RAW, ERROR5, ERROR3, SIZES, START, DENSE = range(16, 23)


# fmt: off
@inner
def stage_point(j: int, k: Array, place: int) -> None:
    """Row `place` = y + h sum_i A[j][i] k_i, where stage j is taken; j = 12 is the end of the step."""
    n, y, hx, k0, x = k.shape[1], k[START], k[SIZES], k[0], k[place]
    if j == 1:
        for i in range(n):
            x[i] = y[i] + hx[i] * (A[1][0] * k0[i])
    elif j == 2:
        k1 = k[1]
        for i in range(n):
            x[i] = y[i] + hx[i] * (A[2][0] * k0[i] + A[2][1] * k1[i])
    elif j == 3:
        k2 = k[2]
        for i in range(n):
            x[i] = y[i] + hx[i] * (A[3][0] * k0[i] + A[3][2] * k2[i])
    elif j == 4:
        k2, k3 = k[2], k[3]
        for i in range(n):
            x[i] = y[i] + hx[i] * (A[4][0] * k0[i] + A[4][2] * k2[i] + A[4][3] * k3[i])
    elif j == 5:
        k3, k4 = k[3], k[4]
        for i in range(n):
            x[i] = y[i] + hx[i] * (A[5][0] * k0[i] + A[5][3] * k3[i] + A[5][4] * k4[i])
    elif j == 6:
        k3, k4, k5 = k[3], k[4], k[5]
        for i in range(n):
            x[i] = y[i] + hx[i] * (A[6][0] * k0[i] + A[6][3] * k3[i] + A[6][4] * k4[i] + A[6][5] * k5[i])
    elif j == 7:
        k3, k4, k5, k6 = k[3], k[4], k[5], k[6]
        for i in range(n):
            x[i] = y[i] + hx[i] * (
                A[7][0] * k0[i] + A[7][3] * k3[i] + A[7][4] * k4[i] + A[7][5] * k5[i]
                + A[7][6] * k6[i]
            )
    elif j == 8:
        k3, k4, k5, k6, k7 = k[3], k[4], k[5], k[6], k[7]
        for i in range(n):
            x[i] = y[i] + hx[i] * (
                A[8][0] * k0[i] + A[8][3] * k3[i] + A[8][4] * k4[i] + A[8][5] * k5[i]
                + A[8][6] * k6[i] + A[8][7] * k7[i]
            )
    elif j == 9:
        k3, k4, k5, k6, k7, k8 = k[3], k[4], k[5], k[6], k[7], k[8]
        for i in range(n):
            x[i] = y[i] + hx[i] * (
                A[9][0] * k0[i] + A[9][3] * k3[i] + A[9][4] * k4[i] + A[9][5] * k5[i]
                + A[9][6] * k6[i] + A[9][7] * k7[i] + A[9][8] * k8[i]
            )
    elif j == 10:
        k3, k4, k5, k6, k7, k8, k9 = k[3], k[4], k[5], k[6], k[7], k[8], k[9]
        for i in range(n):
            x[i] = y[i] + hx[i] * (
                A[10][0] * k0[i] + A[10][3] * k3[i] + A[10][4] * k4[i] + A[10][5] * k5[i]
                + A[10][6] * k6[i] + A[10][7] * k7[i] + A[10][8] * k8[i] + A[10][9] * k9[i]
            )
    elif j == 11:
        k3, k4, k5, k6, k7, k8, k9, k10 = k[3], k[4], k[5], k[6], k[7], k[8], k[9], k[10]
        for i in range(n):
            x[i] = y[i] + hx[i] * (
                A[11][0] * k0[i] + A[11][3] * k3[i] + A[11][4] * k4[i] + A[11][5] * k5[i]
                + A[11][6] * k6[i] + A[11][7] * k7[i] + A[11][8] * k8[i] + A[11][9] * k9[i]
                + A[11][10] * k10[i]
            )
    else:
        k5, k6, k7, k8, k9, k10, k11 = k[5], k[6], k[7], k[8], k[9], k[10], k[11]
        for i in range(n):
            x[i] = y[i] + hx[i] * (
                B[0] * k0[i] + B[5] * k5[i] + B[6] * k6[i] + B[7] * k7[i] + B[8] * k8[i]
                + B[9] * k9[i] + B[10] * k10[i] + B[11] * k11[i]
            )


@inner
def error_points(k: Array) -> None:
    """The estimates of order 5 and 3 into their rows, without the step size."""
    n, k0, error5, error3 = k.shape[1], k[0], k[ERROR5], k[ERROR3]
    k5, k6, k7, k8, k9, k10, k11 = k[5], k[6], k[7], k[8], k[9], k[10], k[11]
    for i in range(n):
        error5[i] = (
            E5[0] * k0[i] + E5[5] * k5[i] + E5[6] * k6[i] + E5[7] * k7[i] + E5[8] * k8[i]
            + E5[9] * k9[i] + E5[10] * k10[i] + E5[11] * k11[i]
        )
    for i in range(n):
        error3[i] = (
            E3[0] * k0[i] + E3[5] * k5[i] + E3[6] * k6[i] + E3[7] * k7[i] + E3[8] * k8[i]
            + E3[9] * k9[i] + E3[10] * k10[i] + E3[11] * k11[i]
        )
# fmt: on
