#!/usr/bin/env python3
"""Plays `tabuleiro engine uci` through the client of the PyPI package `chess` (python-chess), which has rules of its own.

    python -m venv /tmp/venv && /tmp/venv/bin/pip install chess
    /tmp/venv/bin/python crates/cli/oracle/python_chess_uci.py target/release/tabuleiro [--games 4]

The engine plays both sides of some games of chess and of Chess960, every fourth move is drawn by chance from what
python-chess allows, and the limits change from move to move (depth, nodes, time a move, a clock). Every move of the
engine has to be one that python-chess allows, and every expected line too. Then each game is written as PGN by
python-chess and replayed by `tabuleiro replay`, an analysis without end is stopped, and a mate has to be told as one.
Ends with 1 on the first difference.
"""

import argparse
import json
import random
import subprocess
import sys
import tempfile

import chess
import chess.engine
import chess.pgn

LIMITS = [
    chess.engine.Limit(depth=6),
    chess.engine.Limit(nodes=3000),
    chess.engine.Limit(time=0.02),
    chess.engine.Limit(white_clock=3, black_clock=3, white_inc=0.05, black_inc=0.05),
]
LONGEST_GAME = 200


def played(engine, board, chance):
    """Plays a game to its end; how many moves the engine made, and how many of its lines were looked at."""
    moves = lines = 0
    while not board.is_game_over(claim_draw=True) and board.ply() < LONGEST_GAME:
        if chance.randrange(4) == 0:
            board.push(chance.choice(list(board.legal_moves)))
            continue
        # python-chess itself refuses a move or a line that is not legal, by raising.
        limit = LIMITS[moves % len(LIMITS)]
        result = engine.play(board, limit, info=chess.engine.INFO_ALL, game=id(board))
        assert result.move in board.legal_moves, f"{board.fen()}: {result.move}"
        ahead = board.copy(stack=False)
        for move in result.info.get("pv", []):
            assert move in ahead.legal_moves, f"{board.fen()}: {move} in its line"
            ahead.push(move)
        lines += bool(result.info.get("pv"))
        board.push(result.move)
        moves += 1
    return moves, lines


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("tabuleiro")
    parser.add_argument("--games", type=int, default=4)
    arguments = parser.parse_args()
    chance = random.Random(14)
    engine = chess.engine.SimpleEngine.popen_uci([arguments.tabuleiro, "engine", "uci"], timeout=60)
    games = []
    for number in range(2 * arguments.games):
        shuffled = number % 2 == 1
        board = chess.Board.from_chess960_pos(chance.randrange(960)) if shuffled else chess.Board()
        moves, lines = played(engine, board, chance)
        name = "Chess960" if shuffled else "chess"
        print(f"{name}: {board.ply()} moves, {moves} by the engine, {lines} lines, {board.result(claim_draw=True)}")
        games.append(str(chess.pgn.Game.from_board(board)))
    mate = engine.analyse(chess.Board("6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1"), chess.engine.Limit(depth=3))
    assert mate["score"].relative == chess.engine.Mate(1), mate
    with engine.analysis(chess.Board()) as endless:
        for _ in zip(range(5), endless):
            pass
        endless.stop()
    engine.quit()
    with tempfile.NamedTemporaryFile("w", suffix=".pgn") as file:
        file.write("\n\n".join(games) + "\n")
        file.flush()
        ran = subprocess.run([arguments.tabuleiro, "replay", file.name, "--json"], capture_output=True, check=False)
        report = json.loads(ran.stdout)
        assert report["legal"] == report["games"] == len(games), report
    print(f"{len(games)} games, every move legal to both")


if __name__ == "__main__":
    try:
        main()
    except AssertionError as difference:
        sys.exit(f"difference: {difference}")
