//! What hands and voices have done since the player has the move, in their order: facts for Article 4, no law.

use super::hands::HeldFrom;
use super::new_pieces::{chosen_for_good, is_promotion_role};
use crate::chess::{Color, Move, Piece, Role, Square};
use crate::clock::{Gain, Moment};
use crate::laws::editions::Rule;

/// A contact with a piece while a player had the move: theirs, or the opponent's out of turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Touch {
    /// Whose fingers it were.
    pub by: Color,
    /// Where the piece stood when the turn began.
    pub square: Square,
    /// The piece.
    pub piece: Piece,
    /// The moment of the contact.
    pub at: Moment,
    /// Which one it was of all that was touched and let go of since the turn began.
    pub order: usize,
    /// Whether it was meant, as far as anybody can say.
    pub manner: Manner,
}

/// Whether a contact was meant, as far as anybody can say.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Manner {
    /// It was.
    Deliberate,
    /// Nobody can say.
    Doubtful,
    /// It plainly was not, or the arbiter found so.
    Accidental,
    /// It was, but only to straighten the piece.
    Straightening,
}

/// What it comes to that castling was announced.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CastlingAnnouncement {
    /// It says what the hands will do, as in Chess960.
    Binding,
    /// It binds nobody: the hands alone count.
    Spoken,
}

/// A piece that was carried to another square and let go of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Released {
    /// The piece.
    pub piece: Piece,
    /// Where it stood when the turn began.
    pub from: Square,
    /// Where it was let go of.
    pub to: Square,
    /// The moment at which it was let go of.
    pub at: Moment,
    /// Which one it was of all that was touched and let go of since the turn began.
    pub order: usize,
}

/// A legal move was taken back, and nothing touched since: a press may still come that belongs to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct TakenBack {
    two_hands: bool,
}

/// What was done while a player had the move: by them, and by the opponent out of turn.
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is one thing that a hand or a voice did"
)]
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turn {
    mover: Color,
    contacts: Vec<Touch>,
    carried: Vec<(Square, Square)>,
    let_go: Vec<Released>,
    /// How many of them had been let go of when the pieces were put back last.
    put_back: usize,
    noted: usize,
    spares: Vec<(Square, Role)>,
    adjusting: Option<Color>,
    both_hands: bool,
    announced_castling: Option<CastlingAnnouncement>,
    straightens_out_of_move: bool,
    intended: Option<(Move, Rule)>,
    taken_back: Option<TakenBack>,
    gain: Option<Gain>,
    claimed: bool,
    touch_claimed: bool,
    declined_by_touch: bool,
}

impl Turn {
    /// The turn of a player who has just got the move.
    pub const fn of(mover: Color) -> Self {
        Self {
            mover,
            contacts: Vec::new(),
            carried: Vec::new(),
            let_go: Vec::new(),
            put_back: 0,
            noted: 0,
            spares: Vec::new(),
            adjusting: None,
            both_hands: false,
            announced_castling: None,
            straightens_out_of_move: false,
            intended: None,
            taken_back: None,
            gain: None,
            claimed: false,
            touch_claimed: false,
            declined_by_touch: false,
        }
    }

    /// Every contact with a piece, by either player, in the order in which they came about.
    pub fn contacts(&self) -> &[Touch] {
        &self.contacts
    }

    /// The pieces that the player who has the move touched deliberately, in order, each once.
    pub fn touches(&self) -> impl DoubleEndedIterator<Item = &Touch> + Clone {
        self.first_of_each(|manner| manner == Manner::Deliberate)
            .filter(|touch| touch.manner == Manner::Deliberate)
    }

    /// The pieces that player came into contact with, where nobody can say whether it was meant.
    pub fn doubtful(&self) -> impl DoubleEndedIterator<Item = &Touch> + Clone {
        self.first_of_each(|manner| matches!(manner, Manner::Deliberate | Manner::Doubtful))
            .filter(|touch| touch.manner == Manner::Doubtful)
    }

    /// That player's first contact with each piece, of those that happened in such a manner.
    fn first_of_each(
        &self,
        counts: impl Fn(Manner) -> bool + Copy,
    ) -> impl DoubleEndedIterator<Item = &Touch> + Clone {
        let is_theirs = move |touch: &Touch| touch.by == self.mover && counts(touch.manner);
        let contacts = self.contacts.iter().enumerate();
        contacts
            .filter(move |(at, touch)| {
                let is_first =
                    |earlier: &Touch| !is_theirs(earlier) || earlier.square != touch.square;
                is_theirs(touch) && self.contacts[..*at].iter().all(is_first)
            })
            .map(|(_, touch)| touch)
    }

    /// Whether that player touched nothing, not even in doubt.
    pub fn has_touched_nothing(&self) -> bool {
        self.touches().next().is_none() && self.doubtful().next().is_none()
    }

    /// Whether no piece was touched, let go of, or chosen: whatever is legal may be played.
    pub fn binds_to_nothing(&self) -> bool {
        self.has_touched_nothing()
            && self.let_go.is_empty()
            && self.spares.is_empty()
            && self.intended.is_none()
    }

    /// Whether that player touched a piece on purpose, be it only to straighten it.
    pub fn has_straightened(&self) -> bool {
        let straightens =
            |touch: &Touch| touch.by == self.mover && touch.manner == Manner::Straightening;
        self.contacts.iter().any(straightens)
    }

    /// The pieces carried to another square and let go of, in order, since the pieces stood last as when the turn began.
    pub fn released(&self) -> &[Released] {
        &self.let_go[self.put_back..]
    }

    /// The same, those included that were put back since: letting go of a piece is remembered, whatever becomes of it.
    pub fn let_go(&self) -> &[Released] {
        &self.let_go
    }

    /// Where the piece that stands on `square` stood when the turn began.
    pub fn origin(&self, square: Square) -> Square {
        self.carried
            .iter()
            .find(|(_, now)| *now == square)
            .map_or(square, |(from, _)| *from)
    }

    /// The new pieces that have touched a square, and which one, in order.
    pub fn spares(&self) -> &[(Square, Role)] {
        &self.spares
    }

    /// Whether both hands took part: in what is on the board, or in what was taken back just now.
    pub fn used_both_hands(&self) -> bool {
        self.both_hands || self.taken_back.is_some_and(|before| before.two_hands)
    }

    /// Whether the opponent has said *j'adoube*, and straightens pieces out of turn.
    pub const fn is_adjusted_out_of_turn(&self) -> bool {
        self.straightens_out_of_move
    }

    /// Whether castling was announced.
    pub const fn has_announced_castling(&self) -> bool {
        self.announced_castling.is_some()
    }

    /// Whether castling was announced where the Laws ask for it, which is in Chess960 (Guideline II.3.2.7.1).
    pub const fn is_bound_to_announced_castling(&self) -> bool {
        matches!(self.announced_castling, Some(CastlingAnnouncement::Binding))
    }

    /// The one move that player must play, and the rule that binds them to it.
    pub const fn intended(&self) -> Option<(Move, Rule)> {
        self.intended
    }

    /// Whether what that player made was taken back and nothing touched since: a press may still come that belongs to it.
    pub const fn has_press_to_come(&self) -> bool {
        self.taken_back.is_some()
    }

    /// What the player's press during this turn gave, if the clock was pressed and the press was not taken back.
    pub const fn gain(&self) -> Option<Gain> {
        self.gain
    }

    /// Whether that player has claimed a draw on this move.
    pub const fn has_claimed(&self) -> bool {
        self.claimed
    }

    /// Who has said *j'adoube*, and still only straightens.
    pub const fn adjusting(&self) -> Option<Color> {
        self.adjusting
    }

    /// Whether that player has said *j'adoube*, and still only straightens.
    pub fn is_adjusting(&self, color: Color) -> bool {
        self.adjusting == Some(color)
    }

    /// Somebody came into contact with the piece that stands on `square`.
    pub(in crate::laws) fn contact(
        &mut self,
        by: Color,
        square: Square,
        piece: Piece,
        at: Moment,
        manner: Manner,
    ) {
        if by == self.mover && manner == Manner::Deliberate {
            self.taken_back = None;
        }
        let square = self.origin(square);
        let order = self.next_order();
        self.contacts.push(Touch {
            by,
            square,
            piece,
            at,
            order,
            manner,
        });
    }

    const fn next_order(&mut self) -> usize {
        self.noted += 1;
        self.noted
    }

    /// The player who has the move touched the piece that stands on `square`.
    pub(in crate::laws) fn touch(&mut self, square: Square, piece: Piece, at: Moment) {
        self.contact(self.mover, square, piece, at, Manner::Deliberate);
    }

    /// Every doubtful contact was a touch after all, made when it was made.
    pub(in crate::laws) fn doubts_were_touches(&mut self) {
        self.settle_doubts(Manner::Deliberate);
    }

    /// No doubtful contact was a touch.
    pub(in crate::laws) fn doubts_were_accidents(&mut self) {
        self.settle_doubts(Manner::Accidental);
    }

    fn settle_doubts(&mut self, manner: Manner) {
        let mover = self.mover;
        let doubts = self.contacts.iter_mut();
        for doubt in doubts.filter(|it| it.by == mover && it.manner == Manner::Doubtful) {
            doubt.manner = manner;
        }
    }

    /// The last contact, whoever's it was, was no touch; or the last one that was in doubt.
    pub(in crate::laws) fn last_was_an_accident(&mut self, is_in_doubt: bool) {
        let mover = self.mover;
        let is_meant =
            |it: &&mut Touch| !is_in_doubt || (it.by == mover && it.manner == Manner::Doubtful);
        if let Some(last) = self.contacts.iter_mut().rev().find(is_meant) {
            last.manner = Manner::Accidental;
        }
    }

    /// Whoever came into contact last with the piece that stood on `square` when the turn began did so by accident, each time.
    pub(in crate::laws) fn was_an_accident(&mut self, square: Square) {
        let by = self.last_contact_with(square).map(|last| last.by);
        let of_it = |it: &&mut Touch| Some(it.by) == by && it.square == square;
        for contact in self.contacts.iter_mut().filter(of_it) {
            contact.manner = Manner::Accidental;
        }
    }

    /// The last contact with the piece that stood on `square` when the turn began; while a doubt of the player who has the
    /// move is open, theirs.
    pub fn last_contact_with(&self, square: Square) -> Option<&Touch> {
        let with_it = || self.contacts.iter().rev().filter(|it| it.square == square);
        let is_doubt = |it: &&Touch| it.by == self.mover && it.manner == Manner::Doubtful;
        with_it().find(is_doubt).or_else(|| with_it().next())
    }

    /// The player who has the move touched, before all else, the piece that stood on `square` when the turn began.
    pub(in crate::laws) fn was_touched_first(&mut self, square: Square, piece: Piece) {
        let mover = self.mover;
        self.contacts
            .retain(|it| it.by != mover || it.square != square);
        let first = Touch {
            by: mover,
            square,
            piece,
            at: Moment::START,
            order: 0,
            manner: Manner::Deliberate,
        };
        self.contacts.insert(0, first);
    }

    /// The piece that stood on `square` when the turn began was touched on purpose by whoever came into contact with it last;
    /// if nobody is known to have, by the player who has the move.
    pub(in crate::laws) fn was_touched(&mut self, square: Square, piece: Piece, at: Moment) {
        let known = self.last_contact_with(square).copied();
        let found = known.and_then(|known| self.contacts.iter().rposition(|it| *it == known));
        match found {
            Some(found) => self.contacts[found].manner = Manner::Deliberate,
            None => self.bind(square, piece, at),
        }
        self.contacts.sort_by_key(|it| it.at);
    }

    /// The piece that stood on `square` when the turn began is as good as touched; a doubtful contact with it stays one.
    pub(in crate::laws) fn bind(&mut self, square: Square, piece: Piece, at: Moment) {
        let is_known = |touch: &Touch| touch.square == square;
        if !self.touches().chain(self.doubtful()).any(is_known) {
            let order = self.next_order();
            self.contacts.push(Touch {
                by: self.mover,
                square,
                piece,
                at,
                order,
                manner: Manner::Deliberate,
            });
        }
    }

    /// A piece was stood on `to`.
    pub(in crate::laws) fn carry(&mut self, from: HeldFrom, to: Square, piece: Piece) {
        match from {
            HeldFrom::Square(from) => {
                let origin = self.origin(from);
                self.carried.retain(|(_, now)| *now != from && *now != to);
                if origin != to {
                    self.carried.push((origin, to));
                }
            }
            HeldFrom::Box if piece.color == self.mover && is_promotion_role(piece.role) => {
                self.spares.push((to, piece.role));
            }
            HeldFrom::Box => {}
        }
    }

    pub(in crate::laws) fn release(&mut self, to: Square, piece: Piece, at: Moment) {
        let from = self.origin(to);
        let order = self.next_order();
        self.let_go.push(Released {
            piece,
            from,
            to,
            at,
            order,
        });
    }

    /// A piece has gone from `square`: what stood there is no longer followed.
    pub(in crate::laws) fn forget(&mut self, square: Square) {
        self.carried.retain(|(_, now)| *now != square);
    }

    pub(in crate::laws) fn say_adjust(&mut self, color: Color, is_adjusting: bool) {
        if color == self.mover {
            self.adjusting = is_adjusting.then_some(color);
        } else {
            self.straightens_out_of_move = is_adjusting;
        }
    }

    /// That player straightens pieces between their move and its press.
    pub(in crate::laws) const fn adjust_before_press(&mut self, color: Color) {
        self.adjusting = Some(color);
    }

    pub(in crate::laws) const fn stop_adjusting(&mut self) {
        self.adjusting = None;
    }

    /// Whether the player who has the move declined an offer of a draw by touching a piece, and in no other way.
    pub const fn has_declined_by_touch(&self) -> bool {
        self.declined_by_touch
    }

    /// The opponent's offer of a draw was declined, or stands again after all.
    pub(in crate::laws) const fn decline_offer(&mut self, by_touch: bool) {
        self.declined_by_touch = by_touch;
    }

    /// Whether somebody has claimed during this turn that a piece was touched.
    pub const fn is_touch_claimed(&self) -> bool {
        self.touch_claimed
    }

    /// A touch was claimed during this turn, or that claim was answered.
    pub(in crate::laws) const fn claim_touch(&mut self, is_open: bool) {
        self.touch_claimed = is_open;
    }

    pub(in crate::laws) const fn claim(&mut self) {
        self.claimed = true;
    }

    pub(in crate::laws) const fn use_both_hands(&mut self) {
        self.both_hands = true;
    }

    pub(in crate::laws) fn forget_both_hands(&mut self) {
        self.both_hands = false;
        self.taken_back = self.taken_back.map(|_| TakenBack { two_hands: false });
    }

    pub(in crate::laws) const fn intend(&mut self, mv: Move, by: Rule) {
        self.intended = Some((mv, by));
    }

    pub(in crate::laws) const fn announce_castling(&mut self, announcement: CastlingAnnouncement) {
        self.announced_castling = Some(announcement);
    }

    /// The clock was pressed during this turn, or that press is looked into again; none, if it is taken back.
    pub(in crate::laws) const fn note_press(&mut self, gain: Option<Gain>) {
        self.gain = gain;
    }

    /// The press is over that belonged to what was taken back.
    pub(in crate::laws) const fn expect_no_press(&mut self) {
        self.taken_back = None;
    }

    /// The position was put back after an illegal move: what was touched or legally let go of still binds, the choice of a
    /// new piece that was not let go of does not.
    pub(in crate::laws) fn reinstate(&mut self) {
        self.take_back();
        self.spares = chosen_for_good(&self.spares);
    }

    /// A legal move is taken back, and the press that belongs to it may still come.
    pub(in crate::laws) fn take_back_before_press(&mut self) {
        let two_hands = self.used_both_hands();
        self.take_back();
        self.taken_back = Some(TakenBack { two_hands });
    }

    /// What was played is taken back: it still binds, and everything carried is where it was.
    pub(in crate::laws) fn take_back(&mut self) {
        *self = Self {
            put_back: self.let_go.len(),
            contacts: std::mem::take(&mut self.contacts),
            let_go: std::mem::take(&mut self.let_go),
            noted: self.noted,
            spares: std::mem::take(&mut self.spares),
            intended: self.intended,
            gain: self.gain,
            claimed: self.claimed,
            touch_claimed: self.touch_claimed,
            declined_by_touch: self.declined_by_touch,
            announced_castling: self.announced_castling,
            ..Self::of(self.mover)
        };
    }
}
