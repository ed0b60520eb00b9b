### Adjournment and the envelope

menu-adjourn = Adjourn (seal a move)…
menu-resumption = Resumption…

## Asking for a sealed move
adjourn-title = Adjourning the game
adjourn-only-today = Only stopping for today? Close the window; the game is kept.
adjourn-what = { $clock ->
    [stopped] The player to move writes the move down and seals it. Both clocks are stopped already.
   *[running] The player to move writes the move down, seals it, and only then stops the clock.
}
adjourn-session = The session is over
adjourn-early = A player adjourns early
adjourn-early-what = The time left in the session is taken from that player’s clock.
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
passphrase-again = Repeat
passphrase-differs = The two are different.
passphrase-what = If left empty, only the player’s passphrase opens it.
passphrase-may = It also opens the envelope; you can leave it empty.
passphrase-needed = Without it nobody could ever open the envelope.
passphrase-draw = Suggest four words
passphrase-draw-again = Other words
passphrase-write-twice = Write these words down, with spaces between them; then type them under “Repeat”.
passphrase-write = Write these words down, with spaces between them.
passphrase-use-weak = Use it anyway
strength-minutes = Weak: can be guessed in minutes.
strength-day = Weak: can be guessed in a day.
strength-weeks = Weak: can be guessed in weeks.
strength-years = Good: takes years to guess.
strength-lifetime = Strong: takes more than a lifetime to guess.
secret-look = Hold to show

## The player seals. $player: the player’s name
seal-title = { $player }: sealed move
seal-move = Move to be sealed
seal-what = Any language and notation; nobody checks it. The opponent looks away.
seal-played = A move was made on the board after the arbiter asked: that move must be sealed. Write it down.
seal-close = { $clock ->
    [stopped] Seal it
   *[running] Seal it and stop the clock
}
# Above that button, while it waits
seal-lacks-move = Write the move first.
seal-lacks-passphrase = Choose a passphrase first.
seal-lacks-repeat = Type the passphrase once more, under “{ passphrase-again }”.
seal-lacks-strength = Choose a stronger passphrase, or tick “{ passphrase-use-weak }”.
seal-until = { $clock ->
    [stopped] Until the envelope is closed you may change the move.
   *[running] Until you stop the clock you may change the move. A move made on the board is your sealed move.
}
seal-closing = Closing the envelope…
seal-paper-what = { $clock ->
    [stopped] Write the move on the scoresheet, put both scoresheets into the envelope and seal it. Both clocks are stopped already.
   *[running] Write the move on the scoresheet, put both scoresheets into the envelope and seal it; only then stop the clock.
}
seal-paper-close = { $clock ->
    [stopped] It is sealed
   *[running] It is sealed: stop the clock
}

## The envelope
envelope-title = Sealed move
envelope-fingerprint = Fingerprint
envelope-fingerprint-what = Both players write it down. If it is the same when you resume, nobody has touched the envelope.
envelope-on-paper = The move is on paper; the program keeps only what is written on the envelope.
envelope-open = Open the envelope
envelope-opening = Opening the envelope…
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
fingerprint-question = Before opening the envelope: is this the fingerprint you both wrote down?
fingerprint-type = Or type what you wrote down
fingerprint-typed-differs = That is not the fingerprint above. Check each letter.
fingerprint-yes = Yes, the same
fingerprint-no = No, it is different
fingerprint-nobody = Not written down
fingerprint-compared = ✓ The fingerprint matches.
fingerprint-not-compared = The fingerprint was not compared: nobody wrote it down.
fingerprint-differs = Then this is not the envelope that was closed, or the note is wrong. It stays closed.
fingerprint-differs-next = Compare both notes letter by letter. If they still differ, the arbiter decides: find the file with the right envelope, or continue as with a lost one under “More options…”.
fingerprint-again = Compare again

## Taking the game up again. $player: the player’s name   $text: what stands on the paper
adjourned-title = The game is adjourned
adjourned-check = The arbiter checks these entries and keeps the envelope.
adjourned-offer = The draw offer stands until it is answered.
resume-title = Resume
resume-take-up = Resume the game…
resume-both-here = Are both players here?
resume-begins-what = Your answer starts the session.
resume-both = Both are here
resume-only = Only { $player }
resume-nobody = Nobody yet
resume-comes = { $player } is here
resume-is-here = ✓ { $player }
resume-first-minute = Whoever arrives within the first minute counts as there from the start.
resume-too-late = { $player } is late…
resume-replier-absent = The envelope stays closed until { $player } arrives. { $player }’s clock is running.
resume-stop-clock = Stop the clock and call the arbiter
resume-sealer-absent = The player who sealed is not here
resume-reply-later = Once the sealed move has been read, the reply may be sealed in a second envelope.
resume-reply-may = The reply may be made on the board, or sealed in a second envelope that is opened when the opponent comes.
resume-reply-sealed = The reply is in a second envelope
resume-reply-waits = It is opened when the absent player arrives.
resume-wrong-times = { $player }: the clocks are wrong
resume-set-times = Set the clocks
resume-late-claim = The error was reported too late. The arbiter may still correct the times.
resume-correct-times = Correct the clocks
resume-times-stand = Keep the times
resume-decide = The arbiter decides
resume-late-open = If the sealed move ended the game, that result counts: open the envelope first.
reveal-paper = What the paper says
reveal-read = Read it out
reveal-stands = The paper says: { $text }
reveal-means = The move it clearly means
reveal-nothing = It cannot be understood
resume-more = More options…
resume-less = Fewer options
resume-offers = { $player } offers a draw
resume-declines = { $player } declines the draw
resume-agreed = A draw was agreed during the break
resume-resigned = { $player } has resigned
resume-lost = The envelope is lost
resume-lost-what = The game continues from this position with these times; the sealed move is played as its player states it.
resume-annul = The position is lost: annul the game
resume-ends = This ends the game and cannot be undone.

## Why an envelope stays closed. $line: the number of the line
refused-kept = Nothing was changed, and nothing is lost.
refused-envelope-next = Open the saved file of the adjourned game, or continue as with a lost envelope.
refused-not-an-envelope = This is not a Jadoube envelope.
# $time: how long it still takes, like 0:10
next-try = You can try again in { $time }.
refused-newer = A newer version of Jadoube wrote this envelope. It was left as it is; open it with that version.
refused-damaged = The envelope is damaged: its line { $line } is missing or was altered.
refused-too-costly = The envelope asks for more memory than a real one would. It was not tried.
refused-wrong-passphrase = This passphrase does not open the envelope. Check the keyboard language and capital letters.
refused-altered = The passphrase is right, but the envelope was altered after it was closed.
refused-on-paper = The move was sealed on paper.
refused-too-long = This does not fit into the envelope. Make it shorter.
refused-no-passphrase = Enter a passphrase, or nobody could open the envelope.
refused-other-game = This envelope belongs to another game.
refused-missing = The envelope of this game is not here.
refused-no-randomness = No random numbers are available, so nothing can be sealed safely. Seal on paper.
refused-not-done = The envelope could not be processed. Try again.
choose-envelope = Print the envelope
