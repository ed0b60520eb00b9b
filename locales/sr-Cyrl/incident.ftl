### An incident at any board: how it is entered, and its sheet

## the sheet
incident-sheet = Записник о инциденту
incident-clocks = Сатови
incident-clocks-before = Пре догађаја
incident-clocks-found = Кад је дошао судија
incident-clocks-after = После одлуке
incident-statements = Изјаве играча
incident-rules = Правила
incident-decision = Одлука
incident-follows = Шта следи
incident-grounds = Образложење
# $question: what the arbiter has yet to decide
incident-open = Тек треба одлучити: { $question }
# $hash: letters and digits by which the file of the incident can be known
incident-hash = Датотека овог инцидента: { $hash }
