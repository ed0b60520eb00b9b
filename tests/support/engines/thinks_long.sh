#!/bin/sh
# Thinks for as many seconds as it is told to, and notes in a file for how many nanoseconds it did and what it was asked: the file,
# the seconds, the moves it plays one after the other.
PATH=/usr/bin:/bin
notes=$1
seconds=$2
shift 2
while read -r line; do
    case $line in
        uci) printf 'id name Slow\nid author nobody\nuciok\n' ;;
        isready) echo readyok ;;
        go*)
            asked=$(date +%s%N)
            sleep "$seconds"
            echo "$(($(date +%s%N) - asked)) $line" >> "$notes"
            echo "bestmove ${1:-(none)}"
            [ $# -gt 0 ] && shift
            ;;
        quit) exit ;;
    esac
done
