//! A recorded game as PGN: moves with the readings after them, offers, moves taken back, and how it ended.

use crate::chess::Color;
use crate::clock::duration_text::DurationStyle;
use crate::laws::{Arbiter, Outcome, Ply, Rule, Score, Standing};
use crate::notation::Style;
use crate::notation::algebraic::numbered;
use crate::notation::pgn::{self, Annotation, PgnGame, PgnMove, PgnResult, Tags, Termination};
use crate::record::log::continuation::told_time;
use crate::record::log::journal::{Entry, Heading};
use crate::record::log::origin::Origin;
use crate::record::narrative::Narrative;
use crate::record::narrative::scoresheet_remarks::{offer_without_a_move, remarks};

/// The game as the text of PGN. History of which something was not understood is told by its text, as it stands.
pub fn to_pgn_text(heading: &Heading, narrative: &Narrative, log: &[Entry]) -> String {
    if let Origin::History(text) = &heading.origin {
        let reading = pgn::read(text);
        return if reading.errors.is_empty() {
            pgn::write(&reading.game)
        } else {
            text.clone()
        };
    }
    pgn::write(&to_pgn(heading, narrative, log))
}

/// The game as the text of PGN as far as its moves were completed, for those who follow it while it is played.
pub fn completed_pgn_text(heading: &Heading, narrative: &Narrative, log: &[Entry]) -> String {
    let table = narrative.arbiter().table();
    let is_open = |ply: &Ply| ply.completed.is_none();
    let awaits_press = table.clock().is_some() && table.game().last().is_some_and(is_open);
    let mut game = to_pgn(heading, narrative, log);
    if awaits_press && table.standing() == Standing::Playing {
        game.plies.pop();
    }
    pgn::write(&game)
}

/// The game as PGN tells it: moves with the readings after them, offers, moves taken back, and how it ended.
///
/// A game that is history is told as its file told it; in one that was continued, what was said to the moves before
/// stays with them.
pub fn to_pgn(heading: &Heading, narrative: &Narrative, log: &[Entry]) -> PgnGame {
    let prior = heading.origin.game();
    let prior = match (&heading.origin, prior) {
        (Origin::History(_), Some(history)) => return history,
        (Origin::Here | Origin::History(_) | Origin::Continued(_), prior) => {
            prior.unwrap_or_default()
        }
    };
    let arbiter = narrative.arbiter();
    let game = arbiter.table().game();
    let mut plies: Vec<PgnMove> = game
        .plies()
        .iter()
        .map(|ply| {
            let clock = ply.left.map(Annotation::clock);
            let offer = ply.offered_draw.then_some(Annotation::DrawOffer);
            PgnMove {
                mv: ply.mv,
                annotations: clock.into_iter().chain(offer).collect(),
            }
        })
        .collect();
    for (ply, prior) in plies.iter_mut().zip(prior.plies) {
        if ply.mv != prior.mv {
            break;
        }
        *ply = prior;
    }
    let mut opening = prior.opening;
    for remark in remarks(narrative.entries(), log) {
        let annotation = if let Some((from, to)) = remark.retracted {
            Annotation::Retracted(format!("{from}-{to}"))
        } else if let Some(by) = remark.pressed_without_move() {
            Annotation::PressWithoutMove(by)
        } else if let Some(added) = remark.granted_increment() {
            let each = DurationStyle::SECONDS.text(added);
            Annotation::Comment(format!("{each} seconds more for each move from here on"))
        } else if remark.is_agreed {
            let back = narrative.entries()[remark.index].moves_put_back().iter();
            let moves = back.map(|(before, mv)| numbered(before, *mv, Style::default()));
            let moves: Vec<String> = moves.map(|it| it.replace('…', "...")).collect();
            if moves.is_empty() {
                continue;
            }
            Annotation::Comment(format!("{AGREED}{}", moves.join(" ")))
        } else if remark.promotes {
            // It belongs to the move that stands, which is the next one.
            if let Some(ply) = plies.get_mut(remark.after) {
                let told = Annotation::Comment(UNPROMOTED.to_owned());
                ply.annotations.push(told);
            }
            continue;
        } else {
            continue;
        };
        let place = match remark.after.checked_sub(1) {
            Some(index) => plies.get_mut(index).map(|ply| &mut ply.annotations),
            None => Some(&mut opening),
        };
        if let Some(annotations) = place {
            annotations.push(annotation);
        }
    }
    let offered = offer_without_a_move(narrative.entries(), log);
    let offered = offered
        .and_then(|offer| offer.event.player())
        .map(offered_draw);
    let ended = match arbiter.table().standing() {
        Standing::Ended(outcome, ground) => unseen_ground(ground, outcome),
        Standing::Playing | Standing::Adjourned | Standing::Referred | Standing::Annulled => None,
    };
    let last = plies.last_mut().map(|ply| &mut ply.annotations);
    let told = [offered, ended].into_iter().flatten();
    let told = told.map(|it| Annotation::Comment(it.to_owned()));
    last.unwrap_or(&mut opening).extend(told);
    let score = match arbiter.table().standing() {
        Standing::Ended(outcome, _) => pgn_score(outcome),
        Standing::Playing | Standing::Adjourned | Standing::Referred | Standing::Annulled => {
            PgnResult::Unknown
        }
    };
    PgnGame {
        tags: tags(heading, arbiter),
        start: game.start().clone(),
        chess960: game.castling().is_chess960(),
        opening,
        plies,
        score,
    }
}

/// What is said of an offer whose player made no more move.
const fn offered_draw(player: Color) -> &'static str {
    match player {
        Color::White => "White offered a draw before moving",
        Color::Black => "Black offered a draw before moving",
    }
}

/// Why a game ended, where neither its moves nor the tags tell it.
#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "the few rules that end a game unseen"
)]
const fn unseen_ground(ground: Rule, outcome: Outcome) -> Option<&'static str> {
    let is_won = matches!(
        (outcome.white, outcome.black),
        (Score::One, _) | (_, Score::One)
    );
    Some(match ground {
        Rule::Repetition3ClaimNext | Rule::Repetition3ClaimNow => "Threefold repetition, claimed",
        Rule::FiftyClaimNext | Rule::FiftyClaimNow => {
            "Fifty moves without a capture or a pawn move, claimed"
        }
        Rule::AutoRepetition => "Fivefold repetition",
        Rule::Auto75 => "Seventy-five moves without a capture or a pawn move",
        Rule::IllegalCountStd | Rule::RapidUIllegalResult | Rule::BlitzUIllegal if is_won => {
            "Lost by an illegal move"
        }
        Rule::IllegalCountStd
        | Rule::IllegalLossDraw
        | Rule::RapidUIllegalResult
        | Rule::BlitzUIllegal => {
            "An illegal move would have lost, but the opponent could not have checkmated"
        }
        Rule::FlagDraw => "A flag fell, but the opponent could not have checkmated",
        Rule::WinResign if !is_won => {
            "A player resigned, but the opponent could not have checkmated"
        }
        Rule::BothFlagsDraw | Rule::RapidBothFlags => "Both flags had fallen",
        Rule::DefaultTime | Rule::AdjLate => "Lost by arriving too late",
        Rule::Phone | Rule::DeviceFound => "A forbidden device",
        Rule::AdjAmbiguous => "The sealed move could be more than one move",
        Rule::AdjUnclear => "The sealed move could not be made out",
        Rule::AdjIllegal => "The sealed move was illegal",
        Rule::AdjBadExceptions => "The sealed move was not clear, or illegal, and did not lose",
        Rule::QpfAccept | Rule::QpfPostponeTest | Rule::QpfNoArbiterRef => {
            "A draw in the quickplay finish"
        }
        Rule::RapidUKingsCheck => "An illegal position in which both had played on",
        Rule::PenaltyList | Rule::ScoreAsymmetric | Rule::BothGuilty => "Decided by the arbiter",
        _ => return None,
    })
}

/// How a comment begins that tells of moves taken back by agreement.
const AGREED: &str = "Taken back by agreement: ";

/// What is said of a move whose pawn became a queen by ruling.
const UNPROMOTED: &str = "Pressed before the pawn was replaced: it became a queen";

fn tags(heading: &Heading, arbiter: &Arbiter) -> Tags {
    let mut tags = Tags::default();
    let players = [
        ("Date", &*heading.date),
        ("White", heading.known_name(Color::White)),
        ("Black", heading.known_name(Color::Black)),
    ];
    let known = players.into_iter().filter(|(_, value)| !value.is_empty());
    let details = heading.details();
    for (name, value) in known.chain(details.tags()) {
        tags.set(name, value);
    }
    let time = told_time(heading, arbiter.table().game());
    tags.set("TimeControl", &time.to_string());
    tags.set(
        "Termination",
        termination(arbiter.table().standing()).as_str(),
    );
    tags
}

fn termination(standing: Standing) -> Termination {
    match standing {
        Standing::Playing | Standing::Adjourned | Standing::Referred => Termination::Unterminated,
        Standing::Annulled => Termination::Abandoned,
        Standing::Ended(_, Rule::FlagLoss | Rule::FlagDraw) => Termination::TimeForfeit,
        Standing::Ended(
            _,
            Rule::IllegalCountStd
            | Rule::IllegalLossDraw
            | Rule::RapidUIllegalResult
            | Rule::BlitzUIllegal
            | Rule::AdjAmbiguous
            | Rule::AdjUnclear
            | Rule::AdjIllegal
            | Rule::DefaultTime
            | Rule::AdjLate
            | Rule::Phone
            | Rule::DeviceFound
            | Rule::BothGuilty
            | Rule::PenaltyList
            | Rule::ScoreAsymmetric,
        ) => Termination::RulesInfraction,
        Standing::Ended(..) => Termination::Normal,
    }
}

/// Returns the score of a game as PGN knows it.
pub const fn pgn_score(outcome: Outcome) -> PgnResult {
    match (outcome.white, outcome.black) {
        (Score::One, Score::Zero) => PgnResult::WhiteWins,
        (Score::Zero, Score::One) => PgnResult::BlackWins,
        (Score::Half, Score::Half) => PgnResult::Draw,
        (Score::Half, Score::Zero) => PgnResult::HalfToWhite,
        (Score::Zero, Score::Half) => PgnResult::HalfToBlack,
        (Score::Zero, Score::Zero) => PgnResult::BothLose,
        (Score::One, Score::Half | Score::One) | (Score::Half, Score::One) => PgnResult::Unknown,
    }
}
