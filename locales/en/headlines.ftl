### What was ruled, at a glance

# What happened, for the top of a card. $player: white, black   $count: which illegal move, from 1
headline-illegal = { $count ->
    [1] { player }’s first illegal move
    [2] { player }’s second illegal move
    [3] { player }’s third illegal move
   *[other] { player }’s illegal move number { $count }
}
headline-no-move = { $count ->
    [1] Pressed without a move: { player }’s first illegal move
    [2] Pressed without a move: { player }’s second illegal move
    [3] Pressed without a move: { player }’s third illegal move
   *[other] Pressed without a move: { player }’s illegal move number { $count }
}
headline-illegal-loses = { $count ->
    [1] { player }’s illegal move loses
    [2] { player }’s second illegal move loses
    [3] { player }’s third illegal move loses
   *[other] { player }’s illegal move number { $count } loses
}
headline-taken-back = Taken back by agreement
# $move: with its number
headline-move-taken-back = { $move } taken back by agreement
back-by-agreement = { player } to move; clock times unchanged
back-by-agreement-untimed = { player } to move
back-after = Position after { $move } restored
back-to-start = Position before the first move restored
# $topic: what a rule is about   $player: whom it concerns
headline-topic = { $topic }: { player }
headline-not-kept = { player }’s move does not stand: another is owed
headline-not-moved = { player } did not move the touched piece
headline-not-captured = { player } did not capture the touched piece
headline-claim-wrong = { player }’s claim is wrong
headline-claim-right = { player }’s claim is right
headline-called = { player } called the arbiter with good reason
record-called-and-played-on = { player } called the arbiter; play goes on
headline-call-settled = The arbiter was called with good reason
headline-stop-unjustified = { player } had no good reason to stop the clocks
headline-sealed-and-stopped = Sealing: { player } writes the move down, closes the envelope and then stops the clock
# What a player owes. $role: pawn … king   $square: where it stands
duty-move = { the-piece } on { $square } must move
duty-capture = { the-piece } on { $square } must be captured
still-to-move = It is still { player }’s move
# Why an illegal move changes a clock. $what: no-move, put-back, stands
reason-illegal-cost = { $what ->
    [no-move] A press without a move counts as an illegal move; the opponent gets extra time.
    [put-back] The move is undone; the opponent gets extra time.
   *[stands] It counts as an illegal move; the opponent gets extra time.
}
# $change: “−0:03”
reason-increment-back = Increment taken back: { $change } (usual practice).
# Why a claim was wrong: what the board counted. $when: now, next – with the move that was written down
reason-claim-times = { $when ->
    [next] { $count ->
        [one] With that move the position has occurred once; three times are needed.
       *[other] With that move the position has occurred { $count } times; three times are needed.
    }
   *[now] { $count ->
        [one] This position has occurred once; three times are needed.
       *[other] This position has occurred { $count } times; three times are needed.
    }
}
reason-claim-moves = { $when ->
    [next] { $count ->
        [one] With that move each player has made 1 move without a capture or a pawn move; fifty are needed.
       *[other] With that move each player has made { $count } moves without a capture or a pawn move; fifty are needed.
    }
   *[now] { $count ->
        [one] Each player has made 1 move without a capture or a pawn move; fifty are needed.
       *[other] Each player has made { $count } moves without a capture or a pawn move; fifty are needed.
    }
}
# Why a claim of what the program has seen was wrong. $player: the opponent of whoever claims
reason-last-move-legal = { player }’s last move was legal.
reason-written-not-legal = The written move is not legal.
reason-flag-up = { player }’s flag has not fallen.
reason-touch-kept = The move keeps to the pieces that were touched.
reason-touch-unseen = No other touch was recorded, and there is no arbiter to ask.
# After a wrong claim for which both clocks were stopped
clock-runs-again = { player }’s clock runs again
