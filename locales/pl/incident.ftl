### An incident at any board: how it is entered, and its sheet

## the sheet
incident-sheet = Protokół incydentu
incident-clocks = Zegary
incident-clocks-before = Przed zdarzeniem
incident-clocks-found = Po przyjściu sędziego
incident-clocks-after = Po decyzji
incident-statements = Oświadczenia zawodników
incident-rules = Przepisy
incident-decision = Decyzja
incident-follows = Skutki
incident-grounds = Uzasadnienie
# $question: what the arbiter has yet to decide
incident-open = Do rozstrzygnięcia: { $question }
# $hash: letters and digits by which the file of the incident can be known
incident-hash = Plik tego incydentu: { $hash }
