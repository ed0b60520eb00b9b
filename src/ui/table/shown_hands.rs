//! The hands of what is played before somebody who watches: each comes to a piece, carries it along its way, lets go of it
//! and presses the clock. Where they are follows from what stands on the table, the act that is waited for, and how much of
//! the wait is over; nothing is remembered from frame to frame.

use std::time::Duration;

use eframe::egui::epaint::EllipseShape;
use eframe::egui::{Pos2, Rect, Ui, Vec2, emath, pos2, vec2};

use super::square_highlights::{at_the_bottom, board_colors};
use crate::kit::board_geometry::BoardGeometry;
use crate::kit::drawn_marks::arrow;
use crate::kit::piece_textures::Pieces;
use crate::kit::pointing_hand::{foot_of, pointing_hand};
use crate::view::frame_view::View;
use jadoube_core::chess::{Color, Piece, Role, Square};
use jadoube_core::laws::{CommonAct, Deed, Event, Hand, HeldFrom, Person, PlayerAct};
use jadoube_core::learn::playback::PlayedActs;
use jadoube_core::record::Entry;

/// How far a piece in a hand is raised above its square, in sides of a square.
const RAISED: f32 = 0.13;

/// How long a picture of a hand on its way stands.
const FRAME: Duration = Duration::from_millis(16);

/// Shares of the wait for an act between which its hand is on its way: first what happened is read, and last the hand is there.
const ON_ITS_WAY: (f32, f32) = (0.2, 0.95);

/// A hand over the board.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ShownHand {
    /// The place of a square, if it were where the hand is, in points.
    pub over: Rect,
    /// The piece that it holds.
    pub holds: Option<Piece>,
    /// The square whose piece is under its fingers, or was taken up there.
    pub on: Option<Square>,
}

/// Returns the hands of those players that are over the board now.
pub fn shown_hands(
    view: &View<'_>,
    place: BoardGeometry,
    acts: &PlayedActs<'_>,
    players: impl IntoIterator<Item = Color>,
) -> Vec<ShownHand> {
    let of = |color| shown_hand(view, place, acts, color);
    players.into_iter().filter_map(of).collect()
}

/// Paints those hands over the chessmen, each with the piece that it holds, and asks for the next picture while one is on its
/// way. Where nothing moves, an arrow leads to where the piece is going.
pub fn paint_hands(
    ui: &Ui,
    view: &View<'_>,
    pieces: &mut Pieces,
    place: BoardGeometry,
    (hands, acts): (&[ShownHand], &PlayedActs<'_>),
) {
    let colors = board_colors(view);
    let moves = view.settings.preferences.animation;
    let painter = ui.painter_at(place.board.expand(1.0));
    for (over, piece) in hands
        .iter()
        .filter_map(|hand| Some((hand.over, hand.holds?)))
    {
        painter.add(EllipseShape::filled(
            over.center_bottom() - vec2(0.0, place.side * 0.1),
            vec2(place.side * 0.3, place.side * 0.08),
            colors.shade,
        ));
        let raised = over.translate(vec2(0.0, -RAISED * place.side));
        pieces.paint_on(&painter, view.pieces(), piece, raised);
    }
    let inks = (colors.hand, colors.hand_edge);
    if !moves && let Some(way) = carried_next(hands, acts) {
        arrow(&painter, place, inks, way);
    }
    for hand in hands {
        let up = if hand.holds.is_some() {
            RAISED * place.side
        } else {
            0.0
        };
        let from_left = hand.over.right() > place.board.right() - place.side * 0.5;
        let tip = foot_of(hand.over, from_left) - vec2(0.0, up);
        pointing_hand(&painter, tip, place.side, inks, from_left);
    }
    if acts.is_running && moves {
        ui.ctx().request_repaint_after(FRAME);
    }
}

/// From where to where the piece in a hand goes next, where no hand is seen to move.
#[expect(clippy::wildcard_enum_match_arm, reason = "two acts set a piece down")]
fn carried_next(hands: &[ShownHand], acts: &PlayedActs<'_>) -> Option<(Square, Square)> {
    let to = match acts.next.as_deref()?.player_act()? {
        PlayerAct::Release(to) | PlayerAct::Set(to) => *to,
        _ => return None,
    };
    let holding = hands.iter().find(|hand| hand.holds.is_some())?;
    Some((holding.on?, to)).filter(|(from, to)| from != to)
}

fn shown_hand(
    view: &View<'_>,
    place: BoardGeometry,
    acts: &PlayedActs<'_>,
    color: Color,
) -> Option<ShownHand> {
    let (on, holds) = match *view.table().hand(color) {
        // A contact is over as soon as it has happened, and is seen nevertheless.
        Hand::Empty => (acts.last.and_then(|last| contact(last, color)), None),
        Hand::Touching(at) | Hand::Standing { at, .. } => (Some(at), None),
        Hand::Holding { piece, from } => {
            let over = match from {
                HeldFrom::Square(square) => square,
                HeldFrom::Box => over_the_board(view.log, color),
            };
            (Some(over), Some(piece))
        }
    };
    let below = at_the_bottom(view.settings.views.turned) == color;
    let next = acts.next.as_deref();
    let next = next.filter(|_| view.settings.preferences.animation);
    let goes_to = next.and_then(|next| target(next, color, place, below));
    let Some(goes_to) = goes_to else {
        return on.map(|square| ShownHand {
            over: place.rect(square),
            holds,
            on,
        });
    };
    let left = acts.last.and_then(|last| left_at(last, color));
    let from = left.or(on).map(|square| place.rect(square).center());
    let from = from.unwrap_or_else(|| own_edge(place, below));
    let center = along(&way(from, goes_to, holds), share(acts.approach));
    Some(ShownHand {
        over: Rect::from_center_size(center, Vec2::splat(place.side)),
        holds,
        on,
    })
}

/// The share of the way at that share of the wait.
fn share(approach: f32) -> f32 {
    let (begins, ends) = ON_ITS_WAY;
    emath::easing::quadratic_in_out(((approach - begins) / (ends - begins)).clamp(0.0, 1.0))
}

/// Where that player's hand goes for an act, if it goes anywhere.
#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "few acts move a hand over the board"
)]
fn target(act: &Event, color: Color, place: BoardGeometry, is_below: bool) -> Option<Pos2> {
    let square = match &act.deed {
        Deed::Player(by, does) if *by == color => match does {
            PlayerAct::Touch(at)
            | PlayerAct::Lift(at)
            | PlayerAct::Graze(at)
            | PlayerAct::Brush(at)
            | PlayerAct::Remove(at)
            | PlayerAct::Release(at)
            | PlayerAct::Set(at) => *at,
            PlayerAct::Press => return Some(clock_side(place, is_below)),
            PlayerAct::Take(_) => return Some(own_edge(place, is_below)),
            _ => return None,
        },
        Deed::Common(Person::Player(by), CommonAct::Displace(at, _)) if *by == color => *at,
        _ => return None,
    };
    Some(place.rect(square).center())
}

/// The square of a contact by that player that lasts no longer than the act.
#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "few acts are a contact and nothing else"
)]
fn contact(act: &Event, color: Color) -> Option<Square> {
    match act.deed {
        Deed::Player(by, PlayerAct::Touch(at) | PlayerAct::Brush(at) | PlayerAct::Graze(at)) => {
            Some(at).filter(|_| by == color)
        }
        _ => None,
    }
}

/// The square over which that player's hand is after an act, whatever it was taken up for.
#[expect(clippy::wildcard_enum_match_arm, reason = "few acts end on a square")]
fn left_at(act: &Event, color: Color) -> Option<Square> {
    match act.deed {
        Deed::Player(by, PlayerAct::Release(at) | PlayerAct::Set(at) | PlayerAct::Remove(at)) => {
            Some(at).filter(|_| by == color)
        }
        _ => None,
    }
}

/// Where a piece from the box is held: over the square from which something was taken off last, or else the own corner.
fn over_the_board(log: &[Entry], color: Color) -> Square {
    let of_theirs = log
        .iter()
        .rev()
        .filter(|entry| entry.event.player() == Some(color));
    let mut acts = of_theirs.filter_map(|entry| entry.event.player_act());
    acts.find_map(|act| {
        if let PlayerAct::Remove(at) | PlayerAct::Release(at) = act {
            Some(*at)
        } else {
            None
        }
    })
    .unwrap_or_else(|| color.fold_wb(Square::H1, Square::H8))
}

/// Where a hand comes from, at its player's edge of the board.
fn own_edge(place: BoardGeometry, is_below: bool) -> Pos2 {
    let x = place.board.right() - 1.5 * place.side;
    let y = if is_below {
        place.board.bottom() + 0.4 * place.side
    } else {
        place.board.top() - 0.4 * place.side
    };
    pos2(x, y)
}

/// Where a hand leaves the board for the clock, beside its player's first rank.
fn clock_side(place: BoardGeometry, is_below: bool) -> Pos2 {
    let own_rank = vec2(0.6, if is_below { -0.5 } else { 0.5 }) * place.side;
    let corner = if is_below {
        place.board.right_bottom()
    } else {
        place.board.right_top()
    };
    corner + own_rank
}

/// The corners of the way of a hand: straight on, but with a knight first two squares and then one.
fn way(from: Pos2, to: Pos2, holds: Option<Piece>) -> Vec<Pos2> {
    let (across, down) = ((to.x - from.x).abs(), (to.y - from.y).abs());
    let is_knight = holds.is_some_and(|piece| piece.role == Role::Knight);
    if !is_knight || (across - down).abs() < 1.0 {
        vec![from, to]
    } else if down > across {
        vec![from, pos2(from.x, to.y), to]
    } else {
        vec![from, pos2(to.x, from.y), to]
    }
}

/// The point at that share of the way along its corners.
fn along(corners: &[Pos2], share: f32) -> Pos2 {
    let lengths = corners.windows(2).map(|leg| leg[0].distance(leg[1]));
    let mut left = share * lengths.sum::<f32>();
    for leg in corners.windows(2) {
        let length = leg[0].distance(leg[1]);
        if left <= length && length > 0.0 {
            return leg[0].lerp(leg[1], left / length);
        }
        left -= length;
    }
    corners.last().copied().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_knight_is_carried_round_its_corner_and_a_rook_straight() {
        let (from, to) = (pos2(0.0, 0.0), pos2(10.0, 20.0));
        let knight = Piece {
            color: Color::White,
            role: Role::Knight,
        };
        let corners = way(from, to, Some(knight));
        assert_eq!(corners, [from, pos2(0.0, 20.0), to]);
        assert_eq!(along(&corners, 0.5), pos2(0.0, 15.0));
        let rook = Piece {
            role: Role::Rook,
            ..knight
        };
        assert_eq!(way(from, to, Some(rook)), [from, to]);
        assert_eq!(along(&[from, to], 1.0), to);
    }

    #[test]
    fn a_hand_rests_before_it_goes_and_is_there_before_it_acts() {
        assert!(share(0.1) < 0.001 && share(1.0) > 0.999);
        assert!(share(0.5) > 0.0 && share(0.5) < share(0.7));
    }
}
