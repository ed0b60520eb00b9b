//! The words and signs with which people write a time, whatever language they speak: units, moves, and what stands between.

/// What the units of time are called and how they are signed, with the seconds of each; a longer sign stands before what it
/// begins with.
const UNITS: [(u32, &[&str]); 3] = [
    (
        1,
        &[
            "''",
            "\"",
            "″",
            "”",
            "s",
            "sec",
            "secs",
            "second",
            "seconds",
            "sek",
            "sekunda",
            "sekundy",
            "sekund",
            "sekundę",
            "sekundo",
            "sekundi",
            "sekunde",
            "sekundu",
            "sekundą",
            "sekundzie",
            "sekundom",
            "sekundah",
            "sekundami",
            "sekundama",
            "с",
            "сек",
            "секунда",
            "секунде",
            "секунди",
            "секунду",
            "секундом",
            "секундама",
            "секунд",
        ],
    ),
    (
        60,
        &[
            "'",
            "′",
            "’",
            "m",
            "min",
            "mins",
            "minute",
            "minutes",
            "minuta",
            "minuty",
            "minut",
            "minutę",
            "minuto",
            "minuti",
            "minutu",
            "minutą",
            "minucie",
            "minutom",
            "minutah",
            "minutami",
            "minutama",
            "м",
            "мин",
            "минута",
            "минуте",
            "минути",
            "минуту",
            "минутом",
            "минутама",
            "минут",
        ],
    ),
    (
        3_600,
        &[
            "h",
            "hr",
            "hrs",
            "hour",
            "hours",
            "godz",
            "godzina",
            "godziny",
            "godzin",
            "godzinę",
            "godziną",
            "godzinie",
            "godzinom",
            "godzinami",
            "ura",
            "ure",
            "ur",
            "uri",
            "uro",
            "urah",
            "urama",
            "urami",
            "sat",
            "sata",
            "sati",
            "satu",
            "satom",
            "satima",
            "čas",
            "časa",
            "časova",
            "ч",
            "час",
            "часа",
            "часова",
            "часови",
            "сат",
            "сата",
            "сати",
            "сату",
            "сатом",
            "сатима",
        ],
    ),
];

const MOVES: [&str; 16] = [
    "move",
    "moves",
    "posunięcie",
    "posunięcia",
    "posunięć",
    "poteza",
    "potezo",
    "potezi",
    "poteze",
    "potez",
    "potezu",
    "потез",
    "потеза",
    "потези",
    "потезу",
    "потег",
];

/// What stands between a number of moves and their time.
const IN: [&str; 8] = ["in", "w", "v", "u", "у", "во", "za", "за"];

/// What stands between a time and the number of moves that it is for.
const CHECKPOINT_EVERY: [&str; 4] = ["for", "na", "za", "за"];

/// What stands between a time and the smaller unit that belongs to it.
const AND: [&str; 5] = ["and", "i", "oraz", "in", "и"];

/// What stands between a period and the next one.
const THEN: [&str; 11] = [
    "then",
    "potem",
    "następnie",
    "nato",
    "zatim",
    "onda",
    "потом",
    "затим",
    "онда",
    "потоа",
    "тогаш",
];

/// What a word or a sign can be in a time that somebody writes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TypedWord {
    /// A unit, of so many seconds.
    Unit(u32),
    /// What is counted are moves.
    Moves,
    /// The moves were said, their time follows.
    In,
    /// The time was said, its moves follow.
    For,
    /// The next period follows.
    Then,
    /// A smaller unit of the same time follows.
    And,
}

/// Whether `text` begins with that kind of word or sign: how much of it that is, in bytes, and which unit, if it is one.
pub fn begins_with(text: &str, wanted: fn(TypedWord) -> bool) -> Option<(usize, TypedWord)> {
    let letters = text
        .find(|sign: char| !sign.is_alphabetic())
        .unwrap_or(text.len());
    if letters == 0 {
        let signs = UNITS.iter().flat_map(|(seconds, names)| {
            let unit = TypedWord::Unit(*seconds);
            names.iter().map(move |name| (name.len(), unit, *name))
        });
        let mut signs = signs.filter(|(_, unit, name)| text.starts_with(name) && wanted(*unit));
        return signs.next().map(|(length, unit, _)| (length, unit));
    }
    let word = text[..letters].to_lowercase();
    let kinds = [
        (TypedWord::Moves, &MOVES[..]),
        (TypedWord::In, &IN),
        (TypedWord::For, &CHECKPOINT_EVERY),
        (TypedWord::Then, &THEN),
        (TypedWord::And, &AND),
    ];
    let units = UNITS
        .iter()
        .map(|(seconds, names)| (TypedWord::Unit(*seconds), *names));
    let mut found = units.chain(kinds).filter(|(kind, _)| wanted(*kind));
    let (kind, _) = found.find(|(_, names)| names.contains(&&*word))?;
    // Shortened, a unit may have its point.
    let point = text[letters..].starts_with('.') && matches!(kind, TypedWord::Unit(_));
    Some((letters + usize::from(point), kind))
}

/// The same for a unit alone: how much of the text that is, in bytes, and how many seconds it has. The letter of a delay may
/// adjoin it, `30sb10`.
pub fn unit(text: &str) -> Option<(usize, u32)> {
    let is_unit = |word| matches!(word, TypedWord::Unit(_));
    let letters = text.find(|sign: char| !sign.is_alphabetic());
    let adjoined = letters.and_then(|end| text[..end].strip_suffix(['b', 'd']));
    let found = begins_with(text, is_unit).or_else(|| begins_with(adjoined?, is_unit));
    match found? {
        (length, TypedWord::Unit(seconds)) => Some((length, seconds)),
        (
            _,
            TypedWord::Moves | TypedWord::In | TypedWord::For | TypedWord::Then | TypedWord::And,
        ) => None,
    }
}

/// Whether a word says that a smaller unit of the same time follows.
pub fn is_and(word: &str) -> bool {
    AND.contains(&word)
}
