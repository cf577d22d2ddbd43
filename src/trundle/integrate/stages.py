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
def stage_point(j: int, k: Array) -> None:
    """Row TRIAL = y + h sum_i A[j][i] k_i, where stage j = 1 ... 11 is taken."""
    n, y, hx, k0, x = k.shape[1], k[START], k[SIZES], k[0], k[TRIAL]
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
    else:
        k3, k4, k5, k6, k7, k8, k9, k10 = k[3], k[4], k[5], k[6], k[7], k[8], k[9], k[10]
        for i in range(n):
            x[i] = y[i] + hx[i] * (
                A[11][0] * k0[i] + A[11][3] * k3[i] + A[11][4] * k4[i] + A[11][5] * k5[i]
                + A[11][6] * k6[i] + A[11][7] * k7[i] + A[11][8] * k8[i] + A[11][9] * k9[i]
                + A[11][10] * k10[i]
            )


@inner
def end_points(k: Array) -> None:
    """The raw end of the step into row RAW, the estimates of order 5 and 3 into theirs, without the step size.

    One loop for the three: they are sums of the same stages, and loading those takes the time.
    """
    n, y, hx, k0 = k.shape[1], k[START], k[SIZES], k[0]
    end, error5, error3 = k[RAW], k[ERROR5], k[ERROR3]
    k5, k6, k7, k8, k9, k10, k11 = k[5], k[6], k[7], k[8], k[9], k[10], k[11]
    for i in range(n):
        a, f, g, h = k0[i], k5[i], k6[i], k7[i]
        r, s, t, u = k8[i], k9[i], k10[i], k11[i]
        end[i] = y[i] + hx[i] * (
            B[0] * a + B[5] * f + B[6] * g + B[7] * h + B[8] * r + B[9] * s + B[10] * t + B[11] * u
        )
        error5[i] = (
            E5[0] * a + E5[5] * f + E5[6] * g + E5[7] * h + E5[8] * r + E5[9] * s + E5[10] * t
            + E5[11] * u
        )
        error3[i] = (
            E3[0] * a + E3[5] * f + E3[6] * g + E3[7] * h + E3[8] * r + E3[9] * s + E3[10] * t
            + E3[11] * u
        )
# fmt: on
