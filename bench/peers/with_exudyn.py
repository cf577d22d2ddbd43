"""Exudyn's DOPRI5 on the equations derived by hand, given as a function in Python."""

import exudyn as exu
from exudyn.itemInterface import NodeGenericODE1, ObjectGenericODE1

from bench.peers import problem as of


def run(rtol: float) -> tuple[float, float, float]:
    container = exu.SystemContainer()
    system = container.AddSystem()
    node = system.AddNode(NodeGenericODE1(
        referenceCoordinates=[0.0] * 9, initialCoordinates=of.start(), numberOfODE1Coordinates=9
    ))  # fmt: skip
    system.AddObject(ObjectGenericODE1(
        nodeNumbers=[node], rhsUserFunction=lambda mbs, t, item, y: of.rate(list(y))
    ))  # fmt: skip
    system.Assemble()
    settings = exu.SimulationSettings()
    steps = settings.timeIntegration
    steps.startTime, steps.endTime, steps.numberOfSteps = 0.0, of.UNTIL, 100
    steps.automaticStepSize, steps.verboseMode = True, 0
    steps.relativeTolerance, steps.absoluteTolerance = rtol, rtol / 100
    settings.solution.file.write = False
    system.SolveDynamic(settings, solverType=exu.DynamicSolverType.DOPRI5)
    return of.centre(*system.systemData.GetODE1Coordinates()[:2])


of.measure("Exudyn's DOPRI5, equations derived by hand, in Python", run, (1e-5, 1e-7, 1e-9))
