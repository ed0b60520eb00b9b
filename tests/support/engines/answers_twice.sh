#!/bin/sh
# Answers twice, the second time with a move of its own.
while read -r line; do
    case $line in
        uci) echo uciok; echo uciok ;;
        isready) echo readyok; echo readyok ;;
        go*) echo 'bestmove e2e4'; echo 'bestmove a2a3'; echo 'bestmove (none)' ;;
    esac
done
