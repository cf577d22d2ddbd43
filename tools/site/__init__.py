"""What builds the documentation site (`make docs`): Sphinx with MyST pages and furo, and these extensions.

executed.py    runs every code block of a page, and compares what it prints with what the page shows
embedded.py    the directives `shown` (a file that a page's program wrote), `gallery` and `notebook`
mathematics.py formulas as MathML, at build time: no script, no fonts from elsewhere
reference.py   the directive `reference`: public names with their docstrings
notebooks.py   a page as a Jupyter notebook
thumbnails.py  `python -m tools.site.thumbnails`: the gallery's pictures, from real pages
checked.py     `python -m tools.site.checked FOLDER`: a built site leads nowhere that is not there
visited.py     `python -m tools.site.visited FOLDER`: every page of it in a browser
"""
