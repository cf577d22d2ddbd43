# Two commands do everything, environment included: `make run` and `make test`.
PYTHON ?= python3
ENV := .venv
BIN := $(ENV)/bin
STAMP := $(ENV)/.installed
WORKERS ?= 2

.DEFAULT_GOAL := help
.PHONY: help env run test check bench format clean

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

run: env ## reproduce the papers: figures and a table of results in out/
	@echo "== run: reproducing the papers into out/"
	@$(BIN)/python -m trundle.gallery --out out

check: env ## formatting, lint, types, direction of imports
	@echo "== check: ruff format"
	@$(BIN)/ruff format --check --quiet src tests bench
	@echo "== check: ruff lint"
	@$(BIN)/ruff check --quiet src tests bench
	@echo "== check: mypy"
	@$(BIN)/mypy --no-error-summary
	@echo "== check: imports"
	@$(BIN)/lint-imports --no-cache > $(ENV)/imports.log 2>&1 || (cat $(ENV)/imports.log; exit 1)

test: check ## the whole test suite
	@echo "== test: compiling the kernels once"
	@$(BIN)/python -m tests.warm
	@echo "== test: pytest with $(WORKERS) workers"
	@$(BIN)/python -m pytest -n $(WORKERS)

bench: env ## the benchmark table: ratios measured side by side
	@echo "== bench: measuring"
	@$(BIN)/python -m bench

format: env ## format the sources
	@$(BIN)/ruff format --quiet src tests bench
	@$(BIN)/ruff check --fix --quiet src tests bench

clean: ## remove the environment, caches and results
	@rm -rf $(ENV) out .pytest_cache .mypy_cache .ruff_cache .hypothesis
	@find src tests bench -name __pycache__ -type d -prune -exec rm -rf {} +
