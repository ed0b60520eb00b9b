//! Each thing that a player can do beside the board: its icon and words, and which of them there are now, in which order.

use std::borrow::Cow;

use eframe::egui::{Color32, Rect};

use super::take_back::{LastMove, asked_back, knows_taking_back, takes_both_back};
use crate::app_action::{AppAction, PlayerWish, announces_castling, can_castle};
use crate::kit::icons::Icon;
use crate::kit::theme::Palette;
use crate::view::frame_view::View;
use crate::view::screen::Screen;
use crate::view::settings::Hands;
use jadoube_core::chess::{CastlingSide, Color};
use jadoube_core::hands::Castling;

/// Something that a player can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Action {
    Castle,
    /// Castling that was announced goes that way.
    CastleTo(Castling),
    Adjust,
    Offer,
    Claim,
    /// The opponent is asked for this player's last move back.
    TakeBack,
    Arbiter,
    Resign,
}

impl Action {
    pub(super) const fn icon(self) -> Icon {
        match self {
            Self::Castle | Self::CastleTo(_) => Icon::Castle,
            Self::Adjust => Icon::Adjust,
            Self::Offer => Icon::Draw,
            Self::Claim => Icon::Claim,
            Self::TakeBack => Icon::TakeBack,
            Self::Arbiter => Icon::Arbiter,
            Self::Resign => Icon::Resign,
        }
    }

    /// What a key asks for that does the same.
    pub(super) const fn wish(self) -> Option<PlayerWish> {
        Some(match self {
            Self::Castle | Self::CastleTo(_) => return None,
            Self::Adjust => PlayerWish::Adjust,
            Self::Offer => PlayerWish::Offer,
            Self::Claim => PlayerWish::Claim,
            Self::TakeBack => PlayerWish::TakeBack,
            Self::Arbiter => PlayerWish::Arbiter,
            Self::Resign => PlayerWish::Resign,
        })
    }

    /// What is told of it where the pointer rests: what it is called, and the key that does the same.
    pub(super) fn hint(self, view: &View<'_>, color: Color) -> String {
        let name = self.name(view, color);
        match self.wish() {
            Some(wish) => AppAction::Say(wish).with_keys(&name),
            None if self == Self::Castle && !can_castle(view, color) => {
                view.tr("say-castle-not-now").into_owned()
            }
            None => name.into_owned(),
        }
    }

    /// Between neighbours of different weight there is a line.
    pub(super) const fn weight(self) -> u8 {
        match self {
            Self::Castle | Self::CastleTo(_) | Self::Adjust => 0,
            Self::Offer | Self::Claim => 1,
            Self::TakeBack => 2,
            Self::Arbiter => 3,
            Self::Resign => 4,
        }
    }

    /// Whether it is for the player on move only.
    pub(super) const fn is_of_the_move(self) -> bool {
        self.weight() < 2
    }

    /// The word under the icon.
    pub(super) fn word(self, view: &View<'_>, color: Color) -> Cow<'static, str> {
        match self {
            Self::CastleTo(castling) => Cow::Borrowed(match castling.side() {
                CastlingSide::QueenSide => "0-0-0",
                CastlingSide::KingSide => "0-0",
            }),
            Self::Offer if view.table().offer() == Some(color) => view.tr("say-offered"),
            Self::Adjust if view.adjusting() == Some(color) => view.tr("say-adjusting"),
            Self::Castle if has_announced_castling(view, color) => view.tr("say-castling"),
            Self::Arbiter => view.tr("say-arbiter"),
            Self::TakeBack if asks_back(view, color) => view.tr("say-withdraw"),
            Self::TakeBack if takes_both_back(view, color) => view.tr("say-take-back-both"),
            Self::Castle
            | Self::Adjust
            | Self::Offer
            | Self::Claim
            | Self::TakeBack
            | Self::Resign => view.tr(self.id()),
        }
    }

    /// Every word that may come to stand under its icon.
    pub(super) fn words(self, view: &View<'_>) -> Vec<Cow<'static, str>> {
        let others: &[&str] = match self {
            Self::Offer => &["say-offered"],
            Self::Adjust => &["say-adjusting"],
            Self::Castle => &["say-castling"],
            Self::TakeBack => &["say-withdraw", "say-take-back-both"],
            Self::Arbiter => return vec![view.tr("say-arbiter")],
            Self::CastleTo(_) | Self::Claim | Self::Resign => &[],
        };
        let all = [self.id()].into_iter().chain(others.iter().copied());
        all.map(|id| view.tr(id)).collect()
    }

    /// Whether that player can do it now: while an offer waits for its answer, nobody makes another; whoever has made no
    /// move has none to take back; and while one is asked back, for which both clocks stand, that is answered first.
    pub(super) fn is_possible(self, view: &View<'_>, color: Color) -> bool {
        let is_asked = asked_back(view).is_some();
        match self {
            Self::Offer => !is_asked && view.table().offer().is_none(),
            Self::TakeBack => match asked_back(view) {
                Some(asked) => asked.by() == color,
                None => LastMove::of(view, color).is_some(),
            },
            // What was said is said.
            Self::Castle => {
                !is_asked && can_castle(view, color) && !has_announced_castling(view, color)
            }
            Self::CastleTo(_) | Self::Adjust | Self::Claim | Self::Arbiter => !is_asked,
            Self::Resign => true,
        }
    }

    /// What it is called in full.
    pub(super) fn name(self, view: &View<'_>, color: Color) -> Cow<'static, str> {
        match self {
            Self::CastleTo(castling) => {
                let args = [
                    ("king", castling.king_to().into()),
                    ("rook", castling.rook_to().into()),
                ];
                view.tr_args(self.id(), &args)
            }
            Self::Arbiter => view.tr(self.id()),
            Self::TakeBack => match LastMove::of(view, color) {
                Some(last) if asks_back(view, color) => {
                    Cow::Owned(last.message(view, "take-back-withdraw"))
                }
                Some(last) => Cow::Owned(last.message(view, "take-back")),
                None => self.word(view, color),
            },
            Self::Castle | Self::Adjust | Self::Offer | Self::Claim | Self::Resign => {
                self.word(view, color)
            }
        }
    }

    /// What it is called beside an icon: what is asked back by its move.
    pub(super) fn brief(self, view: &View<'_>, color: Color) -> Cow<'static, str> {
        let is_asking = self == Self::TakeBack && !asks_back(view, color);
        match LastMove::of(view, color).filter(|_| is_asking) {
            Some(last) => Cow::Owned(last.message(view, "take-back-brief")),
            None => self.word(view, color),
        }
    }

    pub(super) fn id(self) -> &'static str {
        match self {
            Self::Castle => "say-castle",
            Self::CastleTo(castling) => match castling.side() {
                CastlingSide::QueenSide => "castle-c-side",
                CastlingSide::KingSide => "castle-g-side",
            },
            Self::Adjust => PlayerWish::Adjust.id(),
            Self::Offer => PlayerWish::Offer.id(),
            Self::Claim => PlayerWish::Claim.id(),
            Self::TakeBack => PlayerWish::TakeBack.id(),
            Self::Arbiter => PlayerWish::Arbiter.id(),
            Self::Resign => PlayerWish::Resign.id(),
        }
    }
}

/// Whether that player waits for an answer to a request for a move back.
fn asks_back(view: &View<'_>, color: Color) -> bool {
    asked_back(view).is_some_and(|asked| asked.by() == color)
}

/// What a player can do while no castling is announced, in the order of a row.
///
/// An offer is answered beside the question, so that no other choice comes or goes.
pub(super) fn at_rest(view: &View<'_>) -> Vec<Action> {
    let mut actions = Vec::with_capacity(7);
    if announces_castling(view) {
        actions.push(Action::Castle);
    }
    actions.extend([Action::Adjust, Action::Offer, Action::Claim]);
    if knows_taking_back(view) {
        actions.push(Action::TakeBack);
    }
    // Calling the arbiter is stopping the clocks (6.11.2).
    actions.extend(view.table().clock().map(|_| Action::Arbiter));
    actions.push(Action::Resign);
    actions
}

/// What that player can do now, each in its place, given the `slots` of what there is [`at_rest`].
///
/// In quick hands, castling that was announced has the slots of announcing it and of adjusting; everything else stays where
/// it is.
pub(super) fn placed(view: &View<'_>, color: Color, slots: &[Rect]) -> Vec<(Action, Rect)> {
    let at_rest = at_rest(view).into_iter().zip(slots.iter().copied());
    let is_done_by_button = has_announced_castling(view, color)
        && !view.is_paused()
        && view.settings.play.hands == Hands::Quick;
    let castlings = if is_done_by_button {
        Castling::offers(&view.hands())
    } else {
        Vec::new()
    };
    if castlings.is_empty() {
        return at_rest.collect();
    }
    let (free, kept): (Vec<_>, Vec<_>) = at_rest.partition(|(action, _)| action.weight() == 0);
    let free: Vec<Rect> = free.into_iter().map(|(_, slot)| slot).collect();
    let free = if let ([slot], [_, _]) = (&free[..], &castlings[..]) {
        let (left, right) = slot.split_left_right_at_fraction(0.5);
        vec![left, right]
    } else {
        free
    };
    let castlings = castlings.into_iter().map(Action::CastleTo);
    castlings.zip(free).chain(kept).collect()
}

/// Whether that player has said that they are about to castle.
fn has_announced_castling(view: &View<'_>, color: Color) -> bool {
    let table = view.table();
    table.turn().has_announced_castling() && table.game().has_the_move() == color
}

/// Whether that cell tells how things stand, and is nothing to press: the player has offered a draw, or announced castling.
pub(super) fn is_state(view: &View<'_>, action: Action, color: Color) -> bool {
    match action {
        Action::Offer => view.table().offer() == Some(color),
        Action::Castle => has_announced_castling(view, color),
        Action::CastleTo(_)
        | Action::Adjust
        | Action::Claim
        | Action::TakeBack
        | Action::Arbiter
        | Action::Resign => false,
    }
}

/// Whether a claim of that player can be right while the opponent's clock runs or both stand: of a draw by whoever has the
/// move, pressed or not; of a flag that is down; of what the opponent has pressed on.
fn may_be_right(view: &View<'_>, color: Color) -> bool {
    let table = view.table();
    let has_the_move = table.game().has_the_move() == color;
    let clock = table.clock();
    let has_fallen = clock.is_some_and(|clock| clock.fallen().get(!color).is_some());
    view.is_playing() && (has_the_move || has_fallen || table.awaits_verdict_on_the_board())
}

/// What cannot be done now is faint, and what whoever is not awaited can do is soft: a click does it at once. That a draw was
/// offered is told in the ink of what holds.
pub(super) fn ink(view: &View<'_>, colors: &Palette, action: Action, color: Color) -> Color32 {
    if is_state(view, action, color) {
        return colors.here_ink;
    }
    if !action.is_possible(view, color) {
        return colors.faint_ink;
    }
    // In a lesson the mistake may be the task: nothing that can be done looks as if it could not.
    let is_awaited = view.window.screen == Screen::Lesson
        || view.table().whose_clock_runs() == color
        || action == Action::Claim && may_be_right(view, color);
    if is_awaited {
        colors.ink
    } else {
        colors.soft_ink
    }
}
