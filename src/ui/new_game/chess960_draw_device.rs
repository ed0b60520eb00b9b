//! The device that draws a Chess960 array: a die, coins or cards, thrown by the program or reported by the arbiter.

use eframe::egui::{
    Align2, Color32, CornerRadius, Pos2, Rect, Response, Role as Part, Sense, Stroke, StrokeKind,
    Ui, Vec2, WidgetInfo, pos2, vec2,
};

use crate::kit::fonts::bold;
use crate::kit::theme::{CORNER, GAP, palette};
use crate::kit::widgets::{primary, quiet, soft};
use crate::view::frame_view::View;
use jadoube_core::chess::chess960_draw::{Chess960Draw, fair_lot};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, strum::Display)]
#[strum(serialize_all = "kebab-case")]
pub enum DrawDevice {
    /// A common die; what is higher than there are squares does not count.
    #[default]
    Dice,
    /// As many coins as are needed.
    Coins,
    /// One of as many cards as there are squares.
    Cards,
}

impl DrawDevice {
    /// All, in the order in which they are offered.
    pub const ALL: [Self; 3] = [Self::Dice, Self::Coins, Self::Cards];

    const fn throw_id(self) -> &'static str {
        match self {
            Self::Dice => "ceremony-roll",
            Self::Coins => "ceremony-toss",
            Self::Cards => "ceremony-draw",
        }
    }

    /// How many ways a throw can come out.
    fn ways(self, draw: &Chess960Draw) -> usize {
        match self {
            Self::Dice => 6,
            Self::Coins => 1 << draw.coins(),
            Self::Cards => draw.next().map_or(1, |next| next.files.len()),
        }
    }
}

/// A throw of the program that is still in the air.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rolling {
    /// How it will come out; not known until the system gives a fair throw.
    lot: Option<usize>,
    ways: usize,
    /// When it comes to rest, in seconds of the interface.
    until: f64,
}

/// How long a throw is in the air, in seconds.
const IN_THE_AIR: f64 = 0.9;

/// What decides, with what has been thrown so far for the piece that is next.
#[derive(Debug, Default)]
pub struct DeviceState {
    pub kind: DrawDevice,
    /// The coins that lie on the table.
    pub tosses: Vec<bool>,
    /// The throw of the program that is still in the air.
    pub rolling: Option<Rolling>,
}

impl DeviceState {
    /// Lets a throw of the program go on; the lot, once it has come to rest.
    pub fn roll_on(&mut self, ui: &Ui, view: &View<'_>) -> Option<usize> {
        let mut rolling = self.rolling?;
        let mut throws = view.draws().filter_map(|draw| fair_lot(draw, rolling.ways));
        rolling.lot = rolling.lot.or_else(|| throws.next());
        self.rolling = Some(rolling);
        let is_at_rest = ui.input(|input| input.time) >= rolling.until;
        match rolling.lot {
            Some(lot) if is_at_rest => {
                self.rolling = None;
                Some(lot)
            }
            Some(_) | None => {
                ui.request_repaint();
                None
            }
        }
    }

    /// Shows what decides: the throw of the program, and what an arbiter presses who threw on the table. The lot that the
    /// arbiter reports.
    pub fn ui(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        draw: &Chess960Draw,
        side: f32,
    ) -> Option<usize> {
        let ways = self.kind.ways(draw);
        let seen = self.rolling.map(|rolling| face_in_the_air(ui, rolling));
        let mut pressed = None;
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = Vec2::splat(GAP);
            match self.kind {
                DrawDevice::Dice => {
                    for lot in 1..=6 {
                        let (rect, response) = lot_button(ui, view, vec2(side, side), lot);
                        let is_lit = seen == Some(lot) || seen.is_none() && response.hovered();
                        die(ui, rect, lot, is_lit);
                        pressed = pressed.or(response.clicked().then_some(lot));
                    }
                }
                DrawDevice::Cards => {
                    for lot in 1..=ways {
                        let extent = vec2(side * 0.78, side * 1.1);
                        let (rect, response) = lot_button(ui, view, extent, lot);
                        let is_lit = seen == Some(lot) || seen.is_none() && response.hovered();
                        card(ui, rect, lot, is_lit);
                        pressed = pressed.or(response.clicked().then_some(lot));
                    }
                }
                DrawDevice::Coins => {
                    pressed = self.coins(ui, view, draw.coins(), seen, side);
                }
            }
        });
        let reported = pressed.filter(|_| self.rolling.is_none());
        ui.add_space(GAP * 0.5);
        ui.horizontal_wrapped(|ui| {
            let can_throw = self.rolling.is_none() && view.window.random.is_some();
            ui.add_enabled_ui(can_throw, |ui| {
                if primary(ui, &view.tr(self.kind.throw_id())).clicked() {
                    let time = ui.input(|input| input.time);
                    let flight = if view.settings.preferences.animation {
                        IN_THE_AIR
                    } else {
                        0.0
                    };
                    self.tosses.clear();
                    self.rolling = Some(Rolling {
                        lot: None,
                        ways,
                        until: time + flight,
                    });
                    ui.request_repaint();
                }
            });
            let id = if view.window.random.is_some() {
                "ceremony-or"
            } else {
                "start-no-luck"
            };
            soft(ui, &view.tr(id));
        });
        reported
    }

    /// The coins, the first counting most; a press on one side or the other reports how the next of them fell.
    fn coins(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        count: usize,
        seen: Option<usize>,
        side: f32,
    ) -> Option<usize> {
        for index in 0..count {
            let worth = 1_usize << (count - 1 - index);
            let fell = match seen {
                Some(lot) => Some((lot - 1) & worth != 0),
                None => self.tosses.get(index).copied(),
            };
            let (rect, response) = ui.allocate_exact_size(vec2(side, side * 1.3), Sense::HOVER);
            let said = match fell {
                None => view.tr_args("ceremony-coin", &[("worth", worth.into())]),
                Some(true) => view.tr("ceremony-heads"),
                Some(false) => view.tr("ceremony-tails"),
            };
            response.widget_info(|| WidgetInfo::labeled(Part::Label, true, &*said));
            let middle = pos2(rect.center().x, rect.top() + side / 2.0);
            coin(ui, middle, side / 2.0, fell, worth);
        }
        let mut told = None;
        ui.add_enabled_ui(seen.is_none(), |ui| {
            for (heads, id) in [(true, "ceremony-heads"), (false, "ceremony-tails")] {
                if quiet(ui, &view.tr(id)).clicked() {
                    told = Some(heads);
                }
            }
        });
        self.tosses.extend(told);
        (self.tosses.len() >= count).then(|| Chess960Draw::lot_of_coins(&self.tosses))
    }
}

/// What a throw shows while it is in the air: another face twelve times a second, and at last its own.
fn face_in_the_air(ui: &Ui, rolling: Rolling) -> usize {
    let left = rolling.until - ui.input(|input| input.time);
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "a throw is less than a second in the air"
    )]
    let turns = (left.max(0.0) * 12.0) as usize;
    let last = rolling.lot.unwrap_or(1);
    1 + (last - 1 + turns * 5) % rolling.ways
}

/// A place to press for a lot that was thrown on the table.
fn lot_button(ui: &mut Ui, view: &View<'_>, size: Vec2, lot: usize) -> (Rect, Response) {
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    let name = view.tr_args("ceremony-fell", &[("lot", lot.into())]);
    response.widget_info(|| WidgetInfo::labeled(Part::Button, true, &*name));
    (rect, response)
}

/// The ground and the ink of a lot, lit or at rest.
fn inks(ui: &Ui, is_lit: bool) -> (Color32, Color32) {
    let colors = palette(ui);
    if is_lit {
        (colors.here_tint, colors.here_ink)
    } else {
        (colors.sheet, colors.ink)
    }
}

fn die(ui: &Ui, rect: Rect, lot: usize, is_lit: bool) {
    let (ground, ink) = inks(ui, is_lit);
    let painter = ui.painter();
    let round = CornerRadius::from(rect.width() * 0.18);
    let line = Stroke::new(1.0, palette(ui).edge);
    painter.rect(rect, round, ground, line, StrokeKind::Inside);
    let spot = |x: f32, y: f32| rect.center() + vec2(x, y) * rect.width() * 0.27;
    let (corner, other_corner) = ([(-1.0, -1.0), (1.0, 1.0)], [(1.0, -1.0), (-1.0, 1.0)]);
    let mut spots: Vec<(f32, f32)> = Vec::new();
    if lot % 2 == 1 {
        spots.push((0.0, 0.0));
    }
    if lot >= 2 {
        spots.extend(corner);
    }
    if lot >= 4 {
        spots.extend(other_corner);
    }
    if lot == 6 {
        spots.extend([(-1.0, 0.0), (1.0, 0.0)]);
    }
    for (x, y) in spots {
        painter.circle_filled(spot(x, y), rect.width() * 0.085, ink);
    }
}

fn card(ui: &Ui, rect: Rect, lot: usize, is_lit: bool) {
    let (ground, ink) = inks(ui, is_lit);
    let painter = ui.painter();
    let line = Stroke::new(1.0, palette(ui).edge);
    painter.rect(rect, CORNER, ground, line, StrokeKind::Inside);
    let font = bold(rect.height() * 0.42);
    painter.text(rect.center(), Align2::CENTER_CENTER, lot, font, ink);
}

/// A coin: a crown on its head, a bare ring on its tail; beneath it what its head is worth.
fn coin(ui: &Ui, middle: Pos2, radius: f32, fell: Option<bool>, worth: usize) {
    let colors = palette(ui);
    let painter = ui.painter();
    let (ground, ink) = inks(ui, fell == Some(true));
    let line = Stroke::new(1.5, colors.edge);
    painter.circle(middle, radius - 1.0, ground, line);
    match fell {
        Some(true) => {
            let font = bold(radius * 1.2);
            painter.text(middle, Align2::CENTER_CENTER, "♔", font, ink);
        }
        Some(false) => {
            painter.circle_stroke(middle, radius * 0.6, Stroke::new(2.0, colors.soft_ink));
        }
        None => {}
    }
    let below = pos2(middle.x, middle.y + radius + 3.0);
    let text = format!("+{worth}");
    let font = bold((radius * 0.42).max(12.0));
    painter.text(below, Align2::CENTER_TOP, text, font, colors.soft_ink);
}
