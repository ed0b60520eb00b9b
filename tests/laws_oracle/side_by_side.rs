//! An oracle and the arbiter hear the same acts, and what can be seen of both is compared after each.

use std::collections::BTreeMap;

use jadoube_core::chess::{Color, EnPassantMode, Fen, Move};
use jadoube_core::clock::Moment;
use jadoube_core::laws::{Arbiter, Duty, Edition, Event, Question, Standing};
use jadoube_core::record::script::Script;

use crate::support::seeded_random::SeededRandom;

/// What can be seen at a table, each fact under its name.
pub type Sight = Vec<(&'static str, String)>;

/// A game of random acts, together with what the oracle makes of them.
pub trait RandomGame {
    /// What governs it, without acts.
    fn script(&self) -> Script;
    /// The next act, which the oracle has heard; none when there is nothing more to try.
    fn next_act(&mut self) -> Option<Event>;
    /// What the oracle sees at that moment.
    fn sight(&self, at: Moment) -> Sight;
    /// Why the oracle has no answer from here on: the Laws leave it open.
    fn open(&self) -> Option<&'static str>;
}

/// Where the two do not agree.
struct Disagreement {
    seed: u64,
    about: String,
    script: Script,
    oracle: String,
    program: String,
    rulings: Vec<String>,
}

/// How many sequences are tried: `JADOUBE_ORACLE`, or so many.
pub fn sequences(usually: u64) -> u64 {
    number_in("JADOUBE_ORACLE").unwrap_or(usually)
}

/// The one sequence that is tried, if `JADOUBE_ORACLE_SEED` names it.
pub fn only_seed() -> Option<u64> {
    number_in("JADOUBE_ORACLE_SEED")
}

/// Whether nobody replies before the opponent has pressed: in every other game, in all with `JADOUBE_ORACLE_ORDERLY`.
pub fn is_orderly(random: &mut SeededRandom) -> bool {
    random.below(2) == 0 || std::env::var_os("JADOUBE_ORACLE_ORDERLY").is_some()
}

/// The random numbers of the game with that seed. The first of neighbouring seeds are alike, so that many are left out.
pub fn numbers_of(seed: u64, left_out: usize) -> SeededRandom {
    let mut random = SeededRandom(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1);
    for _ in 0..left_out {
        random.below(2);
    }
    random
}

fn number_in(variable: &str) -> Option<u64> {
    std::env::var(variable).ok()?.parse().ok()
}

/// Plays so many games by their seeds, from 1 on, and fails with the first script of each kind of disagreement.
pub fn compare<G: RandomGame>(kind: &str, sequences: u64, game: impl Fn(u64) -> G) {
    let seeds = only_seed().map_or(1..=sequences, |seed| seed..=seed);
    let mut found: BTreeMap<String, Vec<Disagreement>> = BTreeMap::new();
    let mut open: BTreeMap<&'static str, u64> = BTreeMap::new();
    let mut acts = 0_usize;
    for seed in seeds {
        let mut game = game(seed);
        let (heard, disagreement) = play(seed, &mut game);
        acts += heard;
        if let Some(why) = game.open() {
            *open.entry(why).or_default() += 1;
        }
        if let Some(disagreement) = disagreement {
            found
                .entry(disagreement.about.clone())
                .or_default()
                .push(disagreement);
        }
    }
    println!("{kind}: {acts} acts; left open by the Laws: {open:?}");
    let told: String = found.values().map(|alike| tell(alike)).collect();
    assert!(found.is_empty(), "{kind}: the two do not agree\n{told}");
}

/// All of one kind: how often, in which editions, and the shortest of them.
fn tell(alike: &[Disagreement]) -> String {
    let shortest = alike.iter().min_by_key(|it| it.script.acts.len());
    let it = shortest.expect("a kind of which there is one");
    let mut editions: Vec<Edition> = alike.iter().map(|it| it.script.edition).collect();
    editions.sort_unstable();
    editions.dedup();
    let editions: Vec<&str> = editions.into_iter().map(Edition::name).collect();
    format!(
        "\n--- {} ({} times, in {})\nseed {}\noracle:  {}\nprogram: {}\nrulings: {}\n{}",
        it.about,
        alike.len(),
        editions.join(" "),
        it.seed,
        it.oracle,
        it.program,
        it.rulings.join(" | "),
        it.script.written(),
    )
}

fn play<G: RandomGame>(seed: u64, game: &mut G) -> (usize, Option<Disagreement>) {
    let mut script = game.script();
    script.about = format!("Seed {seed}.");
    let mut arbiter = script
        .begin(script.terms(script.edition))
        .expect("the oracle's games can begin");
    if let Some(it) = look(
        seed,
        game,
        &arbiter,
        Moment::START,
        &script,
        "at the start",
        &[],
    ) {
        return (0, Some(it));
    }
    while let Some(event) = game.next_act() {
        script.acts.push(event.clone());
        let rulings: Vec<String> = arbiter
            .hear(&event)
            .iter()
            .map(|ruling| format!("{} {}", ruling.rule.slug(), ruling.tokens()))
            .collect();
        if game.open().is_some() {
            break;
        }
        let act = kind_of(&event);
        if let Some(it) = look(seed, game, &arbiter, event.at, &script, &act, &rulings) {
            return (script.acts.len(), Some(it));
        }
    }
    (script.acts.len(), None)
}

fn look<G: RandomGame>(
    seed: u64,
    game: &G,
    arbiter: &Arbiter,
    at: Moment,
    script: &Script,
    act: &str,
    rulings: &[String],
) -> Option<Disagreement> {
    let expected = game.sight(at);
    let differs: Vec<_> = expected
        .into_iter()
        .map(|(name, oracle)| (name, oracle, seen(arbiter, at, name)))
        .filter(|(_, oracle, program)| oracle != program)
        .collect();
    let listed = |program: bool| {
        let facts: Vec<String> = differs
            .iter()
            .map(|(name, oracle, seen)| format!("{name} {}", if program { seen } else { oracle }))
            .collect();
        facts.join(", ")
    };
    let last = rulings.last().and_then(|ruling| ruling.split(' ').next());
    let names: Vec<&str> = differs.iter().map(|(name, ..)| *name).collect();
    (!differs.is_empty()).then(|| Disagreement {
        seed,
        about: format!("{} after {act}: {}", names.join("+"), last.unwrap_or("-")),
        script: script.clone(),
        oracle: listed(false),
        program: listed(true),
        rulings: rulings.to_vec(),
    })
}

/// The name of the act, without what it names.
fn kind_of(event: &Event) -> String {
    let written = format!("{:?}", event.deed);
    let words: Vec<&str> = written
        .split(|c: char| !c.is_alphanumeric())
        .filter(|word| !word.is_empty())
        .collect();
    words
        .iter()
        .find(|word| !matches!(**word, "Player" | "Arbiter" | "White" | "Black"))
        .map_or(written.clone(), |word| (*word).to_owned())
}

/// A fact as the arbiter knows it.
fn seen(arbiter: &Arbiter, at: Moment, name: &str) -> String {
    let table = arbiter.table();
    let clock = || table.clock().expect("the oracle's games have a clock");
    let each = |of: &dyn Fn(Color) -> String| format!("{} {}", of(Color::White), of(Color::Black));
    match name {
        "result" => match table.standing() {
            Standing::Playing => "*".to_owned(),
            Standing::Ended(outcome, _) => outcome.to_string(),
            Standing::Adjourned => "adjourned".to_owned(),
            Standing::Referred => "referred".to_owned(),
            Standing::Annulled => "annulled".to_owned(),
        },
        "offer" => of_sides(|color| table.is_offered_by(color)),
        "runs" => of_side(clock().running()),
        "times" => each(&|color| clock().main_time(color, at).as_micros().to_string()),
        "delays" => each(&|color| clock().delay_left(color, at).as_micros().to_string()),
        "counters" => each(&|color| clock().moves(color).to_string()),
        "periods" => each(&|color| (clock().period(color) + 1).to_string()),
        "fallen" => each(&|color| clock().fallen()[color].is_some().to_string()),
        "owed" if table.standing() != Standing::Playing => "-".to_owned(),
        "owed" => match arbiter.obligation().duty {
            Duty::Play(mv) => mv.to_uci(table.game().castling()).to_string(),
            Duty::Castle { king, rook } => {
                let castling = Move::Castle { king, rook };
                castling.to_uci(table.game().castling()).to_string()
            }
            Duty::None
            | Duty::Move(_)
            | Duty::Capture(_)
            | Duty::CaptureWith { .. }
            | Duty::Promote { .. } => "-".to_owned(),
        },
        "asked" => {
            let asked: Vec<String> = table.questions().iter().map(|(_, it)| asked(*it)).collect();
            asked.join(", ")
        }
        "position" => Fen::from_position(table.game().position(), EnPassantMode::Legal).to_string(),
        _ => panic!("no fact is called {name}"),
    }
}

fn asked(question: Question) -> String {
    question.to_string()
}

/// Those of whom it is true, as it is told.
pub fn of_sides(is_so: impl Fn(Color) -> bool) -> String {
    let sides: Vec<String> = Color::ALL
        .into_iter()
        .filter(|color| is_so(*color))
        .map(|color| of_side(Some(color)))
        .collect();
    if sides.is_empty() {
        of_side(None)
    } else {
        sides.join(" ")
    }
}

/// A side by its name, or `-`.
pub fn of_side(color: Option<Color>) -> String {
    color.map_or_else(|| "-".to_owned(), |color| color.to_string())
}
