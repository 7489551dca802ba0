#!/usr/bin/env python3
"""Fits how lively the cube is (`crates/engine/src/backgammon/cube/liveliness.rs`) to our own rollouts.

Positions come from `tabuleiro bench draw`. Each is rolled out for money without the Jacoby rule, the cube in the middle,
both undoubled and doubled and taken. Janowski's model is given the chances that came of it, so that what nets misjudge
does not count, and asked which share between a dead and a live cube comes nearest to the equities of the rollout: of all
positions, and of those where doubling is not out of the question. Run from the repository:

    tabuleiro bench draw cubes.jsonl --count 200 --seed 21
    python3 scripts/fit_liveliness.py cubes.jsonl kept.jsonl [--trials 144] \\
        [--tabuleiro target/release/tabuleiro]

Rollouts are written to the second file as they end, and the same command goes on from there.
"""

import argparse
import json
import math
import os
import subprocess

DEEPEST = 8


def take_point(win, lose, deeper=DEEPEST):
    """The least chance with which a side that wins `win` and loses `lose` a game at the cube takes, later cubes live."""
    if deeper == 0:
        top, won = 1.0, 2 * win
    else:
        top, won = 1 - take_point(lose, win, deeper - 1), 2.0
    lost = -2 * lose
    return min(1.0, max(0.0, top * (-1 - lost) / (won - lost)))


def between(p, low, high):
    return high[1] if high[0] - low[0] < 1e-6 else low[1] + (high[1] - low[1]) * (p - low[0]) / (high[0] - low[0])


def live_and_dead(chances, holder):
    """Janowski's two equities at a cube of 1, which nobody or the other side holds."""
    p = chances["win"]
    win = 1 + (chances["win_gammon"] + chances["win_backgammon"]) / max(p, 1e-9)
    lose = 1 + (chances["lose_gammon"] + chances["lose_backgammon"]) / max(1 - p, 1e-9)
    dead = p * win - (1 - p) * lose
    low = (take_point(win, lose), -1.0)
    high = (1 - take_point(lose, win), 1.0) if holder == "nobody" else (1.0, win)
    if p < low[0]:
        live = between(p, (0.0, -lose), low)
    elif p > high[0]:
        live = between(p, high, (1.0, win))
    else:
        live = between(p, low, high)
    return live, dead


def rolled(options):
    """Rollouts of every position, those of the file first."""
    drawn = [json.loads(line) for line in open(options.drawn)]
    kept = []
    if os.path.exists(options.kept):
        kept = [json.loads(line) for line in open(options.kept) if line.endswith("\n")]
    if [one["id"] for one in kept] != [one["id"] for one in drawn[:len(kept)]]:
        raise SystemExit(f"{options.kept} was not made from {options.drawn}")
    with open(options.kept, "a", buffering=1) as file:
        for decision in drawn[len(kept):options.most]:
            command = [options.tabuleiro, "rollout", "--json", "--threads", "1", "--trials", str(options.trials),
                       "--position", xgid(decision["id"])]
            found = json.loads(subprocess.run(command, stdout=subprocess.PIPE, check=True).stdout)
            one = {"id": decision["id"], "kind": decision["kind"], "chances": found["probabilities"],
                   "no_double": found["cube"]["no_double"], "double_take": found["cube"]["double_take"]}
            file.write(json.dumps(one) + "\n")
            kept.append(one)
    return kept


def xgid(position_id):
    """The position for money without the Jacoby rule, the cube in the middle."""
    import base64
    bits = int.from_bytes(base64.b64decode(position_id + "=="), "little")
    places = ["-"] * 26
    for side in range(2):
        for point in range(25):
            count = 0
            while bits & 1:
                count, bits = count + 1, bits >> 1
            bits >>= 1
            if count:
                # First the side that is not on roll.
                places[point + 1 if side else 24 - point] = chr((64 if side else 96) + count)
    return "XGID=" + "".join(places) + ":0:0:1:00:0:0:0:0:10"


def fit(pairs):
    """The share that comes nearest, and its standard error; each pair is (live - dead, rolled - dead)."""
    weight = sum(span * span for span, _ in pairs)
    share = sum(span * above for span, above in pairs) / weight
    rest = sum((above - share * span) ** 2 for span, above in pairs)
    return share, math.sqrt(rest / max(1, len(pairs) - 1) / weight)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("drawn")
    parser.add_argument("kept")
    parser.add_argument("--trials", type=int, default=144)
    parser.add_argument("--most", type=int, help="only the first so many positions")
    parser.add_argument("--tabuleiro", default="target/release/tabuleiro")
    found = rolled(parser.parse_args())
    for name, belongs in (("contact", lambda one: one["kind"] != "race"), ("race", lambda one: one["kind"] == "race")):
        for window, near in (("all", lambda one: True),
                             ("near", lambda one: -0.3 < min(1, one["double_take"]) - one["no_double"])):
            pairs = {"nobody": [], "other": []}
            for one in found:
                if not belongs(one) or not near(one):
                    continue
                for holder, equity in (("nobody", one["no_double"]), ("other", one["double_take"] / 2)):
                    live, dead = live_and_dead(one["chances"], holder)
                    pairs[holder].append((live - dead, equity - dead))
            if len(pairs["nobody"]) > 2:
                told = ["%s %.3f ± %.3f" % (holder, *fit(some)) for holder, some in pairs.items()]
                both = "both %.3f ± %.3f" % fit(pairs["nobody"] + pairs["other"])
                print(f"{name}, {window}: {len(pairs['nobody'])} positions, " + ", ".join(told + [both]))


if __name__ == "__main__":
    main()
