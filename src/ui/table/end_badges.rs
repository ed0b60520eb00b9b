//! How the game ended, on the kings: mated, flag fallen, resigned, a half for each.

use eframe::egui::{Align2, Color32, Painter, Rect, Stroke, Ui, Vec2};

use crate::kit::board_geometry::BoardGeometry;
use crate::kit::fonts::bold;
use crate::kit::icons::Icon;
use crate::kit::theme::palette;
use crate::view::frame_view::View;
use jadoube_core::chess::{Color, Square};
use jadoube_core::laws::{Outcome, Rule, Standing};

#[derive(Clone, Copy, Debug, PartialEq)]
enum BadgeSign {
    Letter(&'static str),
    Icon(Icon),
}

/// Paints the badges on the kings of a game that has ended.
pub fn end_badges(ui: &Ui, view: &View<'_>, place: BoardGeometry) {
    let Standing::Ended(outcome, rule) = view.table().standing() else {
        return;
    };
    for color in Color::ALL {
        let Some(sign) = badge_of(outcome, rule, color) else {
            continue;
        };
        if let Some(king) = view.table().board().king_of(color) {
            let corner = if view.settings.views.face_to_face {
                free_corner_between_two(place, king)
            } else {
                Align2::RIGHT_TOP
            };
            paint_badge(ui, (place.rect(king), corner), place.board, sign, rule);
        }
    }
}

/// The badge on the king of that player; a winner's has none.
fn badge_of(outcome: Outcome, rule: Rule, color: Color) -> Option<BadgeSign> {
    if outcome == Outcome::DRAW {
        return Some(BadgeSign::Letter("½"));
    }
    if outcome.winner() == Some(color) {
        return None;
    }
    Some(if rule == Rule::WinCheckmate {
        BadgeSign::Letter("#")
    } else if rule == Rule::WinResign {
        BadgeSign::Icon(Icon::Resign)
    } else if rule.family().is_of_flags() {
        BadgeSign::Icon(Icon::FallenFlag)
    } else {
        BadgeSign::Icon(Icon::Whistle)
    })
}

/// The corner of a square in which no coordinate of either player stands.
fn free_corner_between_two(place: BoardGeometry, square: Square) -> Align2 {
    let is_at_the_left = place.rect(square).left() < place.board.left() + place.side * 0.5;
    if is_at_the_left {
        Align2::RIGHT_BOTTOM
    } else {
        Align2::LEFT_TOP
    }
}

/// A round badge at that corner of a square, inside the board: beside the head of the king, and where no coordinate stands.
fn paint_badge(
    ui: &Ui,
    (square, corner): (Rect, Align2),
    board: Rect,
    sign: BadgeSign,
    rule: Rule,
) {
    let colors = palette(ui);
    let is_trouble = sign != BadgeSign::Letter("½") && rule != Rule::WinResign;
    let (fill, ink) = if is_trouble {
        (colors.warning, colors.on_warning)
    } else {
        (colors.press, colors.on_press)
    };
    let radius = square.width() * 0.18;
    let inside = board.shrink(radius + 1.0);
    let center = corner.pos_in_rect(&square.shrink(radius * 0.5));
    let center = inside.clamp(center);
    let painter = ui.painter();
    painter.circle(center, radius, fill, Stroke::new(2.0, colors.on_warning));
    write(painter, center, radius, sign, ink);
}

fn write(
    painter: &Painter,
    center: eframe::egui::Pos2,
    radius: f32,
    sign: BadgeSign,
    ink: Color32,
) {
    match sign {
        BadgeSign::Letter(letter) => {
            let font = bold(radius * 1.3);
            painter.text(center, Align2::CENTER_CENTER, letter, font, ink);
        }
        BadgeSign::Icon(icon) => {
            let place = Rect::from_center_size(center, Vec2::splat(radius * 1.3));
            icon.paint(painter, place, ink);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_did_not_win_has_the_badge_of_how_it_ended() {
        let lost = Outcome::win(Color::White);
        for (rule, sign) in [
            (Rule::WinCheckmate, BadgeSign::Letter("#")),
            (Rule::WinResign, BadgeSign::Icon(Icon::Resign)),
            (Rule::FlagLoss, BadgeSign::Icon(Icon::FallenFlag)),
            (Rule::RapidUFlagClaim, BadgeSign::Icon(Icon::FallenFlag)),
            (Rule::IllegalCountStd, BadgeSign::Icon(Icon::Whistle)),
        ] {
            assert_eq!(badge_of(lost, rule, Color::White), None, "{rule:?}");
            assert_eq!(badge_of(lost, rule, Color::Black), Some(sign), "{rule:?}");
        }
        for color in Color::ALL {
            let half = Some(BadgeSign::Letter("½"));
            assert_eq!(badge_of(Outcome::DRAW, Rule::FlagDraw, color), half);
            let both = badge_of(Outcome::BOTH_LOSE, Rule::BothGuilty, color);
            assert_eq!(both, Some(BadgeSign::Icon(Icon::Whistle)));
        }
    }
}
