#!/usr/bin/env python3
"""Changes the sources of the core in one small place at a time and tells how many of the changes the tests notice.

    tests/mutation/mutate.py [--count N] [--seed N] [--jobs N] [--results FILE]

Takes N places at random, all alike, of src/core: another comparison, sign, number or answer, a condition turned round, a
call left out. Each is compiled into core_tests, and where they notice nothing, into cli_tests. Changes that do not compile
are replaced by others. Prints the score: the noticed ones of all. A line for each stands in FILE (build/mutation/results.tsv),
and those that are there already are not tried again, so that a run can be stopped and goes on.
"""
import argparse
import concurrent.futures
import os
import pathlib
import queue
import random
import re
import resource
import shutil
import subprocess
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
WORK = ROOT / "build" / "mutation"
# The layout of the sources has a blank on both sides of every binary operator and of nothing else.
SWAPS = {
    " < ": " <= ", " <= ": " < ", " > ": " >= ", " >= ": " > ", " == ": " != ", " != ": " == ", " && ": " || ",
    " || ": " && ", " + ": " - ", " - ": " + ", " * ": " / ", " / ": " * ", " % ": " / ", " & ": " | ", " | ": " & ",
    " << ": " >> ", " >> ": " << ", " += ": " -= ", " -= ": " += ", " |= ": " &= ", " &= ": " |= ",
}
PATTERNS = (
    [(re.compile(re.escape(sign)), lambda match, other=other: other) for sign, other in SWAPS.items()] +
    [(re.compile(r"\+\+"), lambda match: "--"),
     (re.compile(r"--"), lambda match: "++"),
     (re.compile(r"(?<=[(\s])!(?=[\w(])"), lambda match: ""),
     (re.compile(r"\btrue\b"), lambda match: "false"),
     (re.compile(r"\bfalse\b"), lambda match: "true"),
     (re.compile(r"\bcontinue;"), lambda match: "break;"),
     (re.compile(r"(?<![\w.'])\d+(?![\w.'])"), lambda match: str(int(match[0]) + 1)),
     (re.compile(r"\bif \(([^;{}()]*(?:\([^()]*\)[^;{}()]*)*)\)"), lambda match: f"if (!({match[1]}))"),
     (re.compile(r"^ +(?!return|throw|break|continue|using|delete)[\w.>-]+\([^;={}]*\);$"), lambda match: ";")])
NO_CODE = re.compile(r"^\s*(//|#|static_assert|using |template|\*)|operator")


def sites():
    """Each place that can be changed: its file, the number of its line, and the changed line."""
    found = []
    for path in sorted((ROOT / "src/core").rglob("*.*")):
        if path.suffix not in (".cpp", ".h"):
            continue
        for number, line in enumerate(path.read_text(encoding="utf-8").split("\n")):
            code = re.sub(r'"(\\.|[^"\\])*"', lambda text: "\0" * len(text[0]), line)
            code = re.sub(r"//.*", "", code)
            if NO_CODE.search(line):
                continue
            for pattern, change in PATTERNS:
                for match in pattern.finditer(code):
                    changed = line[:match.start()] + change(match) + line[match.end():]
                    if "\0" not in changed:
                        found.append((path.relative_to(ROOT).as_posix(), number, changed))
    return found


def limit_memory():
    """A change can make a list grow for ever."""
    resource.setrlimit(resource.RLIMIT_AS, (4 << 30, 4 << 30))


def run(command, timeout, **options):
    """Whether a command ends well within the time, and what it wrote."""
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, start_new_session=True,
                          preexec_fn=limit_memory, **options) as process:
        try:
            output, _ = process.communicate(timeout=timeout)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, 9)
            process.communicate()
            return False, ""
        return process.returncode == 0, output.decode(errors="replace")


class Place:
    """A copy of the sources with a build of its own."""

    def __init__(self, number):
        self.sources = WORK / f"sources{number}"
        self.build = WORK / f"build{number}"
        shutil.rmtree(self.sources, ignore_errors=True)
        self.sources.mkdir(parents=True)
        tree = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, check=True, capture_output=True).stdout
        for name in filter(None, tree.decode().split("\0")):
            if (ROOT / name).is_file():
                (self.sources / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(ROOT / name, self.sources / name)
        ready = ["cmake", "-S", self.sources, "-B", self.build, "-G", "Ninja", "-DCMAKE_BUILD_TYPE=Release",
                 "-DCMAKE_CXX_FLAGS_RELEASE=-O1"]
        if shutil.which("ccache"):
            ready.append("-DCMAKE_CXX_COMPILER_LAUNCHER=ccache")
        subprocess.run(ready, check=True, stdout=subprocess.DEVNULL)
        if not self.compiles("core_tests", "cli_tests"):
            sys.exit("the sources as they are do not compile")

    def compiles(self, *targets):
        return run(["cmake", "--build", self.build, "-j1", "--target", *targets], 1200)[0]

    def passes(self, program, timeout, chosen="*"):
        environment = dict(os.environ, GTEST_FAIL_FAST="1", GTEST_BRIEF="1", GTEST_FILTER=f"{chosen}-*LongTest*")
        return run([self.build / "tests" / program], timeout, env=environment, cwd=self.build)[0]

    def outcome(self, file, number, changed, timeout):
        path = self.sources / file
        lines = (ROOT / file).read_text(encoding="utf-8").split("\n")
        original = lines[number]
        lines[number] = changed
        path.write_text("\n".join(lines), encoding="utf-8")
        try:
            if not self.compiles("core_tests"):
                return "does not compile"
            nearest = suites_near(file)
            if nearest and not self.passes("core_tests", timeout, nearest) or not self.passes("core_tests", timeout):
                return "noticed"
            if not self.compiles("cli_tests") or not self.passes("cli_tests", timeout):
                return "noticed"
            return "NOT NOTICED"
        finally:
            lines[number] = original
            path.write_text("\n".join(lines), encoding="utf-8")


def suites_near(file):
    """A filter for the suites of the test files whose names begin as the file's."""
    room, stem = file.split("/")[2], pathlib.PurePath(file).stem
    suites = set()
    for path in (ROOT / "tests/core" / room).rglob(f"{stem}*test.cpp"):
        suites.update(re.findall(r"TEST(?:_F|_P)?\((\w+)", path.read_text(encoding="utf-8")))
    return ":".join(f"*{suite}.*" for suite in sorted(suites))


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--count", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--results", type=pathlib.Path, default=WORK / "results.tsv")
    options = parser.parse_args()
    WORK.mkdir(parents=True, exist_ok=True)
    known = {}
    if options.results.exists():
        for line in options.results.read_text(encoding="utf-8").splitlines():
            file, number, outcome, changed = line.split("\t", 3)
            known[file, int(number) - 1, changed] = outcome
    order = sites()
    random.Random(options.seed).shuffle(order)
    places = queue.Queue()
    for number in range(options.jobs):
        places.put(Place(number))
    one = places.get()
    started = time.monotonic()
    if not one.passes("core_tests", 1200):
        sys.exit("the tests do not pass on the sources as they are")
    timeout = 5 * (time.monotonic() - started) + 30
    places.put(one)

    def attempt(site):
        if site in known:
            return known[site]
        place = places.get()
        try:
            outcome = place.outcome(*site, timeout)
        finally:
            places.put(place)
        with options.results.open("a", encoding="utf-8") as results:
            results.write("\t".join([site[0], str(site[1] + 1), outcome, site[2]]) + "\n")
        return outcome

    outcomes = []
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as workers:
        todo = iter(order)
        while len(outcomes) < options.count:
            batch = [site for _, site in zip(range(options.count - len(outcomes)), todo)]
            if not batch:
                break
            outcomes += [outcome for outcome in workers.map(attempt, batch) if outcome != "does not compile"]
    noticed = outcomes.count("noticed")
    print(f"{noticed} of {len(outcomes)} changes noticed: {100 * noticed / len(outcomes):.1f} %")


main()
