#!/bin/sh
# Says what is no text in any encoding, now and in place of a move.
printf '\377\376\000\n\n\r\n'
while read -r line; do
    case $line in
        uci) printf 'option name \377 type spin min \376\nuciok\n' ;;
        isready) printf '\200readyok\nreadyok\n' ;;
        go*) printf 'info score cp \377\nbestmove \377\376\n' ;;
    esac
done
