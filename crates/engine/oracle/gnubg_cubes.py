#!/usr/bin/env python3
"""Compares cube decisions with GNU Backgammon's (Debian's package `gnubg`), its 2-ply as the referee.

Positions come from a file of JSON lines with an `id` each, a GNU Backgammon position ID. Each is asked about as money
play with the Jacoby rule, cube in the middle or held, and at a score of a match up to 15 points. Decisions that are
clear to GNU Backgammon's 0-ply (doubling wins or loses more than 0.3) are left out, and those where the 2-ply finds the
cube dead. What a decision loses is what its referee makes of doubling or not, and of taking or not. Run from the
repository:

    python3 crates/engine/oracle/gnubg_cubes.py DECISIONS [--count 600] [--seed 1] [--gnubg /usr/games/gnubg] \\
        [--command "target/release/tabuleiro eval backgammon --batch --plies 1"]...

Prints the mean loss a decision of each player with its standard error, and the difference from GNU Backgammon's 0-ply.
"""

import argparse
import json
import math
import os
import random
import shlex
import subprocess
import sys
import tempfile

WINDOW = 0.3


def asked_of_gnubg():
    """Runs inside GNU Backgammon: answers every situation of a file at 0 and 2 plies."""
    import gnubg

    with open(os.environ["CUBES_IN"]) as asked, open(os.environ["CUBES_OUT"], "w") as answers:
        if os.environ.get("CUBES_MET"):
            gnubg.command(f"set met {os.environ['CUBES_MET']}")
        count, wanted = 0, int(os.environ["CUBES_COUNT"])
        for line in asked:
            situation = json.loads(line)
            board = gnubg.positionfromid(situation["id"])
            # On roll is player 1, the one that the second half of a board is of.
            cube = dict(cube=situation["cube"], cubeowner=situation["owner"], move=1, matchto=situation["length"],
                        score=tuple(situation["score"]), crawford=0, jacoby=1, beavers=0)
            info = gnubg.cubeinfo(cube["cube"], cube["cubeowner"], 1, cube["matchto"], cube["score"], 0)
            values = {}
            for plies in (0, 2):
                _, no_double, take, drop, _, _ = gnubg.cfevaluate(board, info, gnubg.evalcontext(1, plies, 1, 1, 0.0))
                values[plies] = [no_double, take, drop]
                if plies == 0 and abs(min(take, drop) - no_double) > WINDOW:
                    break
            if 2 not in values:
                continue
            answers.write(json.dumps({"situation": situation, "gnubg": values}) + "\n")
            count += 1
            if count == wanted:
                break


def xgid(position, situation):
    """The situation as our program reads it; `position` is the 26 letters of an XGID."""
    owner = {-1: 0, 0: -1, 1: 1}[situation["owner"]]
    rule = 1 if situation["length"] == 0 else 0
    log = situation["cube"].bit_length() - 1
    other, own = situation["score"]
    return f"XGID={position}:{log}:{owner}:1:00:{own}:{other}:{rule}:{situation['length']}:10"


def letters(position_id):
    """The checkers of a position ID, the side on roll in capitals."""
    import base64
    bits = int.from_bytes(base64.b64decode(position_id + "=="), "little")
    sides = []
    for _ in range(2):
        side = []
        for _ in range(25):
            count = 0
            while bits & 1:
                count, bits = count + 1, bits >> 1
            bits >>= 1
            side.append(count)
        sides.append(side)
    other, own = sides
    places = ["-"] * 26
    for point in range(25):
        if own[point]:
            places[point + 1] = chr(64 + own[point])
        if other[point]:
            places[24 - point] = chr(96 + other[point])
    return "".join(places)


def situations(file, seed):
    """Positions with a cube and a score, at random."""
    draw = random.Random(seed)
    ids = [json.loads(line)["id"] for line in open(file) if line.strip()]
    draw.shuffle(ids)
    for position in ids:
        held = draw.random() < 0.4
        situation = {"id": position, "cube": 2 if held else 1, "owner": 1 if held else -1, "length": 0, "score": [0, 0]}
        if draw.random() < 0.5:
            length = draw.choice([3, 5, 7, 9, 11, 15])
            score = [draw.randrange(length - 1), draw.randrange(length - 1)]
            if length - score[1] > situation["cube"]:
                situation |= {"length": length, "score": score}
        yield situation


def loss(chosen, referee):
    """What the decisions that follow from `chosen` lose by the referee: doubling and taking."""
    no_double, take, drop = referee
    doubles, takes = min(chosen[1], chosen[2]) > chosen[0], chosen[1] <= chosen[2]
    best = max(no_double, min(take, drop))
    doubling = best - (min(take, drop) if doubles else no_double)
    taking = max(0.0, (take if takes else drop) - min(take, drop))
    # A take is only asked for where it might come up: the double is right by the referee, or was made.
    asked = doubles or min(take, drop) > no_double
    return [doubling] + ([taking] if asked else [])


def mean(values):
    centre = sum(values) / len(values)
    return centre, math.sqrt(sum((value - centre) ** 2 for value in values) / (len(values) - 1) / len(values))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("decisions")
    parser.add_argument("--count", type=int, default=600)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--gnubg", default="/usr/games/gnubg")
    parser.add_argument("--met", help="a match equity table for both")
    parser.add_argument("--command", action="append")
    parser.add_argument("--keep", help="keep, or take up again, GNU Backgammon's answers in this file")
    options = parser.parse_args()
    commands = options.command or ["target/release/tabuleiro eval backgammon --batch --plies 1",
                                   "target/release/tabuleiro eval backgammon --batch --plies 2"]
    keep = options.keep or os.path.join(tempfile.mkdtemp(), "answers")
    if not os.path.exists(keep):
        with tempfile.NamedTemporaryFile("w", suffix=".jsonl", delete=False) as file:
            for situation in situations(options.decisions, options.seed):
                file.write(json.dumps(situation) + "\n")
        around = os.environ | {"CUBES_IN": file.name, "CUBES_OUT": keep, "CUBES_COUNT": str(options.count)}
        if options.met:
            around["CUBES_MET"] = options.met
        subprocess.run([options.gnubg, "-t", "-q", "-p", __file__], env=around, stdin=subprocess.DEVNULL,
                       stdout=subprocess.DEVNULL, check=True)
    answers = [json.loads(line) for line in open(keep)]
    asked = "".join(xgid(letters(answer["situation"]["id"]), answer["situation"]) + "\n" for answer in answers)
    referee = [answer["gnubg"]["2"] for answer in answers]
    theirs = [loss(answer["gnubg"]["0"], judge) for answer, judge in zip(answers, referee)]
    flat = [part for parts in theirs for part in parts]
    print(f"{len(answers)} positions; gnubg 0-ply: {len(flat)} decisions, mean loss %.5f ± %.5f" % mean(flat))
    for command in commands:
        if options.met:
            command += f" --met {options.met}"
        output = subprocess.run(shlex.split(command), input=asked, stdout=subprocess.PIPE, text=True, check=True).stdout
        ours = []
        for line in output.splitlines():
            cube = json.loads(line)["cube"]
            ours.append([cube["no_double"], cube["double_take"], cube["double_drop"]])
        lost = [loss(chosen, judge) for chosen, judge in zip(ours, referee)]
        flat = [part for parts in lost for part in parts]
        print(f"{command}: {len(flat)} decisions, mean loss %.5f ± %.5f" % mean(flat))
        paired = [sum(one) - sum(other) for one, other in zip(lost, theirs)]
        print("  difference a position %+.5f ± %.5f" % mean(paired))
        far = [abs(one[k] - judge[k]) for one, judge in zip(ours, referee) for k in (0, 1)]
        near = [abs(answer["gnubg"]["0"][k] - judge[k]) for answer, judge in zip(answers, referee) for k in (0, 1)]
        print("  mean distance from the referee's equities %.4f, gnubg 0-ply %.4f" % (mean(far)[0], mean(near)[0]))


if "CUBES_IN" in os.environ:
    asked_of_gnubg()
elif __name__ == "__main__":
    sys.exit(main())
