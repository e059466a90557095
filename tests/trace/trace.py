#!/usr/bin/env python3
"""Runs a program under strace, in a folder with files that a program might take for its own, and fails unless

- it connects to nothing but sockets of the desktop: its own, the buses, the display, sound and print services;
- it looks at no file of that folder but those named on its command line;
- it loads libraries from nowhere but the system's folders, Qt's, and its own.

    trace.py --own FOLDER [--seconds N] PROGRAM [ARGUMENT...]

FOLDER has the program's own libraries. After N seconds the program is told to end; without them it has to end by itself.
An argument {input} stands for a file with a puzzle in the folder, {output} for a file elsewhere. Exit status 77: this system
lets no program be traced.
"""
import argparse
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time

PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n"
# What a program that trusts its folder would find there.
DECOYS = [
    "qt.conf", "qt6.conf", "sudoku", "sudoku.conf", "games.sqlite", "sudoku_de.qm", "sudoku_de.qm.sha1", "fonts.conf",
    "libsudoku-printing.so", "libsudoku-sound.so", "libQt6Core.so.6", "libsqlite3.so.0", "libc.so.6",
    "platforms/libqoffscreen.so", "sqldrivers/libqsqlite.so", "plugins/platforms/libqoffscreen.so",
    "styles/libqgtk3.so", "imageformats/libqsvg.so", "translations/qtbase_de.qm",
]
ALLOWED_SOCKETS = re.compile(
    r'^@?(/tmp/\.X11-unix/|/tmp/\.ICE-unix/|/(var/)?run/(dbus|nscd|cups)/|/tmp/dbus-'
    r'|/run/user/\d+/(bus|at-spi/|wayland-|pulse/|pipewire-|speech-dispatcher/))')
CALL = re.compile(r'^\d+ +(\w+)\((?:AT_FDCWD(?:<[^>]*>)?|\d+<([^>]*)>)?(?:, )?"([^"]*)".*= (-?\d+)')
SYSTEM_LIBRARIES = re.compile(r"^/(usr/(local/)?)?lib\w*/")


def can_trace():
    return shutil.which("strace") and subprocess.run(
        ["strace", "-o", os.devnull, "true"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL).returncode == 0


def awaited(log):
    """The number of the traced process, once it is ready to be told to end."""
    for _ in range(1200):
        time.sleep(0.1)
        with open(log, encoding="utf-8", errors="replace") as lines:
            first = lines.readline().split()
        if not first:
            continue
        with open(f"/proc/{first[0]}/status", encoding="utf-8") as status:
            caught = re.search(r"^SigCgt:\s*(\w+)", status.read(), re.MULTILINE)
        if int(caught[1], 16) >> (signal.SIGTERM - 1) & 1:
            return int(first[0])
    sys.exit("the program does not get ready")


def traced(command, folder, home, log, seconds):
    """Runs the command; returns its exit status."""
    environment = {"PATH": os.environ["PATH"], "HOME": home, "XDG_RUNTIME_DIR": home, "LANG": "C.UTF-8",
                   "QT_QPA_PLATFORM": "offscreen", "ASAN_OPTIONS": "detect_leaks=0"}
    run = subprocess.Popen(
        ["strace", "-f", "-y", "-s", "1000", "-o", log, "-e", "trace=%file,connect", *command],
        cwd=folder, env=environment, stdout=subprocess.DEVNULL)
    if seconds:
        process = awaited(log)
        time.sleep(seconds)
        os.kill(process, signal.SIGTERM)
    return run.wait(timeout=300)


def faults_of(log, folder, home, own, named):
    """What the lines of a log show that should not be."""
    faults = set()
    seen = 0
    for line in open(log, encoding="utf-8", errors="replace"):
        if " connect(" in line:
            path = re.search(r'sun_path=(@?)"([^"]*)"', line)
            place = path and path[1] + path[2]
            if not place or not (ALLOWED_SOCKETS.match(place) or place.startswith(home + "/")):
                faults.add("connects: " + line.strip())
            continue
        call = CALL.match(line)
        if not call or call[1] == "getcwd":
            continue
        seen += 1
        path = os.path.normpath(os.path.join(call[2] or folder, call[3])) if call[3] else call[2] or ""
        if path.startswith(folder + "/") and path not in named:
            faults.add("looks at a file of the current folder: " + path)
        is_opened = call[1].startswith("open") and int(call[4]) >= 0
        is_library = re.search(r"\.so(\.\d+)*$", path)
        if is_opened and is_library and not SYSTEM_LIBRARIES.match(path) and not path.startswith(own + "/"):
            faults.add("loads: " + path)
    if seen < 10:
        faults.add(f"only {seen} calls were seen")
    return sorted(faults)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--own", required=True)
    parser.add_argument("--seconds", type=float, default=0)
    parser.add_argument("command", nargs=argparse.REMAINDER)
    options = parser.parse_args()
    if not can_trace():
        print("no program can be traced here")
        return 77
    with tempfile.TemporaryDirectory() as place:
        place = os.path.realpath(place)
        folder, home = place + "/here", place + "/home"
        for name in DECOYS:
            os.makedirs(os.path.dirname(f"{folder}/{name}"), exist_ok=True)
            with open(f"{folder}/{name}", "w", encoding="utf-8") as decoy:
                decoy.write("not for this program")
        os.mkdir(home, 0o700)
        puzzle = folder + "/puzzle.txt"
        with open(puzzle, "w", encoding="utf-8") as file:
            file.write(PUZZLE)
        command = [word.format(input="puzzle.txt", output=home + "/out") if "{" in word else word
                   for word in options.command]
        log = place + "/log"
        status = traced(command, folder, home, log, options.seconds)
        faults = faults_of(log, folder, home, os.path.realpath(options.own), {puzzle})
        if status != 0:
            faults.append(f"exit status {status}")
        for fault in faults:
            print(fault)
        return 1 if faults else 0


sys.exit(main())
