"""The five papers: what is known of them before anything runs. Every figure of each is listed, by its number."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from trundle.gallery import moving_parabola


@dataclass(frozen=True)
class Paper:
    """What is known of a paper before anything runs.

    seed      its number in the source: "000"
    short     how tables cite it
    title     of the paper
    citation  authors, where and when
    about     three sentences: what the paper does
    figures   {number: what it shows} of the figures that are results
    drawings  {number: what it shows} of the figures that explain and are not reproduced
    picture   the file that stands for the paper on the page that links them
    study     whether it is a study of ours, which goes beyond a paper, and not a paper
    """

    seed: str
    short: str
    title: str
    citation: str
    about: str
    figures: Mapping[str, str]
    drawings: Mapping[str, str]
    picture: str
    study: bool = False


SPHERE = Paper(
    seed="000",
    short="Udwadia & Mogharabin (2021)",
    title="The use of zero-mass particles in analytical and multi-body dynamics: "
    "sphere rolling on an arbitrary surface",
    citation="F. E. Udwadia and N. Mogharabin, Journal of Applied Mechanics (2021), doi 10.1115/1.4052002",
    about="Particles without mass make the mass matrix singular, so mechanics does without them. The "
    "paper pastes them "
    "where they are convenient, on the point of contact and on the centre of a sphere, and "
    "obtains the motion from equations "
    "that allow singular masses (Eqs. 42-45). Its example is a sphere, uniform or half "
    "titanium and half vanadium, that rolls "
    "without slip in a trough with an asymmetric cross section.",
    figures={
        "5": "cross section of the surface",
        "6": "path of the uniform sphere and of its point of contact, 10 s",
        "7": "errors of the four constraints, uniform sphere",
        "8": "path of the non-uniform sphere and of its point of contact, 10 s",
        "9": "errors of the four constraints, non-uniform sphere",
        "10": "relative change of energy, both spheres",
    },
    drawings={
        "1": "the unconstrained sphere and one zero-mass particle",
        "2": "the sphere on the surface, the particle at the contact",
        "3": "the unconstrained sphere and two zero-mass particles",
        "4": "the sphere on the surface, particles at the contact and at the centre",
    },
    picture="fig06.png",
)

BEAD = Paper(
    seed="001",
    short="Kalaba & Udwadia (2001)",
    title="Analytical dynamics with constraint forces that do work in virtual displacements",
    citation="R. E. Kalaba and F. E. Udwadia, Applied Mathematics and Computation 121 (2001) 211-217",
    about="Lagrangian mechanics takes the forces of constraint to do no work in virtual "
    "displacements, which leaves out "
    "friction. The paper lets them do work: to the ideal force Q^N that holds the constraint "
    "it adds a given part Q^W, and "
    "the acceleration follows in one explicit equation (Eqs. 30-34). Its example is a bead on "
    "a vertical hoop with Coulomb "
    "friction, for which it gives the equations and announces the numerical experiments that are shown here.",
    figures={},
    drawings={},
    picture="motion.png",
)

CASE_FIGURES = {
    case: str(3 + k) for k, case in enumerate(moving_parabola.cases)
}  # Fig. 3 is case Ia ... Fig. 15
PARABOLA = Paper(
    seed="002",
    short="Udwadia & Di Massa (2011)",
    title="Sphere rolling on a moving surface: application of the fundamental equation of constrained motion",
    citation="F. E. Udwadia and G. Di Massa, Simulation Modelling Practice and Theory (2011)",
    about="A sphere rolls without slip on a surface of any shape that moves in any prescribed way. "
    "The paper adds the point of "
    "contact as a particle without mass, writes eight constraints in ten coordinates, and takes the motion from the "
    "Udwadia-Phohomsiri equation (Eq. 24). Its example is a steel ball in a parabolic trough "
    "that is shaken along one, two or "
    "three axes: the twelve cases of Table 1, and one with two frequencies at once.",
    figures={
        number: "two frequencies in x and y: path and errors of the constraints"
        if case == "fig15"
        else f"case {case}: path and errors of the constraints"
        for case, number in CASE_FIGURES.items()
    },
    drawings={"1": "the sphere on a moving surface", "2": "the parabolic trough"},
    picture="overview.png",
)

TABLE = Paper(
    seed="003",
    short="Lygeros (1993)",
    title="Dynamics of nonholonomic systems: a sphere rolling on a spinning table",
    citation="J. Lygeros, final project, Mathematics 189, 1993",
    about="Constraints that bind velocities, affine in them, are treated with Lagrange multipliers "
    "as external forces of constraint "
    "(Eqs. 12, 13); the vakonomic alternative, which makes an action stationary, is set beside "
    "it. The example is a ball that rolls "
    "without slip on a table that spins, level or inclined, in five coordinates. The equations "
    "come down to a rotation of the "
    "velocity (Eqs. 30, 31), and the report shows a closed orbit on the level table and a drift on the inclined one.",
    figures={"2": "path on the level table, a = 0", "3": "path on the inclined table, a = 0.05"},
    drawings={"1": "the ball on the rotating table"},
    picture="fig02_03.png",
)

RATTLEBACK = Paper(
    seed="004",
    short="Kossenko & Stavrovskaja (2003)",
    title="How one can simulate dynamics of rolling bodies via Dymola: "
    "approach to model multibody system dynamics using Modelica",
    citation="I. I. Kossenko and M. S. Stavrovskaja, 3rd International Modelica Conference (2003) 299-310",
    about="Rigid bodies and the constraints between them are objects that exchange motion and forces "
    "through ports; rolling of any "
    "surface on any other is one such constraint. The point of contact is found from two "
    "surfaces that touch with parallel normals. "
    "The test is the rattleback, a stone whose axes of inertia are turned against its axes of "
    "shape: spun one way it begins to "
    "wobble, stops, and turns the other way.",
    figures={
        "2.4": "general view of simulation results",
        "2.5": "preservation of energy",
        "2.6": "path of the contact point",
        "2.7": "height of the contact point: accuracy of the constraint",
        "2.8": "vertical component of the angular velocity",
        "2.9": "the stone at the moment when it changes the sense of its rotation",
    },
    drawings={
        "1.1": "a multibody system as a graph",
        "1.2": "ports of bodies and constraints",
        "1.3": "architecture of a constraint",
        "2.1": "a thread thrown over a pulley (it runs among the classics)",
        "2.2": "two surfaces near their contact",
        "2.3": "the rattleback on a plane",
    },
    picture="fig2_9.png",
)
