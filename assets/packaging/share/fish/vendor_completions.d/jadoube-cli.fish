# Print an optspec for argparse to handle cmd's options that are independent of any subcommand.
function __fish_jadoube_cli_global_optspecs
    string join \n h/help V/version
end

function __fish_jadoube_cli_needs_command
    # Figure out if the current invocation already has a command.
    set -l cmd (commandline -opc)
    set -e cmd[1]
    argparse -s (__fish_jadoube_cli_global_optspecs) -- $cmd 2>/dev/null
    or return
    if set -q argv[1]
        # Also print the command, so this can be used to figure out what it is.
        echo $argv[1]
        return 1
    end
    return 0
end

function __fish_jadoube_cli_using_subcommand
    set -l cmd (__fish_jadoube_cli_needs_command)
    test -z "$cmd"
    and return 1
    contains -- $cmd[1] $argv
end

complete -c jadoube-cli -n "__fish_jadoube_cli_needs_command" -s h -l help -d 'Print help'
complete -c jadoube-cli -n "__fish_jadoube_cli_needs_command" -s V -l version -d 'Print the version'
complete -c jadoube-cli -n "__fish_jadoube_cli_needs_command" -f -a "judge" -d 'Judge scripts: what would the arbiter rule?'
complete -c jadoube-cli -n "__fish_jadoube_cli_needs_command" -f -a "law" -d 'Show what an article of the Laws says, and where each edition states it'
complete -c jadoube-cli -n "__fish_jadoube_cli_needs_command" -f -a "lesson" -d 'List the lessons and situations, or check files of them'
complete -c jadoube-cli -n "__fish_jadoube_cli_needs_command" -f -a "mate" -d 'Say for each FEN whether a side could still mate by any series of legal moves'
complete -c jadoube-cli -n "__fish_jadoube_cli_needs_command" -f -a "notation" -d 'Convert games and bare moves from one notation to another'
complete -c jadoube-cli -n "__fish_jadoube_cli_needs_command" -f -a "export" -d 'Write a saved game as PGN or as a scoresheet'
complete -c jadoube-cli -n "__fish_jadoube_cli_needs_command" -f -a "report" -d 'Write what happened in a saved game: the arbiter’s report; of an incident, its sheet'
complete -c jadoube-cli -n "__fish_jadoube_cli_needs_command" -f -a "event" -d 'Show the standings of a tournament, or write its report (TRF)'
complete -c jadoube-cli -n "__fish_jadoube_cli_needs_command" -f -a "help" -d 'Print this help, or that of a command'
complete -c jadoube-cli -n "__fish_jadoube_cli_using_subcommand judge" -l edition -d 'Judge by this edition instead of the script’s own, or by all of them. One of: 2005, 2009, 2014, 2017, 2018, 2023, all' -r -f -a "2005\t''
2009\t''
2014\t''
2017\t''
2018\t''
2023\t''
all\t''"
complete -c jadoube-cli -n "__fish_jadoube_cli_using_subcommand judge" -l format -d 'For people, or for machines: one JSON object a line. One of: text, json. Without it: text' -r -f -a "text\t'For people'
json\t'For machines: JSON, one object a line'"
complete -c jadoube-cli -n "__fish_jadoube_cli_using_subcommand judge" -l language -d 'The language: en, sr-Cyrl, sr-Latn, sl, pl or mk; without it, the system’s' -r
complete -c jadoube-cli -n "__fish_jadoube_cli_using_subcommand judge" -l expect -d 'Compare with what the script expects, in every edition that it states'
complete -c jadoube-cli -n "__fish_jadoube_cli_using_subcommand judge" -l quiet -d 'Print only what differs: from what is expected (--expect) or between editions (--edition all)'
complete -c jadoube-cli -n "__fish_jadoube_cli_using_subcommand judge" -s h -l help -d 'Print help'
complete -c jadoube-cli -n "__fish_jadoube_cli_using_subcommand law" -l edition -d 'The edition whose numbers are used; the newest by default. One of: 2005, 2009, 2014, 2017, 2018, 2023' -r -f -a "2005\t''
2009\t''
2014\t''
2017\t''
2018\t''
2023\t''"
complete -c jadoube-cli -n "__fish_jadoube_cli_using_subcommand law" -l format -d 'For people, or for machines: one JSON object a line. One of: text, json. Without it: text' -r -f -a "text\t'For people'
json\t'For machines: JSON, one object a line'"
complete -c jadoube-cli -n "__fish_jadoube_cli_using_subcommand law" -l language -d 'The language: en, sr-Cyrl, sr-Latn, sl, pl or mk; without it, the system’s' -r
complete -c jadoube-cli -n "__fish_jadoube_cli_using_subcommand law" -s h -l help -d 'Print help'
complete -c jadoube-cli -n "__fish_jadoube_cli_using_subcommand lesson" -l check -d 'Check these files of lessons and situations' -r -F
complete -c jadoube-cli -n "__fish_jadoube_cli_using_subcommand lesson" -l language -d 'The language: en, sr-Cyrl, sr-Latn, sl, pl or mk; without it, the system’s' -r
complete -c jadoube-cli -n "__fish_jadoube_cli_using_subcommand lesson" -l list -d 'List all lessons and situations of the program: kind, number, name, title'
complete -c jadoube-cli -n "__fish_jadoube_cli_using_subcommand lesson" -s h -l help -d 'Print help'
complete -c jadoube-cli -n "__fish_jadoube_cli_using_subcommand mate" -l by -d 'The side that would mate. One of: white, black' -r -f -a "white\t''
black\t''"
complete -c jadoube-cli -n "__fish_jadoube_cli_using_subcommand mate" -l nodes -d 'How many positions the search may reach before it leaves a question undecided. Without it: 500000' -r
complete -c jadoube-cli -n "__fish_jadoube_cli_using_subcommand mate" -l language -d 'The language: en, sr-Cyrl, sr-Latn, sl, pl or mk; without it, the system’s' -r
complete -c jadoube-cli -n "__fish_jadoube_cli_using_subcommand mate" -s h -l help -d 'Print help'
complete -c jadoube-cli -n "__fish_jadoube_cli_using_subcommand notation" -l from -d 'The letters that are read. One of: en, sr-Latn, sr-Cyrl, sl, pl, mk, figurines. Without it: en' -r -f -a "en\t''
sr-Latn\t''
sr-Cyrl\t''
sl\t''
pl\t''
mk\t''
figurines\t''"
complete -c jadoube-cli -n "__fish_jadoube_cli_using_subcommand notation" -l to -d 'The letters that are written. One of: en, sr-Latn, sr-Cyrl, sl, pl, mk, figurines' -r -f -a "en\t''
sr-Latn\t''
sr-Cyrl\t''
sl\t''
pl\t''
mk\t''
figurines\t''"
complete -c jadoube-cli -n "__fish_jadoube_cli_using_subcommand notation" -l signs -d 'The signs that are written: pgn (exd6, d8=Q, O-O), laws (exd6 e.p., d8Q, 0-0) or polish (S:d6, ed6, Wa8X); by default those of PGN for English and those of the Laws for other letters. One of: pgn, laws, polish' -r -f -a "pgn\t'`exd6`, `d8=Q`, `O-O`'
laws\t'`exd6 e.p.`, `d8Q`, `0-0`'
polish\t'`S:d6`, `ed6`, `Wa8X`'"
complete -c jadoube-cli -n "__fish_jadoube_cli_using_subcommand notation" -l mate -d 'The sign of mate, if not the usual one. One of: #, ++, X, none' -r -f -a "#\t'`Qh4#`'
++\t'`Qh4++`'
X\t'`Qh4X`'
none\t'`Qh4+`, as any check'"
complete -c jadoube-cli -n "__fish_jadoube_cli_using_subcommand notation" -l form -d 'How much of each move is written: Nf3, Ng1f3 or Ng1-f3. One of: short, long, hyphenated. Without it: short' -r -f -a "short\t'`Nf3`'
long\t'`Ng1f3`'
hyphenated\t'`Ng1-f3`'"
complete -c jadoube-cli -n "__fish_jadoube_cli_using_subcommand notation" -l encoding -d 'The encoding that is read, where it is not detected: UTF-8, UTF-16LE, windows-1250, windows-1251, windows-1252, ISO-8859-2' -r
complete -c jadoube-cli -n "__fish_jadoube_cli_using_subcommand notation" -l language -d 'The language: en, sr-Cyrl, sr-Latn, sl, pl or mk; without it, the system’s' -r
complete -c jadoube-cli -n "__fish_jadoube_cli_using_subcommand notation" -s h -l help -d 'Print help'
complete -c jadoube-cli -n "__fish_jadoube_cli_using_subcommand export" -l as -d 'What is written. One of: pgn, scoresheet, braille. Without it: pgn' -r -f -a "pgn\t''
scoresheet\t''
braille\t'The scoresheet in lines of at most forty letters, one a move, for a braille display'"
complete -c jadoube-cli -n "__fish_jadoube_cli_using_subcommand export" -s o -l output -d 'The file that is written; without it, standard output' -r -F
complete -c jadoube-cli -n "__fish_jadoube_cli_using_subcommand export" -l paper -d 'The paper of a PDF. One of: a4, a5. Without it: a4' -r -f -a "a4\t''
a5\t''"
complete -c jadoube-cli -n "__fish_jadoube_cli_using_subcommand export" -l letters -d 'The letters of the moves in a scoresheet. One of: en, sr-Latn, sr-Cyrl, sl, pl, mk, figurines' -r -f -a "en\t''
sr-Latn\t''
sr-Cyrl\t''
sl\t''
pl\t''
mk\t''
figurines\t''"
complete -c jadoube-cli -n "__fish_jadoube_cli_using_subcommand export" -l language -d 'The language: en, sr-Cyrl, sr-Latn, sl, pl or mk; without it, the system’s' -r
complete -c jadoube-cli -n "__fish_jadoube_cli_using_subcommand export" -l overwrite -d 'Replace a file that already exists'
complete -c jadoube-cli -n "__fish_jadoube_cli_using_subcommand export" -s h -l help -d 'Print help'
complete -c jadoube-cli -n "__fish_jadoube_cli_using_subcommand report" -s o -l output -d 'The file that is written; without it, standard output' -r -F
complete -c jadoube-cli -n "__fish_jadoube_cli_using_subcommand report" -l paper -d 'The paper of a PDF. One of: a4, a5. Without it: a4' -r -f -a "a4\t''
a5\t''"
complete -c jadoube-cli -n "__fish_jadoube_cli_using_subcommand report" -l letters -d 'The letters of the moves; by default those of the language. One of: en, sr-Latn, sr-Cyrl, sl, pl, mk, figurines' -r -f -a "en\t''
sr-Latn\t''
sr-Cyrl\t''
sl\t''
pl\t''
mk\t''
figurines\t''"
complete -c jadoube-cli -n "__fish_jadoube_cli_using_subcommand report" -l language -d 'The language: en, sr-Cyrl, sr-Latn, sl, pl or mk; without it, the system’s' -r
complete -c jadoube-cli -n "__fish_jadoube_cli_using_subcommand report" -l overwrite -d 'Replace a file that already exists'
complete -c jadoube-cli -n "__fish_jadoube_cli_using_subcommand report" -s h -l help -d 'Print help'
complete -c jadoube-cli -n "__fish_jadoube_cli_using_subcommand event" -l format -d 'What is printed: the standings, or a report in the format of 2016 or 2026. One of: table, trf16, trf26. Without it: table' -r -f -a "table\t'The standings, for people'
trf16\t'A report in the format of 2016'
trf26\t'A report in the format of 2026'"
complete -c jadoube-cli -n "__fish_jadoube_cli_using_subcommand event" -l round -d 'The standings after this round; without it, after the last complete one' -r
complete -c jadoube-cli -n "__fish_jadoube_cli_using_subcommand event" -l encoding -d 'The encoding of the report, where it is not detected: windows-1250, windows-1251 and so on' -r
complete -c jadoube-cli -n "__fish_jadoube_cli_using_subcommand event" -l language -d 'The language: en, sr-Cyrl, sr-Latn, sl, pl or mk; without it, the system’s' -r
complete -c jadoube-cli -n "__fish_jadoube_cli_using_subcommand event" -l crosstable -d 'Show in the standings whom each player met in each round'
complete -c jadoube-cli -n "__fish_jadoube_cli_using_subcommand event" -l ascii -d 'Write names in ASCII letters only'
complete -c jadoube-cli -n "__fish_jadoube_cli_using_subcommand event" -s h -l help -d 'Print help'
complete -c jadoube-cli -n "__fish_jadoube_cli_using_subcommand help; and not __fish_seen_subcommand_from judge law lesson mate notation export report event help" -f -a "judge" -d 'What would the arbiter rule?'
complete -c jadoube-cli -n "__fish_jadoube_cli_using_subcommand help; and not __fish_seen_subcommand_from judge law lesson mate notation export report event help" -f -a "law" -d 'What does an article say?'
complete -c jadoube-cli -n "__fish_jadoube_cli_using_subcommand help; and not __fish_seen_subcommand_from judge law lesson mate notation export report event help" -f -a "lesson" -d 'Which lessons are there, and is a file of one as it says?'
complete -c jadoube-cli -n "__fish_jadoube_cli_using_subcommand help; and not __fish_seen_subcommand_from judge law lesson mate notation export report event help" -f -a "mate" -d 'Could a side still mate?'
complete -c jadoube-cli -n "__fish_jadoube_cli_using_subcommand help; and not __fish_seen_subcommand_from judge law lesson mate notation export report event help" -f -a "notation" -d 'Games in other letters'
complete -c jadoube-cli -n "__fish_jadoube_cli_using_subcommand help; and not __fish_seen_subcommand_from judge law lesson mate notation export report event help" -f -a "export" -d 'A saved game in another form'
complete -c jadoube-cli -n "__fish_jadoube_cli_using_subcommand help; and not __fish_seen_subcommand_from judge law lesson mate notation export report event help" -f -a "report" -d 'What happened in a saved game'
complete -c jadoube-cli -n "__fish_jadoube_cli_using_subcommand help; and not __fish_seen_subcommand_from judge law lesson mate notation export report event help" -f -a "event" -d 'The standings of a tournament, or its report'
complete -c jadoube-cli -n "__fish_jadoube_cli_using_subcommand help; and not __fish_seen_subcommand_from judge law lesson mate notation export report event help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
