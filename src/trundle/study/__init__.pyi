"""The public names of td.study."""

from trundle.motion import keep as keep
from trundle.study.draw import (
    choice as choice,
    log_uniform as log_uniform,
    normal as normal,
    uniform as uniform,
)
from trundle.view.study_figures import (
    bifurcation_figure as bifurcation_figure,
    regime_map_figure as regime_map_figure,
)
