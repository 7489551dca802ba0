#!/usr/bin/env python3
"""Compares our bear-off tables with those that GNU Backgammon's `makebearoff` writes, entry by entry.

Needs `makebearoff` (Debian: package gnubg) and cargo. Run from the repository:

    python crates/engine/oracle/makebearoff.py [--makebearoff /usr/games/makebearoff] \\
        [--one-sided FILE] [--two-sided FILE]

Ours are made in a folder for the occasion, by `crates/engine/examples/bearoff_tables.rs`. Files that makebearoff wrote earlier
(`-o 6 -c`, `-t 6x6`) can be named and are not made again. Ends with 1 if an entry differs by more than theirs are
rounded: 1/65,535 for a chance, 2/65,535 for an equity.
"""

import argparse
import array
import itertools
import os
import subprocess
import sys
import tempfile
from math import comb

POINTS = 6
ROLLS = 28  # ours
THEIR_ROLLS = 32
HEAD = 40
# An equity is rounded once; what it was computed from was rounded too, and that adds up over the rolls to come.
TOLERANCE = {"rolls until done": 3, "rolls until the first is off": 3, "equity": 4}


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


def their_index(home, checkers):
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


class Furthest:
    """The largest difference, in units of 1/65,535."""

    def __init__(self, what):
        self.what, self.most, self.where, self.count, self.over = what, 0.0, None, 0, 0

    def add(self, ours, theirs, where):
        difference = abs(ours - theirs)
        self.count += 1
        self.over += difference > TOLERANCE[self.what]
        if difference > self.most:
            self.most, self.where = difference, where

    def fine(self):
        print(f"{self.what}: {self.count} entries, at most {self.most:.2f}/65535 apart (at {self.where}), "
              f"{self.over} by more than {TOLERANCE[self.what]}")
        return self.over == 0


def one_sided(ours, theirs):
    count = ways(POINTS, 16)
    sides = [Furthest("rolls until done"), Furthest("rolls until the first is off")]
    for home in homes(15):
        mine, its = our_index(home), their_index(home, 15)
        for which, furthest in enumerate(sides):
            row = ours[(which * count + mine) * ROLLS :][:ROLLS]
            other = theirs[its * 2 * THEIR_ROLLS + which * THEIR_ROLLS :][:THEIR_ROLLS]
            for roll, (chance, theirs_is) in enumerate(zip(row, other)):
                furthest.add(chance * 65535, theirs_is, (home, roll))
    return [furthest.fine() for furthest in sides]


def two_sided(ours, theirs):
    """Theirs are in the order cubeless, cube owned, cube in the middle, cube against."""
    furthest = Furthest("equity")
    all_homes = [(our_index(home), their_index(home, 6), home) for home in homes(6)]
    size = len(all_homes)
    for mine, its, mover in all_homes:
        for my_other, its_other, other in all_homes:
            if not any(mover) or not any(other):
                continue  # over
            at, there = 4 * (mine * size + my_other), 4 * (its * size + its_other)
            for place, their_place in enumerate((0, 2, 1, 3)):
                equity = (ours[at + place] + 1) * 32767.5
                furthest.add(equity, theirs[there + their_place], (mover, other, place))
    return [furthest.fine()]


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

        fine = one_sided(read_ours(table("one-sided"), 2 * ways(POINTS, 16) * ROLLS), read_theirs(files["-o"]))
        fine += two_sided(read_ours(table("two-sided"), 4 * 924 * 924), read_theirs(files["-t"]))
    sys.exit(0 if all(fine) else 1)


main()
