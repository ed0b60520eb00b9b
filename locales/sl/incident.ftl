### An incident at any board: how it is entered, and its sheet

## the sheet
incident-sheet = Zapisnik o dogodku
incident-clocks = Uri
incident-clocks-before = Pred dogodkom
incident-clocks-found = Ob prihodu sodnika
incident-clocks-after = Po odločitvi
incident-statements = Izjavi igralcev
incident-rules = Pravila
incident-decision = Odločitev
incident-follows = Kaj sledi
incident-grounds = Utemeljitev
# $question: what the arbiter has yet to decide
incident-open = Še ni odločeno: { $question }
# $hash: letters and digits by which the file of the incident can be known
incident-hash = Datoteka tega dogodka: { $hash }
