#!/usr/bin/env python3
"""Compares our bear-off tables with those that GNU Backgammon's `makebearoff` writes, entry by entry.

Needs `makebearoff` (Debian: package gnubg) and cargo. Run from the repository:

    python crates/engine/oracle/makebearoff.py [--makebearoff /usr/games/makebearoff] \\
        [--one-sided FILE] [--two-sided FILE]

Ours are made in a folder for the occasion, by `crates/engine/examples/bearoff_tables.rs`. Files that makebearoff wrote earlier
(`-o 6 -c`, `-t 6x6`) can be named and are not made again. Ends with 1 if they differ by more than theirs are rounded.

Theirs are kept in 16 bits, and later positions are computed from what was kept, so that what is cut off adds up: an
equity may be a few steps of 1/32,767.5 off. Where two plays need the same number of rolls on average, within that, the
two programs may choose differently: such a row may differ, but not its mean.
"""

import argparse
import array
import itertools
import os
import subprocess
import sys
import tempfile
from math import comb
from operator import itemgetter, mul, sub

POINTS = 6
ROLLS = 28  # ours
THEIR_ROLLS = 32
HEAD = 40
# Steps of their 16 bits.
CHANCE_STEPS = 3
EQUITY_STEPS = 6
# Rolls.
MEAN = 0.001


def homes(checkers):
    """Every way to have up to so many checkers on six points."""
    for counts in itertools.product(range(checkers + 1), repeat=POINTS):
        if sum(counts) <= checkers:
            yield counts


def ways(points, fewer):
    """Boards with fewer than so many checkers on so many points."""
    return comb(points + fewer - 1, points) if fewer > 0 else 0


def our_index(home):
    left, index = sum(home), 0
    for point in range(POINTS, 0, -1):
        index += ways(point, left)
        left -= home[point - 1]
    return index


def their_index(home):
    """Stars and bars: the checkers of the 1 point come highest, and sets of bars are numbered in order."""
    place = POINTS - 1 + sum(home)
    bars = [place]
    for count in home[:-1]:
        place -= count + 1
        bars.append(place)
    return sum(comb(bar, POINTS - rank) for rank, bar in enumerate(bars))


def read_ours(file, length):
    raw = open(file, "rb").read()
    numbers = array.array("f")
    numbers.frombytes(raw[raw.index(b"\n") + 1 : -8])
    if sys.byteorder == "big":
        numbers.byteswap()
    assert len(numbers) == length, f"{file}: {len(numbers)} numbers"
    return numbers


def read_theirs(file):
    numbers = array.array("H")
    numbers.frombytes(open(file, "rb").read()[HEAD:])
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers


def apart(ours, theirs):
    return max(map(abs, map(sub, ours, theirs)))


def mean(row):
    return sum(map(mul, row, itertools.count())) / 65535


def one_sided(ours, theirs):
    count = ways(POINTS, 16)
    fine = True
    for which, what in enumerate(("all are", "the first is")):
        furthest, otherwise, means = 0.0, 0, 0.0
        for home in homes(15):
            at, there = (which * count + our_index(home)) * ROLLS, (2 * their_index(home) + which) * THEIR_ROLLS
            row = [65535 * chance for chance in ours[at : at + ROLLS]]
            other = theirs[there : there + ROLLS]
            distance = apart(row, other)
            if distance > CHANCE_STEPS:
                otherwise += 1
                means = max(means, abs(mean(row) - mean(other)))
            else:
                furthest = max(furthest, distance)
        print(f"rolls until {what} off: {count} homes, at most {furthest:.1f}/65535 apart, but for {otherwise} that "
              f"are played otherwise, with means at most {means:.5f} rolls apart")
        fine &= means <= MEAN
    return fine


def two_sided(ours, theirs):
    """Theirs are in the order cubeless, cube owned, cube in the middle, cube against."""
    all_homes = sorted((our_index(home), their_index(home), any(home)) for home in homes(6))
    size = len(all_homes)
    in_our_order = itemgetter(*(4 * its + place for _, its, some in all_homes if some for place in (0, 2, 1, 3)))
    furthest = 0.0
    for mine, its, some in all_homes:
        if some:
            row = [32767.5 * equity + 32767.5 for equity in ours[4 * (mine * size + 1) : 4 * (mine + 1) * size]]
            furthest = max(furthest, apart(row, in_our_order(theirs[4 * its * size : 4 * (its + 1) * size])))
    print(f"equities: {4 * (size - 1) ** 2} entries, at most {furthest:.1f}/32767.5 apart")
    return furthest <= EQUITY_STEPS


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--makebearoff", default="/usr/games/makebearoff")
    parser.add_argument("--one-sided")
    parser.add_argument("--two-sided")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        files = {}
        for option, shape, given in (("-o", ["6", "-c"], asked.one_sided), ("-t", ["6x6"], asked.two_sided)):
            files[option] = given or os.path.join(folder, f"gnubg{option}.bd")
            if not given:
                command = [asked.makebearoff, option, *shape, "-f", files[option]]
                subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        command = ["cargo", "run", "--quiet", "--release", "-p", "tabuleiro-engine", "--example", "bearoff_tables", "--"]
        subprocess.run([*command, folder], check=True, stdout=subprocess.DEVNULL)

        def table(name):
            return os.path.join(folder, f"{name}.bearoff")

        fine = [one_sided(read_ours(table("one-sided"), 2 * ways(POINTS, 16) * ROLLS), read_theirs(files["-o"]))]
        fine.append(two_sided(read_ours(table("two-sided"), 4 * 924 * 924), read_theirs(files["-t"])))
    sys.exit(0 if all(fine) else 1)


main()
