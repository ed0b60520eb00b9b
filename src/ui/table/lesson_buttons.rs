//! The buttons beside what a teacher says: words over two lines where these can be parted, so that none is wider or narrower
//! for its neighbours.

use std::borrow::Cow;

use eframe::egui::{Ui, vec2};

use crate::kit::button::{Button, ButtonKind};
use crate::view::frame_view::View;

/// How high a button is, in points.
pub const CELL: f32 = 44.0;

/// How large the words of an article are, and the space beside them, in points.
const ARTICLE: f32 = 12.5;
const BESIDE_ARTICLE: f32 = 8.0;

/// The button with those words on two lines.
pub fn words<'a>(ui: &Ui, words: impl Into<Cow<'a, str>>, kind: ButtonKind) -> Button<'a> {
    let mut button = Button::words(kind, words);
    button.size.y = CELL;
    button.in_two_lines(ui)
}

/// The same so wide at least in points, its words on one line where that has room for them.
pub fn words_within<'a>(ui: &Ui, text: Cow<'a, str>, kind: ButtonKind, width: f32) -> Button<'a> {
    let mut button = Button::words(kind, text.clone());
    if button.width(ui) > width {
        button = words(ui, text, kind);
    }
    button.size = vec2(width, CELL);
    button
}

/// The button that opens the article under that number, with what it is about where `title` says so.
pub fn citing(ui: &Ui, view: &View<'_>, number: &str, title: Option<&str>) -> Button<'static> {
    let name = view.tr_args("article", &[("number", number.into())]);
    let text = title.map_or_else(|| name.to_string(), |title| format!("{number} {title}"));
    let mut button = Button::words(ButtonKind::Article, text);
    (button.letters, button.around, button.size.y) = (ARTICLE, BESIDE_ARTICLE, CELL);
    (button.name, button.hint) = (name, Some(view.tr("article-open")));
    button.in_two_lines(ui)
}
