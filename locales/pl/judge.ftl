### What `jadoube judge` tells people; what it prints of the rulings is the same in every language

judge-different = RÓŻNICA: { $about }
judge-expected = oczekiwano:
judge-ruled = orzeczono:
judge-nothing = nic
judge-illegal-move = posunięcia { $move } nie można tam wykonać: { $why }
judge-already-over = te posunięcia już kończą partię.
judge-clocks-without-time = podano wskazania zegarów, ale nie podano czasu gry.
judge-no-script = to nie jest skrypt: { $why }
judge-no-text = tekst nie jest w UTF-8.
judge-too-large = skrypt ma najwyżej { $most } MiB, a ten plik ma więcej.
judge-quiet-about-all = --quiet pokazuje tylko różnice: od tego, czego oczekuje przykład (--expect), albo, obok siebie, między wydaniami (--edition all).
judge-progress = Osądzono: { $count } z { $all }
