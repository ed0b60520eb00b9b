//! The right side: where a provision stands, what it says, how it stood in six editions, and its cases.

use eframe::egui::text::{LayoutJob, TextFormat};
use eframe::egui::{
    Align, Color32, Frame, Label, Layout, Margin, Response, RichText, Role as Part, Stroke, Ui,
    WidgetInfo, vec2,
};

use super::announcing_names::announcing_names;
use super::case_cards::CaseCards;
use super::provision_tiles::provision_tiles;
use crate::kit::button::{Button, ButtonKind};
use crate::kit::fonts::{BODY, FINE, SOFT, bold, regular};
use crate::kit::icons::Icon;
use crate::kit::theme::{GAP, SMALL_CORNER, palette};
use crate::kit::widgets::{soft, subtitle};
use crate::parts::page::scroll_from_top;
use crate::view::frame_view::View;
use jadoube_core::i18n::EditionChange;
use jadoube_core::laws::editions::contents::ContentsPart;
use jadoube_core::laws::{Edition, Provision, Statement};

/// How wide the text is at most, so that a line has no more than 75 letters.
const TEXT: f32 = 840.0;

/// How large an arrow is.
const ARROW: (f32, f32) = (40.0, 36.0);

/// What somebody asked of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PageWish {
    /// The provision before this one, or the one after it.
    Step(isize),
    Edition(Edition),
}

/// Shows the page of that provision; `part` is where the edition states it, if it does, and `has` whether a provision stands
/// before it and after it.
pub fn provision_page(
    ui: &mut Ui,
    view: &View<'_>,
    cards: &mut CaseCards,
    (provision, edition): (Provision, Edition),
    part: Option<&ContentsPart>,
    has: (bool, bool),
) -> Option<PageWish> {
    let mut wish = None;
    scroll_from_top(ui, ("laws", provision)).show(ui, |ui| {
        wish = head(ui, view, (provision, edition), part, has);
        let page = view.words.article_page(provision);
        title(ui, view, &page.headline, provision, edition);
        ui.add_space(2.0);
        let (said, of_the_newest) = page.as_of(edition);
        gist(ui, &said);
        let notes = [&of_the_newest, &page.interpretation, &page.also];
        for note in notes.into_iter().flatten() {
            soft(ui, note);
        }
        if provision == Provision::Statement(Statement::BlindNames) {
            ui.add_space(GAP);
            announcing_names(ui, view);
        }
        ui.add_space(GAP);
        ui.horizontal_wrapped(|ui| {
            subtitle(ui, &view.tr("laws-in-six-editions"));
            let note = view.tr("laws-own-words");
            let width =
                ui.painter()
                    .layout_no_wrap(note.to_string(), regular(SOFT), Color32::PLACEHOLDER);
            if width.size().x <= ui.available_size_before_wrap().x {
                ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                    let ink = palette(ui).soft_ink;
                    ui.label(RichText::new(&*note).font(regular(FINE)).color(ink));
                });
            }
        });
        if let Some(edition) = provision_tiles(ui, view, &page, edition) {
            wish = Some(PageWish::Edition(edition));
        }
        changes(ui, view, &page.changes());
        ui.add_space(12.0);
        if let Some(rule) = provision.rule() {
            cards.ui(ui, view, rule, edition);
        }
        ui.add_space(GAP);
    });
    wish
}

/// What each edition changed: since when it says what, and what the one before said.
fn changes(ui: &mut Ui, view: &View<'_>, changes: &[EditionChange]) {
    if changes.is_empty() {
        return;
    }
    ui.add_space(GAP);
    subtitle(ui, &view.tr("laws-what-changed"));
    let tell = |id: &str, edition: Edition, said: &str| {
        let args = [("year", edition.name().into()), ("said", said.into())];
        view.tr_args(id, &args).into_owned()
    };
    for EditionChange { before, after } in changes {
        let since = match &after.1 {
            Some(said) => tell("laws-changed-since", after.0, said),
            None => tell("laws-changed-gone", after.0, ""),
        };
        let until = match &before.1 {
            Some(said) => tell("laws-changed-until", before.0, said),
            None => tell("laws-changed-new", before.0, ""),
        };
        ui.scope(|ui| {
            ui.set_max_width(TEXT);
            let since = RichText::new(since).font(bold(BODY));
            ui.add(Label::new(since).wrap());
            let until = RichText::new(until).font(regular(BODY));
            ui.add(Label::new(until.color(palette(ui).soft_ink)).wrap());
        });
        ui.add_space(4.0);
    }
}

/// Where the provision stands, and the ways to its neighbours.
fn head(
    ui: &mut Ui,
    view: &View<'_>,
    (provision, edition): (Provision, Edition),
    part: Option<&ContentsPart>,
    (has_before, has_after): (bool, bool),
) -> Option<PageWish> {
    let mut wish = None;
    ui.horizontal(|ui| {
        ui.set_min_height(ARROW.1);
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            for (id, step, is_there) in [
                ("laws-next", 1, has_after),
                ("laws-previous", -1, has_before),
            ] {
                if arrow(ui, &view.tr(id), step, is_there).clicked() {
                    wish = Some(PageWish::Step(step));
                }
            }
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                let path = breadcrumbs(view, provision, edition, part);
                let ink = palette(ui).soft_ink;
                let text = RichText::new(path).font(regular(BODY)).color(ink);
                ui.add(Label::new(text).truncate());
            });
        });
    });
    wish
}

fn breadcrumbs(
    view: &View<'_>,
    provision: Provision,
    edition: Edition,
    part: Option<&ContentsPart>,
) -> String {
    let year = edition.name();
    let Some(part) = part else {
        return format!("{year} › {}", view.tr("edition-unknown"));
    };
    let place = view.words.part_number(part.part, edition);
    let title = view.words.part_title(part.part);
    let article = provision.articles(edition).first().copied().unwrap_or("-");
    format!("{year} › {place} {title} › {article}")
}

/// An arrow to a neighbour.
fn arrow(ui: &mut Ui, name: &str, step: isize, is_there: bool) -> Response {
    let icon = if step > 0 { Icon::Forward } else { Icon::Back };
    let mut button = Button::icon(icon, name.into());
    button.kind = ButtonKind::plain_if(is_there);
    button.size = vec2(ARROW.0, ARROW.1);
    button.show(ui)
}

/// What the provision is about, large, and its numbers behind.
fn title(ui: &mut Ui, view: &View<'_>, headline: &str, provision: Provision, edition: Edition) {
    let size = if ui.available_width() < 700.0 {
        28.0
    } else {
        34.0
    };
    ui.horizontal_wrapped(|ui| {
        ui.label(RichText::new(headline).font(bold(size)));
        ui.add_space(6.0);
        for number in provision.articles(edition) {
            let name = view.tr_args("article", &[("number", number.into())]);
            number_chip(ui, number, &name);
        }
    });
}

/// A number that leads nowhere: one is there.
fn number_chip(ui: &mut Ui, number: &str, name: &str) {
    let colors = palette(ui);
    let text = RichText::new(number)
        .font(bold(15.0))
        .color(colors.soft_ink);
    let frame = Frame::new()
        .fill(colors.sheet)
        .stroke(Stroke::new(1.0, colors.line))
        .corner_radius(SMALL_CORNER)
        .inner_margin(Margin::symmetric(10, 4));
    let shown = frame.show(ui, |ui| ui.label(text));
    shown
        .inner
        .widget_info(|| WidgetInfo::labeled(Part::Label, true, name));
}

/// What the provision says, in lines that stand well apart.
fn gist(ui: &mut Ui, text: &str) {
    let colors = palette(ui);
    let size = 19.0;
    let format = TextFormat {
        font_id: regular(size),
        color: colors.ink,
        line_height: Some(size * 1.5),
        ..TextFormat::default()
    };
    let mut job = LayoutJob::single_section(text.to_owned(), format);
    job.wrap.max_width = ui.available_width().min(TEXT);
    let response = ui.add(Label::new(job));
    response.widget_info(|| WidgetInfo::labeled(Part::Label, true, text));
}
