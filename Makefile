# Two commands do everything, environment included: `make run` and `make test`.
PYTHON ?= python3
ENV := .venv
BIN := $(ENV)/bin
STAMP := $(ENV)/.installed
WORKERS ?= 2
COUNT ?= 5000
SEED ?= 1
unexport PYTHONDONTWRITEBYTECODE # tests start some hundred interpreters, which would compile every module anew

.DEFAULT_GOAL := help
.PHONY: help env browser axe run studies test quick check bench fuzz pictures docs site player studio kernel format clean

help: ## show the targets
	@grep -E '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## (.*)/  make \1\t\2/' | expand -t 16

env: $(STAMP) ## make the environment in .venv

$(STAMP): pyproject.toml
	@echo "== environment: creating $(ENV) and installing trundle with its extras"
	@$(PYTHON) -c 'import sys; sys.exit(0 if sys.version_info >= (3, 11) else "trundle needs Python 3.11 or newer; say make PYTHON=python3.11")'
	@$(PYTHON) -m venv $(ENV)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable ".[dev]"
	@command -v cc >/dev/null || command -v gcc >/dev/null || command -v clang >/dev/null || \
	  (echo "== environment: no C compiler here, installing one for the tests of C source" && \
	   $(BIN)/python -m pip install --quiet --disable-pip-version-check ziglang)
	@touch $@

run: env ## reproduce the papers: figures, animations and pages that compare, in out/
	@echo "== run: reproducing the papers into out/"
	@$(BIN)/python -m papers all --out out

studies: env ## what the papers could not do: maps of many runs, attractors, spread; some minutes, in out/
	@echo "== studies: thousands of motions into out/"
	@$(BIN)/python -m papers studies --out out

browser: ## Chromium for the tests of the 3D page, where it can be installed
	@command -v chromium >/dev/null || command -v chromium-browser >/dev/null || command -v google-chrome >/dev/null || \
	  (command -v apt-get >/dev/null && [ "$$(id -u)" = 0 ] && \
	   echo "== browser: none here, installing chromium" && \
	   apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium >/dev/null) || \
	  echo "== browser: none here and none could be installed; the tests of the 3D page need Chromium"

axe: ## axe-core for the tests of accessibility, where there is npm
	@test -e player/node_modules/axe-core/axe.min.js || \
	  (command -v npm >/dev/null && echo "== axe: installing what player/ is built and tested with" && \
	   cd player && npm ci --silent --no-audit --no-fund) || \
	  echo "== axe: not here and not to be had; the tests that axe-core finds nothing are left out"

check: env ## formatting, lint, types, direction of imports
	@echo "== check: ruff format"
	@$(BIN)/ruff format --check --quiet src papers examples tests bench fuzz tools
	@echo "== check: ruff lint"
	@$(BIN)/ruff check --quiet src papers examples tests bench fuzz tools
	@echo "== check: mypy"
	@$(BIN)/mypy --no-error-summary
	@echo "== check: imports"
	@$(BIN)/lint-imports --no-cache > $(ENV)/imports.log 2>&1 || (cat $(ENV)/imports.log; exit 1)
	@echo "== check: the project's own files, as sp-repo-review sees them"
	@$(BIN)/sp-repo-review --show err . > $(ENV)/review.log 2>&1 || (cat $(ENV)/review.log; exit 1)

test: check browser axe ## the whole test suite
	@echo "== test: pytest with $(WORKERS) workers"
	@$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal -m "not exhaustive"

quick: check ## the tests without browsers, processes, whole studies and what else is slow
	@echo "== quick: pytest with $(WORKERS) workers"
	@$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal -m "not slow and not exhaustive"

bench: env ## the benchmark table: ratios measured side by side
	@echo "== bench: measuring"
	@$(BIN)/python -m bench

fuzz: env ## COUNT random systems, judged by code that shares nothing with trundle; mutated texts; cases the gate leaves out
	@echo "== fuzz: mutated files and formulas, and $(COUNT) random systems from seed $(SEED) on"
	@$(BIN)/python -m fuzz.texts --count $(COUNT) --seed $(SEED); texts=$$?; \
	 $(BIN)/python -m pytest -n $(WORKERS) --dist worksteal -m exhaustive tests || texts=$$?; \
	 $(BIN)/python -m fuzz --count $(COUNT) --seed $(SEED) --jobs $(WORKERS) && exit $$texts

pictures: env ## the pictures of the README, from real runs, into docs/pictures/
	@echo "== pictures: reproducing the papers, and taking pictures of them"
	@$(BIN)/python -m papers.pictures --out docs/pictures

docs: env ## the documentation site, every program in it run, into docs/_build/html
	@echo "== docs: running every program of the pages, and building docs/_build/html"
	@rm -rf docs/_build
	@$(BIN)/python -m sphinx -q -W --keep-going -b html -d docs/_build/doctrees docs docs/_build/html
	@$(BIN)/python -m tools.site.checked docs/_build/html

site: docs browser ## the documentation site, and every page of it opened in a browser
	@echo "== site: opening every page in light, dark and phone size"
	@$(BIN)/python -m tools.site.visited docs/_build/html

player: ## rebuild the 3D player from player/ (needs node and npm)
	@echo "== player: building src/trundle/view/player/player.js"
	@cd player && npm ci --silent --no-audit --no-fund && npm run --silent build

studio: ## rebuild the studio's page from studio/ (needs node and npm)
	@echo "== studio: building src/trundle/studio/page/"
	@cd studio && npm ci --silent --no-audit --no-fund && npm run --silent build

kernel: ## rebuild the integrator's LLVM IR and WebAssembly from src/trundle/integrate/kernel/*.c (needs clang 16 or newer, and lld)
	@echo "== kernel: building src/trundle/integrate/kernel/*.ll and kernel.wasm"
	@$(PYTHON) tools/build_kernel.py

format: env ## format the sources
	@$(BIN)/ruff format --quiet src papers examples tests bench fuzz tools
	@$(BIN)/ruff check --fix --quiet src papers examples tests bench fuzz tools

clean: ## remove the environment, caches and results
	@rm -rf $(ENV) out .pytest_cache .mypy_cache .ruff_cache .hypothesis
	@find src papers examples tests bench fuzz tools -name __pycache__ -type d -prune -exec rm -rf {} +
