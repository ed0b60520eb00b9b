#!/bin/sh
# Answers with a move that is not legal.
while read -r line; do
    case $line in
        uci) echo uciok ;;
        isready) echo readyok ;;
        go*) echo 'bestmove e2e5 ponder e7e5' ;;
    esac
done
