/* The stages of a step of DOP853 from y, into k[1] ... k[11]; zeros of the tableau are left out by hand. Then the sums of its end. */
#define A(j, i) COEFFICIENT(DOP853_A[j][i])
#define K(i) k[i][n]
POINT(A(1, 0) * K(0), k[1])
POINT(A(2, 0) * K(0) + A(2, 1) * K(1), k[2])
POINT(A(3, 0) * K(0) + A(3, 2) * K(2), k[3])
POINT(A(4, 0) * K(0) + A(4, 2) * K(2) + A(4, 3) * K(3), k[4])
POINT(A(5, 0) * K(0) + A(5, 3) * K(3) + A(5, 4) * K(4), k[5])
POINT(A(6, 0) * K(0) + A(6, 3) * K(3) + A(6, 4) * K(4) + A(6, 5) * K(5), k[6])
POINT(A(7, 0) * K(0) + A(7, 3) * K(3) + A(7, 4) * K(4) + A(7, 5) * K(5) + A(7, 6) * K(6), k[7])
POINT(A(8, 0) * K(0) + A(8, 3) * K(3) + A(8, 4) * K(4) + A(8, 5) * K(5) + A(8, 6) * K(6) + A(8, 7) * K(7), k[8])
POINT(A(9, 0) * K(0) + A(9, 3) * K(3) + A(9, 4) * K(4) + A(9, 5) * K(5) + A(9, 6) * K(6) + A(9, 7) * K(7)
    + A(9, 8) * K(8), k[9])
POINT(A(10, 0) * K(0) + A(10, 3) * K(3) + A(10, 4) * K(4) + A(10, 5) * K(5) + A(10, 6) * K(6) + A(10, 7) * K(7)
    + A(10, 8) * K(8) + A(10, 9) * K(9), k[10])
POINT(A(11, 0) * K(0) + A(11, 3) * K(3) + A(11, 4) * K(4) + A(11, 5) * K(5) + A(11, 6) * K(6) + A(11, 7) * K(7)
    + A(11, 8) * K(8) + A(11, 9) * K(9) + A(11, 10) * K(10), k[11])
#undef A
#undef K
#ifndef END
#define OF(c, n)                                                                                   \
    (COEFFICIENT(c[0]) * k[0][n] + COEFFICIENT(c[5]) * k[5][n] + COEFFICIENT(c[6]) * k[6][n]       \
        + COEFFICIENT(c[7]) * k[7][n] + COEFFICIENT(c[8]) * k[8][n] + COEFFICIENT(c[9]) * k[9][n]  \
        + COEFFICIENT(c[10]) * k[10][n] + COEFFICIENT(c[11]) * k[11][n])
#define END(n) OF(DOP853_B, n)
#define ERROR5(n) OF(DOP853_E5, n)
#define ERROR3(n) OF(DOP853_E3, n)
#endif
