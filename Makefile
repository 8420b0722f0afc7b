# Two commands do all the set-up: `make play` and `make test`.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
JOBS ?= $(shell nproc 2>/dev/null || echo 2)
PYTEST := $(BIN)/python -m pytest -q -n $(JOBS)

.PHONY: play test lint types test-interpreted test-compiled laws soak compile bench golden format clean

play: $(READY) ## a game in the terminal
	@PYTHONPATH="$$($(BIN)/python tools/compile.py --where)" $(BIN)/chimera play

test: lint types test-interpreted test-compiled ## everything a change must pass

lint: $(READY)
	$(BIN)/ruff check src tests tools benchmarks
	$(BIN)/ruff format --check src tests tools benchmarks
	$(BIN)/lint-imports

types: $(READY)
	$(BIN)/mypy src tools benchmarks

test-interpreted: $(READY)
	PYTHONHASHSEED=1 $(PYTEST)

test-compiled: $(READY) cc
	$(BIN)/python tools/compile.py --opt 1
	PYTHONPATH="$$($(BIN)/python tools/compile.py --opt 1 --where)" CHIMERA_EXPECT_COMPILED=1 PYTHONHASHSEED=2 $(PYTEST)

soak: $(READY) cc ## the laws on 2,000 seeds, on every Python that is here
	tools/soak.sh $(JOBS)

compile: $(READY) cc ## the fast build, used by `make play` when it is there
	@$(BIN)/python tools/compile.py

bench: compile
	$(BIN)/pip install -q -e '.[benchmark]'
	PYTHONPATH="$$($(BIN)/python tools/compile.py --where)" $(BIN)/chimera bench

golden: $(READY) ## write tests/games and tests/playthroughs anew; review the difference
	$(BIN)/python tools/golden.py

format: $(READY)
	$(BIN)/ruff check --fix src tests tools benchmarks
	$(BIN)/ruff format src tests tools benchmarks

$(READY): pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Chimera needs Python 3.11 or newer; call make PYTHON=python3.12, for example." >&2; exit 1; }
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV) || { $(SUDO) apt-get update -q && $(SUDO) apt-get install -qy python3-venv && $(PYTHON) -m venv $(VENV); } || { echo "No virtual environment could be made; install python3-venv and call make again." >&2; exit 1; }
	$(BIN)/python -m pip install -q --disable-pip-version-check -e '.[test]'
	@touch $@

.PHONY: cc
cc:
	@command -v $${CC:-cc} >/dev/null || { $(SUDO) apt-get update -q && $(SUDO) apt-get install -qy gcc python3-dev; } || { echo "The compiled tests need a C compiler; install gcc and call make again." >&2; exit 1; }

clean:
	rm -rf build dist $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
