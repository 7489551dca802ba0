#!/usr/bin/env python3
"""Plays backgammon without the cube against GNU Backgammon's nets at 0 plies.

Needs the package `gnubg-nn` (pip install gnubg-nn, in a virtual environment) and a built program. Run from the
repository:

    python crates/engine/oracle/gnubg_games.py [--games 2000] [--seed 1] [--keep FILE] \\
        [--command "target/release/tabuleiro eval backgammon --cubeless --batch"]

`--quick` after `eval backgammon` gives us the time that GNU Backgammon takes, more or less; without it we play at a
glance as it does. Every sequence of dice is played twice with the sides changed. Prints our points a game with the
95 % interval, taken over the pairs. With `--keep` each pair is written down when it is over, and the same command goes
on where it was stopped.
"""

import argparse
import json
import math
import os
import random
import shlex
import subprocess
import sys
import time

import gnubg_nn

START = "4HPwATDgc/ABMA"
HOME = range(18, 24)  # the winner's home board, in the loser's numbering
BAR = 24
TOGETHER = 256  # games at a time: programs that wait for each other at every play take turns far too often


class Ours:
    """Our player: a program that answers `POSITION<TAB>DICE` with the plays, the best first."""

    def __init__(self, command):
        self.program = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def plays(self, asked):
        """For each position and dice the position after our play, as the opponent sees it; nothing without one."""
        for position, dice in asked:
            self.program.stdin.write(f"{position}\t{dice[0]}{dice[1]}\n")
        self.program.stdin.flush()
        for position, dice in asked:
            answer = json.loads(self.program.stdout.readline())
            if "error" in answer:
                sys.exit(f"{position} {dice}: {answer['error']}")
            yield answer["candidates"][0]["position"] if answer["candidates"] else None


def theirs(position, dice):
    """The position after GNU Backgammon's play, as we see it; nothing without one."""
    board = gnubg_nn.board_from_position_id(position)
    if not gnubg_nn.moves(board, *dice):
        return None
    key = gnubg_nn.best_move(board, *dice, 0, b=1)[1]
    return gnubg_nn.position_id([list(side) for side in gnubg_nn.board_from_position_key(key)])


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


class Game:
    def __init__(self, seed, pair, we_begin):
        self.dice = random.Random(f"{seed}/{pair}")
        self.pair, self.position, self.our_turn, self.won = pair, START, we_begin, None
        self.throw()

    def throw(self):
        self.roll = (self.dice.randint(1, 6), self.dice.randint(1, 6))

    def play(self, position):
        """Makes a play, by the position after it."""
        self.position = position or passed(self.position)
        won = points(gnubg_nn.board_from_position_id(self.position))
        if won:
            self.won = won if self.our_turn else -won
        self.our_turn = not self.our_turn
        self.throw()


def played(ours, seed, numbers):
    """Plays these pairs, many at a time; yields each with our points a game."""
    numbers, games, over = iter(numbers), [], {}
    while True:
        while len(games) < TOGETHER and (number := next(numbers, None)) is not None:
            games += [Game(seed, number, True), Game(seed, number, False)]
        if not games:
            return
        for game in games:
            if not game.our_turn:
                game.play(theirs(game.position, game.roll))
        on_roll = [game for game in games if game.our_turn and game.won is None]
        for game, position in zip(on_roll, ours.plays([(game.position, game.roll) for game in on_roll])):
            game.play(position)
        for game in games:
            if game.won is not None:
                over.setdefault(game.pair, []).append(game.won)
                if len(over[game.pair]) == 2:
                    yield game.pair, sum(over.pop(game.pair)) / 2
        games = [game for game in games if game.won is None]


def told(pairs):
    if len(pairs) < 2:
        return "too few games"
    mean = sum(pairs) / len(pairs)
    spread = math.sqrt(sum((pair - mean) ** 2 for pair in pairs) / (len(pairs) - 1) / len(pairs))
    low, high = mean - 1.96 * spread, mean + 1.96 * spread
    return f"{2 * len(pairs)} games: {mean:+.4f} points a game for us [{low:+.4f}, {high:+.4f}]"


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep", help="write pairs down here, and go on from those that are there")
    ours = ["target/release/tabuleiro", "eval", "backgammon", "--cubeless", "--batch"]
    parser.add_argument("--command", type=shlex.split, default=ours)
    arguments = parser.parse_args()
    said = {"seed": arguments.seed, "command": shlex.join(arguments.command[1:])}
    pairs = {}
    if arguments.keep and os.path.exists(arguments.keep):
        with open(arguments.keep) as file:
            lines = [json.loads(line) for line in file if line.endswith("\n")]
        if lines and lines[0] != said:
            sys.exit(f"{arguments.keep} was not made by this command")
        pairs = {line["pair"]: line["points"] for line in lines[1:]}
    keep = open(arguments.keep or os.devnull, "a", buffering=1)
    if not arguments.keep or os.path.getsize(arguments.keep) == 0:
        keep.write(json.dumps(said) + "\n")
    missing = [number for number in range(max(2, arguments.games // 2)) if number not in pairs]
    start = time.process_time()
    try:
        for number, result in played(Ours(arguments.command), arguments.seed, missing):
            pairs[number] = result
            keep.write(json.dumps({"pair": number, "points": result}) + "\n")
    except KeyboardInterrupt:
        pass
    # Short games are over first: only pairs with none missing before them count.
    whole = next((number for number in range(len(pairs)) if number not in pairs), len(pairs))
    print(told([pairs[number] for number in range(whole)]))
    print(f"{time.process_time() - start:.0f} s of processor time for GNU Backgammon's side and the board now")


if __name__ == "__main__":
    main()
