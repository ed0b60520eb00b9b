### What `jadoube judge` tells people; what it prints of the rulings is the same in every language

# Where a ruling is not the expected one. $about: the number of an act, or what the end says
judge-different = DIFFERENT at { $about }
judge-expected = expected:
judge-ruled = ruled:
# In the place of what was expected or ruled
judge-nothing = nothing
# $move: as it is written; $why: a sentence
judge-illegal-move = { $move } cannot be played there: { $why }
judge-already-over = these moves already end the game.
judge-clocks-without-time = readings are given, but no time control.
# Where nothing better is known. $why: what a reader of files says, in English
judge-no-script = this is not a script: { $why }
judge-no-text = the text is not UTF-8.
# $most: MiB
judge-too-large = a script has at most { $most } MiB; this file is larger.
judge-quiet-about-all = --quiet shows only what differs: from what a case expects (--expect), or, side by side, between editions (--edition all).
# How far it has come. $count, $all: scripts
judge-progress = Judged: { $count } of { $all }

## What is wrong with how a script is written. $name: what stands or should stand in its text   $known: names, parted by commas
judge-fault-no-script = this is not a script: a script begins with “(” and ends with “)”.
judge-fault-sign = “{ $name }” is expected here.
judge-fault-truth = true or false is expected here.
judge-fault-number = a whole number is expected here.
judge-fault-text = a text in quotation marks is expected here.
judge-fault-name = a name without quotation marks is expected here.
judge-fault-no-name = “{ $name }” is not a valid name here.
judge-fault-number-range = this number is too large or too small here.
judge-fault-open-text = this text has no closing quotation mark.
judge-fault-open-comment = this comment does not end: */ is missing.
judge-fault-escape = this cannot follow a backslash; a backslash itself is written “\\”.
judge-fault-unknown = “{ $name }” is not known here; known are: { $known }.
judge-fault-field-missing = “{ $name }” is missing here.
judge-fault-field-twice = “{ $name }” appears twice here.
judge-fault-value-missing = one more value is missing here.
judge-fault-end = the text ends in the middle of the script.
judge-fault-too-deep = the brackets are nested too deeply.
judge-fault-surplus = the script ends before this; nothing can follow it.
judge-fault-unexpected = “{ $name }” does not belong here.
judge-fault-extension = RON knows no extension “{ $name }”.

## What is wrong with what a script says. $text: a text of it   $why: a sentence; after a time, without a full stop   $known: names, parted by commas   $example: a text for a script
judge-fault-square = “{ $text }” is not a square; write it like “e4”.
judge-fault-question = “{ $text }” is not a question; write it like “can-mate white”.
judge-fault-edition = “{ $text }” is not an edition; the editions are: { $known }.
# $count, $most: numbers
judge-fault-count = { $count } is too many; the most is { $most }.
judge-fault-duration = “{ $text }” is not a time. { $why }.
judge-fault-control = “{ $text }” is not a time control. { $why }.
judge-fault-untimed = leave “time” out in a game without a clock.
judge-fault-chess960 = “{ $text }” is not a Chess960 position number; they run from 0 to 959.
judge-fault-fen = “{ $text }” is not a FEN. { $why }
judge-fault-moves = “{ $text }” has more than { $most } moves.
judge-fault-kings = in “{ $text }” each side must have one king, and the kings must not be adjacent.
judge-fault-unplayable = no game can continue from “{ $text }”. { $why }
# $at, $before: moments, as 0:01:30
judge-fault-order = this act is at { $at }, but the one before it at { $before }.
judge-fault-nobody = nobody can do “{ $act }”.
# $by: white, black, arbiter, clock   $act: its name in a script   $doers: player, arbiter, either, clock
judge-fault-doer =
    { $by ->
        [white] White
        [black] Black
        [arbiter] the arbiter
       *[clock] the clock
    } cannot do “{ $act }”; only { $doers ->
        [player] a player
        [arbiter] the arbiter
        [either] a player or the arbiter
       *[clock] the clock
    } can.
judge-fault-expect = a list of expected lines is expected here, or a list for each set of editions: { $example }
judge-fault-expect-line = “{ $text }” is not an expected line; write it like “{ $example }”.
judge-fault-expect-end = the end cannot say “{ $text }”; it says: { $known }.
judge-fault-expect-editions = “{ $text }” is not a set of editions; write “all”, “2005 2009” or “2014..”.
# $edition: a year
judge-fault-expect-twice = the { $edition } edition is given twice.
