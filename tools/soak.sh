#!/bin/sh
# The laws on 2,000 seeds, and five matches of each game by a person with human reactions, in a real browser.
# The laws run compiled, with the oldest Python that is supported and here; a tenth of them with each newer.
set -eu
jobs="${1:-2}"
seeds="${CHIMERA_LAW_SEEDS:-2000}"
newer=$(((seeds + 9) / 10))
cd "$(dirname "$0")/.."
for version in 3.11 3.12 3.13; do
    python="$(command -v "python$version" || true)"
    if [ -z "$python" ] || ! "$python" -c '' 2>/dev/null; then
        echo "soak: python$version is not here, left out"
        continue
    fi
    venv="build/soak-$version"
    [ -x "$venv/bin/python" ] || "$python" -m venv "$venv"
    "$venv/bin/python" -m pip install -q --disable-pip-version-check -c constraints.txt -e '.[test]'
    folder="$("$venv/bin/python" tools/compile.py)"
    echo "soak: python$version, $seeds seeds"
    PYTHONPATH="$folder" CHIMERA_EXPECT_COMPILED=1 CHIMERA_LAW_SEEDS="$seeds" \
        "$venv/bin/python" -m pytest -q -n "$jobs" tests/test_games_keep_the_laws.py
    seeds="$newer"
done
echo "soak: 200 matches of every team whose difficulty is stored"
.venv/bin/python tools/difficulty.py --series | while read -r game over; do
    # shellcheck disable=SC2086
    PYTHONPATH="$(.venv/bin/python tools/compile.py)" .venv/bin/chimera report "$game" --team normal $over \
        --games 200 --seed 1 --jobs "$jobs" -o "build/soak-$game.html"
done
if command -v chromium >/dev/null; then
    echo "soak: a person with human reactions, ${CHIMERA_HUMAN_MATCHES:-5} matches of each game"
    CHIMERA_HUMAN_MATCHES="${CHIMERA_HUMAN_MATCHES:-5}" .venv/bin/python -m pytest -q -n "$jobs" tests/browser/test_human.py
else
    echo "soak: chromium is not here, no matches by a person"
fi
