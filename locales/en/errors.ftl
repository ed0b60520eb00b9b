### Errors

# $log: whose log it is, the game's or the side clock's; $place: whether a copy could be kept; $path: where
note-damaged = { $log ->
    [game] Part of the game record is damaged.
    [tournament] Part of the tournament log is damaged.
   *[clock] Part of the side clock log is damaged.
}
    .kept = { $place ->
        [aside] Everything before the damage is here; the whole file was saved as { $path }.
       *[there] Everything before the damage is here; the file is untouched until the disk has room for a copy.
    }
    .next = { $log ->
        [tournament] Compare the results with the slips before you continue.
       *[game] Compare the position and the clocks with the scoresheets before you continue.
    }
note-lost = { $log ->
    [game] The game record is damaged from the start.
    [tournament] The tournament log is damaged from the start.
   *[clock] The side clock log is damaged from the start.
}
    .kept = { $place ->
        [aside] It was saved as { $path }.
       *[there] It is still there, untouched, until the disk has room for a copy.
    }
note-foreign = { $log ->
    [game] The file in place of the game record was not written by Jadoube.
    [tournament] The file in place of the tournament log was not written by Jadoube.
   *[clock] The file in place of the side clock log was not written by Jadoube.
}
    .kept = { $place ->
        [aside] It was saved as { $path }.
       *[there] It is still there, untouched, until the disk has room for a copy.
    }
note-newer = { $log ->
    [game] The current game was saved by a newer version of Jadoube.
    [tournament] The tournament log was saved by a newer version of Jadoube.
   *[clock] The side clock log was saved by a newer version of Jadoube.
}
    .kept = It was not changed.
    .next = Use the newer version to continue it. If you start another here, this one is saved in the folder “earlier”.
# $why: the reason, as the system says it
note-log-unreadable = { $log ->
    [game] The game record cannot be read: { $why }
    [tournament] The tournament log cannot be read: { $why }
   *[clock] The side clock log cannot be read: { $why }
}
    .kept = It was not changed.
    .next = Check the file’s permissions and restart Jadoube. If you start another here, this one is saved in the folder “earlier”.
note-sign-lost = { $log ->
    [game] It is not known how long the clock kept running before the program ended.
   *[clock] It is not known how long the side clock kept running before the program ended.
}
    .kept = It shows the time of the last act.
    .next = If the players agree on the time, or someone noted it, the arbiter can correct it.
# $why: how long, as a clock shows it
note-unwatched = { $log ->
    [game] The program ended while a clock was running and was started again { $why } after its last sign of life.
   *[clock] The program ended while the side clock was running and was started again { $why } after its last sign of life.
}
    .kept = The clock shows the time at that sign; it is not known how long play went on.
    .next = { note-sign-lost.next }
# $path: where what was found in its place is saved
note-displaced = { $log ->
    [game] Something other than Jadoube removed or changed the file with the game record.
    [tournament] Something other than Jadoube removed or changed the file with the tournament log.
   *[clock] Something other than Jadoube removed or changed the file with the side clock log.
}
    .kept = { $place ->
        [aside] It was written again from memory and nothing is missing; what was in its place is saved as { $path }.
       *[there] It was written again from memory and nothing is missing.
    }
    .next = If a program copies or synchronises that folder, switch it off while you play.
# $path: where the game is saved
note-start-failed = Jadoube did not finish starting last time, so this time it started without the game.
    .kept = The game is saved as { $path }.
    .next = To try again, open it under “{ kept-title }”.
# $count: the number of events on which this program would now rule differently
note-ruled-differently = { $count ->
    [one] This version would rule differently on one event of this game.
   *[other] This version would rule differently on { $count } events of this game.
}
    .kept = The original rulings stand.
    .next = The arbiter may want to look at the log.
# $why: the system's own words
note-not-kept = The game cannot be saved to disk: { $why }
    .kept = Play continues, and everything so far is in memory.
    .next = { $remedy ->
        [room] Make room on the disk, or save the game somewhere else.
        [rights] Let Jadoube write to its folder, or save the game somewhere else.
        [obstacle] Move away what is in its place, or save the game somewhere else.
        [other-program] Close the other Jadoube, or save the game somewhere else.
       *[elsewhere] Save the game somewhere else, if possible on another disk.
    }
note-colors-swapped = Colours swapped: the player who had Black now has White.
note-position-kept = Position saved.
    .next = It is under “{ new-game-title }”, “{ tournament-settings }”, “{ start-set-up }”.
note-game-paused = The game is paused while you learn.
    .kept = { clock-paused }
    .next = Go back to it from “{ menu-first }”: “{ summary-resume }”.
# $why: the number of a round   $count: the number of a board
note-board-left = The game at board { $count } of round { $why } was not finished here.
    .kept = The tournament is as it was: that board has no result from this game.
    .next = Enter its result in the tournament, or start its game again from there.
# $why: the number of a round   $count: the number of a board
note-incident-left = The incident at board { $count } of round { $why } is not entered in the tournament.
    .kept = It is kept as it was, among “{ kept-title }”.
    .next = Open it there and enter it.
note-kept-after-all = The game is being saved to disk again.
    .kept = Nothing is missing.
note-second-program = Jadoube is already open in another window.
    .kept = Games played here are kept only until this window is closed, unless you save them.
    .next = Close the other window and start this one again.
# $count: minutes, rounded up
note-slept = { $count ->
    [one] The computer slept for about a minute.
   *[other] The computer slept for about { $count } minutes.
}
    .kept = That time was not charged to either player, and the clocks are stopped.
    .next = Set the times, then resume.
# $count: minutes, rounded up
note-slept-or-set = { $count ->
    [one] The computer slept for about a minute, or its clock was set forward.
   *[other] The computer slept for about { $count } minutes, or its clock was set forward.
}
    .kept = { note-slept.kept }
    .next = { note-slept.next }
# $count: seconds
note-held-up = { $count ->
    [one] For a second, moves and presses were not registered while a clock was running: the program or the computer was too busy.
   *[other] For { $count } seconds, moves and presses were not registered while a clock was running: the program or the computer was too busy.
}
    .kept = The clock kept running, and nothing is lost.
    .next = If a player was affected, stop the clocks and correct the times.
# $path: the file, $why: what is wrong with it
note-unreadable = { $path } cannot be read: { $why }
    .kept = Nothing was changed.
    .next = Choose a Jadoube game or a PGN file.
file-not-a-game = this is not a game: it has no moves, no position and no tags.
file-damaged = it is damaged and was not opened.
# $line, $column: where, counted from 1
file-damaged-at = it is damaged at line { $line }, column { $column } and was not opened.
file-foreign = it is not one of Jadoube’s files.
file-newer = it was written by a newer version of Jadoube. Open it with that one.
file-last-sign = it only records when Jadoube was last running; there is nothing to open in it.
file-tournament = it is the log of a tournament, not a game; jadoube-cli event shows it.
file-incident = it is an incident at a board, not a game; jadoube-cli report writes its sheet.
file-no-tournament = there is no tournament in it.
file-envelope = it is an envelope; open the game it belongs to.
file-printed = it is a printed page; open the game it was made from.
note-unwritable = { $path } cannot be written: { $why }
    .kept = The game is unchanged.
    .next = Choose another place.
note-not-opened = No program could open { $path }
    .kept = It is there, unchanged.
    .next = Open it yourself.
note-not-shown = No file manager could show { $path }
    .kept = { note-not-opened.kept }
    .next = { note-not-opened.next }
note-written = Saved to { $path }
note-open = Open
note-show-in-folder = Show in folder
note-copied-pgn = The game is on the clipboard, as PGN
note-copied-fen = The position is on the clipboard, as FEN
note-copied-picture = A picture of the board is on the clipboard
note-copied-text = The text is on the clipboard
note-link-pasted = Jadoube fetches nothing from the network
    .next = Copy the PGN on that page, and paste it here.
note-file-window-open = A file window is still open
    .next = Choose a file there, or close it.
# $path: where the old preferences are kept
note-settings-lost = The preferences file is damaged.
    .kept = The old file was saved as { $path }; everything before the damage still applies.
    .next = The rest is at its defaults until you change it.
# $why: the names of the preferences, $count: how many, $path: where the old file is kept
note-settings-refused = { $count ->
    [one] One preference cannot be used: { $why }
   *[other] { $count } preferences cannot be used: { $why }
}
    .kept = All others apply; the old file was saved as { $path }.
    .next = Choose again in the preferences; until then the default applies.
# $why: the system's own words
note-settings-unread = The preferences cannot be read: { $why }
    .kept = The file was not changed; until it can be read, the defaults apply.
    .next = Check the disk and the file’s permissions, then restart Jadoube.
# $path: where the old file is kept
note-learners-lost = The learners’ progress cannot be read.
    .kept = The old file was saved as { $path }.
    .next = Progress is recorded afresh from now on.
# $path: where the old file is kept
note-learners-newer = The learners’ progress was written by a newer version of Jadoube.
    .kept = The old file was saved as { $path }.
    .next = Use the newer version, or start progress afresh here.
note-learners-unread = The learners’ progress cannot be read: { $why }
    .kept = The file was not changed; until it can be read, progress is empty.
    .next = Check the disk and the file’s permissions, then restart Jadoube.

sound-left-out = This program was built without sound.
sound-no-device = No sound device was found; everything else works.
sound-refused = The sound device does not play; everything else works.
voice-not-found = No voice was found: install Speech Dispatcher or eSpeak NG. Everything else works.
voice-refused = The voice does not speak; everything else works.

file-missing = there is no such file.
file-forbidden = permission denied.
file-disk-full = the disk is full.
file-read-only = the disk is read-only.
file-failing = the disk is failing.
file-not-a-folder = part of the path is a file, not a folder.
file-name-too-long = the name is too long.
file-circle = the links in the path form a loop.
file-too-many-open = too many files are open on this computer.
file-held = another Jadoube is using the folder.
# $reason: the number that the system gives
file-refused-because = the system refuses it (reason { $reason }).
file-refused = the system refuses it.
file-folder = this is a folder.
file-endless = this is a pipe or a device, not a file.
# $most: MiB
file-too-large = this file is larger than { $most } MiB.
file-replaced = it has changed since its games were listed; open it again.
file-broken-off = Jadoube failed while reading it.
# $name: the file
reading-opens = Opening { $name } …
# $name: the file, $read and $length: MiB
reading-reads = Reading { $name }: { $read } of { $length } MiB
note-opened-in-part = Part of { $path } is damaged.
    .kept = Everything before the damage is here; the file was not changed.
    .next = Compare the position and the clocks with the scoresheets before you continue.
note-settings-taken = Using the preferences in { $path }
# $why: since when the other program is open, on which machine, its process
note-other-without-game = Jadoube is already open in another window ({ $why }).
    .kept = { note-second-program.kept }
    .next = { note-second-program.next }
note-other-program = Jadoube is already open in another window ({ $why }).
    .kept = { note-second-program.kept }
    .next = Close the other window and start this one again, or look at its game from here.
# $path: the report
note-crashed = Jadoube had a fault the last time it ran.
    .kept = A report is kept as { $path }; nothing was sent anywhere.
    .next = Include it if you report the fault.
note-look = Look at its game
# An engine at the table plays no longer. $name: the engine, $path: where it lies, $why: what it did
note-engine-left = { $why ->
    [missing] { $name } is not at { $path } any more.
    [not-started] { $name } cannot be started: { $path } is no program you may run.
    [no-uci] { $name } does not answer as a UCI engine does.
    [not-ready] { $name } never said that it was ready.
    [no-chess960] { $name } does not play Chess960.
    [silent] { $name } gave no move, not even when told to.
    [flooded] { $name } said more than anyone can take in and was ended.
    [illegal-move] { $name } wanted to play an illegal move; nothing was moved.
    [no-move] { $name } gave no move, though there is one.
   *[ended] { $name } has quit.
}
    .kept = The game is kept, and the clocks go on as they were.
    .next = Let the program play on in its place, or start it again.
note-engine-again = Start it again
menu-built-in-plays = Let the program play on
