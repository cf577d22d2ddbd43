"""A system written out: M, Q, A, b as SymPy matrices with LaTeX, and the right-hand side as C source."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import casadi as ca
import numpy as np

from trundle.compiled.c_source import to_c
from trundle.compiled.programs import Programs
from trundle.compiled.symbolic import to_sympy
from trundle.constrained.equations import Equations
from trundle.errors import ModelError

MAX_COORDINATES = 60  # beyond that nobody reads the matrices, and SymPy takes very long


@dataclass(frozen=True)
class WrittenEquations:
    """Steps 1 and 2 as SymPy matrices: M q'' = Q (forces that do work included) and A q'' = b."""

    M: Any
    Q: Any
    A: Any
    b: Any

    @classmethod
    def of(cls, eq: Equations) -> WrittenEquations:
        """From the symbols of a system."""
        if eq.n > MAX_COORDINATES:
            raise ModelError(
                f"The system has {eq.n} coordinates, too many for equations().",
                f"at most {MAX_COORDINATES}, to be read by a person",
                "SymPy would need minutes for pages that nobody reads",
                "system.to_c()  # for programs; it has no such limit",
            )
        if eq.switches:  # to be read as they were written, not by modes
            eq = Equations(eq.model, held=False)
        f = ca.Function("f", [eq.t, eq.q, eq.v, eq.p], [eq.M, eq.Q + eq.c, eq.A, eq.b])
        coordinates = [x.name for x in eq.model.coordinates]
        names = [
            ["t"],
            coordinates,
            [f"{name}.dot" for name in coordinates],
            [parameter.name for parameter in eq.model.parameters],
        ]
        return cls(*to_sympy(f, names))

    def latex(self) -> str:
        """The four matrices as LaTeX, one equation each."""
        import sympy

        parts = {"M": self.M, "Q": self.Q, "A": self.A, "b": self.b}
        return "\n".join(f"{name} = {sympy.latex(matrix)} \\\\" for name, matrix in parts.items())

    def _repr_latex_(self) -> str:
        """The matrices as a notebook shows them."""
        lines = self.latex().splitlines()
        aligned = "\n".join(line.replace(" = ", " &= ", 1) for line in lines)
        return f"$\\displaystyle \\begin{{aligned}}{aligned}\\end{{aligned}}$"

    def __repr__(self) -> str:
        return f"M = {self.M}\nQ = {self.Q}\nA = {self.A}\nb = {self.b}"


def c_program(programs: Programs, P: np.ndarray) -> str:
    """C source of `rhs` and `finish`, with the parameters of a run as an array to start from."""
    eq = programs.equations
    model = eq.model
    states = [x.name for x in model.coordinates] + [f"{x.name}.dot" for x in model.coordinates]
    states += [str(e) for e in programs.law.mu.elements()]
    header = [
        f"The system {model.name!r}: {eq.n} coordinates, {eq.m} constraint rows.",
        "",
        "trundle_rhs(t, y, p, out): out = dy/dt.",
        "trundle_finish(t, y, p, out): out = y put back on the constraints, dy/dt there, the residual",
        "of the equations, and the last entries of p for the next step.",
        "",
        "y: " + ", ".join(f"[{i}] {name}" for i, name in enumerate(states)),
        "p: " + ", ".join(f"[{i}] {x.name}" for i, x in enumerate(model.parameters)),
        "   then stick flags, scales of columns and rows, and memory of friction; `trundle_p` below",
        "   holds values to start from.",
    ]
    source = to_c(
        {"trundle_rhs": programs.rhs, "trundle_finish": programs.finish},
        header="\n".join(header),
        argument_names=["t", "y", "p"],
        doc={"trundle_rhs": "dy/dt", "trundle_finish": "projection onto the constraints"},
    )
    numbers = ", ".join(repr(float(x)) for x in P) or "0.0"
    table = f"\nconst double trundle_p[{max(len(P), 1)}] = {{{numbers}}};\n"
    return source + table
