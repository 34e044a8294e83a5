"""A program that searches in the simplest way there is, for who wants to teach a better one. It needs Python 3 and Node.js:

    python3 docs/gym_player.py blood-stone 4 recruit 12

It plays so many games against bots of that level and looks at up to so many moves in each decision: it imagines a table that
looks the same from its seat, plays the move there, has random players finish the game, and takes the move that came off
best. It never sees what its seat may not see. docs/gym.md explains what can be said.
"""

import json
import os
import random
import subprocess
import sys

GAME, GAMES, BOT, LOOKS = sys.argv[1:5] + ["blood-stone", "4", "random", "12"][len(sys.argv) - 1 :]
PROGRAM = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "cli", "sanguine.mjs")


class Gym:
    """The tables, a line at a time."""

    def __init__(self, game):
        self.process = subprocess.Popen(
            ["node", PROGRAM, "gym", game], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self.spec = self.hear()

    def hear(self):
        line = self.process.stdout.readline()
        if line == "":
            sys.exit(2)  # what was wrong is said on standard error
        return json.loads(line)

    def ask(self, requests):
        """Asks many things in one line; the answers come in their order."""
        self.process.stdin.write(json.dumps(requests) + "\n")
        self.process.stdin.flush()
        answers = self.hear()
        for answer in answers:
            if "error" in answer:
                raise RuntimeError(answer["error"]["words"])
        return answers

    def close(self):
        self.process.stdin.close()
        self.process.wait()


def choose(gym, table, seat, count):
    """The place of a move in the list of those that are legal."""
    indexes = random.sample(range(count), min(count, int(LOOKS)))
    if len(indexes) == 1:
        return indexes[0]
    requests = []
    for index in indexes:
        imagined = f"thought {index}"
        requests += [
            {"do": "imagine", "table": table, "seat": seat, "to": imagined},
            {"do": "step", "table": imagined, "seat": seat, "index": index},
            {"do": "finish", "table": imagined, "bots": ["random"]},
            {"do": "close", "table": imagined},
        ]
    ends = gym.ask(requests)[2::4]
    shares = [end["outcome"][seat]["share"] for end in ends]
    return indexes[shares.index(max(shares))]


def play(gym, number):
    """One game at a seat among bots; what it had of the win."""
    players = gym.spec["seats"]["min"]
    own = number % players
    bots = [None if seat == own else BOT for seat in range(players)]
    tell = ["count"]
    reset = {"do": "reset", "table": "game", "seed": f"lesson-{number}", "bots": bots, "tell": tell}
    [standing] = gym.ask([reset])
    while standing["outcome"] is None:
        [told] = standing["told"]
        index = choose(gym, "game", told["seat"], told["count"])
        step = {"do": "step", "table": "game", "seat": told["seat"], "index": index, "tell": tell}
        [standing] = gym.ask([step])
    return standing["outcome"][own]["share"]


if __name__ == "__main__":
    gym = Gym(GAME)
    won = sum(play(gym, number) for number in range(int(GAMES)))
    gym.close()
    print(f"{GAME}: {won:g} of {GAMES} games won against {BOT}")
