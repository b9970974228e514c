"""`python -m mulligan` is the `mulligan` command."""

import sys

from mulligan.cli import main

sys.exit(main())
