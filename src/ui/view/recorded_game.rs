//! A game with all that was recorded of it, for whoever tells what happened: the desk on its page, and the report on paper.

use std::time::Duration;

use super::players::Players;
use super::settings::NotationStyles;
use jadoube_core::chess::{Board, ByColor, Chess, Color, Move, Position as _};
use jadoube_core::clock::{Clock, Moment};
use jadoube_core::i18n::{NamedWords, RulingSummary, Words};
use jadoube_core::laws::{Arbiter, Consequence, PlayerAct, Ply, Ruling, Table};
use jadoube_core::notation::{Letters, algebraic};
use jadoube_core::record::Entry;
use jadoube_core::record::log::journal::Heading;
use jadoube_core::record::log::moves_taken_back::{put_back, taken_back};
use jadoube_core::record::log::take_back_agreement::is_taken_back_by_agreement;
use jadoube_core::record::log::wall_clock::WallClock;

/// A game with its log, and the words in which it is told.
#[derive(Clone, Debug)]
pub struct RecordedGame<'a> {
    /// The arbiter of the game.
    pub arbiter: &'a Arbiter,
    /// Everything that happened, with what was ruled on it.
    pub log: &'a [Entry],
    /// What the game began with; without it nobody knows what the clocks showed.
    pub heading: Option<&'a Heading>,
    /// How each player likes moves written.
    pub notation: NotationStyles,
    /// The words, with the players' names.
    pub words: NamedWords,
    /// What the clock on the wall showed during the game.
    pub wall: Option<&'a WallClock>,
}

/// What held when an entry of the log was made.
#[derive(Clone, Debug, Default)]
pub struct Circumstances {
    /// What both clocks showed before it and after it; nothing where there are none or nobody knows.
    pub readings: Option<[ByColor<Duration>; 2]>,
    /// Whether whoever did it had said that they adjust.
    pub is_adjusting: bool,
    /// The move that was charged as an illegal one, with its number, where one had been made.
    pub illegal_move: Option<String>,
    /// The move that it took back, with its number, where one had been made or was on the board.
    pub taken_back: Option<String>,
    /// Whose clock began to run by it, where no press of the clock did that.
    pub started: Option<Color>,
    /// The position in which it was made, as far as moves were made; nothing where nobody knows how the game began.
    pub board: Option<Board>,
    /// The last move that stood after it, with its number.
    pub last_move: Option<StandingMove>,
}

/// A move that stood on the scoresheet as its last.
#[derive(Clone, Debug)]
pub struct StandingMove {
    pub by: Color,
    /// Its number, with a point for White and three for Black.
    pub number: String,
    /// How its player writes it.
    pub text: String,
    pub mv: Move,
    /// What its player's clock showed when it was completed, if it was.
    pub left: Option<Duration>,
}

impl StandingMove {
    /// The move as its player writes it, behind its number.
    pub fn numbered(&self) -> String {
        format!("{}{}", self.number, self.text)
    }
}

/// The last of so many half-moves; nothing where so many do not stand.
pub fn last_move(table: &Table, notation: NotationStyles, plies: usize) -> Option<StandingMove> {
    let game = table.game();
    let index = plies.checked_sub(1)?;
    let ply = game.plies().get(index)?;
    let before = game.position_after(index)?;
    Some(StandingMove {
        by: ply.by,
        number: algebraic::number(before, ply.by),
        text: algebraic::write(before, ply.mv, notation.of(ply.by)),
        mv: ply.mv,
        left: ply.left,
    })
}

/// What the wall showed at that moment of the game, to the second; nothing where nobody looked.
pub fn time_of_day(wall: Option<&WallClock>, at: Moment) -> Option<String> {
    let time = wall?.at(at)?.time_of_day();
    time.split('.').next().map(str::to_owned)
}

/// The letters in which what was ruled tells moves: those of the player it concerns, of White where it concerns both.
pub fn letters_for(rulings: &[Ruling], notation: NotationStyles) -> Letters {
    let concerned = rulings.iter().find_map(|ruling| ruling.concerns);
    notation.of(concerned.unwrap_or(Color::White)).letters
}

/// Words that call the players as people at a board call each other.
pub fn named(words: Words, players: &Players) -> NamedWords {
    NamedWords::new(words, players.short_names())
}

impl<'a> RecordedGame<'a> {
    /// What stands on the table.
    pub const fn table(&self) -> &'a Table {
        self.arbiter.table()
    }

    /// What was ruled on one event, moves in the notation of the player it concerns.
    pub fn ruling_summary(&self, rulings: &[Ruling]) -> RulingSummary {
        let letters = letters_for(rulings, self.notation);
        let edition = self.arbiter.terms().edition;
        let board = self.table().game().position().board();
        self.words.ruling_summary(rulings, edition, letters, board)
    }

    /// The first move that the entry at that place of the log took back: whose it was, and its number before it as that
    /// player writes it.
    pub fn taken_back(&self, index: usize) -> Option<(Color, String)> {
        let taken = taken_back(self.table().game(), &self.log[..=index]);
        let (before, mv) = taken.first()?;
        Some((before.turn(), self.numbered(before, *mv)))
    }

    /// A move with its number before it, as its player writes it.
    fn numbered(&self, before: &Chess, mv: Move) -> String {
        algebraic::numbered(before, mv, self.notation.of(before.turn()))
    }

    /// That the players agreed on taking back what the entry at that place of the log took back, if they did.
    pub fn taken_back_by_agreement(&self, index: usize) -> Option<String> {
        let log = &self.log[..=index];
        is_taken_back_by_agreement(log).then(|| {
            let taken = taken_back(self.table().game(), log);
            let numbered = taken.iter().map(|(before, mv)| self.numbered(before, *mv));
            let moves = numbered.collect::<Vec<_>>().join(", ");
            if moves.is_empty() {
                return self.words.tr("headline-taken-back");
            }
            let args = [("move", moves.into())];
            self.words.tr_args("headline-move-taken-back", &args)
        })
    }

    /// Which position the entry at that place of the log put back, by the last move that stands as the desk names it, if
    /// it did and that is known.
    pub fn position_put_back(&self, index: usize) -> Option<String> {
        let back = put_back(self.table().game(), &self.log[..=index])?;
        Some(match back.last {
            Some((before, mv)) => {
                let args = [("move", self.numbered(&before, mv).into())];
                self.words.tr_args("back-after", &args)
            }
            None => self.words.tr("back-to-start"),
        })
    }

    /// What held when each entry of the log was made, in their order; nothing where nobody knows how the game began.
    pub fn circumstances(&self) -> Vec<Circumstances> {
        let Some(heading) = self.heading else {
            return vec![Circumstances::default(); self.log.len()];
        };
        let mut arbiter = heading.arbiter();
        let shown = |arbiter: &Arbiter, at: Moment| {
            let clock = arbiter.table().clock()?;
            Some(ByColor::new_with(|color| {
                Clock::remaining(clock, color, at)
            }))
        };
        let running = |arbiter: &Arbiter| arbiter.table().clock().and_then(Clock::running);
        let read = |entry: &Entry| {
            let Entry { event, rulings } = entry;
            let turn = arbiter.table().turn();
            let is_adjusting = event.player().is_some_and(|it| turn.is_adjusting(it));
            let illegal_move = self.illegal_move(arbiter.table(), rulings);
            let unmade = self.move_unmade(arbiter.table(), rulings);
            let board = arbiter.table().game().position().board().clone();
            let before = shown(&arbiter, event.at);
            let ran = running(&arbiter);
            arbiter.abide_by(event, rulings);
            let after = shown(&arbiter, event.at);
            let is_press = event.player_act() == Some(&PlayerAct::Press);
            let started = running(&arbiter).filter(|now| ran != Some(*now) && !is_press);
            let table = arbiter.table();
            let last_move = last_move(table, self.notation, table.game().plies().len());
            Circumstances {
                readings: before.zip(after).map(|(before, after)| [before, after]),
                is_adjusting,
                illegal_move,
                taken_back: unmade.or_else(|| self.move_put_back(table, rulings)),
                started,
                board: Some(board),
                last_move,
            }
        };
        self.log.iter().map(read).collect()
    }

    /// The last move, if these rulings take that back.
    fn move_unmade(&self, table: &Table, rulings: &[Ruling]) -> Option<String> {
        let mut consequences = rulings.iter().flat_map(|ruling| &ruling.consequences);
        let mv = consequences.find_map(|it| {
            if let Consequence::Unmade(mv) = it {
                Some(*mv)
            } else {
                None
            }
        })?;
        let game = table.game();
        let before = game.position_after(game.plies().len().checked_sub(1)?)?;
        Some(self.numbered(before, mv))
    }

    /// The move of which a piece was let go last, if these rulings have put it back.
    fn move_put_back(&self, table: &Table, rulings: &[Ruling]) -> Option<String> {
        if !rulings.iter().any(Ruling::takes_back) {
            return None;
        }
        let before = table.game().position();
        let player = before.turn();
        let carried = table.turn().let_go().last()?;
        let style = self.notation.of(player);
        let text = algebraic::write_carried(before, carried.from, carried.to, style)?;
        Some(algebraic::number(before, player) + &text)
    }

    /// The move that is charged as an illegal one by these rulings on what happened at `table`.
    fn illegal_move(&self, table: &Table, rulings: &[Ruling]) -> Option<String> {
        let mut consequences = rulings.iter().flat_map(|ruling| &ruling.consequences);
        let player = consequences.find_map(|it| {
            if let Consequence::Illegal(player, _) = it {
                Some(*player)
            } else {
                None
            }
        })?;
        let style = self.notation.of(player);
        let game = table.game();
        let (before, text) = if game.has_the_move() == player {
            let carried = table.turn().released().first()?;
            let before = game.position();
            let text = algebraic::write_carried(before, carried.from, carried.to, style);
            (before, text)
        } else {
            let mut plies = game.plies().iter();
            let is_meant =
                |ply: &Ply| ply.by == player && (ply.irregular || ply.completed.is_none());
            let index = plies.rposition(is_meant)?;
            let (before, ply) = (game.position_after(index)?, &game.plies()[index]);
            let text = if ply.irregular {
                let from = ply.mv.from()?;
                algebraic::write_carried(before, from, ply.mv.to(), style)
            } else {
                Some(algebraic::write(before, ply.mv, style))
            };
            (before, text)
        };
        Some(algebraic::number(before, player) + &text?)
    }
}
