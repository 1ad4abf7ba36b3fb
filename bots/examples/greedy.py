#!/usr/bin/env python3
"""A small bot in another language: it prefers verbs that usually do something over those that usually do not, and
otherwise chooses by lot. The protocol is one JSON object a line; docs/bots.md describes it.

    npx branchline arena west-riding --bots 'exec:python3 bots/examples/greedy.py',random --games 20
"""
import json
import random
import sys

LAZY = ("pass", "done", "stop", "end", "no", "rest", "skip")


def choose(moves):
    active = [move for move in moves if move.split()[0] not in LAZY]
    return random.choice(active or moves)


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        random.seed(message["seat"])
    elif message["type"] == "decide":
        print(json.dumps({"id": message["id"], "move": choose(message["moves"])}), flush=True)
