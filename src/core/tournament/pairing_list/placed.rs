//! A pairing list in its place: the players looked up, the boards numbered, newcomers with numbers of their own.

use std::collections::BTreeSet;

use super::name_key::NameKey;
use super::{
    ListedPairing, ListedPlayer, PairingLine, PairingList, PairingListFault, PairingListFaultKind,
};
use crate::tournament::{
    BoardResult, GivenBye, PairedBoard, PairingNumber, Round, TournamentPlayer,
};

/// What a pairing list makes of a round.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PlacedPairings {
    /// The round, whose pairing numbers are those of the tournament and of the newcomers.
    pub round: Round,
    /// Players whom the tournament does not have yet; they are to be entered before the round.
    pub newcomers: Vec<TournamentPlayer>,
    /// Results for boards that the list itself does not pair.
    pub results: Vec<(u16, BoardResult)>,
    /// What was not understood, line by line.
    pub faults: Vec<PairingListFault>,
}

impl PlacedPairings {
    /// Whether the list pairs somebody, or gives a bye.
    pub const fn pairs_somebody(&self) -> bool {
        !self.round.boards.is_empty() || !self.round.byes.is_empty()
    }

    /// Takes a list of a round that is paired already, which repeats some of its pairings, for the results that stand in it;
    /// whether it is such a list.
    pub fn take_as_results(&mut self, paired: &Round) -> bool {
        let is_known = |board: &PairedBoard| {
            let known = paired.board(board.number);
            known.is_some_and(|it| it.white == board.white && it.black == board.black)
        };
        let is_repeated = self.newcomers.is_empty() && self.round.boards.iter().all(is_known);
        if is_repeated {
            let boards = std::mem::take(&mut self.round).boards.into_iter();
            let results = boards.filter(|board| {
                let before = paired.board(board.number).map(|it| it.result);
                !board.result.is_pending() && before != Some(board.result)
            });
            let results = results.map(|board| (board.number, board.result));
            self.results.extend(results);
        }
        is_repeated
    }
}

/// Looks up the players of a list among those of a tournament. Who is not found there is a newcomer.
pub fn place_pairings(list: &PairingList, players: &[TournamentPlayer]) -> PlacedPairings {
    let mut placing = Placing {
        known: players
            .iter()
            .map(|player| (NameKey::of(&player.name), player.clone()))
            .collect(),
        seated: BTreeSet::new(),
        placed: PlacedPairings {
            faults: list.faults.clone(),
            ..PlacedPairings::default()
        },
    };
    for (number, line) in &list.lines {
        placing.place(*number, line);
    }
    let mut placed = placing.placed;
    placed.round.boards.sort_by_key(|board| board.number);
    placed.faults.sort_by_key(|fault| fault.line);
    placed
}

/// A list on its way into a round.
struct Placing {
    known: Vec<(NameKey, TournamentPlayer)>,
    seated: BTreeSet<PairingNumber>,
    placed: PlacedPairings,
}

impl Placing {
    fn tell(&mut self, line: usize, kind: PairingListFaultKind, text: impl Into<String>) {
        self.placed.faults.push(PairingListFault {
            line,
            kind,
            text: text.into(),
        });
    }

    fn place(&mut self, line: usize, listed: &PairingLine) {
        match listed {
            PairingLine::Result(number, result) => match self.placed.round.board_mut(*number) {
                Some(board) => board.result = *result,
                None => self.placed.results.push((*number, *result)),
            },
            PairingLine::Bye(listed) => {
                if let Some(player) = self.seat(line, &listed.player) {
                    let bye = listed.bye;
                    self.placed.round.byes.push(GivenBye { player, bye });
                }
            }
            PairingLine::Pairing(pairing) => self.place_pairing(line, pairing),
            // Which round it is, the tournament decides.
            PairingLine::Round(_) => {}
        }
    }

    fn place_pairing(&mut self, line: usize, pairing: &ListedPairing) {
        let Some(white) = self.seat(line, &pairing.white) else {
            return;
        };
        let Some(black) = self.seat(line, &pairing.black) else {
            self.seated.remove(&white);
            return;
        };
        let last = self.placed.round.boards.iter().map(|board| board.number);
        let next = last.max().unwrap_or(0).saturating_add(1);
        let is_free = |number: &u16| *number > 0 && self.placed.round.board(*number).is_none();
        let number = pairing.board.filter(is_free);
        if let Some(taken) = pairing.board.filter(|_| number.is_none()) {
            self.tell(line, PairingListFaultKind::BoardTaken, taken.to_string());
        }
        let mut board = PairedBoard::new(number.unwrap_or(next), white, black);
        board.result = pairing.result;
        self.placed.round.boards.push(board);
    }

    /// Returns the number of a player who has no place in the round yet, and gives them one.
    fn seat(&mut self, line: usize, listed: &ListedPlayer) -> Option<PairingNumber> {
        let player = self.find(line, listed)?;
        if self.seated.insert(player) {
            return Some(player);
        }
        self.tell(line, PairingListFaultKind::PairedTwice, &*listed.name);
        None
    }

    fn find(&mut self, line: usize, listed: &ListedPlayer) -> Option<PairingNumber> {
        if listed.name.is_empty() {
            let number = listed.number.map(PairingNumber);
            let is_known =
                |number: &PairingNumber| self.known.iter().any(|it| it.1.number == *number);
            let found = number.filter(is_known);
            if found.is_none() {
                let text = listed.number.map(|number| number.to_string());
                self.tell(
                    line,
                    PairingListFaultKind::UnknownNumber,
                    text.unwrap_or_default(),
                );
            }
            return found;
        }
        let key = NameKey::of(&listed.name);
        let same = self.matching(listed, |other| *other == key);
        match same[..] {
            [found] => return Some(found),
            [] => {}
            _ => {
                self.tell(line, PairingListFaultKind::AmbiguousName, &*listed.name);
                return None;
            }
        }
        let meant = self.matching(listed, |other| key.can_mean(other));
        match meant[..] {
            [found] => {
                self.tell(line, PairingListFaultKind::NameGuessed, &*listed.name);
                Some(found)
            }
            [] => Some(self.newcomer(listed)),
            _ => {
                self.tell(line, PairingListFaultKind::AmbiguousName, &*listed.name);
                None
            }
        }
    }

    /// Returns the players whose names fit; where several do, those whose number or rating is the listed one, if any is.
    fn matching(
        &self,
        listed: &ListedPlayer,
        fits: impl Fn(&NameKey) -> bool,
    ) -> Vec<PairingNumber> {
        let fitting = self.known.iter().filter(|(key, _)| fits(key));
        let fitting: Vec<&TournamentPlayer> = fitting.map(|(_, player)| player).collect();
        let is_told = |player: &TournamentPlayer| {
            let by_number = listed.number == Some(player.number.0);
            by_number || listed.rating.is_some() && listed.rating == player.rating
        };
        let told: Vec<PairingNumber> = fitting
            .iter()
            .filter(|player| is_told(player))
            .map(|player| player.number)
            .collect();
        if fitting.len() > 1 && told.len() == 1 {
            return told;
        }
        fitting.iter().map(|player| player.number).collect()
    }

    fn newcomer(&mut self, listed: &ListedPlayer) -> PairingNumber {
        let last = self.known.iter().map(|(_, player)| player.number.0).max();
        let taken = |number: u16| self.known.iter().any(|it| it.1.number.0 == number);
        let stated = listed.number.filter(|number| !taken(*number));
        let number = PairingNumber(stated.unwrap_or_else(|| last.unwrap_or(0).saturating_add(1)));
        let player = TournamentPlayer {
            title: listed.title.clone(),
            rating: listed.rating,
            ..TournamentPlayer::new(number, listed.name.clone())
        };
        self.placed.newcomers.push(player.clone());
        self.known.push((NameKey::of(&player.name), player));
        number
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn players() -> Vec<TournamentPlayer> {
        let mut players: Vec<TournamentPlayer> = (1..)
            .zip([
                "Novak, Ana",
                "Kos, Boris",
                "Žagar, Črt",
                "Zupan, Ana",
                "Zupan, Ana",
            ])
            .map(|(number, name)| TournamentPlayer::new(PairingNumber(number), name))
            .collect();
        players[4].rating = Some(1_777);
        players
    }

    fn placed(text: &str) -> PlacedPairings {
        place_pairings(&PairingList::read(text), &players())
    }

    fn told(placed: &PlacedPairings) -> Vec<(usize, PairingListFaultKind)> {
        let faults = placed.faults.iter();
        faults.map(|fault| (fault.line, fault.kind)).collect()
    }

    #[test]
    fn players_are_found_whatever_the_order_of_their_names() {
        let placed =
            placed("Club evening\n\n1 Ana Novak - Crt Zagar 1-0\n2 Zupan Ana 1777 - Kos B.\n");
        let boards: Vec<_> = placed
            .round
            .boards
            .iter()
            .map(|board| (board.number, board.white.0, board.black.0))
            .collect();
        assert_eq!(boards, [(1, 1, 3), (2, 5, 2)]);
        assert_eq!(
            told(&placed),
            [
                (1, PairingListFaultKind::NoPairing),
                (4, PairingListFaultKind::NameGuessed)
            ]
        );
        assert_eq!(placed.newcomers, []);
    }

    #[test]
    fn who_is_not_known_is_a_newcomer_with_the_next_number() {
        let placed = placed("Novak Ana - Vidmar Milan 2600\nPirc Vasja bye");
        let names: Vec<_> = placed
            .newcomers
            .iter()
            .map(|player| (player.number.0, player.name.as_str(), player.rating))
            .collect();
        assert_eq!(
            names,
            [(6, "Vidmar Milan", Some(2_600)), (7, "Pirc Vasja", None)]
        );
        assert_eq!(placed.round.boards[0].black, PairingNumber(6));
        assert_eq!(placed.round.byes[0].player, PairingNumber(7));
    }

    #[test]
    fn what_cannot_stand_is_told_with_its_line() {
        let placed = placed(
            "1 Novak Ana - Kos Boris\n1 Zagar Crt - Vidmar Milan\n3 Novak Ana - Pirc V\n9 99 - 2\n\
             5 Zupan Ana - Tratnik J\n7 1-0\n1 0-1",
        );
        assert_eq!(
            told(&placed),
            [
                (2, PairingListFaultKind::BoardTaken),
                (3, PairingListFaultKind::PairedTwice),
                (4, PairingListFaultKind::UnknownNumber),
                (5, PairingListFaultKind::AmbiguousName),
            ]
        );
        let boards: Vec<_> = placed
            .round
            .boards
            .iter()
            .map(|board| (board.number, board.result.to_string()))
            .collect();
        assert_eq!(boards, [(1, "0-1".to_owned()), (2, "*".to_owned())]);
        assert_eq!(placed.results.len(), 1);
    }
}
