### What menus of programs, software centres and file managers tell of the program

# The kind of program, as menus name it
package-kind = Chess Board, Clock and Arbiter
# Words by which the program is searched for, each followed by a semicolon
package-keywords = chess;clock;timer;arbiter;rules;laws;FIDE;PGN;scoresheet;
package-about = Two people play at one screen as they would at one board: they touch, lift and let go of pieces, press the clock, offer and claim. Jadoube keeps the time and rules on what happened by the FIDE Laws of Chess, in the edition you choose from 2005 to 2023, and names the article of each ruling.
package-about-clock = A two-sided clock for a wooden board, with periods, increments and delays
package-about-lessons = Lessons on the live board, and situations in which you are the arbiter
package-about-desk = An arbiter’s desk: times, positions, penalties, and a report to sign
package-about-files = PGN, scoresheets and certificates to print, sealed moves, Chess960
package-about-languages = English, Serbian in both scripts, Slovene, Polish and Macedonian; no network, no account
# Kinds of files
package-game = Jadoube chess game
package-journal = Journal of a Jadoube chess game
