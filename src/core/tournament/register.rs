//! The register: what each player was warned, fined or charged for over the rounds, as the incidents at the boards were
//! ruled, so that the next penalty can be weighed against the last.

use super::board_result::BoardResult;
use super::model::Tournament;
use super::player::PairingNumber;
use super::round::PairedBoard;
use super::tournament_log::{AttachedIncident, TournamentLog};
use crate::chess::Color;
use crate::laws::{Consequence, Rule, Ruling};
use crate::record::Entry;
use crate::record::incident::{HeardIncident, Incident};

/// What is registered.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, strum::Display, strum::EnumIter,
)]
#[strum(serialize_all = "kebab-case")]
pub enum OffenceKind {
    /// A warning (Art. 12.9.1).
    Warning,
    /// A completed illegal move, or what counts as one (7.5).
    IllegalMove,
    /// A telephone or another device (11.3).
    Device,
    /// A wrong claim that gave the opponent time (9.5.3).
    WrongClaim,
    /// A penalty in time, the opponent's or the player's own (12.9.2, 12.9.3).
    Time,
    /// A penalty in points, the loss of the game among them (12.9.4 to 12.9.6).
    Points,
    /// A fine (12.9.7).
    Fine,
    /// An exclusion from one or more rounds (12.9.8).
    Exclusion,
    /// An expulsion from the event (12.9.9).
    Expulsion,
    /// A game that was forfeited (6.7).
    Forfeit,
}

/// One entry of the register.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RegisteredOffence {
    /// The round.
    pub round: u16,
    /// The board.
    pub board: u16,
    /// What it was.
    pub kind: OffenceKind,
}

/// What is registered of one player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerRegister {
    /// The player.
    pub player: PairingNumber,
    /// The entries, in the order of the rounds.
    pub offences: Vec<RegisteredOffence>,
}

impl PlayerRegister {
    /// Returns how many entries of that kind there are.
    pub fn count(&self, kind: OffenceKind) -> usize {
        self.offences.iter().filter(|it| it.kind == kind).count()
    }
}

/// Returns what is registered, for each player of whom anything is, in the order of their numbers.
pub fn register(log: &TournamentLog) -> Vec<PlayerRegister> {
    let players = log.tournament().players.iter();
    let mut all: Vec<PlayerRegister> = players
        .map(|player| PlayerRegister {
            player: player.number,
            offences: Vec::new(),
        })
        .collect();
    for incident in log.incidents() {
        let round = log.tournament().round(incident.round);
        let Some(board) = round.and_then(|round| round.board(incident.board)) else {
            continue;
        };
        for (color, kind) in offences(incident, board) {
            add(&mut all, board.player(color), incident.round, board, kind);
        }
    }
    for (number, round) in (1..).zip(&log.tournament().rounds) {
        for board in &round.boards {
            for color in Color::ALL
                .into_iter()
                .filter(|color| is_forfeited(board, *color))
            {
                add(
                    &mut all,
                    board.player(color),
                    number,
                    board,
                    OffenceKind::Forfeit,
                );
            }
        }
    }
    all.retain(|it| !it.offences.is_empty());
    for player in &mut all {
        player
            .offences
            .sort_by_key(|it| (it.round, it.board, it.kind));
    }
    all
}

fn add(
    all: &mut [PlayerRegister],
    player: PairingNumber,
    round: u16,
    board: &PairedBoard,
    kind: OffenceKind,
) {
    if let Some(register) = all.iter_mut().find(|it| it.player == player) {
        register.offences.push(RegisteredOffence {
            round,
            board: board.number,
            kind,
        });
    }
}

fn is_forfeited(board: &PairedBoard, color: Color) -> bool {
    matches!(board.result, BoardResult::Forfeited(forfeit) if forfeit.is_of(color))
}

/// Returns whom the rulings on an incident charge, and with what; nobody where its board is not there.
pub fn incident_offences(
    tournament: &Tournament,
    incident: &AttachedIncident,
) -> Vec<(PairingNumber, OffenceKind)> {
    let round = tournament.round(incident.round);
    let Some(board) = round.and_then(|round| round.board(incident.board)) else {
        return Vec::new();
    };
    let charged = offences(incident, board).into_iter();
    charged
        .map(|(color, kind)| (board.player(color), kind))
        .collect()
}

/// Returns what the rulings on an incident charge each side with.
fn offences(attached: &AttachedIncident, board: &PairedBoard) -> Vec<(Color, OffenceKind)> {
    let Ok(incident) = Incident::read(&attached.script) else {
        return Vec::new();
    };
    let Ok(heard) = incident.heard() else {
        return Vec::new();
    };
    let mut found = Vec::new();
    for color in Color::ALL {
        let before = incident.script().illegal_moves.unwrap_or_default();
        let charged = heard.arbiter().table().illegal_moves().get(color);
        let charged = charged.saturating_sub(*before.get(color));
        found.extend((0..charged).map(|_| (color, OffenceKind::IllegalMove)));
        if has_ruled(&heard, color, Rule::Phone) || has_ruled(&heard, color, Rule::DeviceFound) {
            found.push((color, OffenceKind::Device));
        }
        // A board whose result already says so is registered by that.
        if lost_by_coming_late(&heard, color) && !is_forfeited(board, color) {
            found.push((color, OffenceKind::Forfeit));
        }
    }
    for entry in heard.log() {
        found.extend(wrong_claims(entry).map(|color| (color, OffenceKind::WrongClaim)));
        found.extend(entry.rulings.iter().flat_map(penalties));
    }
    found
}

/// Returns who made a claim that was wrong and gave the opponent time.
fn wrong_claims(entry: &Entry) -> impl Iterator<Item = Color> {
    Color::ALL.into_iter().filter(|color| {
        let adds_time =
            |it: &Consequence| matches!(it, Consequence::Add(gains, _) if *gains == !*color);
        let is_rejected = |ruling: &Ruling| {
            ruling.concerns == Some(*color)
                && ruling.consequences.contains(&Consequence::ClaimRejected)
        };
        entry.rulings.iter().any(is_rejected) && entry.has(adds_time)
    })
}

/// Returns whose penalties a ruling imposes, and which, as far as they are registered.
fn penalties(ruling: &Ruling) -> impl Iterator<Item = (Color, OffenceKind)> {
    let chosen = ruling.concerns.filter(|_| ruling.rule == Rule::PenaltyList);
    let mut found: Vec<_> = ruling
        .consequences
        .iter()
        .filter_map(|it| penalty(it, chosen))
        .collect();
    // A game that is declared lost is over by that.
    found.dedup();
    found.into_iter()
}

/// Returns whose penalty it is and which, if it is one; `chosen` is whom the arbiter penalises by choice (12.9).
#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "few consequences are penalties that are registered"
)]
fn penalty(consequence: &Consequence, chosen: Option<Color>) -> Option<(Color, OffenceKind)> {
    match consequence {
        Consequence::Warning(color) => Some((*color, OffenceKind::Warning)),
        Consequence::Fined(color) => Some((*color, OffenceKind::Fine)),
        Consequence::Excluded(color) => Some((*color, OffenceKind::Exclusion)),
        Consequence::Expelled(color) => Some((*color, OffenceKind::Expulsion)),
        Consequence::Add(..) | Consequence::Take(..) => Some((chosen?, OffenceKind::Time)),
        Consequence::DeclaredLost(_) | Consequence::Over(_) => Some((chosen?, OffenceKind::Points)),
        _ => None,
    }
}

/// Whether a rule was found broken by that side.
fn has_ruled(heard: &HeardIncident, color: Color, rule: Rule) -> bool {
    let mut rulings = heard.log().iter().flat_map(|entry| &entry.rulings);
    rulings.any(|ruling| ruling.rule == rule && ruling.concerns == Some(color))
}

fn lost_by_coming_late(heard: &HeardIncident, color: Color) -> bool {
    let mut rulings = heard.log().iter().flat_map(|entry| &entry.rulings);
    rulings.any(|ruling| {
        ruling.rule == Rule::DefaultTime && ruling.concerns == Some(color) && ruling.ends_game()
    })
}
