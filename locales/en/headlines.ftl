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
back-by-agreement = { player } moves again; the clocks keep their times
back-after = The position after { $move } is back on the board
back-to-start = The position before the first move is back on the board
# $topic: what a rule is about   $player: whom it concerns
headline-topic = { $topic }: { player }
headline-not-moved = { player } did not move the touched piece
headline-not-captured = { player } did not capture the touched piece
headline-claim-wrong = Wrong claim by { player }
headline-claim-right = { player }’s claim is right
headline-called = { player } called the arbiter; play went on
headline-call-settled = The arbiter was called; play went on
# What a player owes. $role: pawn … king   $square: where it stands
duty-move = { the-piece } on { $square } must move
duty-capture = { the-piece } on { $square } must be captured
still-to-move = { player } still has the move
# Why an illegal move changes a clock. $what: no-move, put-back, stands
reason-illegal-cost = { $what ->
    [no-move] A press without a move counts as an illegal move, and the opponent gains time.
    [put-back] The illegal move is put back, and the opponent gains time.
   *[stands] It counts as an illegal move, and the opponent gains time.
}
# $change: “−0:03”
reason-increment-back = The increment is undone: { $change }.
# Why a claim was wrong: what the board counted. $when: now, next – with the move that was written down
reason-claim-times = { $when ->
    [next] { $count ->
        [one] With that move the position has been on the board once; three times are needed.
       *[other] With that move the position has been on the board { $count } times; three times are needed.
    }
   *[now] { $count ->
        [one] The position has been on the board once; three times are needed.
       *[other] The position has been on the board { $count } times; three times are needed.
    }
}
reason-claim-moves = { $when ->
    [next] { $count ->
        [one] With that move each has made 1 move without capture or pawn move; fifty are needed.
       *[other] With that move each has made { $count } moves without capture or pawn move; fifty are needed.
    }
   *[now] { $count ->
        [one] Each has made 1 move without capture or pawn move; fifty are needed.
       *[other] Each has made { $count } moves without capture or pawn move; fifty are needed.
    }
}
# After a wrong claim for which both clocks were stopped
clock-runs-again = { player }’s clock runs again
