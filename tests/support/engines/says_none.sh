#!/bin/sh
# Has no move.
while read -r line; do
    case $line in
        uci) echo uciok ;;
        isready) echo readyok ;;
        go*) echo 'bestmove (none)' ;;
    esac
done
