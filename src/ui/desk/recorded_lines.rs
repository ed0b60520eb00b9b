//! What happened at the board, as an arbiter reads it: a line for each touch, move, press and ruling, told once.

use std::time::Duration;

use super::game_slider::last_move;
use crate::chess::{Board, Color, Position, Square};
use crate::clock::Moment;
use crate::i18n::{Language, RulingEffect};
use crate::laws::{Consequence, PlayerAct, Rule, Ruling};
use crate::record::Entry;
use crate::record::log::take_back_agreement::is_taken_back_by_agreement;
use crate::ui::kit::clock_text::whole_seconds;
use crate::ui::view::frame_view::View;

/// A touch that was shorter than this has no length worth telling.
const SHORTEST: Duration = Duration::from_millis(100);

/// What a line is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LineKind {
    /// A piece was touched.
    Touch,
    /// An illegal move was charged.
    IllegalMove,
    /// Something else was ruled that nobody should miss.
    Trouble,
    /// Everything else.
    Plain,
}

/// One line.
#[derive(Clone, Debug)]
pub struct RecordedLine {
    /// The place in the log.
    pub entry: usize,
    /// When it happened.
    pub at: Moment,
    /// The player who did it, if a player did.
    pub by: Option<Color>,
    /// What happened.
    pub text: String,
    /// What it is about.
    pub kind: LineKind,
    /// The square that was touched, if one was.
    pub square: Option<Square>,
    /// Where the edition states the rule that was applied.
    pub article: Option<(&'static str, Rule)>,
}

/// All lines of a game; written anew when something has happened or the language has changed.
#[derive(Debug, Default)]
pub struct RecordedLines {
    written: Option<(usize, Language)>,
    lines: Vec<RecordedLine>,
}

impl RecordedLines {
    /// Brings the lines up to date with the game.
    pub fn write(&mut self, view: &View<'_>) {
        let now = (view.log.len(), view.words.language());
        if self.written.replace(now) == Some(now) {
            return;
        }
        self.lines.clear();
        let mut plies = view.table().game().taken_over();
        for (index, entry) in view.log.iter().enumerate() {
            let before = plies;
            for consequence in consequences(entry) {
                follow(&mut plies, consequence);
            }
            self.lines.extend(line(view, index, before, plies));
        }
    }

    /// The lines, oldest first.
    #[must_use]
    pub fn all(&self) -> &[RecordedLine] {
        &self.lines
    }

    /// How many of that kind there are.
    #[must_use]
    pub fn count(&self, kind: LineKind) -> usize {
        self.lines.iter().filter(|line| line.kind == kind).count()
    }
}

fn consequences(entry: &Entry) -> impl Iterator<Item = &Consequence> + Clone {
    entry.rulings.iter().flat_map(|ruling| &ruling.consequences)
}

/// How many half-moves stand after a consequence.
#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "few consequences make or unmake a move"
)]
fn follow(plies: &mut usize, consequence: &Consequence) {
    match consequence {
        Consequence::Made(_) | Consequence::Irregular => *plies += 1,
        Consequence::Unmade(_) | Consequence::TakenUp(_) => *plies = plies.saturating_sub(1),
        Consequence::ReinstateAt(back) => *plies = (*plies).min(*back as usize),
        _ => {}
    }
}

/// What there is to tell of an entry, before which so many half-moves stood and after which so many stand.
fn line(view: &View<'_>, index: usize, before: usize, after: usize) -> Option<RecordedLine> {
    let entry = &view.log[index];
    let by = entry.event.player();
    let told = |text: String, kind: LineKind| {
        let rule = entry.rulings.first().map(|ruling| ruling.rule);
        let has_article = entry.is_grave() && kind != LineKind::Touch;
        let rule = rule.filter(|_| has_article);
        let edition = view.arbiter.terms().edition;
        RecordedLine {
            entry: index,
            at: entry.event.at,
            by,
            text,
            kind,
            square: entry.event.player_act().and_then(touched_square),
            article: rule.and_then(|rule| Some((rule.articles(edition).next()?, rule))),
        }
    };
    let board = view.table().game().position_after(before);
    if let Some(text) = touched(view, index, board.map(Position::board)) {
        return Some(told(text, LineKind::Touch));
    }
    if let Some(text) = agreement(view, index) {
        return Some(told(text, LineKind::Plain));
    }
    // What the arbiter is only asked is no trouble yet.
    let changes = |it: &Consequence| {
        !matches!(
            it,
            Consequence::AskArbiter(_) | Consequence::StopClocks | Consequence::Notice(_)
        )
    };
    let asks = consequences(entry).any(|it| matches!(it, Consequence::AskArbiter(_)));
    if let Some(text) = claimed_touch(view, index) {
        return Some(told(text, LineKind::Plain));
    }
    if asks && !consequences(entry).any(changes) {
        return Some(told(view.words.headline(&entry.rulings), LineKind::Plain));
    }
    if !entry.rulings.is_empty() && entry.rulings.iter().all(Ruling::settles_call) {
        return Some(told(call_settled(view, index), LineKind::Plain));
    }
    if entry.is_grave() {
        let summary = view.ruling_summary(&entry.rulings);
        let clocks = summary.effects.iter().filter_map(|effect| match effect {
            RulingEffect::Clock(color, time) => {
                let player = view.tr(color.fold_wb("color-white", "color-black"));
                Some(format!("{player} {time}"))
            }
            RulingEffect::Words(..) => None,
        });
        let results = consequences(entry).filter_map(|consequence| {
            if let Consequence::Over(outcome) = consequence {
                Some(outcome.printed())
            } else {
                None
            }
        });
        let told_first = [summary.headline].into_iter();
        let parts: Vec<String> = told_first.chain(clocks).chain(results).collect();
        let charged = consequences(entry).any(|it| matches!(it, Consequence::Illegal(..)));
        let kind = if charged {
            LineKind::IllegalMove
        } else if entry.is_trouble() {
            LineKind::Trouble
        } else {
            LineKind::Plain
        };
        return Some(told(parts.join(": "), kind));
    }
    if let Some(text) = made(view, entry, after) {
        return Some(told(text, LineKind::Plain));
    }
    let letters = view
        .settings
        .notation
        .of(by.unwrap_or(Color::White))
        .letters;
    let sentences: Vec<String> = consequences(entry)
        .filter(|it| !matches!(it, Consequence::Notice(_)) && !it.is_duty())
        .map(|it| view.words.consequence(it, letters))
        .collect();
    (!sentences.is_empty()).then(|| told(sentences.join(" "), LineKind::Plain))
}

/// What players say to each other of a move that is taken back, and that it was taken back so.
fn agreement(view: &View<'_>, index: usize) -> Option<String> {
    if is_taken_back_by_agreement(&view.log[..=index]) {
        return Some(view.tr("headline-taken-back").into_owned());
    }
    let event = &view.log[index].event;
    let player = event.player()?;
    let act = event.player_act()?;
    let id = if *act == PlayerAct::AskTakeBack {
        "record-asks-back"
    } else if *act == PlayerAct::AgreeTakeBack {
        "record-agrees-back"
    } else {
        return None;
    };
    let args = [("player", player.into())];
    Some(view.tr_args(id, &args).into_owned())
}

/// That a player claims a touch on which the arbiter has to decide, and the piece that was touched last, if one was seen.
fn claimed_touch(view: &View<'_>, index: usize) -> Option<String> {
    let entry = &view.log[index];
    let is_claim = entry.event.player_act() == Some(&PlayerAct::ClaimTouchMove)
        && consequences(entry).any(|it| matches!(it, Consequence::AskArbiter(_)));
    let claimant = entry.event.player().filter(|_| is_claim)?;
    let before = view.log[..index].iter().rev();
    let touch = before
        .take_while(|entry| entry.event.player() != Some(claimant))
        .find_map(|entry| touched_square(entry.event.player_act()?));
    let told = match touch {
        Some(square) => {
            let args = [("player", claimant.into()), ("square", square.into())];
            view.tr_args("record-claims-touch-of", &args)
        }
        None => view.tr_args("record-claims-touch", &[("player", claimant.into())]),
    };
    Some(told.into_owned())
}

/// That play goes on after the arbiter was called, and by whom.
fn call_settled(view: &View<'_>, index: usize) -> String {
    let is_call = |entry: &&Entry| entry.event.player_act() == Some(&PlayerAct::StopClocks);
    let call = view.log[..index].iter().rfind(is_call);
    match call.and_then(|entry| entry.event.player()) {
        Some(caller) => view.tr_args("headline-called", &[("player", caller.into())]),
        None => view.tr("headline-call-settled"),
    }
    .into_owned()
}

/// The move that was made or completed, in short, if it still stands as the last of so many.
fn made(view: &View<'_>, entry: &Entry, plies: usize) -> Option<String> {
    let is_of = |mv, completed: bool| {
        consequences(entry).any(|it| {
            if completed {
                *it == Consequence::Completed(mv)
            } else {
                *it == Consequence::Made(mv)
            }
        })
    };
    let (number, text, mv) = last_move(view, plies)?;
    let args = [("move", format!("{number}{text}").into())];
    if is_of(mv, true) {
        let told = view.tr_args("record-completed", &args);
        let ply = view.table().game().plies().get(plies.checked_sub(1)?)?;
        return Some(match ply.left {
            Some(left) => format!("{told} · {}", whole_seconds(left)),
            None => told.into_owned(),
        });
    }
    is_of(mv, false).then(|| view.tr_args("record-made", &args).into_owned())
}

/// The square whose piece an act touches.
const fn touched_square(act: &PlayerAct) -> Option<Square> {
    let (PlayerAct::Touch(square)
    | PlayerAct::Graze(square)
    | PlayerAct::Brush(square)
    | PlayerAct::Lift(square)) = act
    else {
        return None;
    };
    Some(*square)
}

/// The piece that was touched, unless the line before has told it.
fn touched(view: &View<'_>, index: usize, board: Option<&Board>) -> Option<String> {
    let act = |entry: &Entry| entry.event.player_act().cloned();
    let square = touched_square(view.log[index].event.player_act()?)?;
    let is_told = index > 0 && act(&view.log[index - 1]) == Some(PlayerAct::Touch(square));
    let piece = board?.piece_at(square).filter(|_| !is_told)?;
    let args = [("role", piece.role.into()), ("square", square.into())];
    let told = view.tr_args("record-touched", &args).into_owned();
    let Some(lasted) = touch_lasted(&view.log[index..]) else {
        return Some(told);
    };
    let tenths = lasted.as_millis() / 100;
    let args = [
        ("whole", number(tenths / 10).into()),
        ("tenths", number(tenths % 10).into()),
    ];
    let lasted = view.tr_args("record-touched-for", &args);
    Some(format!("{told} · {lasted}"))
}

fn number(count: u128) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}

/// How long the fingers were on the piece that the first of these touched, if it is known when they left it.
fn touch_lasted(log: &[Entry]) -> Option<Duration> {
    let (first, later) = log.split_first()?;
    let is_held = matches!(
        first.event.player_act()?,
        PlayerAct::Touch(_) | PlayerAct::Lift(_)
    );
    let player = first.event.player().filter(|_| is_held)?;
    let mut own = later.iter().filter(|it| it.event.player() == Some(player));
    let ended = own.find(|entry| {
        matches!(
            entry.event.player_act(),
            Some(
                PlayerAct::LetGo
                    | PlayerAct::Release(_)
                    | PlayerAct::PutBack
                    | PlayerAct::Touch(_)
                    | PlayerAct::Press
            )
        )
    })?;
    let is_let_go = matches!(
        ended.event.player_act(),
        Some(PlayerAct::LetGo | PlayerAct::Release(_) | PlayerAct::PutBack)
    );
    let lasted = ended
        .event
        .at
        .since_start()
        .checked_sub(first.event.at.since_start())?;
    (is_let_go && lasted >= SHORTEST).then_some(lasted)
}
