"""A bot in Python, written from docs/bots.md alone: it plays legally, writes and challenges never.

    npx forceout tournament "python3 docs/examples/bot.py" beginner
"""
import json
import random
import sys

last_code = ""


def goal(position):
    """One digit that was rolled; a Goal of one cube is legal in both games."""
    digits = [cube.split(":")[-1] for cube in position["resources"] if cube.split(":")[-1].isdigit()]
    return random.choice(digits)


def act(task, ask):
    view, seat = ask["view"], ask["seat"]
    position = view.get("position")
    if task in ("roll-for-setter", "begin-shake", "sign", "agree"):
        return {"do": task}
    if task == "roll":
        if last_code == "lay-out-first":
            return {"do": "lay-out", "cubes": ["V", "V", "^"]}
        return {"do": "roll"}
    if task == "deal":
        return {"do": "deal", "count": 10}
    if task == "pick":
        return {"do": "pick", "variation": random.choice(ask["picks"])}
    if task in ("goal", "dispute-goal"):
        return {"do": "set-goal", "goal": goal(position)}
    if task == "turn":
        # Only the last cube may not go to Forbidden; Required and Permitted are always open.
        return {"do": "move", "cube": random.choice(position["resources"]), "to": "permitted"}
    if task in ("write", "decide"):
        return {"do": "decline"}
    if task == "check":
        phase = view["phase"]
        for paper in phase["papers"]:
            mine = [check for check in paper["checks"] if check["seat"] == seat]
            current = phase.get("current")
            if mine and mine[0]["decision"] == "undecided" and current in (None, paper["seat"]):
                return {"do": "accept", "writer": paper["seat"]}
    return None


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "refused":
        last_code = message["code"]
    elif message["type"] == "ask":
        duties = message["duties"]
        deed = act(duties[0]["task"], message) if duties else None
        print(json.dumps({"id": message["id"], "do": deed, "after": 3}), flush=True)
