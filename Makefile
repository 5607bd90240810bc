# make play   sit down at the table
# make test   everything a change must pass: checks, tests interpreted, tests compiled
# make help   the rest

PYTHON ?= python3
RUN := .venv/bin/python
COMPILED := .venv-compiled/bin/python
SOURCES := $(shell find src hatch_build.py -name '*.py' -o -name '*.toml' -o -name '*.ftl' -o -name '*.md')

.PHONY: play test check test-pure test-compiled test-deep bench golden lock clean help

help:
	@echo "make play           play Macaron in the terminal; PLAY='--language es --seats 2' chooses"
	@echo "make test           checks, tests interpreted, tests compiled"
	@echo "make check          ruff, mypy, import-linter, codespell"
	@echo "make test-pure      the tests on the interpreted source"
	@echo "make test-compiled  the tests on the compiled wheel, in an environment of its own"
	@echo "make test-deep      the laws over thousands of games, compiled (GAMES=2000 per mode)"
	@echo "make bench          benchmarks, compiled, beside OpenSpiel and Catanatron"
	@echo "make golden         write records, playthroughs and perft numbers anew"
	@echo "make lock           write the locked requirements anew"
	@echo "make clean          forget both environments"

play: .venv/ready
	@.venv/bin/sobremesa play macaron $(PLAY)

test: check test-pure test-compiled

check: .venv/ready
	.venv/bin/ruff check .
	.venv/bin/ruff format --check .
	.venv/bin/mypy
	.venv/bin/lint-imports
	.venv/bin/codespell

test-pure: .venv/ready
	$(RUN) -m pytest -q -n 2

test-compiled: .venv-compiled/ready
	SOBREMESA_INTERPRETED="$(CURDIR)/$(RUN)" $(COMPILED) -m pytest -q -n 2

GAMES ?= 2000
test-deep: .venv-compiled/ready
	SOBREMESA_DEEP_GAMES=$(GAMES) HYPOTHESIS_PROFILE=deep $(COMPILED) -m pytest -q -n 2 -m deep

bench: .venv-compiled/ready
	.venv-compiled/bin/pip install -q --require-hashes -r requirements/bench.txt
	SOBREMESA_INTERPRETED="$(CURDIR)/$(RUN)" $(COMPILED) benchmarks/engine.py

golden: .venv/ready
	PYTHONPATH=tests $(RUN) -m laws.golden

lock: .venv/ready
	.venv/bin/pip install -q uv
	.venv/bin/uv pip compile -q pyproject.toml --group dev --universal --python-version 3.11 \
		--generate-hashes --no-emit-index-url --no-header -o requirements/dev.txt
	.venv/bin/uv pip compile -q pyproject.toml --extra bench --universal --python-version 3.11 \
		--generate-hashes --no-emit-index-url --no-header -c requirements/dev.txt -o requirements/bench.txt

clean:
	rm -rf .venv .venv-compiled build dist

# An environment with the source itself: what is edited is what runs.
.venv/ready: requirements/dev.txt pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Sobremesa needs Python 3.11 or newer; set PYTHON=...")'
	test -x $(RUN) || $(PYTHON) -m venv .venv
	.venv/bin/pip install -q --require-hashes -r requirements/dev.txt
	.venv/bin/pip install -q --no-deps --no-build-isolation -e .
	@touch $@

# An environment with the compiled wheel and no sight of the source.
.venv-compiled/ready: .venv/ready $(SOURCES)
	test -x $(COMPILED) || $(PYTHON) -m venv .venv-compiled
	.venv-compiled/bin/pip install -q --require-hashes -r requirements/dev.txt
	rm -rf dist
	SOBREMESA_REQUIRE_COMPILED=1 $(RUN) -m hatchling build -t wheel > /dev/null
	.venv-compiled/bin/pip install -q --no-deps --force-reinstall dist/*.whl
	@touch $@
