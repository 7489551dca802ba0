#!/usr/bin/env python3
"""A bot for Tabuleiro's server (docs/online.md), with Python's own library alone: it plays English draughts.

    python3 examples/bot.py http://127.0.0.1:7117 LEVEL PROGRAM

It lays out a table with the computer on the other seat, sits down, listens to the lines of the record, and asks the
program (`tabuleiro eval`) for a move when it is its turn. `play` does the same on any seat, by its secret.
"""

import json
import secrets
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request


def ask(url, body=None, secret=""):
    """Asks the server. The answer is left open, so that it can be read line by line.

    A server that has too much to do says when to come again. The same command has the same name then, so it is carried
    out once however often it is sent.
    """
    data = None if body is None else json.dumps(body).encode()
    head = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {secret}"} if secret else {})
    while True:
        try:
            return urllib.request.urlopen(urllib.request.Request(url, data, head), timeout=60)
        except urllib.error.HTTPError as refused:
            if refused.code not in (429, 503):
                raise
            time.sleep(float(refused.headers.get("Retry-After", 2)))


def best_move(program, lines):
    """What the program would play at the end of this record."""
    with tempfile.NamedTemporaryFile("w", suffix=".jsonl") as file:
        file.write("".join(line + "\n" for line in lines))
        file.flush()
        asked = [program, "eval", "english", "--file", file.name, "--level", "1", "--json"]
        return json.loads(subprocess.run(asked, check=True, capture_output=True).stdout)["best"]


def play(table, secret, program):
    """Plays on a seat until the game is over; says how it ended."""
    lines = []
    for text in ask(f"{table}/stream", secret=secret):
        word = json.loads(text)
        if word["t"] == "hello":
            mine, lines[word["from"] :] = word["you"], word["lines"]
        elif word["t"] == "ev":
            lines[word["v"] - 1 :] = [word["line"]]
        events = [json.loads(line) for line in lines[1:]]
        if word["t"] not in ("hello", "ev") or not events:
            continue
        if "ends" in events[-1]:
            return events[-1]["ends"]
        moves = [event["by"] for event in events if event["do"] == "play"]
        # In English draughts the dark pieces begin.
        if (moves[-1] if moves else "light") != mine:
            move = best_move(program, lines)
            ask(f"{table}/command", {"c": secrets.token_hex(16), "v": len(lines), "do": "play", "move": move}, secret)


if __name__ == "__main__":
    server, level, program = sys.argv[1:]
    laid_out = json.load(ask(f"{server}/api/tables", {"rules": "english", "computer": int(level)}))
    table, secret = f"{server}/api/tables/{laid_out['table']}", laid_out["seat"].rsplit("/", 1)[1]
    ask(f"{table}/seat", {"secret": secret, "label": "Bot"})
    print(laid_out["table"], play(table, secret, program))
