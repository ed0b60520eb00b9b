### Adjournment and the envelope

menu-adjourn = Adjourn (seal a move)…
menu-resumption = Resume the game…

## Asking for a sealed move
adjourn-title = Adjourning the game
adjourn-what = The player who has the move writes it down, seals it, and only then stops the clock.
adjourn-session = The session is over
adjourn-early = A player adjourns early
adjourn-early-what = What remains of the session is taken from the time of that player.
adjourn-where = The move is sealed
adjourn-here = in the program
adjourn-on-paper = on paper
adjourn-ask = Ask for the sealed move
adjourn-go-on = Next
resumption-date = Day
resumption-time = Time
resumption-venue = Place

## Passphrases. $bits: how hard one is to guess
passphrase = Passphrase
passphrase-arbiter = The arbiter’s passphrase
passphrase-player = Your own passphrase
passphrase-again = Once more
passphrase-differs = The two are not the same.
passphrase-what = Left empty, only the player’s passphrase opens the envelope.
passphrase-may = It opens the envelope too; it may be left empty.
passphrase-needed = Without it nobody could ever open the envelope.
passphrase-draw = Draw four words
passphrase-draw-again = Other words
passphrase-write-twice = Write these words down, with a space between each; then type them under “Once more”.
passphrase-write = Write these words down, with a space between each.
passphrase-use-weak = Use it all the same
strength-minutes = Weak: a computer guesses it within minutes.
strength-day = Weak: a computer guesses it within a day.
strength-weeks = Weak: a computer guesses it within weeks.
strength-years = Good: a computer needs years to guess it.
strength-lifetime = Strong: nobody guesses it in a lifetime.
strength-bits = { $bits ->
    [one] { $bits } bit
   *[other] { $bits } bits
}
secret-look = Hold to look

## The player seals. $player: the player’s name
seal-title = { $player }: the sealed move
seal-move = The move to be sealed
seal-what = In any language and notation; nobody checks it. The opponent looks away.
seal-played = A move was made on the board after the arbiter had asked: that move must be sealed. Write it down.
seal-close = Seal it and stop the clock
seal-until = Until the clock is stopped the move may still be changed, or made on the board instead.
seal-closing = The envelope is being closed…
seal-paper-what = Write the move on the scoresheet, put both scoresheets into the envelope and seal it; only then stop the clock.
seal-paper-close = It is sealed: stop the clock

## The envelope
envelope-title = Sealed move
envelope-fingerprint = Fingerprint
envelope-fingerprint-what = Both players write it down. If it is the same at the resumption, nobody has touched the envelope.
envelope-on-paper = The move stands on paper; the program keeps only what stands on the envelope.
envelope-open = Open the envelope
envelope-opening = The envelope is being opened…
envelope-print = Print…
envelope-print-c6 = Front of a C6 envelope
envelope-print-c5 = Front of a C5 envelope
envelope-print-a4 = A4 sheet to fold
envelope-player-signs = Player
envelope-arbiter-signs = Arbiter
envelope-fold-1 = Cut off the four corners along the lines.
envelope-fold-2 = Fold the narrow sides to the back, put glue on their grey strips, and fold this lower part over them.
envelope-fold-3 = Put both scoresheets in.
envelope-fold-4 = Put glue on the grey strip here, fold the upper part down onto it, and sign across the edge.
entry-position = Position before the sealed move
entry-clocks = Clocks (White – Black)
entry-sealed-by = Sealed by
entry-number = Number of the sealed move
entry-offer = Draw offered by
entry-no-offer = nobody
entry-resumption = Resumption

## Is it the fingerprint that was written down?
fingerprint-question = Before the envelope is opened: is this the fingerprint that both players wrote down?
fingerprint-type = Or type what was written down
fingerprint-typed-differs = That is not the fingerprint above. Look at each letter again.
fingerprint-yes = Yes, the same
fingerprint-no = No, it differs
fingerprint-nobody = Not written down
fingerprint-compared = ✓ The fingerprint is the one that was written down.
fingerprint-not-compared = The fingerprint was not compared: nobody wrote it down.
fingerprint-differs = Then this is not the envelope that was closed, or it was written down wrongly. It stays closed.
fingerprint-differs-next = Compare both notes letter by letter. If it still differs, the arbiter decides: look for the file with the right envelope, or continue as with a lost one under “Other ways…”.
fingerprint-again = Compare once more

## Taking the game up again. $player: the player’s name   $text: what stands on the paper
adjourned-title = The game is adjourned
adjourned-check = The arbiter checks these entries and keeps the envelope.
adjourned-offer = The draw offer stands until it is answered.
resume-title = Resuming the game
resume-take-up = Resume the game…
resume-who = Who has come?
resume-comes = { $player } is here
resume-is-here = ✓ { $player }
resume-too-late = { $player }: too late?
resume-begin = The session begins
resume-replier-absent = The envelope stays closed until this player has come: { $player }. The clock of this player runs.
resume-stop-clock = Stop the clock and call the arbiter
resume-sealer-absent = The player who sealed is not here
resume-reply-may = The reply may be made on the board, or sealed in a second envelope that is opened when the opponent comes.
resume-reply-sealed = The reply lies in a second envelope
resume-reply-waits = It is opened when the player who is absent has come.
resume-wrong-times = { $player }: the clocks are wrong
resume-set-times = Set the clocks
resume-late-claim = The error was pointed out too late. The arbiter may still correct the times.
resume-correct-times = Correct the clocks
resume-times-stand = The times stand
resume-decide = The arbiter decides
resume-late-open = If the sealed move ended the game, that stands: look into the envelope first.
reveal-paper = What stands on the paper
reveal-read = Read it out
reveal-stands = On the paper stands: { $text }
reveal-means = The move it plainly means
reveal-nothing = Its meaning cannot be established
resume-more = Other ways…
resume-less = Less
resume-offers = { $player } offers a draw
resume-declines = { $player } declines the draw
resume-agreed = A draw was agreed meanwhile
resume-resigned = { $player } has resigned
resume-lost = The envelope is lost
resume-lost-what = The game goes on from this position with these times; the sealed move is played as its player states it.
resume-annul = The position is lost: annul the game
resume-ends = This ends the game and cannot be taken back.

## Why an envelope stays closed. $line: the number of the line
refused-kept = Nothing was changed, and nothing is lost.
refused-envelope-next = Open the saved file of the adjourned game, or continue as with a lost envelope.
refused-not-an-envelope = This is no envelope of Jadoube.
refused-newer = A newer version of Jadoube wrote this envelope. It was left as it is; open it with that version.
refused-damaged = The envelope is damaged: its line { $line } is missing or was altered.
refused-too-costly = The envelope asks for more memory than an honest one would. It was not tried.
refused-wrong-passphrase = This passphrase does not open the envelope. Mind the keyboard’s language and capital letters.
refused-altered = The passphrase is right, but the envelope was altered after it was closed.
refused-on-paper = The move was sealed on paper.
refused-too-long = What was written does not fit into the envelope. Write it shorter.
refused-no-passphrase = Somebody must give a passphrase, or nobody could open the envelope.
refused-other-game = This envelope belongs to another game.
refused-missing = The envelope of this game is not here.
refused-no-randomness = The system gives no random numbers, so nothing can be sealed safely. Seal on paper.
refused-not-done = Work on the envelope could not be finished. Try again.
choose-envelope = Print the envelope
