### Rules in a few sentences of our own, as of the newest edition.
### An attribute says what was otherwise from one edition to another: e2005-e2009 covers 2005 and 2009, e2014 only 2014.

rule-have-the-move-gist = You have the move as soon as your opponent’s move is made, which means the piece has been let go. You need not wait for the clock to be pressed.
rule-legal-move-def-gist = A move is legal when the piece moves as such a piece may, when nothing stands in its way, and when the own king is not left in check. Everything else is an illegal move.

rule-adjust-announce-gist = If a piece stands crooked on its square, say “I adjust” (or “j’adoube”) first. Then you may straighten it, and you need not move it. You must say it before you touch, and it must be your move.
    .e2005-e2009 = The Laws said who may straighten pieces, but not that nobody else may.
rule-adjust-own-time-gist = Straighten pieces only while your own clock is running. Your opponent’s time is for thinking, not for your hands on the board.
rule-accidental-touch-gist = Every touch counts as meant, unless it plainly was not: a sleeve that brushes a pawn binds nobody. If the players disagree, the arbiter decides.
    .e2005-e2009 = Only a touch made on purpose counted.
    .e2014 = A touch counted when it was meant for moving or capturing.
rule-touch-only-when-on-move-gist = Touched pieces bind only the player who has the move. Whoever touches pieces during the opponent’s move is bound to nothing, but disturbs.
rule-touch-own-gist = Touch your piece and you must move it, if it has a legal move. If you touched several, it is the first one that can move. So think first, and touch afterwards.
rule-touch-opp-gist = Touch an enemy piece and you must capture it, if a legal move does so. If you touched several, it is the first one that can be captured.
rule-touch-both-gist = If you touched your own piece and an enemy one, your piece must capture that one. Where this is not legal, the first piece you touched that can be moved or captured counts.
    .e2005-e2014 = The rule spoke of one piece of each colour.
rule-touch-order-unclear-gist = Sometimes two pieces are touched so fast that nobody can say which was first. Then your own piece counts as touched before your opponent’s.
rule-touch-king-rook-gist = If you touch your king and then your rook, you mean to castle. You must castle on that side, if it is legal.
rule-touch-rook-then-king-gist = Castling begins with the king. If you touch the rook first and then the king, you may not castle on that side with this move: you have touched the rook, and so the rook must move if it can.
rule-castle-intent-illegal-gist = If you wanted to castle and it is not legal, you must move the king some other way; castling on the other side is one of them. If the king cannot move at all, you may play anything. The rook need not move.
    .e2005-e2009 = The rule spoke of touching the king, or king and rook together.
rule-promotion-choice-final-gist = When the new piece touches the promotion square, your choice is made. Until then you may still change your mind.
rule-touched-none-playable-gist = If nothing you touched can be moved or captured, you are free: play any legal move.
rule-released-stays-gist = Once you let go of a piece on a square where it may go, it stays there. You cannot put it on another square with this move.
rule-made-plain-gist = A move is made when you let go of the piece on its new square. It is completed only when you press your clock.
rule-made-capture-gist = A capture has two parts: the captured piece leaves the board, and your own is let go on its square. When both are done, the move is made.
rule-made-castling-gist = Castling is made when you let go of the rook on the square which the king has crossed. Until then it is half a move.
rule-castling-king-released-gist = When you let go of the king two squares from where it stood, only this castling remains, if it is legal. You cannot change to another move any more.
rule-castling-king-released-illegal-gist = When the king was let go two squares away and castling there is not legal, the king must make another move; castling on the other side is one of them. If it has none, any legal move may be played.
    .e2005-e2009 = The Laws did not speak of this case; the rule about castling that was meant but is not legal answers it.
rule-made-promotion-gist = A promotion is made when the pawn is off the board and you have let go of the new piece on the promotion square.
rule-promotion-pawn-released-gist = A pawn you let go on the last rank cannot go anywhere else. The move is made only when a queen, rook, bishop or knight of your colour stands there in its place.
rule-illegal-before-press-gist = If you notice an illegal move before you press your clock, you simply play a legal one instead and nothing is charged. But what you touched still binds you.
rule-art4-claim-forfeit-gist = If your opponent breaks the rules about touched pieces, say so before you touch a piece yourself. Afterwards it is too late.
    .e2005 = Touching a piece on purpose ended the right, and only for touched pieces and castling.
    .e2009 = Touching a piece on purpose ended the right.

rule-win-checkmate-gist = Whoever checkmates with a legal move has won at once. No press of the clock is needed.
rule-win-resign-gist = You may give up at any moment, and your opponent has won. But if your opponent could never mate, not even with your help, the game is drawn.
    .e2005-e2018 = Whoever resigned always lost.
rule-draw-stalemate-gist = If you have the move, no legal move, and no check, the game is drawn at once.
rule-draw-dead-position-gist = If neither player could ever mate, however both of them played, the game is drawn at once. King against king is the plainest example.
rule-draw-agreement-gist = The players may agree to a draw during the game, once each of them has made a move. The event may ask for more.
    .e2005-e2014 = They could agree at once; no move was needed.

rule-press-completes-gist = After making your move you press the clock: your own stops, your opponent’s runs. Only now is the move completed. You may still press if your opponent has already replied.
rule-next-move-completes-gist = If you forget to press the clock and your opponent replies all the same, your old move is completed when you make your next one.
    .e2005-e2009 = The Laws did not say so.
rule-start-white-clock-gist = At the hour of the start White’s clock is set running, whether White has come or not.
rule-flag-fallen-when-gist = A flag that is down counts only when the arbiter sees it or a player rightly points it out.
rule-flag-loss-gist = If your flag falls before you have completed the moves required, you lose; unless your opponent could never mate.
    .e2005-e2009 = Moves made were counted, not moves completed.
rule-flag-draw-gist = If your time runs out, but your opponent could never mate, not even with your help, the game is drawn. A bare king cannot win on time.
rule-ending-beats-flag-gist = Mate, stalemate, a dead position, resignation or an agreed draw end the game. A flag noticed afterwards changes nothing.
rule-arbiter-interrupts-gist = When the game must be interrupted, the arbiter stops both clocks, and decides when and how play goes on.
rule-player-may-stop-gist = You may stop the clocks only to call the arbiter; for instance when the piece you want for your pawn is missing. Stopping them without a good reason may be penalised.
rule-times-after-restore-gist = When something went wrong and the position is put back, the arbiter also sets the clocks, as justly as the facts allow. The arbiter may leave them as they are.

rule-illegal-restore-gist = A move is illegal when the Laws do not allow it, and completed when the clock is pressed. Then the position just before it comes back, and the game goes on from there. If nobody knows that position, the last one that is known is taken.
rule-illegal-replacement-gist = The piece that made the illegal move was touched. So the new move must be made with it, if it has a legal move.
rule-unpromoted-pawn-pressed-gist = If you press the clock while your pawn still stands on the last rank, the pawn becomes a queen. Besides, it counts as an illegal move.
    .e2005-e2009 = The position was put back, and the pawn had to move again. It counted as an illegal move.
rule-press-without-move-gist = Whoever presses the clock without making a move is treated as after an illegal move.
    .e2005-e2009 = The Laws did not name it; the arbiter decided.
    .e2014 = It was forbidden, and the arbiter could penalise it.
rule-two-hands-gist = One move, one hand: also when castling, capturing and promoting. If you use both and press the clock, it counts as an illegal move.
    .e2005-e2014 = It was not allowed, and the arbiter decided what followed.
    .e2017 = It counted as an illegal move even before the clock was pressed.
rule-illegal-count-std-gist = Your first completed illegal move gives your opponent two more minutes. The second loses the game. In rapid and blitz the gift is one minute.
    .e2005-e2009 = Only the third illegal move lost. The first two gave the opponent two minutes each.
    .e2014 = In rapid the gift was two minutes. Without close supervision the first illegal move lost in rapid and blitz.
    .e2017 = In rapid the gift was two minutes. Without close supervision the first illegal move lost in rapid and blitz.
    .e2018 = In rapid the gift was two minutes.
rule-illegal-loss-draw-gist = One illegal move too many loses; but if the opponent could never mate, the game is drawn instead.
    .e2005 = The Laws did not know this exception.
rule-illegal-increment-reversal-gist = Whoever presses after an illegal move is given the extra time of that move as well. Arbiters usually take it back. This is advice to arbiters, and not one of the Laws.
rule-pieces-found-displaced-gist = If pieces turn out to stand on wrong squares, the game goes back to the last right position and on from there. Nobody is charged with an illegal move for it.
rule-displaced-pieces-gist = Whoever knocks pieces over puts them right again, on the own time. Do not press your clock before everything stands. Each player may stop the clocks and call the arbiter.

rule-offer-timing-gist = Make your move, offer the draw, press your clock: in this order. Both players note the offer on their scoresheets with (=).
rule-offer-other-time-gist = An offer at another moment is valid too, but it may disturb, above all while your opponent is thinking.
rule-offer-lifetime-gist = You cannot take an offer back. It stands until your opponent says yes or no, touches a piece to play on, or the game ends some other way.

rule-both-guilty-gist = If both players break the rules and neither deserves the point, both lose: 0–0.
rule-penalty-list-gist = The arbiter can warn, give time to one player, take time from the other, declare the game lost, change the points, and in the worst case send a player out of the event.
    .e2005-e2009 = Fines and exclusion from a round were not named yet.
    .e2014 = Exclusion from a round was not named yet.
rule-arbiter-non-intervention-gist = Chess is played by two. The arbiter does not tell the players how many moves have been made or that somebody forgot the clock, and steps in only where the Laws say so.
