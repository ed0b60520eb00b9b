#!/usr/bin/env python3
"""Plays the moves it is started with, one after the other: the first where the position is told to be that of move 1."""

import sys

chess960 = "false"
moves = sys.argv[1:]
at = 0
for line in sys.stdin:
    words = line.split()
    if words == ["uci"]:
        print("id name Scripted\nid author nobody")
        print("option name UCI_Chess960 type check default false")
        print("option name UCI_LimitStrength type check default false")
        print("option name UCI_Elo type spin default 1500 min 1400 max 2800\nuciok")
    elif words[:4] == ["setoption", "name", "UCI_Chess960", "value"]:
        chess960 = words[4]
    elif words == ["isready"]:
        print("readyok")
    elif words[:2] == ["position", "fen"]:
        # The full move, and the half-moves that were told beside it.
        number, told = int(words[7]), len(words[9:])
        at = number - 1 + (told + (words[3] == "b")) // 2
    elif words[:1] == ["go"]:
        # Where castling is played as in Chess960, the king takes the rook.
        move = moves[at] if at < len(moves) else "(none)"
        standard, _, other = move.partition("/")
        print("info depth 1 score cp 12 pv", move)
        print("bestmove", (other or standard) if chess960 == "true" else standard)
    elif words == ["quit"]:
        break
    sys.stdout.flush()
