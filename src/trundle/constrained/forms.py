"""Step 3 as the papers print it: the explicit equations of the constrained system, in NumPy.

These forms are for reading beside the papers and for checking the production solve; nothing in the
hot path calls them. All answer the same question. Given the unconstrained system `M qdd = Q` and
the constraints `A qdd = b`: what is the acceleration `qdd`, and what is the force `M qdd - Q`?

    Kalaba & Udwadia 2001, Eqs. 7-9      `ideal`               M > 0, constraint forces do no work
    Kalaba & Udwadia 2001, Eqs. 30-34    `with_work`           M > 0, constraint forces may do work
    Udwadia & Mogharabin 2021, Eq. 42    `udwadia_phohomsiri`  M >= 0: zero masses allowed
    Udwadia & Mogharabin 2021, Eq. 43    `is_determined`       is the acceleration unique?
    Udwadia & Mogharabin 2021, Eq. 44-45 `augmented_mass`      M >= 0
    Lygeros 1993, Eqs. 12-13             `multipliers`         M >= 0, Lagrange multipliers

Rows of A may be redundant everywhere, provided b agrees with them. Shapes throughout: M (n, n)
symmetric, Q (n,), A (m, n), b (m,), c (n,); m may be 0. Units are the caller's, and they matter:
a pseudoinverse adds up squares of unlike things, so coordinates in mm beside others in km cost
these forms digits (see `trundle.integrate.pivoted` for a solve that does not mind).

The example in every docstring is the bead of unit mass on the unit hoop (2001, section 4), here at
rest at (0.6, 0.8), with g = 10: gravity along the hoop is all that is left, (4.8, -3.6).
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from trundle.errors import ModelError, UndeterminedError

Array = NDArray[np.float64]

# Singular values below this part of the largest count as zero. Rows that are redundant on paper
# are dependent to a few units of rounding times the number of rows; 1e-13 leaves room for that.
RANK_TOLERANCE = 1e-13


class Ideal(NamedTuple):
    """Motion under ideal constraints: `qdd` (n,) and the force `QN` (n,) that holds them."""

    qdd: Array
    QN: Array


class WithWork(NamedTuple):
    """Motion under constraint forces that do work: `Qc = QN + QW`, each (n,) (2001, Eq. 34)."""

    qdd: Array
    QN: Array
    QW: Array

    @property
    def Qc(self) -> Array:
        """The whole constraint force, Eq. 34."""
        return self.QN + self.QW


class Multipliers(NamedTuple):
    """Acceleration (n,) and Lagrange multipliers (m,); the constraint force is `A.T @ lam`."""

    qdd: Array
    lam: Array


def constraint_force(M: ArrayLike, Q: ArrayLike, qdd: ArrayLike) -> Array:
    """`Qc = M qdd - Q`: what the constraints add to the given forces (2001, Eq. 5), shape (n,).

    >>> M, Q = [[1, 0], [0, 1]], [0, -10]
    >>> constraint_force(M, Q, [4.8, -3.6]).round(12).tolist()
    [4.8, 6.4]
    """
    M_, Q_ = _mass(M), _array("Q", Q, 1)
    qdd_ = _array("qdd", qdd, 1)
    n = M_.shape[0]
    _expect("Q", Q_, (n,))
    _expect("qdd", qdd_, (n,))
    return M_ @ qdd_ - Q_


# Kalaba & Udwadia 2001: Analytical dynamics with constraint forces that do work -----------------


def ideal(M: ArrayLike, Q: ArrayLike, A: ArrayLike, b: ArrayLike) -> Ideal:
    """Kalaba & Udwadia 2001, Eqs. 7-9: no work in virtual displacements; M positive definite.

        qdd = a + M^(-1/2) (A M^(-1/2))^+ (b - A a),     a = M^(-1) Q             (7)
        QN  =     M^(+1/2) (A M^(-1/2))^+ (b - A a)                               (9)

    Eq. 9 is misprinted in the paper (both powers of M have the wrong sign); Eq. 8 is right.

    >>> bead = ideal(M=[[1, 0], [0, 1]], Q=[0, -10], A=[[0.6, 0.8]], b=[0])
    >>> bead.qdd.round(12).tolist(), bead.QN.round(12).tolist()
    ([4.8, -3.6], [4.8, 6.4])
    """
    M_, Q_, A_, b_ = _checked(M, Q, A, b)
    root, inverse_root = _square_roots(M_)
    a = inverse_root @ (inverse_root @ Q_)
    Bplus = _pinv(A_ @ inverse_root)
    return Ideal(a + inverse_root @ (Bplus @ (b_ - A_ @ a)), root @ (Bplus @ (b_ - A_ @ a)))


def with_work(M: ArrayLike, Q: ArrayLike, A: ArrayLike, b: ArrayLike, c: ArrayLike) -> WithWork:
    """Kalaba & Udwadia 2001, Eqs. 30-34: the constraint force does the work of c; M > 0.

    For every virtual displacement v, A v = 0, the constraint force obeys v'Qc = v'c (Eq. 10). Then

        qdd = a + M^(-1/2) B^+ (b - A a) + M^(-1/2) (I - B^+ B) M^(-1/2) c,  B = A M^(-1/2)  (30)
        M qdd = Q + QN + QW                                                              (32)
        QW  = M^(1/2) (I - B^+ B) M^(-1/2) c                                             (33)
        QN  = M^(1/2) B^+ (b - A a)                                                      (33')

    The bead again, now passing (0.6, 0.8) with speed 1 towards (0.8, -0.6): b = -1, and friction
    of one fifth of the normal thrust |QN| = 7 along the hoop, against the motion:

    >>> hoop = dict(M=[[1, 0], [0, 1]], Q=[0, -10], A=[[0.6, 0.8]], b=[-1])
    >>> friction = [-0.2 * 7 * 0.8, 0.2 * 7 * 0.6]
    >>> bead = with_work(**hoop, c=friction)
    >>> bead.QN.round(12).tolist(), bead.QW.round(12).tolist()
    ([4.2, 5.6], [-1.12, 0.84])
    >>> bead.qdd.round(12).tolist()
    [3.08, -3.56]
    """
    M_, Q_, A_, b_ = _checked(M, Q, A, b)
    c_ = _array("c", c, 1)
    n = M_.shape[0]
    _expect("c", c_, (n,))
    root, inverse_root = _square_roots(M_)
    a = inverse_root @ (inverse_root @ Q_)  # the acceleration free of constraints
    B = A_ @ inverse_root  # Eq. 14
    Bplus = _pinv(B)
    along = np.eye(n) - Bplus @ B  # projects on the virtual displacements
    qdd = (
        a + inverse_root @ (Bplus @ (b_ - A_ @ a)) + inverse_root @ (along @ (inverse_root @ c_))
    )  # Eq. 30
    QN = root @ (Bplus @ (b_ - A_ @ a))  # Eq. 33'
    QW = root @ (along @ (inverse_root @ c_))  # Eq. 33
    return WithWork(qdd, QN, QW)


# Udwadia & Mogharabin 2021: The use of zero-mass particles ---------------------------------------


def udwadia_phohomsiri(M: ArrayLike, Q: ArrayLike, A: ArrayLike, b: ArrayLike) -> Array:
    """Udwadia & Mogharabin 2021, Eq. 42: the acceleration (n,), masses may be zero.

              [ (I - A^+ A) M ] +  [ Q ]
        qdd = [               ]    [   ]                                              (42)
              [       A       ]    [ b ]

    Eq. 43 must hold (`is_determined`); otherwise this is only the shortest of many accelerations.

    >>> hoop = dict(M=[[1, 0], [0, 1]], Q=[0, -10], A=[[0.6, 0.8]], b=[0])
    >>> udwadia_phohomsiri(**hoop).round(12).tolist()
    [4.8, -3.6]
    """
    M_, Q_, A_, b_ = _checked(M, Q, A, b)
    n = M_.shape[0]
    along = np.eye(n) - _pinv(A_) @ A_
    stacked: Array = np.vstack([along @ M_, A_])
    qdd: Array = _pinv(stacked) @ np.concatenate([Q_, b_])
    return qdd


def is_determined(M: ArrayLike, A: ArrayLike) -> bool:
    """Udwadia & Mogharabin 2021, Eq. 43: is the acceleration unique?

        rank [M | A'] = n                                                             (43)

    Coordinates (rows of [M | A'], with the columns of M) and constraints are first brought to
    comparable size, which leaves the rank as it is and keeps the user's units out of the decision.

    >>> massless = [[1, 0], [0, 0]]
    >>> is_determined(massless, A=[[0.6, 0.8]]), is_determined(massless, A=[[1, 0]])
    (True, False)
    """
    M_ = _mass(M)
    n = M_.shape[0]
    A_ = _array("A", A, 2)
    _expect("A", A_, (A_.shape[0], n))
    K = np.hstack([M_, A_.T])
    for _ in range(3):
        K = K / _nonzero(np.linalg.norm(K, axis=1))[:, None]
        K = K / _nonzero(np.linalg.norm(K, axis=0))[None, :]
    # svd rather than matrix_rank: the tolerance is then the same one as in every other form here
    s = np.linalg.svd(K, compute_uv=False)
    return bool(np.count_nonzero(s > RANK_TOLERANCE * s[0]) == n)


def augmented_mass(
    M: ArrayLike, Q: ArrayLike, A: ArrayLike, b: ArrayLike, kappa: float = 1.0
) -> Array:
    """Udwadia & Mogharabin 2021, Eqs. 44-45: the acceleration (n,), masses may be zero.

        Mh  = M + kappa^2 A'A > 0                                                     (44)
        qdd = Mh^(-1) Q + Mh^(-1) A' (A Mh^(-1) A')^+ (b - A Mh^(-1) Q)               (45)

    kappa is any number but zero; it changes the rounding, not the result. Raises UndeterminedError
    where Mh is singular, which is where Eq. 43 fails.

    >>> hoop = dict(M=[[1, 0], [0, 1]], Q=[0, -10], A=[[0.6, 0.8]], b=[0])
    >>> [augmented_mass(**hoop, kappa=kappa).round(12).tolist() for kappa in (1, 3)]
    [[4.8, -3.6], [4.8, -3.6]]
    """
    M_, Q_, A_, b_ = _checked(M, Q, A, b)
    if not np.isfinite(kappa) or kappa == 0:
        raise ModelError(
            f"kappa = {kappa} in augmented_mass",
            "a finite number other than zero",
            "with kappa = 0 the massless coordinates stay massless",
            "augmented_mass(M, Q, A, b, kappa=1.0)",
        )
    if not is_determined(M_, A_):
        raise _undetermined()
    Mh = M_ + kappa**2 * (A_.T @ A_)  # Eq. 44
    MhQ, MhA = np.linalg.solve(Mh, Q_), np.linalg.solve(Mh, A_.T)
    return MhQ + MhA @ (_pinv(A_ @ MhA) @ (b_ - A_ @ MhQ))  # Eq. 45


# Lygeros 1993: Dynamics of nonholonomic systems --------------------------------------------------


def multipliers(M: ArrayLike, Q: ArrayLike, A: ArrayLike, b: ArrayLike) -> Multipliers:
    """Lygeros 1993, Eqs. 12-13 (the second differentiated): acceleration and multipliers together.

        [ M  -A' ] [ qdd ]   [ Q ]                                                    (12)
        [ A   0  ] [ lam ] = [ b ]                                                    (13)

    With redundant rows the multipliers are not unique (the force A' lam is): these are the
    shortest, so the load is shared as evenly as the rows allow. Zero masses are allowed.

    >>> bead = multipliers(M=[[1, 0], [0, 1]], Q=[0, -10], A=[[0.6, 0.8]], b=[0])
    >>> bead.qdd.round(12).tolist(), bead.lam.round(12).tolist()
    ([4.8, -3.6], [8.0])
    """
    M_, Q_, A_, b_ = _checked(M, Q, A, b)
    n, m = M_.shape[0], A_.shape[0]
    if not is_determined(M_, A_):
        raise _undetermined()
    saddle = np.block([[M_, -A_.T], [A_, np.zeros((m, m))]])
    both = np.linalg.lstsq(saddle, np.concatenate([Q_, b_]), rcond=RANK_TOLERANCE)[0]
    return Multipliers(both[:n], both[n:])


# Shared parts ------------------------------------------------------------------------------------


def _pinv(X: Array) -> Array:
    """The Moore-Penrose inverse X^+."""
    return np.asarray(np.linalg.pinv(X, rcond=RANK_TOLERANCE), dtype=np.float64)


def _square_roots(M: Array) -> tuple[Array, Array]:
    """M^(1/2) and M^(-1/2) of a positive definite M, from its eigenvectors."""
    d, V = np.linalg.eigh(M)
    if d.size and d[0] <= RANK_TOLERANCE * d[-1]:
        raise ModelError(
            f"a mass matrix with eigenvalues from {d[0]:.3g} to {d[-1]:.3g}",
            "a positive definite mass matrix: Eqs. 7-9 and 30-34 divide by its square root",
            "a massless coordinate",
            "udwadia_phohomsiri(M, Q, A, b) or augmented_mass(M, Q, A, b)",
        )
    return (V * np.sqrt(d)) @ V.T, (V / np.sqrt(d)) @ V.T


def _nonzero(x: Array) -> Array:
    return np.where(x > 0, x, 1.0)


def _undetermined() -> UndeterminedError:
    return UndeterminedError(
        "rank [M | A'] less than the number of coordinates",
        "rank [M | A'] equal to the number of coordinates (Eq. 43)",
        "a massless coordinate that no constraint fixes",
        "A = np.vstack([A, row])  # with a row that binds it; or a mass in M",
    )


def _checked(M: ArrayLike, Q: ArrayLike, A: ArrayLike, b: ArrayLike) -> tuple[Array, ...]:
    M_ = _mass(M)
    Q_, A_, b_ = _array("Q", Q, 1), _array("A", A, 2), _array("b", b, 1)
    n, m = M_.shape[0], A_.shape[0]
    _expect("Q", Q_, (n,))
    _expect("A", A_, (m, n))
    _expect("b", b_, (m,))
    return M_, Q_, A_, b_


def _mass(M: ArrayLike) -> Array:
    M_ = _array("M", M, 2)
    n = M_.shape[0]
    if n == 0:
        raise ModelError(
            "M of shape (0, 0)",
            "at least one coordinate",
            "the list of masses was empty",
            "M=[[1.0]]",
        )
    _expect("M", M_, (n, n))
    if not np.allclose(M_, M_.T, rtol=1e-12, atol=1e-12 * float(np.abs(M_).max())):
        raise ModelError(
            "an M that is not symmetric",
            "a symmetric mass matrix, M = M'",
            "an entry typed on one side of the diagonal only, or terms of Q in M",
            "M=[[2.0, 0.5], [0.5, 1.0]]",
        )
    return M_


def _array(name: str, value: ArrayLike, dimensions: int) -> Array:
    try:
        array = np.asarray(value, dtype=np.float64)
    except (TypeError, ValueError) as problem:
        raise ModelError(
            f"{name} = {value!r}",
            f"{name} as an array of numbers",
            "rows of different lengths, texts, or symbols without values",
            f"np.asarray({name}, dtype=float)",
        ) from problem
    if array.ndim != dimensions:
        raise ModelError(
            f"{name} of shape {array.shape}",
            f"{name} with {dimensions} dimension(s)",
            "square brackets too many or too few",
            f"{name}=[[1.0, 0.0]]" if dimensions == 2 else f"{name}=[1.0, 0.0]",
        )
    if not np.all(np.isfinite(array)):
        raise ModelError(
            f"{name} with entries that are not finite",
            f"finite numbers in {name}",
            "a division by zero, or a state outside the range of a root or a logarithm",
            f"np.argwhere(~np.isfinite({name}))  # says where they are",
        )
    return array


def _expect(name: str, array: Array, shape: tuple[int, ...]) -> None:
    if array.shape != shape:
        raise ModelError(
            f"{name} of shape {array.shape}",
            f"{name} of shape {shape}, to agree with the n coordinates of M and the m rows of A",
            "a row or a component left out, or a matrix that has to be turned over",
            f"np.reshape({name}, {shape})"
            if array.size == np.prod(shape)
            else f"np.zeros({shape})",
        )
