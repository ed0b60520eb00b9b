### Scoresheet and envelope
# What is printed on a scoresheet
sheet-title = Формулар
sheet-event = Турнир
sheet-site = Место
sheet-round = Коло
sheet-date = Датум
sheet-result = Резултат
sheet-remarks = Напомене судије
sheet-signature-white = Потпис белог
sheet-signature-black = Потпис црног
# The page on which a sheet is ordered
sheet-print = Штампање формулара
sheet-whose = Чијом нотацијом
sheet-language = Језик формулара
sheet-paper = Папир
sheet-is-empty = Празан формулар за писање руком
sheet-save-pdf = Сачувај као PDF…
sheet-save-text = Сачувај као текст…
