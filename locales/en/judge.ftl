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
# $why: what a reader of files says, in English
judge-no-script = this is no script: { $why }
judge-no-text = the text is not UTF-8.
# $most: MiB
judge-too-large = a script has at most { $most } MiB, and this file has more.
judge-quiet-about-all = --quiet shows only what differs: from what a case expects (--expect), or, side by side, between editions (--edition all).
# How far it has come. $count, $all: scripts
judge-progress = Judged: { $count } of { $all }
