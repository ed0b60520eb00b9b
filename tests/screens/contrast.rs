//! What is told can be told from its ground, in every mode and on every board.

use std::collections::HashSet;

use eframe::egui::accesskit::Role;
use eframe::egui::{Color32, Pos2, Rect, Rgba, Shape, Vec2, vec2};
use egui_kittest::kittest::Queryable;
use jadoube_core::i18n::{Language, Words};
use jadoube_ui::kit::theme::{BoardColors, Palette};
use jadoube_ui::{BoardTheme, ColorScheme};

use super::scenes::SCENES;
use crate::support::share_of_checks::is_due_in;

/// The contrast of two colours as WCAG 2.2 measures it: 1 to 21.
fn contrast(one: Color32, other: Color32) -> f32 {
    let luminance = |color: Color32| {
        let [red, green, blue, _] = Rgba::from(color).to_array();
        0.2126 * red + 0.7152 * green + 0.0722 * blue
    };
    let (one, other) = (luminance(one), luminance(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

/// Black and white men are told from each square of the board of high contrast, a white one from a light square by its edge.
#[test]
fn men_of_either_color_stand_out_on_the_board_of_high_contrast() {
    let board = BoardColors::of(BoardTheme::Contrast);
    for (man, square) in [
        (Color32::BLACK, board.dark),
        (Color32::WHITE, board.dark),
        (Color32::BLACK, board.light),
    ] {
        assert!(contrast(man, square) >= 4.5, "{man:?} on {square:?}");
    }
}

/// Text: 4.5 to 1.
#[test]
fn every_text_can_be_told_from_its_ground() {
    for colors in Palette::ALL {
        let (ground, sheet, tint) = (colors.ground, colors.sheet, colors.tint);
        for (ink, grounds) in [
            (
                colors.ink,
                &[
                    ground,
                    sheet,
                    tint,
                    colors.here_tint,
                    colors.hand_tint,
                    colors.warning_tint,
                ][..],
            ),
            (colors.soft_ink, &[ground, sheet, tint]),
            (colors.on_press, &[colors.press]),
            (colors.on_run, &[colors.run]),
            (colors.run, &[ground, sheet]),
            (colors.on_plunger, &[colors.plunger]),
            (colors.on_low_plunger, &[colors.plunger]),
            (colors.here_ink, &[colors.here_tint]),
            (colors.hand, &[ground, sheet, colors.hand_tint]),
            (colors.warning, &[ground, sheet, colors.warning_tint]),
            (colors.on_warning, &[colors.warning]),
        ] {
            for ground in grounds {
                let found = contrast(ink, *ground);
                assert!(found >= 4.5, "{ink:?} on {ground:?}: {found}");
            }
        }
    }
    for theme in BoardTheme::ALL {
        let colors = BoardColors::of(theme);
        for (ink, ground) in [
            (colors.on_light, colors.light),
            (colors.on_dark, colors.dark),
        ] {
            let found = contrast(ink, ground);
            assert!(found >= 4.5, "{theme:?}: {found}");
        }
    }
}

#[test]
fn what_cannot_be_done_is_paler_than_what_can_and_still_seen() {
    for colors in Palette::ALL {
        let [faint, soft, ink] =
            [colors.faint_ink, colors.soft_ink, colors.ink].map(|ink| contrast(ink, colors.sheet));
        assert!(3.0 <= faint && faint < soft && soft < ink, "{colors:?}");
    }
}

/// Edges, bars and rings: 3 to 1.
#[test]
fn every_edge_and_ring_can_be_told_from_its_ground() {
    for colors in Palette::ALL {
        for mark in [colors.edge, colors.here, colors.hand, colors.warning] {
            for ground in [colors.ground, colors.sheet] {
                let found = contrast(mark, ground);
                assert!(found >= 3.0, "{mark:?} on {ground:?}: {found}");
            }
        }
        let found = contrast(colors.here, colors.here_tint);
        assert!(found >= 3.0, "{found}");
    }
    for theme in BoardTheme::ALL {
        let colors = BoardColors::of(theme);
        for (ring, beside) in [
            (colors.owed, colors.pale),
            (colors.check_ring, colors.pale),
            (colors.why, colors.arrow_edge),
            (colors.arrow.to_opaque(), colors.arrow_edge),
            (colors.touched_line, colors.dark.blend(colors.touched)),
            (colors.touched_line, colors.light.blend(colors.touched)),
            // The dot of a lesson, upon its pale disc.
            (
                colors.touched_line.blend(colors.touched),
                colors.touched_line,
            ),
        ] {
            let found = contrast(ring, beside);
            assert!(
                found >= 3.0,
                "{theme:?}: {ring:?} beside {beside:?}: {found}"
            );
        }
    }
}

/// One meaning, one colour: no two of the five are the same, and none is the ink.
#[test]
fn no_two_meanings_share_a_color() {
    for colors in Palette::ALL {
        let meanings = [
            colors.ink,
            colors.run,
            colors.here,
            colors.hand,
            colors.warning,
        ];
        for (index, one) in meanings.iter().enumerate() {
            assert!(!meanings[index + 1..].contains(one), "{one:?} twice");
        }
    }
}

/// A coordinate is edged with its square's own ground whatever marks the square, so that the contrast above holds there
/// too: right before the letter the same letter is painted in that ground, moved to each of eight sides.
#[test]
fn every_coordinate_is_edged_with_its_squares_ground() {
    let words = Words::new(Language::English);
    let mut window = super::blitz_scenes::ruling(words);
    window.set_size(vec2(900.0, 600.0));
    window.run();
    let board = window.get_by_label("Chess board").rect();
    let colors = BoardColors::of(BoardTheme::Ivory);
    let grounds = [Some(colors.light), Some(colors.dark)];
    let mut edges: Vec<Pos2> = Vec::new();
    let mut letters = 0;
    for clipped in &window.output().shapes {
        if let Shape::Text(text) = &clipped.shape
            && board.contains_rect(text.visual_bounding_rect())
        {
            if grounds.contains(&text.override_text_color) {
                edges.push(text.pos);
                continue;
            }
            letters += 1;
            let sides: HashSet<(i8, i8)> = edges
                .drain(..)
                .map(|edge| edge - text.pos)
                .filter(|away| (0.9..=2.5).contains(&away.length()))
                .map(|away| (side_of(away.x), side_of(away.y)))
                .collect();
            assert_eq!(sides.len(), 8, "{}: {sides:?}", text.galley.text());
        }
    }
    assert_eq!(letters, 16);
}

/// Whether something was moved to the one side, to the other, or to neither.
fn side_of(moved: f32) -> i8 {
    if moved.abs() < 0.3 {
        0
    } else if moved > 0.0 {
        1
    } else {
        -1
    }
}

/// How large a sheet is at least that has an edge of its own; a button has a line.
const SHEET: Vec2 = vec2(150.0, 34.0);

/// The grounds of sheets in a shape, and the edges, each where it is.
#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "no other shape is a sheet or its edge"
)]
fn sheets_and_edges(shape: &Shape, sheets: &mut Vec<Rect>, edges: &mut Vec<Rect>) {
    match shape {
        Shape::Vec(shapes) => {
            for shape in shapes {
                sheets_and_edges(shape, sheets, edges);
            }
        }
        Shape::Rect(rect) => {
            let is_large = rect.rect.size().min(SHEET) == SHEET;
            // What is not round is a square of a board, or a bar.
            let is_round = rect.corner_radius.average() > 2.0;
            if rect.stroke.width >= 1.0 {
                edges.push(rect.rect);
            } else if is_large && is_round && rect.fill == Palette::ALL[2].sheet {
                sheets.push(rect.rect);
            }
        }
        _ => {}
    }
}

/// In high contrast, where sheets are as white as the window, each has its edge; what ends where the window does needs none, nor
/// does the row of a list.
#[test]
fn every_sheet_has_its_edge_in_high_contrast() {
    let words = Words::new(Language::English);
    let mut faults = Vec::new();
    let due = SCENES
        .into_iter()
        .enumerate()
        .filter(|(index, _)| is_due_in(6, *index));
    for (index, (name, scene)) in due {
        let mut window = scene(words);
        window.set(|settings| settings.preferences.mode = ColorScheme::Contrast);
        let is_small = index.is_multiple_of(2);
        let size = if is_small {
            (900.0, 600.0)
        } else {
            (1280.0, 800.0)
        };
        window.set_size(size.into());
        window.run_ok();
        let (mut sheets, mut edges) = (Vec::new(), Vec::new());
        for clipped in &window.output().shapes {
            sheets_and_edges(&clipped.shape, &mut sheets, &mut edges);
        }
        let page = window.ctx.content_rect();
        // A row can be pressed as a whole; a sheet only holds what can.
        let buttons = window.query_all_by_role(Role::Button);
        let rows: Vec<Rect> = buttons.map(|button| button.rect()).collect();
        let is_row = |sheet: &Rect| {
            let is_it =
                |row: &Rect| (row.min - sheet.min).length() + (row.max - sheet.max).length() < 1.0;
            rows.iter().any(is_it)
        };
        for sheet in &sheets {
            let is_at_the_end = sheet.top() <= page.top() || sheet.bottom() >= page.bottom();
            let is_edge = |edge: &Rect| {
                let apart = [edge.min - sheet.min, edge.max - sheet.max];
                apart.iter().all(|it| it.abs().max_elem() <= 3.0)
            };
            if !is_at_the_end && !is_row(sheet) && !edges.iter().any(is_edge) {
                faults.push(format!("{name} {}: {sheet}", size.0));
            }
        }
    }
    assert!(faults.is_empty(), "\n{}\n", faults.join("\n"));
}
