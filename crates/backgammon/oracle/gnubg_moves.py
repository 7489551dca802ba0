#!/usr/bin/env python3
"""Compares our legal plays with those of GNU Backgammon's own move generator.

Needs the package `gnubg-nn` (pip install gnubg-nn, in a virtual environment). Run from anywhere:

    python crates/backgammon/oracle/gnubg_moves.py [--pairs 50000] [--seed 1] [--command "..."]

The command answers `POSITION<TAB>DICE` lines with one JSON line each, as
`tabuleiro moves backgammon --batch` does; by default the example `moves` of the crate is built and used.
Exit code 0 means no difference, 1 that there were some.
"""

import argparse
import collections
import json
import pathlib
import random
import shlex
import subprocess
import sys

import gnubg_nn

CRATE = pathlib.Path(__file__).resolve().parent.parent
BAR = 24  # index in a board list of 25: points 1 to 24, then the bar
ROLLS = [(first, second) for first in range(1, 7) for second in range(1, 7)]


def empty():
    """A board as gnubg_nn has it: the opponent first, then the side to move, each in its own numbering."""
    return [[0] * 25, [0] * 25]


def put(board, side, place, count):
    """Adds checkers unless the other side has the point; says how many."""
    if place != BAR and board[1 - side][23 - place] > 0:
        return 0
    board[side][place] += count
    return count


def fill(board, rng, side, left, lowest, highest):
    """Spreads checkers over points in small heaps."""
    for _ in range(300):
        if left <= 0:
            return
        count = min(left, rng.choice((1, 1, 2, 2, 2, 3)))
        left -= put(board, side, rng.randint(lowest, highest), count)


def contact(rng):
    board = empty()
    fill(board, rng, 0, 15, 0, 23)
    fill(board, rng, 1, 15, 0, 23)
    return board


def bar(rng):
    board = empty()
    on_bar = rng.choice((1, 1, 1, 2, 2, 3, 4, 5))
    put(board, 1, BAR, on_bar)
    fill(board, rng, 0, 15, 0, 23)
    fill(board, rng, 1, 15 - on_bar, 0, 23)
    return board


def bear_off(rng):
    board = empty()
    left = rng.randint(1, 15)
    stragglers = min(left, rng.choice((0, 0, 0, 1, 1, 2, 3)))
    fill(board, rng, 1, left - stragglers, 0, 5)
    fill(board, rng, 1, stragglers, 6, 23)
    if rng.random() < 0.5:
        fill(board, rng, 0, rng.randint(1, 15), 0, 5)
    else:
        fill(board, rng, 0, rng.randint(1, 15), 0, 23)
    if rng.random() < 0.2:
        put(board, 0, BAR, 1)
    return board


def closed_board(rng):
    board = empty()
    gap = rng.choice((None, None, 0, 1, 2, 3, 4, 5))
    used = sum(put(board, 0, place, 2) for place in range(6) if place != gap)
    fill(board, rng, 0, 15 - used, 0, 23)
    on_bar = rng.choice((0, 1, 1, 2, 3))
    put(board, 1, BAR, on_bar)
    fill(board, rng, 1, 15 - on_bar, 0, 23)
    return board


def sparse(rng):
    board = empty()
    for side in (0, 1):
        fill(board, rng, side, rng.randint(1, 5), 0, 23)
    held = rng.sample(range(24), 5)
    for place in held:
        if sum(board[0]) <= 13:
            put(board, 0, place, 2)
    return board


def from_play(rng):
    """A position of a game: random moves from the start."""
    board = gnubg_nn.board_from_position_id("4HPwATDgc/ABMA")
    for _ in range(rng.randint(0, 120)):
        keys = gnubg_nn.moves(board, rng.randint(1, 6), rng.randint(1, 6))
        after = [list(side) for side in gnubg_nn.board_from_position_key(rng.choice(keys))] if keys else board
        if sum(after[0]) == 0 or sum(after[1]) == 0:
            break
        board = [after[1], after[0]]
    return board


KINDS = (contact, bar, bear_off, closed_board, sparse, from_play)


def legal(board):
    """Is it a position, with both sides still playing?"""
    mover, other = board[1], board[0]
    if not (0 < sum(mover) <= 15 and 0 < sum(other) <= 15):
        return False
    shut = [board[side][BAR] > 0 and all(n >= 2 for n in board[1 - side][:6]) for side in (0, 1)]
    return not all(shut)


def pairs(count, seed):
    rng = random.Random(seed)
    made = 0
    while made < count:
        kind = KINDS[made % len(KINDS)]
        board = kind(rng)
        if not legal(board):
            continue
        yield kind.__name__, board, ROLLS[(made // len(KINDS)) % len(ROLLS)]
        made += 1


def theirs(board, dice):
    """The positions after the roll, seen by the next player."""
    keys = gnubg_nn.moves(board, *dice)
    after = [gnubg_nn.board_from_position_key(key) for key in keys] or [board]
    return {gnubg_nn.position_id([list(mover), list(other)]) for other, mover in after}


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--pairs", type=int, default=50_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--command", type=shlex.split)
    arguments = parser.parse_args()
    command = arguments.command or [
        "cargo", "run", "--quiet", "--release",
        "--manifest-path", str(CRATE / "Cargo.toml"), "--example", "moves",
    ]

    cases = list(pairs(arguments.pairs, arguments.seed))
    queries = "".join(
        f"{gnubg_nn.position_id(board)}\t{first}{second}\n" for _, board, (first, second) in cases
    )
    answers = subprocess.run(command, input=queries, capture_output=True, text=True, check=True).stdout
    lines = answers.splitlines()
    if len(lines) != len(cases):
        sys.exit(f"{len(cases)} queries but {len(lines)} answers")

    counts, results, differences = collections.Counter(), 0, 0
    rolls = collections.Counter()
    for (kind, board, dice), line in zip(cases, lines):
        listed = [move["position"] for move in json.loads(line)["moves"]]
        ours, expected = set(listed), theirs(board, dice)
        counts[kind] += 1
        rolls[dice] += 1
        results += len(expected)
        if ours != expected or len(listed) != len(ours):
            differences += 1
            if differences <= 10:
                print(
                    f"{kind} {gnubg_nn.position_id(board)} {dice}: "
                    f"only ours {sorted(ours - expected)}, only theirs {sorted(expected - ours)}, "
                    f"listed twice {len(listed) - len(ours)}"
                )
    kinds = ", ".join(f"{kind} {count}" for kind, count in sorted(counts.items()))
    print(f"{len(cases)} pairs ({kinds}), {len(rolls)} ordered rolls, {results} results: {differences} differences")
    sys.exit(1 if differences else 0)


if __name__ == "__main__":
    main()
