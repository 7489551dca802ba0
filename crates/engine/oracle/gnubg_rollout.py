#!/usr/bin/env python3
"""Times a rollout of ours beside GNU Backgammon's (Debian's package `gnubg`), one thread each, one after the other.

1,296 games from the start without the cube, 0 plies, luck taken out, first throws spread evenly, every game played to
its end. Run from the repository:

    python3 crates/engine/oracle/gnubg_rollout.py [--trials 1296] [--position 4HPwATDgc/ABMA] \\
        [--gnubg /usr/games/gnubg] [--tabuleiro target/release/tabuleiro]

Prints equity, standard error and processor seconds of both, and how many times as long GNU Backgammon takes to the same
error (time goes with the inverse square of the error).
"""

import argparse
import json
import os
import pty
import re
import resource
import subprocess

ASKED = """set automatic game off
set automatic roll off
set automatic move off
set threads 1
set rollout trials {trials}
set rollout varredn on
set rollout quasirandom on
set rollout cubeful off
set rollout initial off
set rollout truncation enable off
set rollout limit enable off
set rollout jsd stop off
set rollout chequerplay plies 0
set rollout cubedecision plies 0
set rng mersenne
new game
set turn 0
set board {position}
rollout
quit
y
"""


def spent(work):
    """What some work in another program gives, and its processor time."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    found = work()
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return found, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def theirs(options):
    """It tells its results to a terminal alone."""
    ours, its = pty.openpty()
    asked = ASKED.format(trials=options.trials, position=options.position)
    program = subprocess.Popen([options.gnubg, "-t", "-q", "-r"], stdin=subprocess.PIPE, stdout=its, stderr=its)
    os.close(its)
    program.stdin.write(asked.encode())
    program.stdin.close()
    said = b""
    while True:
        try:
            part = os.read(ours, 65536)
        except OSError:  # it has ended
            break
        if not part:
            break
        said += part
    program.wait()
    last = said.decode(errors="replace").rsplit("Printing final results", 1)[-1]
    equity = re.search(r"CL +([+-]?\d\.\d+)\s+\[.*?CL +(\d\.\d+)\]", last, re.S)
    if not equity or f"{options.trials} games" not in last:
        raise SystemExit(f"gnubg said: {last[-500:]}")
    return float(equity[1]), float(equity[2])


def ours(options):
    command = [options.tabuleiro, "rollout", "--json", "--cubeless", "--threads", "1",
               "--trials", str(options.trials), "--position", options.position]
    found = json.loads(subprocess.run(command, stdout=subprocess.PIPE, check=True).stdout)
    return found["equity"], found["equity_stderr"]


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--trials", type=int, default=1296)
    parser.add_argument("--position", default="4HPwATDgc/ABMA")
    parser.add_argument("--gnubg", default="/usr/games/gnubg")
    parser.add_argument("--tabuleiro", default="target/release/tabuleiro")
    options = parser.parse_args()
    (equity, error), seconds = spent(lambda: ours(options))
    print(f"ours:           {equity:+.4f} ± {error:.4f} in {seconds:.1f} s of processor time")
    (equity, their_error), their_seconds = spent(lambda: theirs(options))
    print(f"GNU Backgammon: {equity:+.4f} ± {their_error:.4f} in {their_seconds:.1f} s of processor time")
    print(f"{their_seconds / seconds:.1f} times as long for {options.trials} games, "
          f"{their_seconds * their_error ** 2 / (seconds * error ** 2):.1f} times to the same error")


if __name__ == "__main__":
    main()
