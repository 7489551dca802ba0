#!/usr/bin/env python3
"""A second opinion on the dice: docs/fair-dice.md in Python, standard library only.

It follows the document and shares nothing with the Rust code, so an error in either shows.

  fair_dice.py verify FILE   checks a transcript, or the dice and all seals of a whole record (docs/record-format.md):
                             prints the counts (exit 0) or the fault (exit 1)
  fair_dice.py lines         the same for one transcript a line on standard input, one JSON line each
  fair_dice.py vectors       prints the test vectors (crates/table/tests/data/dice_vectors.json)
"""

import hashlib
import hmac
import json
import re
import sys

TAG = "tabuleiro dice 1 "
TAG_2 = TAG.replace("1", "2")
LONGEST_CHAIN = 1 << 20
LEAST_SEAL = 1024


class Fault(Exception):
    """What is wrong, and at which throw."""

    def __init__(self, roll, what):
        super().__init__(f"roll {roll}: {what}" if roll else f"header: {what}")
        self.roll, self.what = roll, what


# ---- section "Hashing" -------------------------------------------------------------------------


def encode(*fields):
    out = b""
    for field in fields:
        if isinstance(field, str):
            field = field.encode()
        elif isinstance(field, int):
            field = field.to_bytes(4, "big")
        out += len(field).to_bytes(4, "big") + field
    return out


def fields(*values):
    return hashlib.sha256(encode(*values)).digest()


# ---- section "Chains" --------------------------------------------------------------------------


def link(table, party, chain, k, element):
    return fields(TAG + "link", table, party, chain, k, element)


def whole_chain(table, party, chain, length, entropy):
    """x_0 to x_n, as the owner of the entropy makes them."""
    elements = [fields(TAG + "root", table, party, chain, length, entropy)]
    for k in range(length, 0, -1):
        elements.append(link(table, party, chain, k, elements[-1]))
    return elements[::-1]


# ---- section "Dice" ----------------------------------------------------------------------------


def dice(table, roll, secrets):
    """secrets: letter -> 32 bytes, for the letters s, l, d, h that are present."""
    key = b"".join(letter.encode() + secrets[letter] for letter in "sldh" if letter in secrets)
    thrown, block = [], 0
    while True:
        message = encode(TAG + "roll", table, roll, block)
        for byte in hmac.new(key, message, hashlib.sha256).digest():
            if byte < 252:
                thrown.append(byte % 6 + 1)
                if len(thrown) == 2:
                    return thrown
        block += 1


# ---- section "Seals" ---------------------------------------------------------------------------


def header_seal(header):
    (kind, chains), = source_of(header).items()
    parts = [header["v"], header["table"], kind]
    if kind == "online":
        parts.append(chains["absent"])
    for party in ("server", "light", "dark"):
        if party in chains:
            parts += [chains[party]["length"], bytes.fromhex(chains[party]["anchor"])]
    return fields(TAG + "header", *parts)


def entry_seal(previous, kind, entry):
    parts = []
    if kind in ("roll", "typed", "void"):
        parts += [entry["roll"], entry["by"], entry["kind"]]
    if kind == "roll":
        for step in entry["proof"]:
            parts += [*step_of(step)]
    if kind in ("roll", "typed"):
        parts.append(bytes(entry["dice"]))
    if kind == "void":
        parts.append(entry["why"])
    if kind == "seed":
        # The second version says where the words come from.
        parts += [entry[member] for member in ("from", "words") if member in entry]
    if kind in ("renew", "reseal"):
        commitment = entry["commitment"]
        parts += [commitment["party"], commitment["chain"], commitment["length"],
                  bytes.fromhex(commitment["anchor"])]
    second = kind == "reseal" or "from" in entry
    return fields((TAG_2 if second else TAG) + "entry " + kind, previous, *parts)


def source_of(header):
    source = header["source"]
    return {"typed": {}} if source == "typed" else source


def step_of(step):
    """(party, element), with no bytes for an element that was left out."""
    (name, value), = step.items()
    return (value, b"") if name == "absent" else (name, bytes.fromhex(value))


# ---- section "Checking" ------------------------------------------------------------------------


class Chain:
    """A party's chain as everyone knows it."""

    def __init__(self, table, party, number, length, anchor, first):
        self.name = (table, party, number)
        self.first, self.end, self.length = first, first + length, length
        self.seen, self.head, self.next = 0, anchor, None

    def accepts(self, roll, element):
        place = roll - self.first + 1
        if place <= self.seen:
            return False
        for k in range(place, self.seen, -1):
            element = link(*self.name, k, element)
        return element == self.head


def verify(transcript):
    header = transcript["header"]
    table, ((kind, chains),) = header["table"], source_of(header).items()
    if header["v"] not in (1, 2):
        raise Fault(0, "version")
    known = {}
    for party in ("server", "light", "dark"):
        if party in chains:
            if not 1 <= chains[party]["length"] <= LONGEST_CHAIN:
                raise Fault(0, "chain length")
            anchor = bytes.fromhex(chains[party]["anchor"])
            known[party] = Chain(table, party, 0, chains[party]["length"], anchor, 1)
    seal = header_seal(header)
    if header["seal"] != seal.hex():
        raise Fault(0, "seal")

    roll, tied, human, fresh, given = 1, False, b"", False, False
    report = dict(rolls=0, proven=0, one_sided=0, absent=0, typed=0, void=0)

    def need(condition, what):
        if not condition:
            raise Fault(roll, what)

    for line in transcript["entries"]:
        (what, entry), = line.items()
        for party, chain in known.items():
            if chain.next and chain.next.first <= roll:
                known[party] = chain.next
        if what in ("roll", "typed", "void"):
            need(entry["roll"] == roll, "roll number")
            need(not tied or entry["kind"] == "opening", "tie not thrown again")
        if what == "roll":
            need(known, "entry of another table")
            by = entry["by"]
            other = {"light": "dark", "dark": "light"}[by]
            order = [other, by, "server"] if kind == "online" else ["server"]
            steps = [step_of(step) for step in entry["proof"]]
            need([party for party, _ in steps] == order, "order")
            secrets = {}
            for party, element in steps:
                if not element:
                    need(kind == "online" and chains["absent"] == "leave-out" and party == other,
                         "may not be absent")
                    continue
                chain = known[party]
                need(roll < chain.end, "exhausted")
                need(chain.accepts(roll, element), "element")
                secrets[party[0]] = element
            if kind == "machine":
                need(fresh, "seed missing")
                secrets["h"] = human
            need(dice(table, roll, secrets) == entry["dice"], "dice")
        elif what in ("renew", "reseal"):
            need(what == "renew" or (header["v"] >= 2 and kind != "machine"), "entry of another table")
            new = entry["commitment"]
            old = known.get(new["party"])
            need(old, "entry of another table")
            need(what == "reseal" or not old.next, "renewal waiting")
            last = old.next if what == "reseal" and old.next else old
            need(new["chain"] == last.name[2] + 1, "chain number")
            need(1 <= new["length"] <= LONGEST_CHAIN, "chain length")
        elif what == "seed":
            need(kind == "machine", "entry of another table")
            need(("from" in entry) == (header["v"] >= 2), "entry of another table")
            need(header["v"] < 2 or not fresh, "seed twice")
            need(1 <= len(entry["words"].encode()) <= 256, "seed length")
        else:
            need(kind == "typed", "entry of another table")
            need(what == "void" or all(1 <= die <= 6 for die in entry["dice"]), "not a die")
        seal = entry_seal(seal, what, entry)
        need(entry["seal"] == seal.hex(), "seal")

        if what == "roll":
            for party, element in steps:
                if element:
                    chain = known[party]
                    chain.seen, chain.head = roll - chain.first + 1, element
            chosen = kind == "machine" and not (given and known["server"].length >= LEAST_SEAL)
            report["one_sided" if chosen else "proven"] += 1
            report["absent"] += any(not element for _, element in steps)
        elif what == "renew":
            old.next = Chain(table, new["party"], new["chain"], new["length"],
                             bytes.fromhex(new["anchor"]), max(old.end, roll))
            fresh = False
        elif what == "reseal":
            known[new["party"]] = Chain(table, new["party"], new["chain"], new["length"],
                                        bytes.fromhex(new["anchor"]), roll)
            fresh = False
        elif what == "seed":
            human, fresh = fields(TAG + "seed", table, human, entry["words"]), True
            given = entry.get("from") == "player"
        else:
            report[what] += 1
        if what in ("roll", "typed"):
            report["rolls"] += 1
            tied = entry["kind"] == "opening" and entry["dice"][0] == entry["dice"][1]
        if what in ("roll", "typed", "void"):
            roll += 1
    return report


# ---- test vectors: a second prover as well -----------------------------------------------------


def vectors():
    sha = lambda text: hashlib.sha256(text.encode()).digest()
    chain = whole_chain("vector-1", "dark", 2, 100, sha("chain"))
    out = {
        "made_by": "scripts/fair_dice.py vectors",
        "hash": fields("test", "ab", "c", 7).hex(),
        "chain": dict(table="vector-1", party="dark", chain=2, length=100, entropy=sha("chain").hex(),
                      elements={str(k): chain[k].hex() for k in (0, 1, 2, 50, 99, 100)}),
        "draws": [], "transcripts": [],
    }
    # 48 to 220 have a byte of 252 or more among their first two.
    for roll in [*range(1, 25), 48, 91, 126, 155, 220, 4294967294]:
        letters = ["sld", "sl", "sd", "sh"][roll % 4]
        secrets = {letter: sha(f"{letter}{roll}") for letter in letters}
        out["draws"].append(dict(table="vector-2", roll=roll, dice=dice("vector-2", roll, secrets),
                                 secrets={k: v.hex() for k, v in secrets.items()}))

    def transcript(table, source, script, entropy):
        """script: entries without dice, elements and seals; this fills them in."""
        header = dict(v=1, table=table, source=source)
        made, first, number = {}, {}, {}

        def commit(party, chain, length, start):
            secret = sha(f"{table} {party} {chain}")
            entropy.append(dict(party=party, length=length, entropy=secret.hex()))
            made[party, chain] = whole_chain(table, party, chain, length, secret)
            first[party, chain] = start
            return made[party, chain][0].hex()

        for party in ("server", "light", "dark"):
            if source != "typed" and party in (chains := next(iter(source.values()))):
                anchor = commit(party, 0, chains[party]["length"], 1)
                chains[party], number[party] = dict(length=chains[party]["length"], anchor=anchor), 0
        seal = header_seal(header)
        header["seal"] = seal.hex()
        entries, roll, human = [], 1, b""
        for kind, entry in script:
            if kind in ("roll", "typed", "void"):
                entry = dict(roll=roll, **entry)
            if kind == "renew":
                party, length = entry["commitment"]
                old = (party, number[party])
                number[party] += 1
                start = max(first[old] + len(made[old]) - 1, roll)
                anchor = commit(party, number[party], length, start)
                entry = dict(commitment=dict(party=party, chain=number[party], length=length, anchor=anchor))
            if kind == "seed":
                human = fields(TAG + "seed", table, human, entry["words"])
            if kind == "roll":
                secrets, proof = ({"h": human} if human else {}), []
                for party in entry.pop("proof"):
                    if party.startswith("-"):
                        proof.append(dict(absent=party[1:]))
                        continue
                    chain = number[party]
                    if roll < first[party, chain]:
                        chain -= 1
                    element = made[party, chain][roll - first[party, chain] + 1]
                    secrets[party[0]] = element
                    proof.append({party: element.hex()})
                entry = dict(**entry, dice=dice(table, roll, secrets), proof=proof)
            seal = entry_seal(seal, kind, entry)
            entry["seal"] = seal.hex()
            entries.append({kind: entry})
            roll += kind in ("roll", "typed", "void")
        return dict(header=header, entries=entries)

    rolled = lambda by, kind, proof: ("roll", dict(by=by, kind=kind, proof=proof))
    light = lambda kind="pair", missing="": rolled("light", kind, [missing + "dark", "light", "server"])
    dark = lambda kind="pair", missing="": rolled("dark", kind, [missing + "light", "dark", "server"])
    alone = lambda by, kind="pair": ("roll", dict(by=by, kind=kind, proof=["server"]))
    renew = lambda party, length: ("renew", dict(commitment=[party, length]))
    length = lambda n: dict(length=n)
    samples = [
        ("vector-online", {"online": dict(absent="leave-out", server=length(9), light=length(4), dark=length(4))},
         [light("opening"), dark(), light("pair", "-"), renew("light", 50), dark(), light("pair", "-"),
          renew("dark", 7), light(), dark(), light(), renew("server", 3), dark(), light(), dark("pair", "-")]),
        ("vector-wait", {"online": dict(absent="wait", server=length(5), light=length(5), dark=length(5))},
         [dark("opening"), light(), dark()]),
        ("vector-machine", {"machine": dict(server=length(4))},
         [("seed", dict(words="um lance de dados")), alone("light", "opening"), ("seed", dict(words="ção ✓")),
          alone("dark", "opening"), alone("light"), renew("server", 6), ("seed", dict(words="again")),
          alone("light"), alone("dark")]),
        ("vector-typed", "typed",
         [("typed", dict(by="light", kind="opening", dice=[3, 3])),
          ("void", dict(by="dark", kind="opening", why="off-the-board")),
          ("typed", dict(by="light", kind="opening", dice=[2, 5])),
          ("void", dict(by="light", kind="pair", why="unreadable")),
          ("void", dict(by="light", kind="pair", why="not-shaken")),
          ("void", dict(by="light", kind="pair", why="not-free")),
          ("typed", dict(by="light", kind="pair", dice=[6, 6]))]),
    ]
    for table, source, script in samples:
        entropy = []
        made = transcript(table, source, script, entropy)
        out["transcripts"].append(dict(entropy=entropy, report=verify(made), transcript=made))
    return out


# ---- docs/record-format.md ---------------------------------------------------------------------


def no_member_twice(pairs):
    members = dict(pairs)
    if len(members) < len(pairs):
        raise ValueError("a member stands twice")
    return members


def transcript_of_record(lines):
    """Checks the chain of seals of a record and gives what it has of the dice."""
    previous, transcript = "tabuleiro-record", None
    for number, text in enumerate(lines, 1):
        members = json.loads(text, object_pairs_hook=no_member_twice)
        seal = members.pop("seal")
        canonical = json.dumps(members, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
        if hashlib.sha256(f"{previous}\n{canonical}".encode()).hexdigest() != seal:
            sys.exit(f"line {number}: the seal does not fit")
        previous = seal
        if number == 1:
            transcript = dict(header=members.get("dice"), entries=[])
        elif members["do"] == "dice":
            transcript["entries"].append(members["dice"])
    return transcript


def read(path):
    """A transcript, or a record of a game with dice."""
    with open(path, encoding="utf-8") as file:
        text = file.read()
    first = json.loads(text[: text.find("\n")] if text.startswith('{"') else text)
    if first.get("format") != "tabuleiro-record":
        return json.loads(text)
    transcript = transcript_of_record(text.splitlines())
    if transcript["header"] is None:
        print("this game has no dice; its seals are in order")
        sys.exit(0)
    return transcript


def main(arguments):
    match arguments:
        case ["verify", path]:
            try:
                print(json.dumps(verify(read(path))))
            except Fault as fault:
                sys.exit(str(fault))
            except (AttributeError, KeyError, TypeError, ValueError) as error:
                sys.exit(f"not a transcript: {error!r}")
        case ["lines"]:
            for text in sys.stdin:
                try:
                    print(json.dumps(dict(report=verify(json.loads(text)))))
                except Fault as fault:
                    print(json.dumps(dict(roll=fault.roll, what=fault.what)))
        case ["vectors"]:
            text = json.dumps(vectors(), indent=1, ensure_ascii=False)
            print(re.sub(r"\[\s+(\d+),\s+(\d+)\s+\]", r"[\1, \2]", text))
        case _:
            sys.exit(__doc__)


if __name__ == "__main__":
    main(sys.argv[1:])
