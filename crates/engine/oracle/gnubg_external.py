#!/usr/bin/env python3
"""Starts GNU Backgammon (Debian's package `gnubg`) as an external player, runs a command beside it, and ends it.

    python3 crates/engine/oracle/gnubg_external.py [--port 7751] [--plies 0] [--gnubg /usr/games/gnubg] -- \\
        target/release/tabuleiro arena backgammon --a self --b gnubg:localhost:7751 --match 7 --mirror --games 2000

It plays plays and cube so many plies deep, without the Jacoby rule and beavers, as `arena` does.
"""

import argparse
import socket
import subprocess
import sys
import time

SETTINGS = """set sound enable off
set automatic game off
set jacoby off
set beavers 0
set evaluation chequerplay evaluation plies {plies}
set evaluation cubedecision evaluation plies {plies}
set player 0 gnubg
set player 0 chequerplay evaluation plies {plies}
set player 0 cubedecision evaluation plies {plies}
external localhost:{port}
"""


def is_taken(port):
    """Does somebody wait there? Asked without connecting: it serves one guest at a time."""
    with socket.socket() as probe:
        try:
            probe.bind(("127.0.0.1", port))
        except OSError:
            return True
    return False


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--port", type=int, default=7751)
    parser.add_argument("--plies", type=int, default=0)
    parser.add_argument("--gnubg", default="/usr/games/gnubg")
    parser.add_argument("command", nargs="+")
    options = parser.parse_args()
    if is_taken(options.port):
        sys.exit(f"port {options.port} is in use: --port names another")
    gnubg = subprocess.Popen([options.gnubg, "-t", "-q", "-r"], stdin=subprocess.PIPE, stdout=subprocess.DEVNULL,
                             stderr=subprocess.DEVNULL, text=True)
    try:
        gnubg.stdin.write(SETTINGS.format(plies=options.plies, port=options.port))
        gnubg.stdin.flush()
        for _ in range(600):
            if is_taken(options.port):
                break
            time.sleep(0.1)
        else:
            sys.exit("gnubg did not begin to wait within a minute")
        sys.exit(subprocess.run(options.command).returncode)
    except KeyboardInterrupt:
        pass
    finally:
        gnubg.kill()
        gnubg.wait()


if __name__ == "__main__":
    main()
