"""How `make docs` builds the guide."""

project = "Mulligan"
author = "The Mulligan authors"
copyright = author

extensions = ["myst_parser"]
myst_enable_extensions = ["colon_fence"]
myst_heading_anchors = 3

html_theme = "furo"
html_title = "Mulligan"
html_show_sphinx = False
html_copy_source = False
