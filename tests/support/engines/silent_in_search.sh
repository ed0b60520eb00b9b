#!/bin/sh
# Searches for ever, also when it is told to play.
while read -r line; do
    case $line in
        uci) echo uciok ;;
        isready) echo readyok ;;
    esac
done
