#!/usr/bin/env python3
"""Labels backgammon decisions by GNU Backgammon (Debian's package `gnubg`), its 2-ply as the referee.

Decisions come from our own games (`tabuleiro bench draw`). Every result that its 0-ply sees within 0.12 points of the
best is judged 2 plies deep without a cube; what the others are worth at most is kept as `rest`, by its 0-ply. `g0` is
what its 0-ply plays. Run from the repository:

    tabuleiro bench draw drawn.jsonl --count 4000 --seed 11
    python3 crates/engine/oracle/gnubg_decisions.py drawn.jsonl fresh.jsonl [--gnubg /usr/games/gnubg]
    tabuleiro bench decisions fresh.jsonl [--quick | --plies N]

A run that was stopped goes on where it was. At the end it says what GNU Backgammon's own choice of a play took at 0
plies, in processor time. With `--into RULER`, a file of `tabuleiro bench ruler` made from the same decisions, what it
plays at 0 and 2 plies is written into that file (`g0`, `g2`), so that both players are measured by our rollouts. It
measures; nothing is trained on what it says.
"""

import argparse
import json
import os
import subprocess
import sys

WINDOW = 0.12


def asked_of_gnubg():
    """Runs inside GNU Backgammon: adds a line for each decision that the file does not have yet."""
    import time

    import gnubg

    info = gnubg.cubeinfo(1, -1, 1, 0, (0, 0), 0)
    contexts = {plies: gnubg.evalcontext(0, plies, 1, 1, 0.0) for plies in (0, 2)}

    def worth(result, plies):
        return -gnubg.evaluate(gnubg.positionfromid(result), info, contexts[plies])[5]

    with open(os.environ["DECISIONS_IN"]) as asked, open(os.environ["DECISIONS_OUT"], "a") as answers:
        for line in list(asked)[int(os.environ["DECISIONS_DONE"]):]:
            decision = json.loads(line)
            board = gnubg.positionfromid(decision["id"])
            start = time.process_time()
            gnubg.findbestmove(board, info, contexts[0], (decision["d1"], decision["d2"]))
            took = time.process_time() - start
            glance = {result: worth(result, 0) for result in decision.pop("results")}
            best = max(glance.values())
            far = [value for value in glance.values() if value < best - WINDOW]
            judged = {result: worth(result, 2) for result, value in glance.items() if value >= best - WINDOW}
            decision["res"] = {result: round(value, 5) for result, value in judged.items()}
            if far:
                decision["rest"] = round(max(far), 5)
            decision |= {"g0": max(glance, key=glance.get), "by": "GNU Backgammon 1.07, 2 plies",
                         "g0_seconds": round(took, 6)}
            answers.write(json.dumps(decision, separators=(",", ":")) + "\n")
            answers.flush()


def lines(file):
    if not os.path.exists(file):
        return []
    with open(file) as text:
        whole = [line for line in text if line.endswith("\n")]
    return [json.loads(line) for line in whole]


def key(decision):
    return decision["id"], decision["d1"], decision["d2"]


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("drawn")
    parser.add_argument("labelled")
    parser.add_argument("--gnubg", default="/usr/games/gnubg")
    parser.add_argument("--into", help="a ruler that the choices are written into")
    options = parser.parse_args()
    drawn, done = lines(options.drawn), lines(options.labelled)
    if [key(one) for one in done] != [key(one) for one in drawn[:len(done)]]:
        sys.exit(f"{options.labelled} was not made from {options.drawn}: nothing is added")
    if done:
        # What a run that was killed left of a line goes.
        with open(options.labelled) as text:
            whole = [line for line in text if line.endswith("\n")]
        with open(options.labelled, "w") as text:
            text.writelines(whole)
    around = os.environ | {"DECISIONS_IN": options.drawn, "DECISIONS_OUT": options.labelled,
                           "DECISIONS_DONE": str(len(done))}
    if len(done) < len(drawn):
        subprocess.run([options.gnubg, "-t", "-q", "-p", __file__], env=around, stdin=subprocess.DEVNULL,
                       stdout=subprocess.DEVNULL, check=True)
    labelled = lines(options.labelled)
    times = sorted(one["g0_seconds"] for one in labelled)
    print(f"{len(labelled)} of {len(drawn)} decisions; GNU Backgammon's play at 0 plies takes "
          f"{1000 * times[len(times) // 2]:.2f} ms (median), {1000 * sum(times) / len(times):.2f} ms (mean)")
    if options.into:
        choices = {key(one): one for one in labelled}
        ruler = lines(options.into)
        for one in ruler:
            if key(one) in choices:
                theirs = choices[key(one)]
                one |= {"g0": theirs["g0"], "g2": max(theirs["res"], key=theirs["res"].get)}
        with open(options.into + ".new", "w") as text:
            text.writelines(json.dumps(one, separators=(",", ":")) + "\n" for one in ruler)
        os.replace(options.into + ".new", options.into)


if "DECISIONS_IN" in os.environ:
    asked_of_gnubg()
elif __name__ == "__main__":
    main()
