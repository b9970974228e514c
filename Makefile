# `make help` lists the targets. Each sets up what it needs, once: stamp files in the virtual environments remember.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP_INSTALL := pip install --disable-pip-version-check -qq --require-hashes

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.SUFFIXES:
# Whatever the shell says, a module is compiled to byte code once: the suite starts hundreds of processes.
unexport PYTHONDONTWRITEBYTECODE
.PHONY: help check phrase-index client dist dist-check hostile openapi kills load play first-play test test-compiled test-interpreted test-reload looked-over playthroughs parts index lint format bench mutants memory docs build \
	lock clean FORCE

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-18s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: ## play in the browser (in the terminal: .venv/bin/mulligan play)
	@if test -e $(VENV)/built.stamp; then \
		$(MAKE) --no-print-directory build && exec $(BIN)/mulligan serve --open; \
	else $(MAKE) --no-print-directory first-play; fi

# The first time one plays on the source files at once; what is compiled meanwhile takes over, and tables go on.
first-play: build/inputs.txt
	@echo "Getting what is needed, once; a minute or so."
	@$(MAKE) --no-print-directory --silent --jobs=4 $(VENV)/run.stamp $(CLIENT)
	@PYTHONPATH=src $(BIN)/python -m mulligan serve --open & first=$$!; \
		trap 'kill $$first 2> /dev/null; exit 130' INT TERM; \
		nice $(MAKE) --no-print-directory --silent build || { echo "Playing on without the compiled engine."; wait $$first; exit; }; \
		{ kill $$first && wait $$first; } 2> /dev/null; \
		echo "The compiled engine takes over."; exec $(BIN)/mulligan serve

# ---- building -------------------------------------------------------------------------------------------------------

# The page that the server serves is built by Node: the machine's own, or one from the Python registry.
CLIENT := src/mulligan/server/client/index.html
OWN_NODE := $(shell node --version 2> /dev/null | awk -F '[v.]' '$$2 >= 20 { print "yes" }')
NPM := $(if $(OWN_NODE),npm,PATH="$(CURDIR)/.venv-node/bin:$$PATH" npm)

.venv-node/tools.stamp: requirements/node.lock
	$(PYTHON) -m venv .venv-node
	.venv-node/bin/$(PIP_INSTALL) -r $<
	@touch $@

web/node_modules/tools.stamp: web/package-lock.json $(if $(OWN_NODE),,.venv-node/tools.stamp)
	@cd web && $(NPM) ci --loglevel=error
	@touch $@

$(CLIENT): web/node_modules/tools.stamp web/openapi.json web/index.html web/package.json web/vite.config.ts web/compress.mjs \
		web/svelte.config.js web/tsconfig.json $(shell find web/src web/public -type f -not -name api.d.ts)
	@cd web && $(NPM) run --silent types > /dev/null && $(NPM) run --silent build -- --logLevel warn
	@touch $@

client: $(CLIENT) ## build the page that the server serves

openapi: build ## describe the service anew, after its messages changed
	@$(BIN)/python -m mulligan.server.openapi web/openapi.json

# The page, the run-time dependencies and the compiler of the engine have nothing to do with each other.
build: build/inputs.txt ## install the package, compiled where there is a C compiler
	@$(MAKE) --no-print-directory --jobs=4 $(VENV)/built.stamp

$(VENV)/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Mulligan needs Python 3.11 or newer; say which with: make PYTHON=/path/to/python3"; exit 1; }
	$(PYTHON) -m venv $(VENV)

# Python compiles what is imported when it is: most of it never is.
$(VENV)/run.stamp: requirements/run.lock | $(VENV)/bin/python
	$(BIN)/$(PIP_INSTALL) --no-compile -r $<
	@touch $@

$(VENV)/dev-tools.stamp: requirements/dev.lock $(VENV)/run.stamp
	$(BIN)/$(PIP_INSTALL) --no-compile -r $<
	@touch $@

.venv-build/tools.stamp: requirements/build.lock
	$(PYTHON) -m venv .venv-build
	.venv-build/bin/$(PIP_INSTALL) --no-compile -r $<
	@touch $@

# What the installed package is made of. The list itself is a prerequisite, so that a removed file counts as a change.
PACKAGED := find src/mulligan -type f \( -name '*.py' -o -name '*.toml' -o -name '*.ftl' \
	-o -name '*.json' -o -name '*.txt' -o -name py.typed \) \
	-not -path '*/__pycache__/*' -not -path '*/server/client/*'

build/inputs.txt: FORCE
	@mkdir -p build
	@{ echo "MULLIGAN_PURE=$(MULLIGAN_PURE) CC=$(if $(filter default,$(origin CC)),,$(CC))"; $(PACKAGED) | sort; } > $@.new
	@if cmp -s $@.new $@; then rm $@.new; else mv $@.new $@; fi

build/wheel.stamp: build/inputs.txt $(shell $(PACKAGED)) pyproject.toml setup.py .venv-build/tools.stamp
	@echo "Building Mulligan; a compiled build takes a minute or two."
	@rm -rf build/wheel
	@MULLIGAN_PAGE=later .venv-build/bin/pip wheel --disable-pip-version-check --verbose --no-index --no-deps \
		--no-build-isolation --wheel-dir build/wheel . > build/install.log 2>&1 || { cat build/install.log; exit 1; }
	@grep -o 'mulligan build: .*' build/install.log | tee build/outcome.txt
	@if grep -q 'COMPILING FAILED' build/outcome.txt; then grep -A2 'error: ' build/install.log || true; fi
	@touch $@

$(VENV)/engine.stamp: build/wheel.stamp $(VENV)/run.stamp
	@$(BIN)/pip install --disable-pip-version-check -qq --no-index --no-deps --force-reinstall build/wheel/*.whl
	@touch $@

$(VENV)/built.stamp: $(VENV)/engine.stamp $(CLIENT)
	@place=$$(cd / && $(CURDIR)/$(BIN)/python -c 'import mulligan.server as s; print(s.__path__[0])')/client; \
		rm -rf "$$place" && cp -R $(dir $(CLIENT)) "$$place"
	@touch $@

# What people install: a wheel, compiled for this machine, and a source archive that needs no Node. The page is inside both.
dist: $(CLIENT) .venv-build/tools.stamp ## a wheel and a source archive, in dist/
	@rm -rf dist && mkdir -p dist
	@.venv-build/bin/pip wheel --disable-pip-version-check --quiet --no-index --no-deps --no-build-isolation --wheel-dir dist .
	@.venv-build/bin/python -c "from setuptools.build_meta import build_sdist; build_sdist('dist')" > /dev/null
	@ls dist

dist-check: dist $(VENV)/dev-tools.stamp ## install both in empty environments without compiler and Node, and play
	@MULLIGAN_DIST=dist PYTHONPATH=src MULLIGAN_INTERPRETED=1 $(BIN)/pytest -q tests/test_dist.py

# ---- checking -------------------------------------------------------------------------------------------------------

test: looked-over test-compiled test-interpreted test-reload ## lint, then the suite: installed, interpreted, saving and loading

# Each worker begins with a half of the files, so that what a module sets up is set up once, and takes over from the slower.
PYTEST := $(BIN)/pytest -n 2 --dist worksteal
# The second and third time over, with fewer examples, what does not depend on how the engine was built is left out: the
# page, its pictures, messages, the rule index, phrases as they are printed, the import graph, processes and their deaths,
# damaged databases, hostile requests, people and what they keep; and so is what only uses the engine: leagues, environments, lessons.
ONCE := tests/browser tests/art tests/arena tests/balance tests/gym tests/school tests/messages tests/rules \
	tests/test_layers.py tests/kernel/test_parts.py tests/games/test_processes_agree.py tests/cli/test_serve.py \
	tests/cli/test_sim_and_bench.py tests/cli/test_phrases.py \
	$(addprefix tests/server/,entrance manners many meeting people storage study timing waiting workshop bots/test_thinkers.py play/test_any_acts_heard.py \
	play/test_fair_deal.py \
	play/test_live.py play/test_seats.py play/test_verify.py test_guide_to_clients.py test_openapi.py)
AGAIN = $(if $(CI),MULLIGAN_HYPOTHESIS=$${MULLIGAN_HYPOTHESIS:-$(1)}) $(PYTEST) $(addprefix --ignore=,$(ONCE))

# What says the most about a change in the least time: the kernel, the language, every scenario, the messages, the rule
# index, the layers. On the source files, without the slow folders: whole games, the server, the browser.
QUICK := tests/kernel tests/language tests/messages tests/rules tests/scenarios tests/arena tests/games/test_form.py \
	tests/games/test_node_names.py tests/cli/test_main.py tests/cli/test_check.py tests/test_build.py tests/test_layers.py

check: lint ## form, types and the quick part of the suite, on the source files: before each commit
	@PYTHONPATH=src MULLIGAN_INTERPRETED=1 $(PYTEST) -q $(QUICK)

test-compiled: build $(VENV)/dev-tools.stamp ## the suite on the installed package
	@if grep -q 'COMPILING FAILED' build/outcome.txt; then cat build/install.log; exit 1; fi
	@echo "The suite, on the installed package:"
	@MULLIGAN_EXPECT=$$(if grep -q 'installed interpreted' build/outcome.txt; then echo interpreted; else echo compiled; fi) \
		$(PYTEST)

test-interpreted: build $(VENV)/dev-tools.stamp ## the suite on the source files; every kind of phrase must be carried out
	@echo "The suite, interpreted from src:"
	@rm -rf build/phrases
	@MULLIGAN_PHRASES=build/phrases PYTHONPATH=src MULLIGAN_INTERPRETED=1 MULLIGAN_EXPECT=interpreted $(call AGAIN,ci-again)
	@PYTHONPATH=src $(BIN)/python -m tests.phrases build/phrases

# The server keeps journals and no positions: what it holds in memory is what the engine's own tests save and load. Those
# who think ahead meet positions of the same kinds, and so do short plays. What reads texts has no positions.
READING := tests/language $(addprefix tests/cli/test_,check.py deck.py guide_to_cards.py import.py main.py rules.py)
THINKING := tests/server tests/agents tests/examples tests/games/spoils/test_advice.py tests/playthroughs/test_short_plays.py
test-reload: build $(VENV)/dev-tools.stamp ## the suite with every state saved and loaded at every decision
	@echo "The suite, saving and loading at every decision:"
	@MULLIGAN_RELOAD=1 $(call AGAIN,ci-reload) $(addprefix --ignore=,$(THINKING) $(READING))

playthroughs: build $(VENV)/dev-tools.stamp ## record the play-throughs anew; look at the diff before you keep them
	@$(BIN)/python -m tests.playthroughs.recording

phrase-index: $(VENV)/dev-tools.stamp ## which kinds of phrase no test and no scenario carries out
	@rm -rf build/phrases
	@MULLIGAN_PHRASES=build/phrases PYTHONPATH=src MULLIGAN_INTERPRETED=1 $(PYTEST) -q tests/games tests/scenarios tests/language
	@PYTHONPATH=src $(BIN)/python -m tests.phrases build/phrases

kills: build $(VENV)/dev-tools.stamp ## kill the server 200 times, then three servers and their database 500 times: nothing is lost or doubled; resumable: KILLS="--seed 7 --from 250"; in browsers: KILLS="--browsers --kills 50"
	@$(if $(KILLS),,MULLIGAN_KILLS=200 $(BIN)/pytest tests/server/storage/test_kill.py)
	@$(BIN)/python -m bench.kills $(KILLS)

hostile: build $(VENV)/dev-tools.stamp ## a million hostile requests and messages; resumable: HOSTILE="--seed 7 --from 250000"
	@$(BIN)/python -m bench.hostile $(HOSTILE)

# What both need comes first, all of it at once. Then the tools are installed and types checked while the compiler runs.
looked-over: build/inputs.txt
	@$(MAKE) --no-print-directory --jobs=4 $(VENV)/run.stamp .venv-build/tools.stamp $(CLIENT)
	@$(MAKE) --no-print-directory --jobs=2 build lint

lint: $(VENV)/dev-tools.stamp ## check form and types
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	@$(MAKE) --no-print-directory client
	@cd web && $(NPM) run --silent check -- --output machine | grep -v -E ' START | COMPLETED .* 0 ERRORS 0 WARNINGS' ; test $$? -eq 1

format: $(VENV)/dev-tools.stamp ## put the code into form
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

parts: $(VENV)/dev-tools.stamp ## write anew how compiled parts and positions are made, copied and saved
	@$(BIN)/python src/mulligan/kernel/writing.py src/mulligan
	@$(BIN)/ruff format -q

index: $(VENV)/dev-tools.stamp ## write anew what is worked out from other files: which tests and scenarios show which rule
	@PYTHONPATH=src $(BIN)/python -m mulligan rules --update

# ---- measuring ------------------------------------------------------------------------------------------------------

.venv-bench/tools.stamp: requirements/bench.lock
	$(PYTHON) -m venv .venv-bench
	.venv-bench/bin/$(PIP_INSTALL) -r $<
	@touch $@

bench: build .venv-bench/tools.stamp ## measure speed beside RLCard, pyminion, OpenSpiel and dgisim; GAMES=NAME for one alone
	@$(BIN)/python bench/speed.py $(GAMES)

.venv-mutants/tools.stamp: requirements/mutants.lock
	$(PYTHON) -m venv .venv-mutants
	.venv-mutants/bin/$(PIP_INSTALL) -r $<
	@touch $@

COUNT ?= 40
SEED ?= 1
FROM ?= 1

mutants: $(VENV)/dev-tools.stamp .venv-mutants/tools.stamp ## change rules and phrases at random and see who notices; COUNT=200 SEED=3 FROM=1 GAMES=NAME
	@.venv-mutants/bin/python bench/mutants.py --count $(COUNT) --seed $(SEED) --from $(FROM) $(GAMES)

load: build $(VENV)/dev-tools.stamp ## 300 tables with two players each, beside a bare echo; LOAD="--tables 600 --bots 20", LOAD="--processes 2 --bears", LOAD="--tables 150 --typing 10"
	@$(BIN)/python -m bench.load $(LOAD)

memory: build ## play 10,000 games and see that memory does not grow
	@$(BIN)/python bench/memory.py

# ---- the guide ------------------------------------------------------------------------------------------------------

.venv-docs/tools.stamp: requirements/docs.lock
	$(PYTHON) -m venv .venv-docs
	.venv-docs/bin/$(PIP_INSTALL) -r $<
	@touch $@

docs: .venv-docs/tools.stamp ## build the guide into site/
	@.venv-docs/bin/sphinx-build --fail-on-warning --quiet -d build/docs docs site
	@echo "The guide is in site/index.html"

# ---- dependencies ---------------------------------------------------------------------------------------------------

.venv-lock/tools.stamp: requirements/lock.lock
	$(PYTHON) -m venv .venv-lock
	.venv-lock/bin/$(PIP_INSTALL) -r $<
	@touch $@

# Every lock file is complete by itself, names versions and hashes for every platform, and no index.
LOCK := UV_CUSTOM_COMPILE_COMMAND="make lock" .venv-lock/bin/uv pip compile --quiet --universal --python-version 3.11 \
	--generate-hashes --no-emit-index-url --no-emit-find-links $(UPGRADE)

lock: .venv-lock/tools.stamp ## pin dependencies anew; UPGRADE=--upgrade takes newer versions
	$(LOCK) pyproject.toml --output-file requirements/run.lock
	$(LOCK) requirements/build.in --constraint requirements/run.lock --output-file requirements/build.lock
	$(LOCK) pyproject.toml requirements/build.in requirements/dev.in --constraint requirements/run.lock \
		--constraint requirements/build.lock --output-file requirements/dev.lock
	$(LOCK) pyproject.toml --extra postgres --constraint requirements/run.lock --output-file requirements/postgres.lock
	$(LOCK) requirements/bench.in --output-file requirements/bench.lock
	$(LOCK) requirements/mutants.in --output-file requirements/mutants.lock
	$(LOCK) requirements/node.in --output-file requirements/node.lock
	$(LOCK) requirements/docs.in --output-file requirements/docs.lock
	$(LOCK) requirements/lock.in --output-file requirements/lock.lock
	rm -rf web/package-lock.json
	cd web && $(NPM) install --package-lock-only --loglevel=error --omit-lockfile-registry-resolved=false
	sed -i.old '/^ *"resolved": /d' web/package-lock.json && rm web/package-lock.json.old

clean: ## remove everything that was built or installed
	rm -rf web/node_modules web/src/api.d.ts src/mulligan/server/client
	rm -rf $(VENV) .venv-build .venv-node .venv-bench .venv-mutants .venv-docs .venv-lock build dist site src/mulligan.egg-info
	rm -rf .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
