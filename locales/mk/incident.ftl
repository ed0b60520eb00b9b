### An incident at any board: how it is entered, and its sheet

## the sheet
incident-sheet = Записник за инцидент
incident-clocks = Часовници
incident-clocks-before = Пред случката
incident-clocks-found = Кога дојде судијата
incident-clocks-after = По одлуката
incident-statements = Изјави на играчите
incident-rules = Правила
incident-decision = Одлука
incident-follows = Што следува
incident-grounds = Образложение
# $question: what the arbiter has yet to decide
incident-open = Допрва се одлучува: { $question }
# $hash: letters and digits by which the file of the incident can be known
incident-hash = Датотека на инцидентот: { $hash }
