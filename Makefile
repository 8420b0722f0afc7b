# Two commands do all the set-up: `make play` and `make test`.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
JOBS ?= $(shell nproc 2>/dev/null || echo 2)
PYTEST := $(BIN)/python -m pytest -q -n $(JOBS)

RUN_COMPILED = PYTHONPATH="$$($(BIN)/python tools/compile.py --where)"

.PHONY: play terminal test lint types client client-tests browser test-interpreted test-compiled test-browser soak compile bench golden pictures format clean

play: $(READY) client ## the table in the browser
	@$(RUN_COMPILED) $(BIN)/chimera serve --open

terminal: $(READY) ## a game in the terminal
	@$(RUN_COMPILED) $(BIN)/chimera play

test: lint types client-tests browser test-interpreted test-compiled test-browser ## everything a change must pass

client: $(READY)
	@$(BIN)/python tools/client.py

client-tests: $(READY)
	$(BIN)/python tools/client.py --check

browser: ## chromium, for the tests that look at pages
	@command -v chromium >/dev/null || command -v chromium-browser >/dev/null || command -v google-chrome >/dev/null || { $(SUDO) apt-get update -q && $(SUDO) apt-get install -qy chromium; } || { echo "The browser tests need chromium; install it and call make again." >&2; exit 1; }

lint: $(READY)
	$(BIN)/ruff check src tests tools benchmarks hatch_build.py
	$(BIN)/ruff format --check src tests tools benchmarks hatch_build.py
	$(BIN)/lint-imports

types: $(READY)
	$(BIN)/mypy src tools benchmarks hatch_build.py

test-interpreted: $(READY) client
	PYTHONHASHSEED=1 $(PYTEST) --ignore tests/browser

TRY_COMPILED = PYTHONPATH="$$($(BIN)/python tools/compile.py --opt 1 --where)" CHIMERA_EXPECT_COMPILED=1 PYTHONHASHSEED=2 $(PYTEST)

# tests of the source itself, of copies of it and of the texts: they never meet the build
OF_SOURCE := $(addprefix tests/test_,trials.py wheel.py languages.py fields.py mutants_tool.py compile_groups.py)

test-compiled: $(READY) client cc
	$(BIN)/python tools/compile.py --opt 1
	$(TRY_COMPILED) --ignore tests/browser $(addprefix --ignore ,$(OF_SOURCE))

test-browser: $(READY) client cc browser # by themselves: one browser and one server serve all of them, in each process
	$(BIN)/python tools/compile.py --opt 1
	$(TRY_COMPILED) tests/browser

soak: $(READY) cc ## the laws on 2,000 seeds, then on 200 with every newer Python that is here
	tools/soak.sh $(JOBS)

compile: $(READY) cc ## the fast build, used by `make play` when it is there
	@$(BIN)/python tools/compile.py

bench: compile
	$(BIN)/pip install -q -c constraints.txt -e '.[benchmark]'
	$(RUN_COMPILED) $(BIN)/chimera bench

pictures: $(READY) client browser ## docs/img, by a real browser
	$(BIN)/python tools/contact_sheet.py

golden: $(READY) ## write tests/games and tests/playthroughs anew; review the difference
	$(BIN)/python tools/golden.py

format: $(READY)
	$(BIN)/python tools/fields.py
	$(BIN)/ruff check --fix src tests tools benchmarks
	$(BIN)/ruff format src tests tools benchmarks
	$(BIN)/python tools/client.py --format

$(READY): pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Chimera needs Python 3.11 or newer; call make PYTHON=python3.12, for example." >&2; exit 1; }
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV) || { $(SUDO) apt-get update -q && $(SUDO) apt-get install -qy python3-venv && $(PYTHON) -m venv $(VENV); } || { echo "No virtual environment could be made; install python3-venv and call make again." >&2; exit 1; }
	$(BIN)/python -m pip install -q --disable-pip-version-check -c constraints.txt -e '.[test]'
	@touch $@

.PHONY: cc
cc:
	@command -v $${CC:-cc} >/dev/null || { $(SUDO) apt-get update -q && $(SUDO) apt-get install -qy gcc python3-dev; } || { echo "The compiled tests need a C compiler; install gcc and call make again." >&2; exit 1; }

clean:
	rm -rf build dist $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
