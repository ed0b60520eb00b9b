//! What happened at the board, as an arbiter reads it: a line for each touch, move, press and ruling, told once.

use std::time::Duration;

use super::question_findings::finding;
use super::recorded_claims::{claim_alone, claim_lost, claim_ruled, draw_declined, stands_again};
use super::recorded_findings::{
    annulled_for, fallen_flag, finding_alone, is_finding, knocked_over, lateness,
    sets_up_after_press, touch_found,
};
use super::recorded_game::{RecordedGame, StandingMove, letters_for};
use super::recorded_touches::{touched, touched_at};
use super::wrong_claim_reason::wrong_claim_reason;
use crate::chess::{ByColor, Color, Move, Square};
use crate::clock::Moment;
use crate::clock::clock_text::{change, whole_seconds};
use crate::i18n::clock_change;
use crate::laws::{
    ArbiterAct, CanMate, Claim, CommonAct, Consequence, Deed, Notice, Person, PlayerAct, Rule,
    Ruling, StandardReason,
};
use crate::record::Entry;
use crate::record::log::wrong_claim::wrong_claim;
use crate::record::narrative::{
    AgreedOn, Headline, NarratedEntry, RuledMove, cited_rule, cited_rules,
};

/// What both clocks showed before an entry and after it.
type ReadingsAround = [ByColor<Duration>; 2];

/// What a line is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LineKind {
    /// A piece was touched.
    Touch,
    /// An illegal move was charged.
    IllegalMove,
    /// A flag fell.
    Flag,
    /// Something else was ruled that nobody should miss.
    Trouble,
    /// Anything else.
    Plain,
}

/// What there is to tell of one entry of the log.
#[derive(Clone, Debug)]
pub struct RecordedLine {
    /// The place in the log.
    pub entry: usize,
    /// When it happened.
    pub at: Moment,
    /// Who did it; nobody where a flag fell, both players agreed on it, or nobody knows.
    pub by: Option<Person>,
    /// What happened.
    pub text: String,
    /// Why, where the arbiter noted that directly before.
    pub reason: Option<String>,
    /// What the clock of whoever completed a move by it showed then.
    pub left: Option<Duration>,
    /// What the line is about.
    pub kind: LineKind,
    /// What both clocks showed then, where that is known.
    pub clocks: Option<ByColor<Duration>>,
    /// The square that was touched, if one was.
    pub square: Option<Square>,
    /// What the arbiter found of a touch by it, without what follows, if they did.
    pub finding: Option<String>,
    /// Where the edition states the rules that were applied: what it is told under, then what an illegal move cost by it.
    pub articles: Vec<(&'static str, Rule)>,
}

impl RecordedLine {
    /// Returns what happened, and why where that is known.
    pub fn text_with_reason(&self) -> String {
        followed_by(&self.text, self.reason.as_deref())
    }

    /// Whether it begins by naming that player, so that nobody need say who did it.
    pub fn names(&self, player: &str) -> bool {
        self.text.starts_with(player)
    }

    /// The same with the time left, where the clocks do not stand beside it.
    pub fn full_text(&self) -> String {
        followed_by(
            &self.text_with_reason(),
            self.left.map(whole_seconds).as_deref(),
        )
    }
}

fn followed_by(text: &str, more: Option<&str>) -> String {
    more.map_or_else(|| text.to_owned(), |more| format!("{text} · {more}"))
}

/// All that there is to tell of a game, oldest first.
pub fn recorded_lines(game: &RecordedGame<'_>) -> Vec<RecordedLine> {
    let all = game.narrative.iter().enumerate();
    all.filter_map(|(index, held)| line(game, index, held))
        .collect()
}

/// What there is to tell of an entry, and that the times stay where it leaves them as they are.
fn line(game: &RecordedGame<'_>, index: usize, held: &NarratedEntry) -> Option<RecordedLine> {
    let mut told = line_of_the_act(game, index, held);
    if let Some(line) = &mut told
        && let Some(refused) = refused(game, &game.log[index])
        && !line.text.contains(&refused)
    {
        line.text = followed_by(&line.text, Some(&refused));
    }
    if let Some(line) = &mut told
        && let Some(late) = lateness(game, &game.log[index])
    {
        line.text = followed_by(&line.text, Some(&late));
    }
    if !held.is_times_kept {
        return told;
    }
    let kept = game.words.tr("record-times-kept");
    told.map(|line| RecordedLine {
        text: followed_by(&line.text, Some(&kept)),
        ..line
    })
}

/// Why what was done there counts for nothing, if that is all that was ruled.
fn refused(game: &RecordedGame<'_>, entry: &Entry) -> Option<String> {
    let mut rulings = entry.rulings.iter();
    let is_refused = rulings.clone().all(|ruling| ruling.refusal().is_some());
    let notice = rulings.next()?.refusal().filter(|_| is_refused)?;
    // Clocks that stand already need not be stopped to call the arbiter.
    let calls = entry.event.player_act() == Some(&PlayerAct::StopClocks);
    if calls || wrong_claim(entry).is_some() {
        return None;
    }
    let letters = game.notation.of(Color::White).letters;
    let refused = game
        .words
        .consequence(&Consequence::Notice(notice), letters);
    Some(refused.trim_end_matches('.').to_owned())
}

/// What there is to tell of what was done by an entry and ruled on it.
#[expect(clippy::too_many_lines, reason = "each kind of entry has its line")]
fn line_of_the_act(
    game: &RecordedGame<'_>,
    index: usize,
    held: &NarratedEntry,
) -> Option<RecordedLine> {
    let entry = &game.log[index];
    if keeps_clocks_standing(game, index) {
        return None;
    }
    let readings = held.readings;
    let by = match &entry.event.deed {
        Deed::Flag(_) | Deed::Arbiter(ArbiterAct::RefuseEntry | ArbiterAct::Note(_)) => None,
        Deed::Arbiter(_) if held.agreed.is_some() => None,
        Deed::Arbiter(_) if held.reason == Some(StandardReason::Proof.into()) => None,
        // Whoever called the arbiter played on, and nobody judged it.
        Deed::Arbiter(ArbiterAct::Decide(_)) if lets_the_clocks_run(game.log, index) => None,
        // Players start a game, pause and go on by themselves; what the arbiter does at the desk is noted so.
        Deed::Arbiter(ArbiterAct::Start | ArbiterAct::Stop | ArbiterAct::Resume)
            if held.reason != Some(StandardReason::AtTheDesk.into()) =>
        {
            None
        }
        // Pieces that are found where they should not be, a press brings to light and nobody did.
        Deed::Player(_, PlayerAct::Press) if is_found_displaced(entry) => None,
        Deed::Arbiter(_) => Some(Person::Arbiter),
        // Who did it is told in words; the arbiter found it, and rules.
        Deed::Player(..) if is_finding(entry) => Some(Person::Arbiter),
        // Who knocked them over is told in words too.
        Deed::Common(_, CommonAct::KnockOver)
            if held.reason == Some(StandardReason::AtTheDesk.into()) =>
        {
            Some(Person::Arbiter)
        }
        Deed::Player(color, _) => Some(Person::Player(*color)),
        Deed::Common(person, _) => Some(*person),
    };
    let told = |text: String, kind: LineKind| {
        let rules = if kind == LineKind::Touch {
            Vec::new()
        } else {
            cited_rules(game.log, index, held)
        };
        RecordedLine {
            entry: index,
            at: entry.event.at,
            by,
            text,
            reason: reason(game, index, held),
            left: None,
            kind,
            clocks: readings.map(|[_, after]| after),
            square: touched_at(entry, held),
            finding: None,
            articles: articles_of(game, rules),
        }
    };
    if let Some(text) = who_answers(game, entry) {
        return Some(told(text, LineKind::Plain));
    }
    if let Some(flag) = fallen_flag(game, index) {
        let ruled = entry.is_grave().then(|| after_the_flag(game, index, held));
        let text = followed_by(&flag, ruled.flatten().as_deref());
        return Some(told(text, LineKind::Flag));
    }
    if let Some((found, text)) = touch_found(game, index, held) {
        let finding = Some(found);
        let line = told(text, LineKind::Plain);
        return Some(RecordedLine {
            finding,
            articles: articles_of(game, cited_rule(game.log, index, held)),
            ..line
        });
    }
    if let Some(text) = knocked_over(game, index) {
        let articles = articles_of(game, entry.rulings.first().map(|ruling| ruling.rule));
        let line = told(text, LineKind::Plain);
        return Some(RecordedLine { articles, ..line });
    }
    if let Some(text) = touched(game, index, held) {
        let declines = draw_declined(game, entry, Some(&text));
        let declines = declines.filter(|_| !stands_again(game.log, index));
        let text = declines.unwrap_or(text);
        // What came to light by a touch is told behind it: a flag that had fallen, a position that was dead.
        if entry.is_grave() {
            let text = followed_by(&text, Some(&ruled(game, index, held)));
            return Some(told(text, LineKind::Trouble));
        }
        return Some(told(text, LineKind::Touch));
    }
    let said = draw_declined(game, entry, None)
        .or_else(|| corrected(game, entry, readings))
        .or_else(|| agreement(game, index, held));
    if let Some(text) = said {
        return Some(told(text, LineKind::Plain));
    }
    let charged = entry.has(Consequence::is_charge);
    let put_back = entry.consequences().find(|it| it.goes_back_to().is_some());
    if let Some(consequence) = put_back.filter(|_| !charged) {
        let letters = game.notation.of(Color::White).letters;
        let text = game
            .position_put_back(index)
            .unwrap_or_else(|| game.words.consequence(consequence, letters));
        let runs = held.started.map(|color| {
            let runs = game
                .words
                .consequence(&Consequence::StartClock(color), letters);
            runs.trim_end_matches('.').to_owned()
        });
        let clocks = what_follows(game, entry, held).join(", ");
        let clocks = Some(clocks).filter(|it| !it.is_empty());
        let text = followed_by(&text, clocks.as_deref());
        return Some(told(followed_by(&text, runs.as_deref()), LineKind::Plain));
    }
    // What the arbiter is only asked is no trouble yet.
    let changes = |it: &Consequence| {
        !matches!(
            it,
            Consequence::AskArbiter(_) | Consequence::StopClocks | Consequence::Notice(_)
        )
    };
    let asks = entry.has(Consequence::asks_arbiter);
    let mut ruled_on = entry.rulings_on_the_matter();
    if !ruled_on.any(|ruling| ruling.consequences.iter().any(changes)) {
        let asked = || {
            if entry.event.player_act() == Some(&PlayerAct::StopClocks) {
                return finding_alone(game, entry).filter(|_| asks);
            }
            let headline = asks.then(|| game.words.headline(&entry.rulings))?;
            Some(match revealed(game, index) {
                Some(written) => format!("{headline} ({written})"),
                None => headline,
            })
        };
        if let Some(text) = claim_alone(game, entry).or_else(asked) {
            return Some(told(text, LineKind::Plain));
        }
    }
    if !entry.rulings.is_empty() && entry.rulings.iter().all(Ruling::settles_call) {
        let line = told(call_settled(game, index), LineKind::Plain);
        return Some(RecordedLine {
            articles: articles_of(game, [Rule::PlayerMayStop]),
            ..line
        });
    }
    if is_ruled_already(game.log, index) {
        return None;
    }
    if let Some((read, left)) = sealed_read(game, entry, held) {
        let is_over = |it: &Consequence| matches!(it, Consequence::Over(_));
        let ends = entry.has(is_over);
        let ended = ends.then(|| ruled(game, index, held));
        let line = told(followed_by(&read, ended.as_deref()), LineKind::Plain);
        return Some(RecordedLine { left, ..line });
    }
    if entry.is_grave() {
        let kind = if charged {
            LineKind::IllegalMove
        } else if entry.is_trouble() {
            LineKind::Trouble
        } else {
            LineKind::Plain
        };
        let ruled = ruled(game, index, held);
        // Pieces that go back at a press leave its move as it is, a pawn that was left there becomes a queen, and a move can
        // end the game.
        let is_righted = entry.has(|it| *it == Consequence::PutBack);
        let ends = entry.rulings.iter().any(Ruling::ends_game);
        // Who claims tells nothing of their own move.
        let moves = held.last_move.as_ref().map(|last| last.by) == entry.event.player();
        let is_told = moves && (is_righted || charged || ends);
        let ruled = match made(game, index, held).filter(|_| is_told) {
            Some((completed, _)) => followed_by(&completed, Some(&ruled)),
            None => ruled,
        };
        let unknown = Consequence::Notice(Notice::FlagOrderUnknown);
        let is_entered = entry.event.arbiter_act() == Some(&ArbiterAct::FlagsUnclear)
            && !entry.has(|it| *it == unknown);
        let ruled = if is_entered {
            // Where the clock shows whose fell first, it is clear.
            let id = if ends_by_win(entry) {
                "rule-rapid-both-flags"
            } else {
                "found-both-flags"
            };
            followed_by(&game.words.tr(id), Some(&ruled))
        } else {
            ruled
        };
        return Some(told(ruled, kind));
    }
    if let Some(text) = announced(game, entry) {
        return Some(told(text, LineKind::Plain));
    }
    if let Some((text, left)) = made(game, index, held) {
        let sets_up = sets_up_after_press(game, entry);
        let rule = sets_up.as_ref().map(|_| Rule::DisplacedPieces);
        let line = told(followed_by(&text, sets_up.as_deref()), LineKind::Plain);
        let articles = if rule.is_some() {
            articles_of(game, rule)
        } else {
            line.articles
        };
        return Some(RecordedLine {
            left,
            articles,
            ..line
        });
    }
    if let Some(text) = claim_lost(game, entry) {
        let articles = articles_of(game, entry.rulings.first().map(|ruling| ruling.rule));
        let line = told(text, LineKind::Plain);
        return Some(RecordedLine { articles, ..line });
    }
    if let Some(text) = sentences(game, index) {
        return Some(told(text, LineKind::Plain));
    }
    let line = told(finding_alone(game, entry)?, LineKind::Plain);
    let articles = articles_of(game, entry.rulings.first().map(|ruling| ruling.rule));
    Some(RecordedLine { articles, ..line })
}

/// Whether somebody wins by that entry.
fn ends_by_win(entry: &Entry) -> bool {
    entry.has(|it| matches!(it, Consequence::Over(outcome) if outcome.winner().is_some()))
}

/// Who answers questions from then on, where the help was changed during the game.
fn who_answers(game: &RecordedGame<'_>, entry: &Entry) -> Option<String> {
    let ArbiterAct::Note(reason) = entry.event.arbiter_act()? else {
        return None;
    };
    let is_news = !reason.is_for_what_follows();
    is_news.then(|| format!("{}.", game.words.noted(reason)))
}

/// Whether a press brought to light that pieces stand where they should not, whoever moved them (7.6).
fn is_found_displaced(entry: &Entry) -> bool {
    let mut rulings = entry.rulings.iter();
    rulings.any(|it| it.rule == Rule::PiecesFoundDisplaced)
        && !entry.has(|it| matches!(it, Consequence::Completed(_)))
}

/// Where the edition states each of those rules first; none stands twice.
fn articles_of(
    game: &RecordedGame<'_>,
    rules: impl IntoIterator<Item = Rule>,
) -> Vec<(&'static str, Rule)> {
    let edition = game.arbiter.terms().edition;
    let mut articles: Vec<(&'static str, Rule)> = Vec::new();
    for rule in rules {
        let stated = rule.articles(edition).next();
        let stated = stated.filter(|number| articles.iter().all(|(known, _)| known != number));
        articles.extend(stated.map(|number| (number, rule)));
    }
    articles
}

/// What followed from what was ruled, sentence by sentence, but for what a player owes.
fn sentences(game: &RecordedGame<'_>, index: usize) -> Option<String> {
    let entry = &game.log[index];
    let player = entry.event.player().unwrap_or(Color::White);
    let letters = game.notation.of(player).letters;
    let sentences: Vec<String> = entry
        .consequences()
        .filter(|it| !matches!(it, Consequence::Notice(_)) && !it.is_duty())
        .map(|it| {
            let late = completed_late(game, index, it);
            late.unwrap_or_else(|| game.words.consequence(it, letters))
        })
        .collect();
    (!sentences.is_empty()).then(|| sentences.join(" "))
}

/// A move that is completed once the opponent has replied, in short, as it stood when it was made (6.2.1.2).
fn completed_late(
    game: &RecordedGame<'_>,
    index: usize,
    consequence: &Consequence,
) -> Option<String> {
    let Consequence::Completed(mv) = consequence else {
        return None;
    };
    let stood = game.narrative[..index].iter().rev();
    let mut stood = stood.filter_map(|it| it.last_move.as_ref());
    let made = stood.find(|last| last.mv == *mv)?;
    let numbered = StandingMove::of(made, game.notation).numbered();
    let args = [("move", numbered.into())];
    Some(game.words.tr_args("record-completed", &args))
}

/// What was ruled: what happened, with the move that was not legal, what each clock was given or lost, and the result.
fn ruled(game: &RecordedGame<'_>, index: usize, held: &NarratedEntry) -> String {
    let happened = happened(game, index, held);
    let follows = what_follows(game, &game.log[index], held).join(", ");
    let told = if follows.is_empty() {
        happened
    } else {
        format!("{happened}: {follows}")
    };
    let told = followed_by(&told, counts_as_offer(game, &game.log[index]).as_deref());
    let told = followed_by(&told, game.position_put_back(index).as_deref());
    followed_by(&told, owed_now(game, &game.log[index]).as_deref())
}

/// What must be played in place of an illegal move, of one that does not keep to what was touched or written down, or after a
/// claim.
fn owed_now(game: &RecordedGame<'_>, entry: &Entry) -> Option<String> {
    let is_due = |it: &Consequence| {
        matches!(
            it,
            Consequence::Illegal(..)
                | Consequence::ClaimUpheld
                | Consequence::ClaimRejected
                | Consequence::TakeBack
        )
    };
    entry.consequences().find(|it| is_due(it))?;
    let owed = |ruling: &Ruling| ruling.consequences.iter().position(Consequence::is_duty);
    let mut rulings = entry.rulings.iter();
    let (ruling, owed) = rulings.find_map(|it| Some((it, owed(it)?)))?;
    let letters = letters_for(std::slice::from_ref(ruling), game.notation);
    let owed = &ruling.consequences[owed];
    let owed = game.words.consequence(owed, letters);
    Some(owed.trim_end_matches('.').to_owned())
}

/// Whether an arbiter only stops clocks that a position put back at the same moment had started, and that stood before.
fn keeps_clocks_standing(game: &RecordedGame<'_>, index: usize) -> bool {
    let is_act =
        |it: &usize| !matches!(game.log[*it].event.arbiter_act(), Some(ArbiterAct::Note(_)));
    let Some(before) = (0..index).rfind(is_act) else {
        return false;
    };
    let (stop, put_back) = (&game.log[index].event, &game.log[before].event);
    let stood = game.narrated(before).is_some_and(|it| it.ran.is_none());
    stood
        && stop.arbiter_act() == Some(&ArbiterAct::Stop)
        && matches!(put_back.arbiter_act(), Some(ArbiterAct::Reinstate(_)))
        && stop.at == put_back.at
}

/// What stood in an envelope that was opened, as it was written, where it is no move that was made.
fn revealed(game: &RecordedGame<'_>, index: usize) -> Option<String> {
    let act = game.log[index].event.arbiter_act()?;
    let sealed = |entry: &Entry| {
        let Some(PlayerAct::Seal(text)) = entry.event.player_act() else {
            return None;
        };
        Some(text.clone())
    };
    let text = if let ArbiterAct::Reveal(text) = act {
        text.clone()
    } else if *act == ArbiterAct::Open {
        game.log[..index].iter().rev().find_map(sealed)?
    } else {
        return None;
    };
    let text = text.trim();
    (!text.is_empty()).then(|| text.to_owned())
}

/// What happened, with the move that was not legal.
fn happened(game: &RecordedGame<'_>, index: usize, held: &NarratedEntry) -> String {
    let entry = &game.log[index];
    let mut happened = game.words.headline(&entry.rulings);
    if let Some(press) = press_not_counted(game, entry) {
        happened = press;
    }
    // What was told of one player is not the other's move.
    let concerned = || entry.rulings.iter().filter_map(|ruling| ruling.concerns);
    let is_theirs =
        |mv: &RuledMove| concerned().next().is_none() || concerned().any(|it| it == mv.by);
    // That the envelope is lost was told when it was found.
    let is_of_the_loss = |ruling: &Ruling| ruling.rule == Rule::AdjLostEnvelope;
    let goes_on = entry.event.arbiter_act() == Some(&ArbiterAct::Resume);
    if goes_on && entry.rulings.iter().any(is_of_the_loss) {
        let letters = game.notation.of(Color::White).letters;
        let told = game.words.consequence(&Consequence::Resumed, letters);
        told.trim_end_matches('.').clone_into(&mut happened);
    }
    let write = |mv: &RuledMove| {
        let mv = Some(mv).filter(|it| is_theirs(it))?;
        mv.numbered(game.notation.of(mv.by))
    };
    let mv = held.illegal_move.as_ref().and_then(write);
    let mv = mv.or_else(|| held.taken_back.as_ref().and_then(write));
    let mv = mv.or_else(|| revealed(game, index));
    let with_move = |told: String| match &mv {
        Some(mv) if !told.contains(mv.as_str()) => format!("{told} ({mv})"),
        Some(_) | None => told,
    };
    happened = with_move(happened);
    if let Some(claim) = claim_ruled(game, index, &happened) {
        happened = with_move(claim);
    }
    if let Some(found) = annulled_for(game, entry) {
        happened = format!("{found} {happened}");
    }
    happened
}

/// What each clock was given or lost by it, and the result.
fn what_follows(game: &RecordedGame<'_>, entry: &Entry, held: &NarratedEntry) -> Vec<String> {
    let takes_increment = |it: &&Ruling| it.takes_increment_back();
    let change = |it: &Consequence| {
        // What a clock is set to is no gain.
        if let (Consequence::Set(color, to), Some([before, _])) = (it, held.readings) {
            return change(&game.words.name(*color), *before.get(*color), *to);
        }
        let (color, change) = clock_change(it)?;
        Some(format!("{} {change}", game.words.name(color)))
    };
    let rulings = || entry.rulings.iter();
    let given = rulings().filter(|it| !takes_increment(it));
    let clocks = given.flat_map(|it| it.consequences.iter().filter_map(change));
    let taken = rulings().filter(takes_increment);
    let increments = taken.flat_map(|it| &it.consequences).filter_map(|it| {
        let (color, change) = clock_change(it)?;
        // Of a press that counts for nothing at once the clock shows no trace.
        let presses = entry.event.player() == Some(color)
            && entry.event.player_act() == Some(&PlayerAct::Press);
        let is_seen = held
            .readings
            .is_none_or(|[before, after]| !presses || before.get(color) > after.get(color));
        Some(if is_seen {
            let change = format!("{} {change}", game.words.name(color));
            let args = [("change", change.into())];
            game.words.tr_args("record-increment-back", &args)
        } else {
            let args = [("player", color.into())];
            game.words.tr_args("record-increment-none", &args)
        })
    });
    let results = entry.consequences().filter_map(|consequence| {
        if let Consequence::Over(outcome) = consequence {
            Some(outcome.printed())
        } else {
            None
        }
    });
    let letters = game.notation.of(Color::White).letters;
    let from_now_on = entry
        .consequences()
        .filter(|it| matches!(it, Consequence::Increment(_)))
        .map(|it| game.words.consequence(it, letters));
    let from_now_on = from_now_on.map(|it| it.trim_end_matches('.').to_owned());
    let follows = clocks.chain(increments).chain(from_now_on).chain(results);
    follows.collect()
}

/// That a claim counts as an offer of a draw, if it does.
fn counts_as_offer(game: &RecordedGame<'_>, entry: &Entry) -> Option<String> {
    let mut follows = entry.consequences();
    let offers = follows.any(|it| matches!(it, Consequence::Offer(_)));
    offers.then(|| game.words.tr("record-claim-offers"))
}

/// What was ruled on a flag besides that it has fallen, which is told already.
fn after_the_flag(game: &RecordedGame<'_>, index: usize, held: &NarratedEntry) -> Option<String> {
    let entry = &game.log[index];
    let headline = Headline::of(&entry.rulings);
    if !matches!(headline, Some(Headline::Stated(_, Consequence::Flag(_)))) {
        return Some(ruled(game, index, held));
    }
    let follows = what_follows(game, entry, held);
    if follows.is_empty()
        && entry.has(Consequence::asks_arbiter)
        && !is_proved_next(game.log, index)
    {
        return Some(game.words.tr("record-claim-asked"));
    }
    (!follows.is_empty()).then(|| follows.join(", "))
}

/// Whether what the entry at that place asks, the program's proof answers before anything else happens.
fn is_proved_next(log: &[Entry], index: usize) -> bool {
    let next = log.get(index + 1);
    let proof = ArbiterAct::Note(StandardReason::Proof.into());
    next.is_some_and(|it| it.event.arbiter_act() == Some(&proof))
}

/// That a press does not count, where it belongs to a move that had been taken back before: that one was told then.
fn press_not_counted(game: &RecordedGame<'_>, entry: &Entry) -> Option<String> {
    let is_back = |it: &Consequence| {
        matches!(
            it,
            Consequence::TakeBack | Consequence::Unmade(_) | Consequence::Illegal(..)
        )
    };
    if entry.has(is_back) {
        return None;
    }
    let is_press = |it: &&Consequence| matches!(it, Consequence::PressTakenBack(_));
    let press = entry.rulings.iter().find_map(|ruling| {
        let mut consequences = ruling.consequences.iter();
        consequences
            .find(is_press)
            .filter(|it| !ruling.is_overtaken(it))
    })?;
    let letters = game.notation.of(Color::White).letters;
    let sentence = game.words.consequence(press, letters);
    Some(sentence.trim_end_matches('.').to_owned())
}

/// Whether what was taken back there is one gesture with what had been taken back by the same ruling: a castling whose
/// king went back, and then its rook.
fn is_ruled_already(log: &[Entry], index: usize) -> bool {
    let entry = &log[index];
    let is_same = |before: &Entry| {
        before.event.player() == entry.event.player() && before.rulings == entry.rulings
    };
    let gesture = log[..index].iter().rev();
    let mut gesture = gesture.take_while(|before| before.event.at == entry.event.at);
    entry.has(|it| *it == Consequence::TakeBack) && gesture.any(is_same)
}

/// What the clocks showed before the arbiter put them right and what they show now, or what the arbiter noted by itself.
fn corrected(
    game: &RecordedGame<'_>,
    entry: &Entry,
    readings: Option<ReadingsAround>,
) -> Option<String> {
    let act = entry.event.arbiter_act()?;
    if !matches!(act, ArbiterAct::SetTimes(..) | ArbiterAct::AddTime(..)) {
        return None;
    }
    let [before, after] = readings?;
    let of = |color: Color| {
        let name = game.words.name(color);
        let [was, is] = [before, after].map(|times| *times.get(color));
        change(&name, was, is).unwrap_or_else(|| format!("{name} {}", whole_seconds(is)))
    };
    let what = Color::ALL.map(of).join(", ");
    Some(
        game.words
            .tr_args("record-clocks-set", &[("what", what.into())]),
    )
}

fn reason(game: &RecordedGame<'_>, index: usize, held: &NarratedEntry) -> Option<String> {
    if held.agreed == Some(AgreedOn::Ruling) {
        return Some(game.words.tr("record-agreed"));
    }
    if held.reason == Some(StandardReason::Proof.into())
        && let Some(&ArbiterAct::Establish(_, can_mate)) = game.log[index].event.arbiter_act()
    {
        return Some(game.words.tr(match can_mate {
            CanMate::Yes => "record-proved-mate",
            CanMate::Never => "record-proved-no-mate",
        }));
    }
    let against = || {
        let against = wrong_claim_reason(game, index)?.text;
        Some(against.trim_end_matches('.').to_owned())
    };
    // That it was done at the desk says who did it, which stands beside the line.
    let at_the_desk = StandardReason::AtTheDesk.into();
    let noted = held.reason.as_ref().filter(|it| **it != at_the_desk);
    let noted = noted.map(|reason| game.words.noted(reason));
    noted
        .or_else(against)
        .or_else(|| why_nobody_won(game, index))
        .or_else(|| why_not_legal(game, index))
}

/// Who cannot checkmate any more, where the game is drawn for that.
fn why_nobody_won(game: &RecordedGame<'_>, index: usize) -> Option<String> {
    let edition = game.arbiter.terms().edition;
    let mut rulings = game.log[index].rulings.iter();
    let never = rulings.find_map(|it| game.words.never_mates(it, edition))?;
    Some(never.trim_end_matches('.').to_owned())
}

/// Why a move that was charged is not legal, if a rule says that beside it.
fn why_not_legal(game: &RecordedGame<'_>, index: usize) -> Option<String> {
    let rulings = &game.log[index].rulings;
    let mut follows = rulings.iter().flat_map(|ruling| &ruling.consequences);
    follows.find(|it| it.is_charge())?;
    let why = rulings.iter().find(|ruling| ruling.says_only_why())?;
    let edition = game.arbiter.terms().edition;
    let letters = letters_for(std::slice::from_ref(why), game.notation);
    let told = game.words.ruling(why, edition, letters);
    let told = if told.finding.is_empty() {
        told.headline
    } else {
        told.finding
    };
    Some(told.trim_end_matches('.').to_owned())
}

/// What players can say to each other of a move that is taken back, and how it is told.
const OF_A_MOVE_BACK: [(PlayerAct, &str); 4] = [
    (PlayerAct::AskTakeBack, "record-asks-back"),
    (PlayerAct::AgreeTakeBack, "record-agrees-back"),
    (PlayerAct::DeclineTakeBack, "record-declines-back"),
    (PlayerAct::WithdrawTakeBack, "record-withdraws-back"),
];

/// What players say to each other of a move that is taken back, and that it was taken back so; how they would decide a
/// question.
fn agreement(game: &RecordedGame<'_>, index: usize, held: &NarratedEntry) -> Option<String> {
    if let Some(text) = game.taken_back_by_agreement(index) {
        return Some(text);
    }
    let event = &game.log[index].event;
    let player = event.player()?;
    let act = event.player_act()?;
    if let PlayerAct::ProposeRuling(question, decision) = act {
        let proposed = game.words.tr(finding(*question, *decision)?);
        return Some(format!("{}: {proposed}", game.words.name(player)));
    }
    let (_, id) = OF_A_MOVE_BACK.iter().find(|(said, _)| said == act)?;
    // Whoever has the move asks for the reply as well.
    let is_answered = held
        .last_move
        .as_ref()
        .is_some_and(|last| last.by != player);
    let both = if is_answered { "yes" } else { "no" };
    let args = [("player", player.into()), ("both", both.into())];
    Some(game.words.tr_args(id, &args))
}

/// What a player says before the hands do it: that they adjust, or castle.
fn announced(game: &RecordedGame<'_>, entry: &Entry) -> Option<String> {
    let act = entry.event.player_act()?;
    let player = entry.event.player()?;
    if *act == PlayerAct::OfferDraw && entry.has(|it| *it == Consequence::Offer(player)) {
        let args = [("name", game.words.name(player).into())];
        return Some(game.words.tr_args("draw-offered", &args));
    }
    let id = if *act == PlayerAct::Adjust {
        "record-says-adjust"
    } else if *act == PlayerAct::AnnounceCastling {
        "record-says-castle"
    } else {
        return None;
    };
    let args = [("player", player.into())];
    Some(game.words.tr_args(id, &args))
}

/// That play goes on after the arbiter was called, and by whom; that there was reason, unless the players are their own
/// arbiter and only went on.
fn call_settled(game: &RecordedGame<'_>, index: usize) -> String {
    let call = game.log[..index]
        .iter()
        .rfind(|entry| entry.stops_for_the_arbiter());
    match call.and_then(|entry| entry.event.player()) {
        Some(caller) => {
            let id = if lets_the_clocks_run(game.log, index) {
                "record-called-and-played-on"
            } else {
                "headline-called"
            };
            game.words.tr_args(id, &[("player", caller.into())])
        }
        None => game.words.tr("headline-call-settled"),
    }
}

/// Whether the clocks run again by the very act that settled a call of the arbiter there: nobody has judged it.
fn lets_the_clocks_run(log: &[Entry], index: usize) -> bool {
    let settled = &log[index].event;
    log.get(index + 1).is_some_and(|next| {
        let resumes = next.event.arbiter_act() == Some(&ArbiterAct::Resume);
        resumes && next.event.at == settled.at
    })
}

/// Whether nobody can object any more to the move that stands since that place of the log although it is not legal: the right to
/// claim it is gone, or the game is over.
fn is_let_pass(game: &RecordedGame<'_>, index: usize) -> bool {
    let later = game.log[index + 1..].iter().flat_map(Entry::consequences);
    let mut settled = later.filter(|it| {
        matches!(
            it,
            Consequence::ClaimLost(Claim::IllegalMove)
                | Consequence::TakenUp(_)
                | Consequence::ReinstateAt(_)
        )
    });
    match settled.next() {
        Some(settles) => matches!(settles, Consequence::ClaimLost(_)),
        None => !game.table().standing().is_unfinished(),
    }
}

/// A move that is not legal, or a press without one, and that the opponent let it pass, if they did.
fn let_stand(game: &RecordedGame<'_>, last: &StandingMove, is_past: bool) -> String {
    let (told, objected) = if matches!(last.mv, Move::Put { .. }) {
        let presser = [("player", last.by.into())];
        let id = "rule-press-without-move-finding";
        let told = game.words.tr_args(id, &presser);
        let told = told.trim_end_matches('.').to_owned();
        (told, "record-nobody-objected")
    } else {
        let args = [("move", last.numbered().into())];
        let told = game.words.tr_args("record-completed", &args);
        (told, "record-let-stand")
    };
    let objected = is_past.then(|| game.words.tr(objected));
    followed_by(&told, objected.as_deref())
}

/// The sealed move that the arbiter read, in short, and what its player's clock showed once it was completed.
fn sealed_read(
    game: &RecordedGame<'_>,
    entry: &Entry,
    held: &NarratedEntry,
) -> Option<(String, Option<Duration>)> {
    let last = StandingMove::of(held.last_move.as_ref()?, game.notation);
    let reads = matches!(
        entry.event.arbiter_act(),
        Some(ArbiterAct::Open | ArbiterAct::Reveal(_))
    );
    let is_made = |it: &Consequence| *it == Consequence::Made(last.mv);
    if !reads || !entry.has(is_made) {
        return None;
    }
    let args = [("move", last.numbered().into())];
    let read = game.words.tr_args("record-sealed-read", &args);
    Some((read, last.left))
}

/// The move that was made or completed, in short, as it stood then, and what was left when it was completed.
fn made(
    game: &RecordedGame<'_>,
    index: usize,
    held: &NarratedEntry,
) -> Option<(String, Option<Duration>)> {
    let entry = &game.log[index];
    let last = StandingMove::of(held.last_move.as_ref()?, game.notation);
    let is_it = |wanted: &Consequence| entry.has(|it| it == wanted);
    let args = [("move", last.numbered().into())];
    if is_it(&Consequence::Completed(last.mv)) {
        let told = game.words.tr_args("record-completed", &args);
        return Some((told, last.left));
    }
    if is_it(&Consequence::Irregular) {
        let is_past = is_let_pass(game, index);
        return Some((let_stand(game, &last, is_past), last.left));
    }
    is_it(&Consequence::Made(last.mv)).then(|| (game.words.tr_args("record-made", &args), None))
}
