#!/usr/bin/env python3
"""Plays backgammon without the cube against GNU Backgammon's nets, both looking at their own plays only (0-ply there).

Needs the package `gnubg-nn` (pip install gnubg-nn, in a virtual environment) and a built program. Run from the
repository:

    python crates/engine/oracle/gnubg_games.py [--games 2000] [--seed 1] \\
        [--command "target/release/tabuleiro eval backgammon --batch"]

Every sequence of dice is played twice with the sides changed. Prints our points a game with their standard error,
taken over the pairs.
"""

import argparse
import json
import math
import random
import shlex
import subprocess
import sys

import gnubg_nn

START = "4HPwATDgc/ABMA"
HOME = range(18, 24)  # the winner's home board, in the loser's numbering
BAR = 24


class Ours:
    """Our player: a program that answers `POSITION<TAB>DICE` with the plays, the best first."""

    def __init__(self, command):
        self.program = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1)

    def plays(self, position, dice):
        """The positions after every legal play, as the opponent sees them, the best first."""
        self.program.stdin.write(f"{position}\t{dice[0]}{dice[1]}\n")
        self.program.stdin.flush()
        answer = json.loads(self.program.stdout.readline())
        if "error" in answer:
            sys.exit(f"{position} {dice}: {answer['error']}")
        return [play["position"] for play in answer["candidates"]] or None


def equity(board):
    """Cubeless, of the side to move."""
    win, win_gammon, win_backgammon, lose_gammon, lose_backgammon = gnubg_nn.probabilities(board, 0)
    return 2 * win - 1 + win_gammon + win_backgammon - lose_gammon - lose_backgammon


def theirs(positions):
    """The position that is worst for whoever moves next."""
    def worth(position):
        board = gnubg_nn.board_from_position_id(position)
        return math.inf if points(board) else -equity(board)
    return max(positions, key=worth)


def passed(position):
    """The same position with the other side to move."""
    board = gnubg_nn.board_from_position_id(position)
    return gnubg_nn.position_id([board[1], board[0]])


def points(board):
    """What the side that has borne off all its checkers wins; nothing while nobody has."""
    for side in (0, 1):
        loser = board[1 - side]
        if sum(board[side]) == 0:
            if sum(loser) < 15:
                return 1
            return 3 if loser[BAR] or any(loser[point] for point in HOME) else 2
    return 0


def game(ours, dice, we_begin):
    """Our points."""
    position, our_turn = START, we_begin
    while True:
        roll = (dice.randint(1, 6), dice.randint(1, 6))
        plays = ours.plays(position, roll)
        if plays:
            position = plays[0] if our_turn or len(plays) == 1 else theirs(plays)
        else:
            position = passed(position)
        won = points(gnubg_nn.board_from_position_id(position))
        if won:
            return won if our_turn else -won
        our_turn = not our_turn


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    ours = ["target/release/tabuleiro", "eval", "backgammon", "--batch"]
    parser.add_argument("--command", type=shlex.split, default=ours)
    arguments = parser.parse_args()
    ours = Ours(arguments.command)
    pairs = []
    for number in range(max(2, arguments.games // 2)):
        seed = f"{arguments.seed}/{number}"
        pairs.append(sum(game(ours, random.Random(seed), begin) for begin in (True, False)) / 2)
    mean = sum(pairs) / len(pairs)
    spread = math.sqrt(sum((pair - mean) ** 2 for pair in pairs) / (len(pairs) - 1) / len(pairs))
    print(f"{2 * len(pairs)} games: {mean:+.3f} ± {spread:.3f} points a game for us")


if __name__ == "__main__":
    main()
