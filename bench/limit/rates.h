/* The equations of two papers in minimal coordinates, derived by hand; included for every REAL.

   sphere   of two halves, rolling on z = h(x); state [x, y of the contact, quaternion (4), body rates (3)]
   stone    the ellipsoid that rolls on the plane y = 0; state [x, z of the centre, quaternion (4), body rates (3)]

Both balance angular momentum about the contact point. The 3 x 3 matrix is a diagonal less m d d', inverted by Sherman and
Morrison. */
static inline __attribute__((always_inline)) void NAME(quaternion_rate)(const REAL *u, const REAL *w, REAL *f) {
    f[0] = -0.5 * (u[1] * w[0] + u[2] * w[1] + u[3] * w[2]);
    f[1] = 0.5 * (u[0] * w[0] - u[3] * w[1] + u[2] * w[2]);
    f[2] = 0.5 * (u[3] * w[0] + u[0] * w[1] - u[1] * w[2]);
    f[3] = 0.5 * (-u[2] * w[0] + u[1] * w[1] + u[0] * w[2]);
}

static inline __attribute__((always_inline)) void NAME(sphere_rate)(const REAL *restrict y, REAL *restrict f) {
    const double r = SPHERE.r, m = SPHERE.m, c = SPHERE.c, J1 = SPHERE.J1, J2 = SPHERE.J2, g = 9.81;
    REAL x = y[0], u0 = y[2], u1 = y[3], u2 = y[4], u3 = y[5], w1 = y[6], w2 = y[7], w3 = y[8];
    /* slope and bend of the surface; its tangent is (co, 0, si), its normal (-si, 0, co) */
    REAL slope = 0.65 + x * (-3.0 + x * (-6.7 + 20.5 * x)), bend = -3.0 + x * (-13.4 + 61.5 * x);
    REAL s = SQRT(1.0 + slope * slope), co = 1.0 / s, si = slope * co, turn = bend * co * co;
    /* the world's axes, the tangent and the normal, seen from the body */
    REAL X1 = u0 * u0 + u1 * u1 - u2 * u2 - u3 * u3, X2 = 2.0 * (u1 * u2 - u0 * u3), X3 = 2.0 * (u1 * u3 + u0 * u2);
    REAL Y1 = 2.0 * (u1 * u2 + u0 * u3), Y2 = u0 * u0 - u1 * u1 + u2 * u2 - u3 * u3, Y3 = 2.0 * (u2 * u3 - u0 * u1);
    REAL Z1 = 2.0 * (u1 * u3 - u0 * u2), Z2 = 2.0 * (u2 * u3 + u0 * u1), Z3 = u0 * u0 - u1 * u1 - u2 * u2 + u3 * u3;
    REAL t1 = co * X1 + si * Z1, t2 = co * X2 + si * Z2, t3 = co * X3 + si * Z3;
    REAL n1 = co * Z1 - si * X1, n2 = co * Z2 - si * X2, n3 = co * Z3 - si * X3;
    /* rolling: the velocity of the centre is r W x n, and (s - r turn) x' along the tangent, y' across */
    REAL across = w1 * Y1 + w2 * Y2 + w3 * Y3, along = w1 * t1 + w2 * t2 + w3 * t3;
    REAL x_dot = r * across / (s - r * turn);
    f[0] = x_dot;
    f[1] = -r * along;
    NAME(quaternion_rate)(y + 2, y + 6, f + 2);
    /* acceleration of the centre of mass without that of the rates, less gravity */
    REAL q = -(r * turn) * x_dot;
    REAL a1 = q * (w2 * t3 - w3 * t2) - c * (w2 * w2 + w3 * w3) + g * Z1;
    REAL a2 = q * (w3 * t1 - w1 * t3) + c * w1 * w2 + g * Z2;
    REAL a3 = q * (w1 * t2 - w2 * t1) + c * w1 * w3 + g * Z3;
    REAL d1 = r * n1 + c, d2 = r * n2, d3 = r * n3;
    REAL b1 = -m * (d2 * a3 - d3 * a2);
    REAL b2 = (J2 - J1) * w1 * w3 - m * (d3 * a1 - d1 * a3);
    REAL b3 = (J1 - J2) * w1 * w2 - m * (d1 * a2 - d2 * a1);
    REAL md2 = m * (d1 * d1 + d2 * d2 + d3 * d3), D1 = J1 + md2, D2 = J2 + md2;
    REAL both = 1.0 / (D1 * D2), i1 = D2 * both, i2 = D1 * both;
    REAL p1 = d1 * i1, p2 = d2 * i2, p3 = d3 * i2;
    REAL k = m * (p1 * b1 + p2 * b2 + p3 * b3) / (1.0 - m * (p1 * d1 + p2 * d2 + p3 * d3));
    f[6] = b1 * i1 + k * p1;
    f[7] = b2 * i2 + k * p2;
    f[8] = b3 * i2 + k * p3;
}

static inline __attribute__((always_inline)) void NAME(stone_rate)(const REAL *restrict y, REAL *restrict f) {
    const double g = 9.81, J1 = 2.0, J2 = 3.0, J3 = 1.0; /* a mass of one */
    const double A11 = STONE.A11, A13 = STONE.A13, A33 = STONE.A33; /* the inverse of the shape's matrix, A22 = 1 */
    REAL u0 = y[2], u1 = y[3], u2 = y[4], u3 = y[5], w1 = y[6], w2 = y[7], w3 = y[8];
    /* the normal seen from the body, n' = n x w, and the contact point p = -A n / sqrt(n' A n) with its rate */
    REAL n1 = 2.0 * (u1 * u2 + u0 * u3), n2 = u0 * u0 - u1 * u1 + u2 * u2 - u3 * u3, n3 = 2.0 * (u2 * u3 - u0 * u1);
    REAL q1 = A11 * n1 + A13 * n3, q2 = n2, q3 = A13 * n1 + A33 * n3;
    REAL is = 1.0 / SQRT(n1 * q1 + n2 * q2 + n3 * q3);
    REAL p1 = -is * q1, p2 = -is * q2, p3 = -is * q3;
    REAL e1 = n2 * w3 - n3 * w2, e2 = n3 * w1 - n1 * w3, e3 = n1 * w2 - n2 * w1;
    REAL z = (p1 * e1 + p2 * e2 + p3 * e3) * is * is;
    REAL v1 = p2 * w3 - p3 * w2, v2 = p3 * w1 - p1 * w3, v3 = p1 * w2 - p2 * w1; /* of the centre: p x w */
    REAL r1 = -is * (A11 * e1 + A13 * e3) - z * q1, r2 = -is * e2 - z * q2, r3 = -is * (A13 * e1 + A33 * e3) - z * q3;
    REAL a1 = r2 * w3 - r3 * w2 + w2 * v3 - w3 * v2 + g * n1;
    REAL a2 = r3 * w1 - r1 * w3 + w3 * v1 - w1 * v3 + g * n2;
    REAL a3 = r1 * w2 - r2 * w1 + w1 * v2 - w2 * v1 + g * n3;
    REAL b1 = (J2 - J3) * w2 * w3 + p2 * a3 - p3 * a2;
    REAL b2 = (J3 - J1) * w3 * w1 + p3 * a1 - p1 * a3;
    REAL b3 = (J1 - J2) * w1 * w2 + p1 * a2 - p2 * a1;
    REAL d2 = p1 * p1 + p2 * p2 + p3 * p3, D1 = J1 + d2, D2 = J2 + d2, D3 = J3 + d2, all = 1.0 / (D1 * D2 * D3);
    REAL i1 = D2 * D3 * all, i2 = D1 * D3 * all, i3 = D1 * D2 * all;
    REAL c1 = p1 * i1, c2 = p2 * i2, c3 = p3 * i3;
    REAL k = (c1 * b1 + c2 * b2 + c3 * b3) / (1.0 - (c1 * p1 + c2 * p2 + c3 * p3));
    f[0] = v1 * (u0 * u0 + u1 * u1 - u2 * u2 - u3 * u3) + v2 * (2.0 * (u1 * u2 - u0 * u3)) + v3 * (2.0 * (u1 * u3 + u0 * u2));
    f[1] = v1 * (2.0 * (u1 * u3 - u0 * u2)) + v2 * (2.0 * (u2 * u3 + u0 * u1)) + v3 * (u0 * u0 - u1 * u1 - u2 * u2 + u3 * u3);
    NAME(quaternion_rate)(y + 2, y + 6, f + 2);
    f[6] = b1 * i1 + k * c1;
    f[7] = b2 * i2 + k * c2;
    f[8] = b3 * i3 + k * c3;
}
