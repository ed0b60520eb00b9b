//! The sheet of an incident in the words of a language: what happened, the rules, what was decided and what follows.

use std::time::Duration;

use super::printed_facts::{governing_terms, known_facts};
use super::printed_players::{players, signatures};
use super::recorded_claims::touch_claim_decided;
use super::recorded_findings::is_answer;
use super::recorded_game::RecordedGame;
use super::recorded_lines::recorded_lines;
use super::wrong_claim_reason::wrong_claim_reason;
use crate::chess::chess960_fen::{self, FenStyle};
use crate::chess::{Board, ByColor, Chess, Color, Position as _};
use crate::clock::clock_text::whole_seconds;
use crate::clock::{Clock, Moment};
use crate::i18n::{EffectSubject, NamedWords, RulingEffect, Words, clock_change};
use crate::laws::{
    Arbiter, ArbiterAct, Consequence, Deed, Event, Person, PlayerAct, Rule, Ruling, Standing,
};
use crate::notation::{NotationStyles, Style};
use crate::record::Entry;
use crate::record::incident::{
    HeardIncident, Incident, is_incident, last_matter, lets_a_clock_run_out,
};
use crate::record::log::arbiters_reason::corrects_clocks;
use crate::record::print::incident_sheet::{ComparedPosition, PrintedIncident, SheetSection};
use crate::record::script::{IncidentHeading, Placement, Script, Unplayable};
use crate::tournament::{BoardResult, result_of_game};

/// How many positions are compared on the sheet.
const COMPARED: usize = 3;

/// Returns the sheet of an incident, moves in that style.
///
/// # Errors
/// [`Unplayable`] when its acts cannot begin.
pub fn incident_sheet(
    incident: &Incident,
    style: Style,
    words: Words,
) -> Result<PrintedIncident, Unplayable> {
    let script = incident.script();
    let heard = incident.heard()?;
    let begun = StateBefore::of(script.begin(script.terms(script.edition))?, heard.log());
    let heading = incident.heading();
    let names = incident.names();
    let game = RecordedGame {
        arbiter: heard.arbiter(),
        log: heard.log(),
        narrative: heard.narrative().entries(),
        notation: NotationStyles::of_both(style),
        words: NamedWords::of_players(words, &names),
        wall: None,
    };
    let is_position_known = is_position_known(script);
    let [white, black, arbiter] = signatures_of(&heading, &names, words);
    Ok(PrintedIncident {
        language: words.language().tag(),
        title: words.tr("incident-sheet").into_owned(),
        players: players(&names, words),
        facts: facts(&heading, script, &game, words),
        board: is_position_known.then(|| begun.board.clone()),
        fen: if is_position_known {
            chess960_fen::write(&begun.position, FenStyle::XFen)
        } else {
            String::new()
        },
        clocks: clocks(&heading, &begun, &heard, &game),
        sections: sections(&heading, &game, begun.entry, words),
        compared: compared(&game),
        signatures: vec![white, black, arbiter],
        hash: words
            .tr_args("incident-hash", &[("hash", incident.hash().into())])
            .into_owned(),
    })
}

/// Whether it was said how the board stood, or the start can be meant: hands were at it, or the game was played here.
fn is_position_known(script: &Script) -> bool {
    let shows = |event: &Event| match &event.deed {
        Deed::Arbiter(act) => *act == ArbiterAct::Start,
        Deed::Player(_, act) => !matches!(
            act,
            PlayerAct::Phone
                | PlayerAct::DeviceFound
                | PlayerAct::Arrive
                | PlayerAct::StopClocks
                | PlayerAct::ClaimFlag
                | PlayerAct::ClaimTimes
                | PlayerAct::OfferDraw
                | PlayerAct::Accept
                | PlayerAct::Resign
        ),
        Deed::Common(..) | Deed::Flag(_) => false,
    };
    script.position != Placement::default()
        || !script.after.is_empty()
        || script.acts.iter().any(shows)
}

/// How things stood before what an incident is about.
struct StateBefore {
    board: Board,
    position: Chess,
    /// The clock, and the moment up to which it had run; none where there is none.
    clock: Option<(Clock, Moment)>,
    /// The entry of the log with which it begins.
    entry: usize,
}

impl StateBefore {
    /// Returns how things stood before the last matter of that log, the arbiter having heard nothing of it yet.
    fn of(mut arbiter: Arbiter, log: &[Entry]) -> Self {
        let matter = last_matter(log);
        let (turn, arose) = matter.map_or((0, 0), |it| (it.turn, it.arose));
        for entry in &log[..turn] {
            drop(arbiter.hear(&entry.event));
        }
        let (board, position) = (
            arbiter.table().board().clone(),
            arbiter.table().game().position().clone(),
        );
        for entry in &log[turn..arose] {
            drop(arbiter.hear(&entry.event));
        }
        let at = matter.map_or(Moment::START, |it| log[it.arose].event.at);
        Self {
            board,
            position,
            clock: arbiter.table().clock().map(|clock| (clock.clone(), at)),
            entry: turn,
        }
    }
}

fn signatures_of(heading: &IncidentHeading, names: &ByColor<String>, words: Words) -> [String; 3] {
    let mut signed = signatures(names, words).into_iter();
    let [white, black, arbiter] = [(); 3].map(|()| signed.next().unwrap_or_default());
    let arbiter = format!("{}\n{arbiter}", heading.arbiter.trim());
    [white, black, arbiter.trim().to_owned()]
}

/// Where and when it was, what governs it, and the illegal moves that were noted before.
fn facts(
    heading: &IncidentHeading,
    script: &Script,
    game: &RecordedGame<'_>,
    words: Words,
) -> Vec<[String; 2]> {
    let day = words.short_day(&heading.date);
    let charged = script.illegal_moves.unwrap_or_default();
    let charged = Color::ALL.map(|color| {
        let count = *charged.get(color);
        (count > 0).then(|| format!("{} {count}", game.words.name(color)))
    });
    let charged: Vec<String> = charged.into_iter().flatten().collect();
    let when = [day, heading.time.trim().to_owned()];
    let when: Vec<String> = when.into_iter().filter(|it| !it.is_empty()).collect();
    let facts = [
        ("sheet-event", heading.event.clone()),
        ("sheet-site", heading.site.clone()),
        ("sheet-round", heading.round.clone()),
        ("sheet-board", heading.board.clone()),
        ("sheet-date", when.join(", ")),
        ("report-arbiter", heading.arbiter.clone()),
        ("report-terms", governing_terms(game.arbiter.terms(), words)),
        ("incident-charged", charged.join(", ")),
    ];
    known_facts(facts, words)
}

/// What both clocks showed before the acts, when the arbiter came, and after the decision; nothing without clocks, or where
/// nobody knows.
fn clocks(
    heading: &IncidentHeading,
    begun: &StateBefore,
    heard: &HeardIncident,
    game: &RecordedGame<'_>,
) -> Vec<[String; 3]> {
    let shown = |clock: &Clock, at: Moment| {
        Color::ALL.map(|color| whole_seconds(clock.main_time(color, at)))
    };
    // Where nobody read the clocks and none ran on this machine, what they showed is not known.
    let starts = |entry: &Entry| entry.event.arbiter_act() == Some(&ArbiterAct::Start);
    let is_known = heading.found.is_some() || heard.log().iter().any(starts);
    let both = begun.clock.as_ref().zip(heard.arbiter().table().clock());
    let Some(((before, at), after)) = both.filter(|_| is_known) else {
        return Vec::new();
    };
    let row = |id: &str, [white, black]: [String; 2]| [game.words.tr(id), white, black];
    let found = heading.found.map(|found| {
        let both = [found.white, found.black].map(whole_seconds);
        row("incident-clocks-found", both)
    });
    let names = Color::ALL.map(|color| game.words.name(color));
    let [white, black] = names;
    // What the clocks showed before a flag fell that the arbiter found down, nobody knows.
    let is_run_out = (0..heard.log().len()).any(|index| lets_a_clock_run_out(heard.log(), index));
    let before = (!is_run_out).then(|| row("incident-clocks-before", shown(before, *at)));
    // What was seen says no less where nothing has changed by then.
    let before = before.filter(|[_, before @ ..]| {
        let as_found = |[_, found @ ..]: &[String; 3]| found == before;
        !found.as_ref().is_some_and(as_found)
    });
    [
        Some([game.words.tr("incident-clocks"), white, black]),
        before,
        found,
        Some(row("incident-clocks-after", shown(after, heard.now()))),
    ]
    .into_iter()
    .flatten()
    .collect()
}

fn sections(
    heading: &IncidentHeading,
    game: &RecordedGame<'_>,
    begins: usize,
    words: Words,
) -> Vec<SheetSection> {
    let section = |id: &str, rows: Vec<[String; 2]>| SheetSection {
        title: game.words.tr(id),
        rows,
    };
    let said = [&heading.white_says, &heading.black_says];
    let said = Color::ALL.into_iter().zip(said);
    let said = said.map(|(color, said)| {
        let said = match said.trim() {
            "" => "–",
            said => said,
        };
        [game.words.name(color), said.to_owned()]
    });
    let mut grounds: Vec<[String; 2]> = (0..game.log.len())
        .filter_map(|index| wrong_claim_reason(game, index))
        .map(|reason| [String::new(), reason.text])
        .collect();
    let own = heading.grounds.trim();
    if !own.is_empty() {
        grounds.push([String::new(), own.to_owned()]);
    }
    let all = [
        section("report-happened", happened(game, begins)),
        section("incident-statements", said.collect()),
        section("incident-rules", rules(game, words)),
        section("incident-decision", decision(game)),
        section("incident-follows", follows(game, begins)),
        section("incident-grounds", grounds),
    ];
    all.into_iter().filter(|it| !it.rows.is_empty()).collect()
}

/// The positions of the last claim of a repetition, of many the last three.
fn compared(game: &RecordedGame<'_>) -> Vec<ComparedPosition> {
    let claims = game.narrative.iter().rev();
    let mut alike = claims.map(|entry| entry.alike.as_slice());
    let alike = alike.find(|alike| !alike.is_empty()).unwrap_or_default();
    let last = alike.len().saturating_sub(COMPARED);
    let compared = alike[last..].iter().map(|it| {
        let number = it.position.fullmoves().get() - u32::from(it.position.turn().is_white());
        let args = [("number", number.into())];
        ComparedPosition {
            board: it.position.board().clone(),
            fen: chess960_fen::write(&it.position, FenStyle::XFen),
            caption: game.words.tr_args("claim-after-move", &args),
        }
    });
    compared.collect()
}

/// What happened, a line for each act, with who did it, where the line does not name them itself. Of what came before that entry
/// of the log, only what an arbiter had to do with.
fn happened(game: &RecordedGame<'_>, begins: usize) -> Vec<[String; 2]> {
    let lines = recorded_lines(game).into_iter();
    let told = lines.filter(|line| {
        let is_of_it = line.entry >= begins || is_incident(&game.log[line.entry]);
        is_of_it && !lets_a_clock_run_out(game.log, line.entry)
    });
    let row = told.map(|line| {
        let who = match line.by {
            Some(Person::Player(color)) if !line.names(&game.words.name(color)) => {
                game.words.name(color)
            }
            Some(Person::Arbiter) => game.words.tr("report-arbiter"),
            Some(Person::Player(_)) | None => String::new(),
        };
        [who, line.text_with_reason()]
    });
    row.collect()
}

/// The rules by which something was decided, each number with what the edition says there.
fn rules(game: &RecordedGame<'_>, words: Words) -> Vec<[String; 2]> {
    let edition = game.arbiter.terms().edition;
    let lines = recorded_lines(game);
    let mut rules: Vec<Rule> = Vec::new();
    for (index, entry) in game.log.iter().enumerate() {
        // What the log cites beside a line stands here in words too; of what was decided, all that it rests on.
        let line = lines.iter().find(|line| line.entry == index);
        let cited = line.into_iter().flat_map(|line| &line.articles);
        let cited = cited.map(|(_, rule)| *rule);
        let on_a_touch = calls_a_touch(entry).then_some(Rule::AccidentalTouch);
        // Why the arbiter corrects something, the reason says that they noted.
        let is_told = entry.event.arbiter_act().is_some_and(corrects_clocks);
        let decided = entry
            .rulings
            .iter()
            .filter(|_| entry.is_grave() && !is_told);
        let decided = decided.map(|ruling| ruling.rule);
        for rule in on_a_touch.into_iter().chain(cited).chain(decided) {
            // What is advised about an increment is a case of what the arbiter may set the clocks to.
            let rule = if rule.is_advice() {
                Rule::TimesAfterRestore
            } else {
                rule
            };
            let is_stated = rule.articles(edition).next().is_some();
            if is_stated && !rules.contains(&rule) {
                rules.push(rule);
            }
        }
    }
    let mut rows: Vec<[String; 2]> = Vec::new();
    for rule in rules {
        let numbers: Vec<_> = rule.articles(edition).collect();
        let (numbers, stated) = (numbers.join(", "), words.stated_in(rule, edition));
        match rows.iter_mut().find(|[known, _]| *known == numbers) {
            Some([_, told]) if told.contains(&stated) => {}
            Some([_, told]) => *told = format!("{told} {stated}"),
            None => rows.push([numbers, stated]),
        }
    }
    rows
}

/// Whether the arbiter says by it what a contact with a piece was.
const fn calls_a_touch(entry: &Entry) -> bool {
    matches!(
        entry.event.arbiter_act(),
        Some(
            ArbiterAct::CallTouched(_) | ArbiterAct::CallUntouched(_) | ArbiterAct::CallAccidental
        )
    )
}

/// What was decided: a headline for each, what is still open, and the result; nothing twice.
fn decision(game: &RecordedGame<'_>) -> Vec<[String; 2]> {
    let plain = |text: String| [String::new(), text];
    let answers = |entry: &Entry| entry.consequences().find(|it| is_answer(it)).cloned();
    let weighs = |entry: &Entry| entry.is_grave() || answers(entry).is_some();
    let decides =
        |entry: &Entry| answers(entry).is_some() || !entry.consequences().all(decides_nothing);
    let all = (0..).zip(game.log);
    let mut rows: Vec<_> = all
        .filter(|(_, entry)| weighs(entry) && decides(entry))
        .flat_map(|(index, entry)| {
            let headline = game.ruling_summary(&entry.rulings).headline;
            let letters = game.notation.of(Color::White).letters;
            let answer = answers(entry).map(|it| game.words.consequence(&it, letters));
            std::iter::once(headline)
                .chain(answer)
                .chain(touch_claim_decided(game, index))
        })
        .map(plain)
        .collect();
    let open = game.table().questions().iter();
    rows.extend(open.map(|(_, question)| {
        let asked = game.words.question(*question);
        plain(
            game.words
                .tr_args("incident-open", &[("question", asked.into())]),
        )
    }));
    let standing = game.table().standing();
    match standing {
        Standing::Ended(outcome, _) => {
            let result = result_of_game(standing);
            let result = result.map_or_else(|| outcome.printed(), BoardResult::printed);
            let result = [("result", result.into())];
            rows.push(plain(game.words.tr_args("desk-over", &result)));
        }
        Standing::Annulled => {
            let annulled = game.words.tr("consequence-annulled");
            let is_told = |[_, told]: &[String; 2]| told == annulled.trim_end_matches('.');
            if !rows.iter().any(is_told) {
                rows.push(plain(annulled));
            }
        }
        Standing::Playing | Standing::Adjourned | Standing::Referred => {}
    }
    let mut once: Vec<[String; 2]> = Vec::new();
    for row in rows {
        if !once.contains(&row) {
            once.push(row);
        }
    }
    once
}

/// Returns what was decided of an incident, each in a few words; nothing where its acts cannot begin.
pub fn incident_decisions(incident: &Incident, words: Words) -> Vec<String> {
    let Ok(heard) = incident.heard() else {
        return Vec::new();
    };
    let names = incident.names();
    let game = RecordedGame {
        arbiter: heard.arbiter(),
        log: heard.log(),
        narrative: heard.narrative().entries(),
        notation: NotationStyles::default(),
        words: NamedWords::of_players(words, &names),
        wall: None,
    };
    decision(&game).into_iter().map(|[_, text]| text).collect()
}

/// Whether a consequence asks, or only carries on with what is under way.
const fn decides_nothing(consequence: &Consequence) -> bool {
    consequence.is_duty()
        || matches!(
            consequence,
            Consequence::AskArbiter(_)
                | Consequence::StopClocks
                | Consequence::SetUp
                | Consequence::Adjourned
                | Consequence::Resumed
                | Consequence::Offer(_)
                | Consequence::Notice(_)
                | Consequence::Made(_)
                | Consequence::Completed(_)
        )
}

/// Whether the last claim that was wrong tells already that this player's clock runs again.
fn is_told_to_run(game: &RecordedGame<'_>, color: Color) -> bool {
    let rulings = game.log.iter().rev().map(|entry| &entry.rulings);
    let mut restarts = rulings.filter_map(|it| Ruling::restart_after_wrong_claim(it));
    restarts.next() == Some(color)
}

/// The increments that go back with their presses since that entry, by player; no price, so the clock shows less and nobody
/// is charged.
fn taken_back(game: &RecordedGame<'_>, begins: usize) -> Vec<[String; 2]> {
    let rulings = game.log[begins..].iter().flat_map(|entry| &entry.rulings);
    let back = rulings.filter(|ruling| ruling.takes_increment_back());
    let mut taken = ByColor::<Duration>::default();
    for consequence in back.flat_map(|ruling| &ruling.consequences) {
        if let Consequence::Take(color, time) = consequence {
            *taken.get_mut(*color) += *time;
        }
    }
    let row = |color: Color| {
        let change = clock_change(&Consequence::Take(color, *taken.get(color)))?;
        (!taken.get(color).is_zero()).then(|| [game.words.name(color), change.1])
    };
    Color::ALL.into_iter().filter_map(row).collect()
}

/// What is still to be done while the game goes on: pieces that lie are set up on their player's time, a move that was called in
/// doubt stands, and clocks that are stopped the arbiter starts.
fn what_waits(game: &RecordedGame<'_>) -> impl Iterator<Item = String> {
    let table = game.table();
    let sets_up = table.who_displaced().filter(|_| table.do_pieces_lie());
    let sets_up = sets_up.map(|player| {
        let args = [("player", player.into())];
        game.words.tr_args("incident-sets-up", &args)
    });
    let excuses = |entry: &Entry| {
        let mut rulings = entry.rulings.iter();
        rulings.any(|it| it.rule == Rule::AccidentalTouch) && !entry.has(Consequence::is_duty)
    };
    let mut last = game.log.iter().rev();
    let last = last.find(|it| it.event.arbiter_act().is_some());
    let is_made = table.game().plies().last().is_some();
    let stands = last.is_some_and(excuses) && is_made;
    let stands = stands.then(|| game.words.tr("incident-move-stands"));
    let stops = |it: &Consequence| *it == Consequence::StopClocks;
    let is_stopped = table.clock().is_some_and(|it| it.running().is_none());
    let were_stopped = game.log.iter().flat_map(Entry::consequences).any(stops);
    let waits = is_stopped && were_stopped && table.questions().is_empty();
    let starts = waits.then(|| game.words.tr("incident-arbiter-starts"));
    [sets_up, stands, starts].into_iter().flatten()
}

/// What follows for the players from what happened since that entry: what their clocks gain and lose, what must be moved, who is
/// to move.
fn follows(game: &RecordedGame<'_>, begins: usize) -> Vec<[String; 2]> {
    let standing = game.table().standing();
    if !standing.is_unfinished() {
        return Vec::new();
    }
    let is_adjourned = standing == Standing::Adjourned;
    let holds = |it: &Consequence| {
        is_adjourned || !matches!(it, Consequence::Adjourned | Consequence::MustSeal(_))
    };
    let grave = game.log[begins..].iter().filter(|entry| entry.is_grave());
    let effects = grave.flat_map(|entry| {
        let mut rulings = entry.rulings.clone();
        for ruling in &mut rulings {
            ruling.consequences.retain(|it| holds(it));
        }
        game.ruling_summary(&rulings).effects
    });
    let mut rows: Vec<[String; 2]> = Vec::new();
    for effect in effects {
        let row = match effect {
            RulingEffect::Clock(color, change) => [game.words.name(color), change],
            // What is still to be decided stands with the decision.
            RulingEffect::Words(_, Some(EffectSubject::Question(_))) => continue,
            RulingEffect::Words(text, _) => [String::new(), text],
        };
        if !rows.contains(&row) {
            rows.push(row);
        }
    }
    let taken = taken_back(game, begins).into_iter();
    rows.extend(taken.filter(|row| !rows.contains(row)).collect::<Vec<_>>());
    let is_playing = game.table().standing() == Standing::Playing;
    if is_playing {
        rows.extend(what_waits(game).map(|text| [String::new(), text]));
    }
    if let Some(runs) = game
        .table()
        .clock()
        .and_then(Clock::running)
        .filter(|color| is_playing && !is_told_to_run(game, *color))
    {
        let letters = game.notation.of(runs).letters;
        let runs = game
            .words
            .consequence(&Consequence::StartClock(runs), letters);
        rows.push([String::new(), runs]);
    }
    // A row without a name would be read as one of the player above it.
    rows.sort_by_key(|[name, _]| !name.is_empty());
    rows
}
