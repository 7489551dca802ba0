#!/usr/bin/env python3
"""Plays `tabuleiro engine hub` through the client of the PyPI package `pydraughts`, which has rules of its own.

    python -m venv /tmp/venv && /tmp/venv/bin/pip install pydraughts
    /tmp/venv/bin/python crates/cli/oracle/pydraughts_hub.py target/release/tabuleiro [--games 4]

For each variant the engine plays both sides of some games, every fourth turn is drawn by chance from what pydraughts
allows, and the limits change from turn to turn (depth, nodes, time a move, a clock). Every move of the engine has to be
one that pydraughts allows, and the expected reply too. Then a search without end is stopped. Ends with 1 on the first
difference.

On boards of 8x8 squares pydraughts 0.6.7 numbers the squares of moves otherwise than those of positions (but for
Italian): there the engine is told the position alone, and its moves are counted over.
"""

import argparse
import random
import sys
import threading
import time

import draughts
from draughts.engine import HubEngine, Limit

# What pydraughts calls a variant, and what the engine does.
VARIANTS = {
    "standard": "normal",
    "frisian": "frisian",
    "breakthrough": "bt",
    "antidraughts": "losing",
    "english": "english",
    "italian": "italian",
    "russian": "russian",
    "brazilian": "brazilian",
    "turkish": "turkish",
}
LIMITS = [
    Limit(depth=6),
    Limit(nodes=3000),
    Limit(movetime=0.02),
    Limit(time=3.0, inc=0.05),
    Limit(time=2.0),
]
LONGEST_GAME = 160


def same(number):
    return number


def turned(number):
    return 33 - number


def from_below(width):
    """Rows counted from the other side, columns kept."""
    return lambda number: (7 - (number - 1) // width) * width + (number - 1) % width + 1


# How the number of a square in a position becomes its number in a move, where they differ.
IN_MOVES = {
    "english": turned,
    "russian": from_below(4),
    "brazilian": from_below(4),
    "turkish": from_below(8),
}


def engine_for(program, variant):
    engine = HubEngine([program, "engine", "hub"])
    missing = {VARIANTS[variant]} - engine.variants
    if missing:
        sys.exit(f"{variant}: the engine does not name {missing}")
    engine.configure({"variant": VARIANTS[variant], "threads": "1", "bb-size": "0"})
    engine.init()
    engine.ping()
    return engine


def allowed(board):
    return {name(move) for move in board.legal_moves()}


def name(move):
    """A move without the order of what it takes."""
    squares = [move.hub_position_move[at : at + 2] for at in range(0, len(move.hub_position_move), 2)]
    return tuple(squares[:2] + sorted(squares[2:]))


def search(engine, board, limit):
    """The engine's move and the reply that it expects."""
    variant = board.variant
    if variant not in IN_MOVES:
        found = engine.play(board, limit, False)
        return found.move, found.ponder
    texts = engine.go(
        board._game.fens[-1],
        my_time=limit.time,
        inc=limit.inc,
        depth=limit.depth,
        nodes=limit.nodes,
        movetime=limit.movetime,
    )
    found = []
    board = board.copy()
    for text in filter(None, texts):
        sign = "x" if "x" in text else "-"
        text = sign.join(str(IN_MOVES[variant](int(number))) for number in text.split(sign))
        move = draughts.Move(board, hub_move=text)
        board.push(move)
        found.append(move)
    return (found + [None])[:2]


def play(engine, variant, seed):
    """One game; says how many moves of the engine were held against the rules of pydraughts."""
    chance = random.Random(seed)
    board = draughts.Board(variant=variant)
    moves = 0
    engine.send("new-game")
    for turn in range(LONGEST_GAME):
        if board.is_over() or not board.legal_moves():
            break
        if turn % 4 == 3 or turn < 4:
            board.push(chance.choice(board.legal_moves()))
            continue
        move, reply = search(engine, board, chance.choice(LIMITS))
        if name(move) not in allowed(board):
            sys.exit(f"{variant}, game {seed}: {move.hub_move} is not legal in {board.fen}")
        board.push(move)
        moves += 1
        if reply and name(reply) not in allowed(board):
            sys.exit(f"{variant}, game {seed}: the reply {reply.hub_move} is not legal in {board.fen}")
    return moves


def stops(engine, variant):
    """Seconds from `stop` to the answer of a search without end."""
    board = draughts.Board(variant=variant)
    stopped = []

    def stop():
        stopped.append(time.monotonic())
        engine.stop()

    threading.Timer(0.5, stop).start()
    engine.send("level infinite")
    engine.go(board._game.initial_hub_fen)
    return time.monotonic() - stopped[0]


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("program")
    arguments.add_argument("--games", type=int, default=4)
    arguments.add_argument("--variants", nargs="*", default=list(VARIANTS))
    arguments = arguments.parse_args()
    for variant in arguments.variants:
        engine = engine_for(arguments.program, variant)
        moves = sum(play(engine, variant, seed) for seed in range(arguments.games))
        waited = stops(engine, variant)
        engine.quit()
        engine.p.wait(timeout=10)
        engine.p.stdin.close()
        engine.p.stdout.close()
        print(f"{variant}: {arguments.games} games, {moves} moves, all legal; stopped after {1000 * waited:.0f} ms")


if __name__ == "__main__":
    main()
