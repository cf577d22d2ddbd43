"""The documentation site; `make docs` builds it. See tools/site/ for what is ours in it."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

import trundle

project = "trundle"
author = "the authors of trundle"
copyright = "the authors of trundle"
version = release = trundle.__version__

extensions = [
    "myst_parser",
    "tools.site.mathematics",
    "tools.site.reference",
    "tools.site.embedded",
]
myst_enable_extensions = ["dollarmath", "colon_fence", "deflist"]
myst_heading_anchors = 3
exclude_patterns = ["_build"]
suppress_warnings = []
nitpicky = True

html_theme = "furo"
html_title = "trundle"
html_math_renderer = "mathml"
html_static_path = ["style"]
html_css_files = ["site.css"]
html_show_sphinx = False
html_copy_source = False
pygments_style, pygments_dark_style = "friendly", "github-dark"
templates_path = []
