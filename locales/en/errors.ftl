### Errors

# $log: whose log it is, the game's or the side clock's; $place: whether a copy could be kept; $path: where
note-damaged = { $log ->
    [game] The record of the game is damaged from some place on.
   *[clock] The log of the side clock is damaged from some place on.
}
    .kept = { $place ->
        [aside] Everything up to that place is here; the whole file was kept as { $path }.
       *[there] Everything up to that place is here; the file is untouched until the disk has room for a copy.
    }
    .next = Compare the position and the clocks with the scoresheets before you continue.
note-lost = { $log ->
    [game] The record of the game is damaged from its very beginning.
   *[clock] The log of the side clock is damaged from its very beginning.
}
    .kept = { $place ->
        [aside] It was kept as { $path }.
       *[there] It is still there, untouched, until the disk has room for a copy.
    }
note-foreign = { $log ->
    [game] What lay in the place of the game’s record was not written by Jadoube.
   *[clock] What lay in the place of the side clock’s log was not written by Jadoube.
}
    .kept = { $place ->
        [aside] It was kept as { $path }.
       *[there] It is still there, untouched, until the disk has room for a copy.
    }
note-newer = { $log ->
    [game] The game on the table was kept by a newer version of Jadoube.
   *[clock] The log of the side clock was kept by a newer version of Jadoube.
}
    .kept = Nothing of it was touched.
    .next = Start the newer version to continue it. If you begin another here, this one is kept, whole, in the folder “earlier”.
# $why: the reason, as the system says it
note-log-unreadable = { $log ->
    [game] The record of the game cannot be read: { $why }
   *[clock] The log of the side clock cannot be read: { $why }
}
    .kept = Nothing of it was touched.
    .next = Check that the file may be read, and start Jadoube again. If you begin another here, this one is kept, whole, in the folder “earlier”.
note-sign-lost = { $log ->
    [game] Nobody knows how long the clock ran on before the program ended.
   *[clock] Nobody knows how long the side clock ran on before the program ended.
}
    .kept = It stands as it did at the last act.
    .next = If the players agree on the time, or somebody noted it, the arbiter can correct it.
# $count: the number of events on which this program would now rule differently
note-ruled-differently = { $count ->
    [one] This program would now rule differently on one event of this game.
   *[other] This program would now rule differently on { $count } events of this game.
}
    .kept = What was ruled then stands.
    .next = The arbiter may want to look at the log.
# $why: the system's own words
note-not-kept = What happens cannot be kept on the disk: { $why }
    .kept = The game goes on, and everything so far is in memory.
    .next = Make room on the disk, or save the game in another place.
note-colors-swapped = Colours are swapped: whoever had Black has White now.
note-position-kept = The position is kept.
    .next = You find it under “{ new-game-title }”, “{ tournament-settings }”, “{ start-set-up }”.
note-kept-after-all = What happens is kept on the disk again.
    .kept = Nothing is missing.
note-second-program = Another Jadoube is open and keeps its own game.
    .kept = Games played here are not kept unless you save them.
    .next = Close the other one, and start this one again.
# $count: minutes, rounded up
note-slept = { $count ->
    [one] The computer slept for about a minute.
   *[other] The computer slept for about { $count } minutes.
}
    .kept = That time was charged to nobody, and the clocks are stopped.
    .next = The arbiter sets the times and lets the clocks run on.
# $count: minutes, rounded up
note-slept-or-set = { $count ->
    [one] The computer slept for about a minute, or its clock was set forward.
   *[other] The computer slept for about { $count } minutes, or its clock was set forward.
}
    .kept = { note-slept.kept }
    .next = { note-slept.next }
# $count: seconds
note-held-up = { $count ->
    [one] For a second no move and no press could be taken here while a clock ran: the program was held up, or the computer was too busy.
   *[other] For { $count } seconds no move and no press could be taken here while a clock ran: the program was held up, or the computer was too busy.
}
    .kept = The clock went on, and nothing of the game is lost.
    .next = If a player was hindered, the arbiter stops the clocks and corrects the times.
# $path: the file, $why: what is wrong with it
note-unreadable = { $path } cannot be read: { $why }
    .kept = Nothing was changed.
    .next = Choose a game kept by Jadoube, or one in PGN.
file-damaged = it is damaged, and nothing of it was put on the table.
# $line, $column: where, counted from 1
file-damaged-at = it is damaged at line { $line }, column { $column }, and nothing of it was put on the table.
file-foreign = it is not one of Jadoube’s files.
file-newer = a newer version of Jadoube wrote it. Open it with that one.
file-last-sign = it only tells when Jadoube was last running; there is nothing to open in it.
file-envelope = it is an envelope, which is opened with the game it belongs to.
file-printed = it is a page for the printer; open the game it was made from.
note-unwritable = { $path } cannot be written: { $why }
    .kept = The game is unchanged.
    .next = Choose another place.
note-not-shown = The folder { $path } cannot be shown: { $why }
    .kept = What lies in it is unchanged.
    .next = Open it by hand.
note-written = Written to { $path }
# $path: where the old preferences are kept
note-settings-lost = The preferences cannot be read to their end.
    .kept = The file as it was lies in { $path }; what stood before the fault still holds.
    .next = The rest is as usual until you choose otherwise.
# $why: the names of the preferences, $count: how many, $path: where the old file is kept
note-settings-refused = { $count ->
    [one] One preference cannot be used: { $why }
   *[other] { $count } preferences cannot be used: { $why }
}
    .kept = All others hold; the file as it was lies in { $path }.
    .next = Choose again in the preferences; until then it is as usual.
# $why: the system's own words
note-settings-unread = The preferences cannot be read: { $why }
    .kept = Their file is left as it is; until it can be read, the usual ones hold.
    .next = Check the disk, and whether the file may be read; then start Jadoube again.
# $path: where the old file is kept
note-learners-lost = What the learners have done cannot be read.
    .kept = The file as it was lies in { $path }.
    .next = Lessons and situations are noted anew from now on.
# $path: where the old file is kept
note-learners-newer = A newer Jadoube has written what the learners have done.
    .kept = The file as it was lies in { $path }.
    .next = Use the newer Jadoube, or note lessons and situations anew here.
note-learners-unread = What the learners have done cannot be read: { $why }
    .kept = Its file is left as it is; until it can be read, nobody has done anything.
    .next = Check the disk, and whether the file may be read; then start Jadoube again.

sound-left-out = This program was built without sound.
sound-no-device = No sound device was found; everything else works.
sound-refused = The sound device does not play; everything else works.

file-missing = there is no such file.
file-forbidden = the system does not allow it.
file-disk-full = the disk is full.
file-read-only = the disk can only be read.
file-folder = this is a folder.
file-endless = this is a pipe or a device, not a file.
# $most: MiB
file-too-large = a saved game has at most { $most } MiB, and this file has more.
file-replaced = it was changed since its games were listed; open it again.
file-broken-off = reading it broke off, by a fault of this program.
# $name: the file
reading-opens = Opening { $name } …
# $name: the file, $read and $length: MiB
reading-reads = Reading { $name }: { $read } of { $length } MiB
note-opened-in-part = { $path } is damaged from some place on.
    .kept = Everything up to that place is here; the file was not changed.
    .next = Compare the position and the clocks with the scoresheets before you continue.
note-settings-taken = Preferences taken from { $path }
