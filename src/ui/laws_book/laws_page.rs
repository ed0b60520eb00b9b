//! The Laws to leaf through: contents or search at the left, the provision that lies open at the right.

use eframe::egui::text::CCursorRange;
use eframe::egui::text_edit::TextEditState;
use eframe::egui::{CentralPanel, Event, Frame, Id, Key, Margin, Memory, Rect, Ui, UiBuilder};

use super::case_cards::CaseCards;
use super::contents_list::{ContentsList, ContentsRow, RowTarget, contents_rows, found_rows};
use super::provision_page::{PageWish, provision_page};
use crate::kit::button::Button;
use crate::kit::fitted_text::line_width;
use crate::kit::fonts::{BODY, regular};
use crate::kit::icons::Icon;
use crate::kit::keyboard;
use crate::kit::widgets::{quiet, written_like};
use crate::parts::language_menu::language_menu;
use crate::parts::page::{bar_heading, page_bar_with};
use crate::view::command::{Command, FileTask};
use crate::view::frame_view::View;
use jadoube_core::i18n::{FoundProvision, Language, ProvisionSearch};
use jadoube_core::laws::editions::contents::{BookletPart, ContentsPart, contents};
use jadoube_core::laws::{Edition, Provision};

/// The Laws with what is passing in them: the provision that lies open is the shell's to keep.
#[derive(Debug)]
pub struct LawsBook {
    /// The pass in which they were shown last.
    shown_in: Option<u64>,
    /// The edition that was chosen here.
    chosen: Option<Edition>,
    booklet: Booklet,
    /// The provision that lay open in the frame before.
    before: Option<Provision>,
    open_part: Option<BookletPart>,
    query: String,
    query_id: Id,
    takes_keyboard: bool,
    /// Whether the line was written in a frame ago.
    is_written: bool,
    search: ProvisionSearch,
    results: SearchResults,
    list: ContentsList,
    cards: CaseCards,
}

/// The contents of one edition.
#[derive(Debug)]
struct Booklet {
    edition: Edition,
    parts: Vec<ContentsPart>,
}

/// What was found last, and for what it was searched.
#[derive(Debug, Default)]
struct SearchResults {
    of: Option<(String, Edition, Language)>,
    is_whole: bool,
    found: Vec<FoundProvision>,
}

/// How much a button is wider than its name, in points.
const AROUND_NAME: f32 = 32.0;

/// How wide the contents are where there is room, where there is little, and in how much of it; what lies beside them.
const CONTENTS: (f32, f32) = (264.0, 232.0);
const NARROW: f32 = 1100.0;
const BESIDE: f32 = 32.0;

impl Default for LawsBook {
    fn default() -> Self {
        Self {
            shown_in: None,
            chosen: None,
            booklet: Booklet::of(Edition::default()),
            before: None,
            open_part: None,
            query: String::new(),
            query_id: Id::NULL,
            takes_keyboard: false,
            is_written: false,
            search: ProvisionSearch::default(),
            results: SearchResults::default(),
            list: ContentsList::default(),
            cards: CaseCards::default(),
        }
    }
}

impl Booklet {
    fn of(edition: Edition) -> Self {
        Self {
            edition,
            parts: contents(edition),
        }
    }

    fn part_of(&self, provision: Provision) -> Option<&ContentsPart> {
        let holds = |part: &&ContentsPart| part.provisions.iter().any(|(_, it)| *it == provision);
        self.parts.iter().find(holds)
    }

    fn provisions(&self) -> Vec<Provision> {
        let parts = self.parts.iter();
        let all = parts.flat_map(|part| part.provisions.iter().map(|(_, it)| *it));
        all.collect()
    }

    /// The neighbour of a provision; of one that this edition does not state, the nearest in the order of the newest.
    fn neighbour(&self, provision: Provision, step: isize) -> Option<Provision> {
        let all = self.provisions();
        if let Some(place) = all.iter().position(|it| *it == provision) {
            return all.get(place.checked_add_signed(step)?).copied();
        }
        let nearest = if step > 0 {
            all.iter().filter(|it| **it > provision).min()
        } else {
            all.iter().filter(|it| **it < provision).max()
        };
        nearest.copied()
    }
}

impl LawsBook {
    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        self.begin(ui);
        let edition = self.chosen.unwrap_or_else(|| of_the_table(view));
        if self.booklet.edition != edition {
            self.booklet = Booklet::of(edition);
            self.before = None;
        }
        let first = || self.booklet.provisions().first().copied();
        let Some(provision) = view.window.law.or_else(first) else {
            return;
        };
        if self.before != Some(provision) {
            self.before = Some(provision);
            self.open_part = self.booklet.part_of(provision).map(|part| part.part);
            self.list.cursor = None;
            self.list.seek();
        }
        let is_search = self.searches(ui, view, edition);
        let rows = if is_search {
            found_rows(view, &self.results.found, edition)
        } else {
            contents_rows(view, &self.booklet.parts, self.open_part)
        };
        self.keys(ui, view, provision, &rows);
        self.bar(ui, view, edition);
        CentralPanel::default().frame(ground(ui)).show(ui, |ui| {
            let room = ui.available_rect_before_wrap();
            let is_narrow = ui.ctx().content_rect().width() < NARROW;
            let width = if is_narrow { CONTENTS.1 } else { CONTENTS.0 };
            let left = room.with_max_x(room.left() + width);
            let beside = if is_narrow { BESIDE / 2.0 } else { BESIDE };
            let right = room.with_min_x(left.right() + beside);
            self.contents_column(ui, view, left, &rows, provision, is_search);
            self.right(ui, view, right, provision, edition);
        });
    }

    /// The bar, with the way to a page that sums up the part that lies open.
    fn bar(&self, ui: &mut Ui, view: &View<'_>, edition: Edition) {
        page_bar_with(ui, view, |ui| {
            let is_roomy = ui.ctx().content_rect().width() >= NARROW;
            language_menu(ui, view, is_roomy);
            if let Some(part) = self.open_part {
                let number = view.words.part_number(part, edition);
                let name = view.tr_args("laws-summary", &[("part", number.into())]);
                // Beside the clocks of a game a long name has no room in words.
                let width = line_width(ui.painter(), &name, regular(BODY)) + AROUND_NAME;
                let asks = if width < ui.available_width() {
                    quiet(ui, &name).clicked()
                } else {
                    Button::icon(Icon::Log, name).show(ui).clicked()
                };
                if asks {
                    let task = FileTask::ArticleSummary(part, edition);
                    view.ask(Command::Choose(task));
                }
            }
            bar_heading(ui, &view.tr("laws-title"));
        });
    }

    /// Where the Laws were not shown a moment ago, nothing is chosen and nothing is searched for.
    fn begin(&mut self, ui: &Ui) {
        let pass = ui.ctx().cumulative_pass_nr();
        if self.shown_in.is_none_or(|before| before + 1 < pass) {
            self.chosen = None;
            self.before = None;
            self.query.clear();
            self.cards.fold();
        }
        self.shown_in = Some(pass);
    }

    /// Searches for what is written, one language more in each frame; whether something is written.
    fn searches(&mut self, ui: &Ui, view: &View<'_>, edition: Edition) -> bool {
        if self.query.trim().is_empty() {
            self.results = SearchResults::default();
            return false;
        }
        let own = view.words.language();
        let has_learned = self.search.learn(view.words);
        if has_learned {
            ui.request_repaint();
        }
        let of = Some((self.query.clone(), edition, own));
        if self.results.of != of || !self.results.is_whole {
            if self.results.of != of {
                self.list.cursor = None;
            }
            self.results = SearchResults {
                found: self.search.found(&self.query, edition, own),
                of,
                is_whole: !has_learned,
            };
        }
        true
    }

    fn keys(&mut self, ui: &Ui, view: &View<'_>, provision: Provision, rows: &[ContentsRow]) {
        let focused = ui.memory(Memory::focused);
        let is_written = focused == Some(self.query_id);
        // Esc takes the keyboard from the line before this frame begins.
        let was_written = std::mem::replace(&mut self.is_written, is_written);
        if keyboard::is_covered(ui.ctx()) || keyboard::has_menu(ui) {
            return;
        }
        let find = |press: &keyboard::KeyPress| press.place == Key::F && press.modifiers.command;
        let asks = keyboard::presses(ui).iter().any(find);
        if asks || keyboard::is_free(ui) && takes_slash(ui) {
            self.takes_keyboard = true;
        }
        if !keyboard::is_free(ui) && !is_written {
            return;
        }
        if was_written && ui.input(|input| input.key_pressed(Key::Escape)) {
            self.query.clear();
        }
        for key in taken_steps(ui) {
            match key {
                ListKey::Row(step) => self.walk(provision, rows, step),
                ListKey::Provision(step) => self.step(view, provision, step),
            }
        }
        let is_enter_free = focused.is_none() || is_written;
        let target = if is_written && self.list.cursor.is_none() {
            rows.first()
        } else {
            self.list.cursor.and_then(|place| rows.get(place))
        };
        if let Some(row) = target.filter(|_| is_enter_free)
            && keyboard::take(ui, Key::Enter)
        {
            self.open(view, row.target);
        }
    }

    /// Goes from row to row, from that of the provision that lies open at first.
    fn walk(&mut self, provision: Provision, rows: &[ContentsRow], step: isize) {
        let last = rows.len().saturating_sub(1);
        let current = rows
            .iter()
            .position(|row| row.target == RowTarget::Provision(provision));
        let from = self.list.cursor.or(current);
        let place = from.map_or(0, |from| from.saturating_add_signed(step).min(last));
        self.list.cursor = Some(place);
        self.list.seek();
    }

    fn step(&mut self, view: &View<'_>, provision: Provision, step: isize) {
        if let Some(next) = self.booklet.neighbour(provision, step) {
            self.open(view, RowTarget::Provision(next));
        }
    }

    /// Opens a provision, or a part at its first one.
    fn open(&mut self, view: &View<'_>, target: RowTarget) {
        match target {
            RowTarget::Provision(provision) => view.ask(Command::OpenLaw(provision)),
            RowTarget::Part(part) => {
                self.open_part = Some(part);
                let parts = self.booklet.parts.iter();
                let mut these = parts.filter(|it| it.part == part);
                let first = these.find_map(|it| it.provisions.first());
                if let Some((_, provision)) = first {
                    view.ask(Command::OpenLaw(*provision));
                }
            }
        }
    }

    fn contents_column(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        place: Rect,
        rows: &[ContentsRow],
        provision: Provision,
        is_search: bool,
    ) {
        let builder = UiBuilder::new().max_rect(place).id_salt("laws-left");
        ui.scope_builder(builder, |ui| {
            let (name, example) = (view.tr("laws-search"), view.tr("laws-search-example"));
            let width = f32::INFINITY;
            let field = written_like(ui, &mut self.query, &name, &example, width);
            self.query_id = field.id;
            if std::mem::take(&mut self.takes_keyboard) {
                field.request_focus();
                select_all(ui, field.id, &self.query);
            }
            ui.add_space(4.0);
            let pressed = self.list.ui(ui, view, rows, Some(provision), is_search);
            if let Some(target) = pressed {
                self.list.cursor = None;
                self.open(view, target);
            }
        });
    }

    fn right(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        place: Rect,
        provision: Provision,
        edition: Edition,
    ) {
        let builder = UiBuilder::new().max_rect(place).id_salt("laws-right");
        ui.scope_builder(builder, |ui| {
            let part = self.booklet.part_of(provision);
            let has = |step| self.booklet.neighbour(provision, step).is_some();
            let has = (has(-1), has(1));
            let of = (provision, edition);
            match provision_page(ui, view, &mut self.cards, of, part, has) {
                Some(PageWish::Step(step)) => self.step(view, provision, step),
                Some(PageWish::Edition(edition)) => self.chosen = Some(edition),
                None => {}
            }
        });
    }
}

/// The edition of the game on the table, or else the newest.
fn of_the_table(view: &View<'_>) -> Edition {
    if view.has_desk() {
        view.arbiter.terms().edition
    } else {
        Edition::default()
    }
}

/// The ground of the page: its columns have their own margins.
fn ground(ui: &Ui) -> Frame {
    Frame::central_panel(ui.style()).inner_margin(Margin {
        left: 16,
        right: 12,
        top: 4,
        bottom: 12,
    })
}

/// Selects what was searched for before, so that something else takes its place.
fn select_all(ui: &Ui, field: Id, text: &str) {
    let mut state = TextEditState::load(ui.ctx(), field).unwrap_or_default();
    let whole = CCursorRange::select_all_str(text);
    state.cursor.set_char_range(Some(whole));
    state.store(ui.ctx(), field);
}

#[derive(Clone, Copy)]
enum ListKey {
    Row(isize),
    Provision(isize),
}

/// Takes the keys that go from row to row and from provision to provision.
fn taken_steps(ui: &Ui) -> Vec<ListKey> {
    let keys = [
        (Key::ArrowUp, ListKey::Row(-1)),
        (Key::ArrowDown, ListKey::Row(1)),
        (Key::PageUp, ListKey::Provision(-1)),
        (Key::PageDown, ListKey::Provision(1)),
    ];
    keyboard::take_steps(ui, &keys)
}

/// Takes a slash that was typed, whichever key bears it; whether one was.
fn takes_slash(ui: &Ui) -> bool {
    ui.input_mut(|input| {
        let is_slash = |event: &Event| matches!(event, Event::Text(text) if text == "/");
        let was_typed = input.events.iter().any(is_slash);
        input.events.retain(|event| !is_slash(event));
        was_typed
    })
}
