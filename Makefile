# Chores. Nothing here is needed to play or to test: ./play and ./test set up everything themselves.
BIN = .venv/bin

.PHONY: check bench strength exploit soak soak-kill soak-twins soak-fuzz screenshots lighthouse tune regret calibration pins clean

check: .venv/requirements-dev.txt.stamp
	./scripts/check

bench: .venv/requirements-bench.txt.stamp
	PYTHONPATH=. $(BIN)/python -m bench.speed --write
	PYTHONPATH=. $(BIN)/python -m bench.search --write
	PYTHONPATH=. $(BIN)/python -m bench.memory --write
	PYTHONPATH=. $(BIN)/python -m bench.start --write
	PYTHONPATH=. $(BIN)/python -m bench.server --write
	PYTHONPATH=. $(BIN)/python -m bench.crowd --write
	PYTHONPATH=. $(BIN)/python -m bench.notify --write
	PYTHONPATH=. $(BIN)/python -m bench.page --write

strength: .venv/requirements-bench.txt.stamp
	PYTHONPATH=. $(BIN)/python -m bench.strength --write

exploit: .venv/requirements-bench.txt.stamp
	PYTHONPATH=. $(BIN)/python -m bench.exploit --write

soak: .venv/requirements-dev.txt.stamp
	PYTHONPATH=. $(BIN)/python -m tests.soak
	KATZENTISCH_PLIES=12000 $(BIN)/pytest -q -n 2 tests/laws
	KATZENTISCH_PAIRS=10000 $(BIN)/pytest -q -n 2 tests/games/katzenjammer/test_secrecy.py -k law_06ab

soak-kill: .venv/requirements-dev.txt.stamp
	PYTHONPATH=. $(BIN)/python -m tests.server.killing --runs 200

soak-twins: .venv/requirements-dev.txt.stamp
	PYTHONPATH=. $(BIN)/python -m tests.server.twins --pairs 2000

# 1,500 examples are some 22,000 requests and about ten minutes: making them up takes far longer than answering them.
soak-fuzz: .venv/requirements-dev.txt.stamp
	PYTHONPATH=. $(BIN)/python -m tests.server.fuzzing --frames 100000
	PYTHONPATH=. $(BIN)/python -m tests.server.contract --examples 1500

screenshots: .venv/requirements-dev.txt.stamp
	PYTHONPATH=. $(BIN)/python -m scripts.screenshots
	PYTHONPATH=. $(BIN)/python -m scripts.web_screenshots

lighthouse: .venv/requirements-dev.txt.stamp
	PYTHONPATH=. $(BIN)/python -m scripts.lighthouse --write

GAME = katzenjammer
tune: .venv/requirements-bench.txt.stamp
	for players in 2 3 4 5 6; do \
		$(BIN)/python -m katzentisch.lab.tuning $(GAME) --players $$players && \
		$(BIN)/python -m katzentisch.lab.judging $(GAME) --players $$players || exit 1; \
	done

regret: .venv/requirements-bench.txt.stamp
	$(BIN)/python -m katzentisch.lab.regret klaumau --players 2,3,4,5,6,7,8

calibration: .venv/requirements-bench.txt.stamp
	PYTHONPATH=. $(BIN)/python -m bench.calibration --write

pins:
	for file in requirements requirements-dev requirements-bench requirements-node requirements-uv; do \
		uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-emit-index-url \
			--no-annotate $$file.in -o $$file.txt || exit 1; \
	done

.venv/%.stamp: %
	requirements=$< page=--dev sh -c '. ./scripts/setup.sh'

clean:
	rm -rf .venv .tools .soak .tuning build dist web/node_modules src/katzentisch/server/page
