### What was ruled, at a glance

# What happened, for the top of a card. $player: white, black   $count: which illegal move, from 1
headline-illegal = { $count ->
    [1] Illegal move: { player }’s first
    [2] Illegal move: { player }’s second
    [3] Illegal move: { player }’s third
   *[other] Illegal move: { player }’s number { $count }
}
# $topic: what a rule is about   $player: whom it concerns
headline-topic = { $topic }: { player }
headline-not-moved = { player } did not move the touched piece
headline-not-captured = { player } did not capture the touched piece
headline-claim-wrong = Wrong claim by { player }
headline-claim-right = { player }’s claim is right
# What a player owes. $role: pawn … king   $square: where it stands
duty-move = { the-piece } on { $square } must move
duty-capture = { the-piece } on { $square } must be captured
