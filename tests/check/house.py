"""Files stay readable: no source of over 640 lines, no line of over 120 characters. Part `house` of ./check."""

import subprocess
import sys

ENDINGS = (".rs", ".ts", ".tsx", ".mts", ".css", ".js", ".mjs")
MADE_BY_TOOLS = ("crates/server/page/", "web/src/box/types.ts")
MOST_LINES = 640
MOST_CHARACTERS = 120

listed = subprocess.run(["git", "ls-files", "-z"], check=True, capture_output=True).stdout.decode()
faults = []
read = 0
for path in filter(None, listed.split("\0")):
    if not path.endswith(ENDINGS) or path.startswith(MADE_BY_TOOLS):
        continue
    with open(path, encoding="utf-8") as file:
        lines = file.read().splitlines()
    read += 1
    if len(lines) > MOST_LINES:
        faults.append(f"{path}: {len(lines)} lines, at most {MOST_LINES}: split it into rooms")
    for number, line in enumerate(lines, 1):
        if len(line) > MOST_CHARACTERS:
            faults.append(f"{path}:{number}: {len(line)} characters, at most {MOST_CHARACTERS}")

if read == 0:
    faults.append("no source was found: is this the root of the repository?")
print("\n".join(faults) or f"{read} sources, none too long or too wide")
sys.exit(1 if faults else 0)
