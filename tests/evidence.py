#!/usr/bin/env python3
"""Runs what shows that the program holds, and writes what it found into the table of tests/README.md.

    tests/evidence.py            all rows: some hours
    tests/evidence.py ROW...     these rows, such as `tests` and `soak`

Each row says by which command its figure was found, at which commit and on which day. A command that fails leaves its row as it
was, and the exit status is 1.
"""
import datetime
import os
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[1]
PAGE = ROOT / "tests/README.md"


def passed(output):
    """What ctest says at its end, or GoogleTest."""
    tests = re.search(r"(\d+)% tests passed, (\d+) tests failed out of (\d+)", output)
    seconds = re.search(r"Total Test time \(real\) = +([\d.]+) sec", output)
    if tests:
        return f"{int(tests[3]):,} tests, {tests[2]} failed, {float(seconds[1]):.0f} s"
    passing = re.search(r"PASSED *. (\d+) test", output)
    return f"{int(passing[1]):,} tests, 0 failed"


def covered(output):
    lines = re.search(r"^TOTAL +(\d+) +(\d+) ", output, re.MULTILINE)
    return f"{100 * int(lines[2]) / int(lines[1]):.1f} % of {int(lines[1]):,} lines"


def fuzzed(output):
    runs = [int(count) for count in re.findall(r"(\d+) executions", output)]
    return f"{sum(runs):,} executions of {len(runs)} targets, nothing found"


def rates(output):
    return ", ".join(re.findall(r"items_per_second=([\d.]+[kM]?)", output))


def times(output):
    return ", ".join(re.findall(r"^\w+/\d+ +([\d.]+ ms)", output, re.MULTILINE))


def last_line(output):
    return output.strip().split("\n")[-1]


# The name of a row, what it is about, the command, and what to tell of its output.
ROWS = [
    ("tests", "Tests, each by itself", "cmake --workflow --preset test", passed),
    ("long", "Laws that take longer", "ctest --preset long", passed),
    ("sanitizers", "Tests under ASan and UBSan", "cmake --preset dev && cmake --build --preset dev && ctest --preset dev", passed),
    ("threads", "Tests of src/game under TSan", "cmake --workflow --preset tsan", passed),
    ("coverage", "Lines of src/core and src/game that the tests run", "cmake --workflow --preset coverage", covered),
    ("mutation", "Changes of src/core that the tests notice", "tests/mutation/mutate.py --count 500", last_line),
    ("fuzz", "Fuzzing, ten minutes a target", "tests/fuzz/run.sh 10", fuzzed),
    ("soak", "Played through the window for twenty minutes", "xvfb-run -a env QT_QPA_PLATFORM=xcb build/release/tests/soak_player", last_line),
    ("contrast", "Contrast, and colours as the colour-blind see them",
     "build/release/tests/ui_tests '--gtest_filter=*Contrast*:*Ink*:*ColourVision*:*ThemeTest*'", passed),
    ("accessibility", "Names, order and keys for screen readers",
     "build/release/tests/ui_tests '--gtest_filter=*Accessib*:*Keyboard*:*ReadAloud*:*Focus*'", passed),
    ("counting", "Minimal puzzles counted in a second on one core: one at a time, in batches",
     "build/release/bin/core_bench --benchmark_filter=minimal/avx2/countTo2", rates),
    ("hints", "The slowest hint of three puzzles, two of which need dynamic forcing chains",
     "build/release/bin/core_bench --benchmark_filter=findHardestStep", times),
]


def write_row(name, row):
    """Puts a row into the table at the end of the page, in its place among the others."""
    head, line, table = PAGE.read_text(encoding="utf-8").rpartition("|---|---|---|---|---|---|\n")
    rows = {other.split("`")[1]: other for other in table.splitlines()}
    rows[name] = row
    PAGE.write_text(head + line + "".join(rows[known] + "\n" for known, *_ in ROWS if known in rows), encoding="utf-8")


def main():
    named = sys.argv[1:]
    unknown = set(named) - {name for name, *_ in ROWS}
    if unknown:
        sys.exit(__doc__ + "\nNo such row: " + ", ".join(sorted(unknown)))
    commit = subprocess.run(["git", "describe", "--always", "--dirty"], cwd=ROOT, capture_output=True, check=True, text=True)
    status = 0
    for name, about, command, figure in ROWS:
        if named and name not in named:
            continue
        print(f"== {command}", flush=True)
        run = subprocess.run(command, cwd=ROOT, shell=True, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                             env=dict(os.environ, QT_QPA_PLATFORM=os.environ.get("QT_QPA_PLATFORM", "offscreen")))
        if run.returncode != 0:
            print(run.stdout[-3000:])
            status = 1
            continue
        found = figure(run.stdout)
        print(found, flush=True)
        today = datetime.date.today().isoformat()
        write_row(name, f"| `{name}` | {about} | {found} | `{command}` | {today} | {commit.stdout.strip()} |")
    return status


sys.exit(main())
