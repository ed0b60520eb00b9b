## How a game was conducted: hands, clock and voice beside the moves

conduct-title = How you played it
conduct-what = Hands, clock and claims. What the moves were worth is not judged here.
conduct-touch = Touched and not moved or captured
conduct-released = Moved on after letting go
conduct-illegal-move = Illegal moves
conduct-empty-press = Clock pressed without a move
conduct-forgotten-press = Press forgotten
conduct-late-press = Clock pressed late
conduct-hands = Wrong hand, or both hands
conduct-scoresheet = Slips on the scoresheet
conduct-offer-time = Draws offered at the wrong moment
conduct-wrong-claim = Claims that did not hold
conduct-late-draw-claim = Draws claimed too late
conduct-late-touch-claim = Touched pieces claimed too late
conduct-late-illegal-claim = Illegal moves claimed too late
conduct-missed-illegal-move = Illegal moves let pass
conduct-missed-touch = Touched pieces let pass
conduct-missed-flag = Fallen flag not claimed
conduct-missed-repetition = Threefold repetition not claimed
conduct-missed-fifty-moves = Fifty moves not claimed
# $count: how many moves, $moves: their numbers
conduct-in-moves = { $count ->
    [one] move { $moves }
   *[other] moves { $moves }
}
# $time: minutes and seconds
conduct-given-away = { $time } given away
# Behind the moves in which something was not claimed that only a player could claim
conduct-players-claim = nobody called it: the players have to claim it themselves
conduct-draw-claim = only a player can claim it, before moving
conduct-clean = Nothing went wrong.
conduct-time = Time used
# Up to move 10. $time: minutes and seconds
conduct-phase-opening = opening { $time }
conduct-phase-middlegame = middlegame { $time }
# From six pieces on, kings and pawns not counted
conduct-phase-ending = ending { $time }
conduct-practise = Worth practising
conduct-history = Your last games against the computer
conduct-history-moves = Moves made
# For a screen reader. $name: what went wrong, $counts: how often in each game, the oldest first
conduct-history-row = { $name }: { $counts }
conduct-copy = Copy as text
