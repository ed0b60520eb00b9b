### An incident at any board: how it is entered, and its sheet

## the sheet
incident-sheet = Incident sheet
incident-clocks = Clocks
incident-clocks-before = Before what happened
incident-clocks-found = When the arbiter came
incident-clocks-after = After the decision
incident-statements = What the players say
incident-rules = The rules
incident-decision = Decision
incident-follows = What follows
incident-grounds = Grounds
# $question: what the arbiter has yet to decide
incident-open = Still to be decided: { $question }
# $hash: letters and digits by which the file of the incident can be known
incident-hash = File of this incident: { $hash }
