//! Every colour of the program, light and dark, and the spacing and type sizes that go with them. Colours live nowhere else.
#![expect(
    clippy::disallowed_methods,
    reason = "this is the one room where colours are named"
)]

use std::sync::Arc;

use eframe::egui::style::{Selection, WidgetVisuals, Widgets};
use eframe::egui::{
    Color32, Context, CornerRadius, Id, Margin, Shadow, Stroke, Style, TextStyle, Theme,
    ThemePreference, Ui, Vec2, Visuals,
};

use super::fingers;
use super::fonts::{self, BODY, TITLE, bold, regular};
use super::growth::{growth, projected_growth};
use crate::view::settings::{BoardTheme, ColorScheme, ProjectorGround, Settings};
use jadoube_core::notation::pgn::MarkColor;

/// The ink of a printed page, 0 being black and 1 the paper, whatever the mode of the window.
pub fn printed_ink(gray: f32) -> Color32 {
    Color32::BLACK.lerp_to_gamma(Color32::WHITE, gray)
}

/// A colour of a printed page.
pub const fn printed_color([red, green, blue]: [u8; 3]) -> Color32 {
    Color32::from_rgb(red, green, blue)
}

/// The colours of one mode; one meaning, one colour.
///
/// Nothing is told by a colour alone: what runs has a bar and a raised plunger, what is chosen a thicker edge, what is
/// touched a ring, trouble a sign. Text on its ground meets WCAG AA, 4.5 to 1, and what is told by bars, edges and rings
/// 3 to 1; `tests/screens` holds both.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Palette {
    /// The ground of the window: the wall of the hall.
    pub ground: Color32,
    /// What lies on it: sheets, cards, clock faces at rest.
    pub sheet: Color32,
    /// A sheet under the pointer, a field to write in, every other row.
    pub tint: Color32,
    /// Thin lines, where there must be one; they tell nothing.
    pub line: Color32,
    /// The edge of boxes to tick and fields to write in.
    pub edge: Color32,
    /// The words and signs of what cannot be done just now: paler than every other, whatever the mode.
    pub faint_ink: Color32,
    pub ink: Color32,
    pub soft_ink: Color32,
    /// The button that is meant to be pressed.
    pub press: Color32,
    pub on_press: Color32,
    /// *This clock runs*, and nothing else.
    pub run: Color32,
    pub on_run: Color32,
    /// The side of the plunger of a clock that runs.
    pub run_side: Color32,
    /// The cap of a plunger.
    pub plunger: Color32,
    /// The arrow and the key on the cap of a clock that runs.
    pub on_plunger: Color32,
    /// The same on the cap of a clock that runs and has little time.
    pub on_low_plunger: Color32,
    /// *Here*: chosen, the last move, the current move, the current step. Bars and edges, not text.
    pub here: Color32,
    /// The same as a ground for text in `ink` or `here_ink`.
    pub here_tint: Color32,
    pub here_ink: Color32,
    /// *The hand*: touched, adjusting, drawn arrows, the keyboard's place, a signature.
    pub hand: Color32,
    /// The same as a ground for text in `ink`.
    pub hand_tint: Color32,
    /// *Trouble*: a ruling, a piece that is owed, little time, a flag.
    pub warning: Color32,
    pub on_warning: Color32,
    /// The same as a ground for text in `ink`.
    pub warning_tint: Color32,
    /// The side of the plunger of a clock that has little time.
    pub warning_side: Color32,
    /// What lies behind a sheet that must be answered first.
    pub veil: Color32,
    /// What lies on top throws it.
    pub shade: Color32,
}

/// The colours of a board, and of what is told on its squares whatever the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardColors {
    pub light: Color32,
    pub dark: Color32,
    /// The coordinate on a light square.
    pub on_light: Color32,
    /// The coordinate on a dark square.
    pub on_dark: Color32,
    /// The ring inside the square that the last move came from.
    pub last_from: Color32,
    /// Laid over the square that the last move went to.
    pub last_to: Color32,
    /// Laid over a touched piece's square.
    pub touched: Color32,
    pub touched_line: Color32,
    /// The ring around what must be moved or captured.
    pub owed: Color32,
    /// The wider ring beneath it and beneath that of a check, by which both are seen without colour.
    pub pale: Color32,
    /// The middle of a check.
    pub check_core: Color32,
    /// A check halfway from its middle to where it ends.
    pub check_glow: Color32,
    /// The ring around a king in check.
    pub check_ring: Color32,
    /// A drawn arrow, a square that a player coloured.
    pub arrow: Color32,
    pub arrow_edge: Color32,
    /// An arrow that shows why: the check of an illegal move.
    pub why: Color32,
    /// The number of what is done first, where a teacher shows it.
    pub first_step: Color32,
    /// The number of what is done then.
    pub second_step: Color32,
    /// The hand that points at it.
    pub hand: Color32,
    pub hand_edge: Color32,
    /// The ring around the square the keyboard is at.
    pub cursor: Color32,
    /// The ring around the square a carried piece hovers over.
    pub aim: Color32,
    /// The edge of the board.
    pub edge: Color32,
    /// What a piece in the air throws.
    pub shade: Color32,
}

const LIGHT: Palette = Palette {
    ground: Color32::from_rgb(0xF4, 0xF0, 0xE7),
    sheet: Color32::from_rgb(0xFD, 0xFB, 0xF6),
    tint: Color32::from_rgb(0xEC, 0xE7, 0xDB),
    line: Color32::from_rgb(0xDC, 0xD5, 0xC6),
    edge: Color32::from_rgb(0x85, 0x7E, 0x6F),
    faint_ink: Color32::from_rgb(0x85, 0x7E, 0x6F),
    ink: Color32::from_rgb(0x23, 0x21, 0x1D),
    soft_ink: Color32::from_rgb(0x62, 0x5C, 0x51),
    press: Color32::from_rgb(0x2B, 0x28, 0x24),
    on_press: Color32::from_rgb(0xFD, 0xFB, 0xF6),
    run: Color32::from_rgb(0x17, 0x55, 0x3D),
    on_run: Color32::from_rgb(0xFD, 0xFB, 0xF6),
    run_side: Color32::from_rgb(0x9D, 0xBD, 0xAC),
    plunger: Color32::from_rgb(0xFD, 0xFB, 0xF6),
    on_plunger: Color32::from_rgb(0x17, 0x55, 0x3D),
    on_low_plunger: Color32::from_rgb(0xA8, 0x32, 0x1A),
    here: Color32::from_rgb(0xA8, 0x77, 0x18),
    here_tint: Color32::from_rgb(0xF6, 0xE6, 0xBC),
    here_ink: Color32::from_rgb(0x65, 0x46, 0x0A),
    hand: Color32::from_rgb(0x2A, 0x66, 0x90),
    hand_tint: Color32::from_rgb(0xDC, 0xE9, 0xF2),
    warning: Color32::from_rgb(0xA8, 0x32, 0x1A),
    on_warning: Color32::from_rgb(0xFF, 0xF8, 0xF2),
    warning_tint: Color32::from_rgb(0xF9, 0xE3, 0xD9),
    warning_side: Color32::from_rgb(0xDD, 0xA3, 0x92),
    veil: Color32::from_rgba_premultiplied(0x12, 0x11, 0x0E, 0x66),
    shade: Color32::from_rgba_premultiplied(0x06, 0x05, 0x02, 0x1A),
};

const DARK: Palette = Palette {
    ground: Color32::from_rgb(0x16, 0x18, 0x17),
    sheet: Color32::from_rgb(0x21, 0x24, 0x22),
    tint: Color32::from_rgb(0x2D, 0x31, 0x2E),
    line: Color32::from_rgb(0x3B, 0x40, 0x3C),
    edge: Color32::from_rgb(0x86, 0x8A, 0x83),
    faint_ink: Color32::from_rgb(0x86, 0x8A, 0x83),
    ink: Color32::from_rgb(0xF0, 0xEC, 0xE2),
    soft_ink: Color32::from_rgb(0xB0, 0xAC, 0xA0),
    press: Color32::from_rgb(0xEF, 0xEA, 0xDD),
    on_press: Color32::from_rgb(0x1C, 0x1B, 0x18),
    run: Color32::from_rgb(0x57, 0xAE, 0x87),
    on_run: Color32::from_rgb(0x06, 0x15, 0x0D),
    run_side: Color32::from_rgb(0x2F, 0x6E, 0x51),
    plunger: Color32::from_rgb(0xFD, 0xFB, 0xF6),
    on_plunger: Color32::from_rgb(0x06, 0x15, 0x0D),
    on_low_plunger: Color32::from_rgb(0x2A, 0x11, 0x08),
    here: Color32::from_rgb(0xDD, 0xB0, 0x55),
    here_tint: Color32::from_rgb(0x45, 0x3A, 0x20),
    here_ink: Color32::from_rgb(0xF0, 0xCE, 0x86),
    hand: Color32::from_rgb(0x86, 0xBC, 0xE0),
    hand_tint: Color32::from_rgb(0x21, 0x38, 0x46),
    warning: Color32::from_rgb(0xF3, 0x94, 0x6E),
    on_warning: Color32::from_rgb(0x2A, 0x11, 0x08),
    warning_tint: Color32::from_rgb(0x4A, 0x2C, 0x21),
    warning_side: Color32::from_rgb(0xB2, 0x60, 0x3F),
    veil: Color32::from_rgba_premultiplied(0x00, 0x00, 0x00, 0x99),
    shade: Color32::from_rgba_premultiplied(0x00, 0x00, 0x00, 0x4D),
};

const CONTRAST: Palette = Palette {
    ground: Color32::from_rgb(0xFF, 0xFF, 0xFF),
    sheet: Color32::from_rgb(0xFF, 0xFF, 0xFF),
    tint: Color32::from_rgb(0xEE, 0xEE, 0xEE),
    line: Color32::from_rgb(0x76, 0x76, 0x76),
    edge: Color32::from_rgb(0x00, 0x00, 0x00),
    faint_ink: Color32::from_rgb(0x76, 0x76, 0x76),
    ink: Color32::from_rgb(0x00, 0x00, 0x00),
    soft_ink: Color32::from_rgb(0x3A, 0x3A, 0x3A),
    press: Color32::from_rgb(0x00, 0x00, 0x00),
    on_press: Color32::from_rgb(0xFF, 0xFF, 0xFF),
    run: Color32::from_rgb(0x00, 0x40, 0x2A),
    on_run: Color32::from_rgb(0xFF, 0xFF, 0xFF),
    run_side: Color32::from_rgb(0x7F, 0xB3, 0x9C),
    plunger: Color32::from_rgb(0xFD, 0xFB, 0xF6),
    on_plunger: Color32::from_rgb(0x00, 0x40, 0x2A),
    on_low_plunger: Color32::from_rgb(0x8E, 0x12, 0x00),
    here: Color32::from_rgb(0x7A, 0x52, 0x00),
    here_tint: Color32::from_rgb(0xFF, 0xE2, 0x8A),
    here_ink: Color32::from_rgb(0x3D, 0x29, 0x00),
    hand: Color32::from_rgb(0x00, 0x3E, 0x73),
    hand_tint: Color32::from_rgb(0xD6, 0xE8, 0xF7),
    warning: Color32::from_rgb(0x8E, 0x12, 0x00),
    on_warning: Color32::from_rgb(0xFF, 0xFF, 0xFF),
    warning_tint: Color32::from_rgb(0xFF, 0xE4, 0xDA),
    warning_side: Color32::from_rgb(0xE0, 0xA0, 0x90),
    veil: Color32::from_rgba_premultiplied(0x00, 0x00, 0x00, 0xB0),
    shade: Color32::from_rgba_premultiplied(0x00, 0x00, 0x00, 0x40),
};

const CONTRAST_DARK: Palette = Palette {
    ground: Color32::from_rgb(0x00, 0x00, 0x00),
    sheet: Color32::from_rgb(0x00, 0x00, 0x00),
    tint: Color32::from_rgb(0x1E, 0x1E, 0x1E),
    line: Color32::from_rgb(0x8C, 0x8C, 0x8C),
    edge: Color32::from_rgb(0xFF, 0xFF, 0xFF),
    faint_ink: Color32::from_rgb(0x8C, 0x8C, 0x8C),
    ink: Color32::from_rgb(0xFF, 0xFF, 0xFF),
    soft_ink: Color32::from_rgb(0xD0, 0xD0, 0xD0),
    press: Color32::from_rgb(0xFF, 0xFF, 0xFF),
    on_press: Color32::from_rgb(0x00, 0x00, 0x00),
    run: Color32::from_rgb(0x7C, 0xE8, 0xB4),
    on_run: Color32::from_rgb(0x00, 0x00, 0x00),
    run_side: Color32::from_rgb(0x2F, 0x7A, 0x56),
    plunger: Color32::from_rgb(0xFD, 0xFB, 0xF6),
    on_plunger: Color32::from_rgb(0x00, 0x00, 0x00),
    on_low_plunger: Color32::from_rgb(0x2A, 0x05, 0x00),
    here: Color32::from_rgb(0xFF, 0xC9, 0x4D),
    here_tint: Color32::from_rgb(0x40, 0x30, 0x00),
    here_ink: Color32::from_rgb(0xFF, 0xDD, 0x85),
    hand: Color32::from_rgb(0x90, 0xCC, 0xFF),
    hand_tint: Color32::from_rgb(0x0A, 0x2C, 0x45),
    warning: Color32::from_rgb(0xFF, 0xA0, 0x80),
    on_warning: Color32::from_rgb(0x00, 0x00, 0x00),
    warning_tint: Color32::from_rgb(0x4A, 0x17, 0x08),
    warning_side: Color32::from_rgb(0xB8, 0x68, 0x48),
    veil: Color32::from_rgba_premultiplied(0x00, 0x00, 0x00, 0xC0),
    shade: Color32::from_rgba_premultiplied(0x00, 0x00, 0x00, 0x40),
};

/// White's man, in light and dark alike, and the line around it.
pub const WHITE_PIECE: (Color32, Color32) = (
    Color32::from_rgb(0xFF, 0xFD, 0xF6),
    Color32::from_rgb(0x2B, 0x24, 0x1D),
);

/// Black's man, in light and dark alike, and the line around it.
pub const BLACK_PIECE: (Color32, Color32) = (
    Color32::from_rgb(0x1E, 0x1A, 0x17),
    Color32::from_rgb(0xC9, 0xC0, 0xB0),
);

/// Laid over a picture that keeps its own colours.
pub const AS_DRAWN: Color32 = Color32::WHITE;

/// The space between neighbours, in points; everything is a multiple of it.
pub const GAP: f32 = 8.0;

/// How round the corners of sheets are.
pub const CORNER: CornerRadius = CornerRadius::same(12);

/// How round the corners of buttons and fields are.
pub const SMALL_CORNER: CornerRadius = CornerRadius::same(8);

impl Palette {
    /// The colours of every mode: light, dark, high contrast in either.
    pub const ALL: [&Self; 4] = [&LIGHT, &DARK, &CONTRAST, &CONTRAST_DARK];

    /// The colours that `visuals` were made of; where they are nobody's, those of light mode.
    fn of(visuals: &Visuals) -> &'static Self {
        let made = |palette: &&Self| {
            palette.ink == visuals.widgets.noninteractive.fg_stroke.color
                && palette.tint == visuals.faint_bg_color
        };
        Self::ALL.into_iter().find(made).unwrap_or(&LIGHT)
    }

    /// Whether text is light on dark.
    pub fn is_dark(&self) -> bool {
        [&DARK, &CONTRAST_DARK].contains(&self)
    }

    /// The edge of a sheet, where it could not be told from the ground without one.
    pub fn sheet_edge(&self) -> Stroke {
        if self.sheet == self.ground {
            Stroke::new(1.5, self.edge)
        } else {
            Stroke::NONE
        }
    }

    pub const fn shadow(&self) -> Shadow {
        Shadow {
            offset: [0, 2],
            blur: 10,
            spread: 0,
            color: self.shade,
        }
    }
}

impl BoardColors {
    /// The colours of a board that lies the wrong way round: where a light square should be, a dark one is.
    #[must_use]
    pub const fn turned(self) -> Self {
        Self {
            light: self.dark,
            dark: self.light,
            on_light: self.on_dark,
            on_dark: self.on_light,
            ..self
        }
    }

    /// The colours of a board.
    pub const fn of(theme: BoardTheme) -> Self {
        let [light, dark, on_light, on_dark, edge] = match theme {
            BoardTheme::Ivory => [
                0x00F1_E8D3,
                0x004B_785E,
                0x003F_6B53,
                0x00FF_FCF2,
                0x0035_563F,
            ],
            BoardTheme::Walnut => [
                0x00EB_D8B4,
                0x0093_623E,
                0x007A_4C29,
                0x00FF_F8EA,
                0x005E_3C22,
            ],
            BoardTheme::Slate => [
                0x00E4_E8EC,
                0x005E_7892,
                0x004A_637C,
                0x00FF_FFFF,
                0x003C_5064,
            ],
            BoardTheme::Diagram => [
                0x00FF_FFFF,
                0x00A9_A9A9,
                0x005E_5E5E,
                0x001C_1C1C,
                0x004A_4A4A,
            ],
            BoardTheme::Contrast => [
                0x00FF_FFFF,
                0x0076_7676,
                0x0000_0000,
                0x0000_0000,
                0x0000_0000,
            ],
        };
        Self {
            light: solid(light),
            dark: solid(dark),
            on_light: solid(on_light),
            on_dark: solid(on_dark),
            last_from: solid(0x00E0_B04C),
            last_to: Color32::from_rgba_unmultiplied_const(0xDD, 0xA5, 0x2C, 0xBD),
            touched: Color32::from_rgba_unmultiplied_const(0x2A, 0x66, 0x90, 0xD1),
            touched_line: solid(0x00DC_E9F2),
            owed: solid(0x00B9_3A18),
            pale: solid(0x00FF_F3E6),
            check_core: Color32::from_rgba_unmultiplied_const(0xD2, 0x2A, 0x12, 0xF2),
            check_glow: Color32::from_rgba_unmultiplied_const(0xC2, 0x2A, 0x12, 0x9E),
            check_ring: solid(0x00C2_330F),
            arrow: Color32::from_rgba_unmultiplied_const(0x2A, 0x66, 0x90, 0xD1),
            arrow_edge: solid(0x00FF_FCF2),
            why: solid(0x00A8_321A),
            first_step: solid(0x0096_6A12),
            second_step: solid(0x002A_6690),
            hand: solid(0x00FD_FBF6),
            hand_edge: solid(0x001F_1D1A),
            cursor: Color32::from_rgb(0x12, 0x2F, 0x52),
            aim: Color32::from_rgba_premultiplied(0xD0, 0xD0, 0xC8, 0xD4),
            edge: solid(edge),
            shade: Color32::from_rgba_premultiplied(0x00, 0x00, 0x00, 0x48),
        }
    }
}

const fn solid(rgb: u32) -> Color32 {
    let [_, red, green, blue] = rgb.to_be_bytes();
    Color32::from_rgb(red, green, blue)
}

/// The colours in use where `ui` stands.
pub fn palette(ui: &Ui) -> &'static Palette {
    Palette::of(ui.visuals())
}

/// Makes `ui` and everything in it dark, whatever was chosen: for a beamer in a dim hall.
pub fn darken(ui: &mut Ui) {
    let mut visuals = visuals(&DARK);
    // Here the window is not cleared with the ground, so the panel fills it.
    visuals.panel_fill = DARK.ground;
    *ui.visuals_mut() = visuals;
}

/// What lies behind everything: the shell clears the window with it.
pub fn ground(visuals: &Visuals) -> Color32 {
    Palette::of(visuals).ground
}

/// The ground that a program which streams leaves out; nothing where the table stands on the usual one.
pub const fn key_color(ground: ProjectorGround) -> Option<Color32> {
    match ground {
        ProjectorGround::Usual => None,
        ProjectorGround::Green => Some(Color32::from_rgb(0x00, 0xB1, 0x40)),
        ProjectorGround::Magenta => Some(Color32::from_rgb(0xFF, 0x00, 0xFF)),
    }
}

/// How many lines the window of a projector is high at most, and how many times its letters' size a line is high at least.
const PROJECTED_LINES: f32 = 30.0;
const LINE: f32 = 1.2;

/// Gives `context` the chosen looks; cheap to call each frame, it changes only what differs.
pub fn apply(context: &Context, settings: &Settings, is_projected: bool) {
    let preferences = &settings.preferences;
    let mode = preferences.mode_shown();
    let preference = match mode {
        ColorScheme::System => ThemePreference::System,
        ColorScheme::Light | ColorScheme::Contrast => ThemePreference::Light,
        ColorScheme::Dark | ColorScheme::ContrastDark => ThemePreference::Dark,
    };
    context.options_mut(|options| {
        options.theme_preference = preference;
        options.fallback_theme = Theme::Light;
    });
    let known = Id::unique("looks");
    let looks = (preferences.animation, mode.is_high_contrast());
    if context.data(|data| data.get_temp(known)) != Some(looks) {
        context.data_mut(|data| data.insert_temp(known, looks));
        let (moves, is_contrast) = looks;
        let animation_time = if moves { 0.12 } else { 0.0 };
        let (light, dark) = if is_contrast {
            (&CONTRAST, &CONTRAST_DARK)
        } else {
            (&LIGHT, &DARK)
        };
        for (theme, palette) in [(Theme::Light, light), (Theme::Dark, dark)] {
            context.set_style_of(theme, Arc::new(style(palette, animation_time)));
        }
    }
    let window = context.content_rect().size() * context.zoom_factor();
    let larger = if is_projected {
        projected_growth(window)
    } else {
        growth(window)
    };
    let zoom = settings.preferences.scale * larger;
    let is_for_fingers = fingers::are_used(context) && !is_projected;
    fingers::set_reach(context, is_for_fingers);
    let zoom = if is_for_fingers {
        zoom * fingers::growth(window / zoom)
    } else {
        zoom
    };
    fonts::set_least(if is_projected {
        window.y / zoom / PROJECTED_LINES / LINE
    } else {
        0.0
    });
    if (context.zoom_factor() - zoom).abs() > f32::EPSILON {
        context.set_zoom_factor(zoom);
    }
}

fn style(palette: &Palette, animation_time: f32) -> Style {
    let mut style = Style {
        visuals: visuals(palette),
        animation_time,
        ..Style::default()
    };
    style.text_styles = [
        (TextStyle::Small, regular(12.0)),
        (TextStyle::Body, regular(BODY)),
        (TextStyle::Button, regular(BODY)),
        (TextStyle::Monospace, regular(BODY)),
        (TextStyle::Heading, bold(TITLE)),
    ]
    .into();
    let spacing = &mut style.spacing;
    spacing.item_spacing = Vec2::splat(GAP);
    spacing.button_padding = Vec2::new(12.0, 6.0);
    spacing.interact_size = Vec2::new(36.0, 30.0);
    spacing.window_margin = Margin::same(20);
    spacing.menu_margin = Margin::same(8);
    spacing.icon_width = 18.0;
    spacing.icon_width_inner = 10.0;
    spacing.combo_width = 180.0;
    spacing.slider_width = 180.0;
    spacing.scroll.floating = true;
    // What is told ends before the bar by which it is scrolled, also while that is wide under the pointer.
    spacing.scroll.floating_allocated_width = 14.0;
    // Where more is to be scrolled to, that can be seen before the pointer comes.
    spacing.scroll.dormant_handle_opacity = 0.5;
    style.interaction.selectable_labels = false;
    style
}

fn visuals(palette: &Palette) -> Visuals {
    let mut visuals = if palette.is_dark() {
        Visuals::dark()
    } else {
        Visuals::light()
    };
    let state = |fill: Color32, line: Color32, ink: Color32| WidgetVisuals {
        bg_fill: fill,
        weak_bg_fill: fill,
        bg_stroke: Stroke::new(1.0, line),
        corner_radius: SMALL_CORNER,
        fg_stroke: Stroke::new(1.2, ink),
        expansion: 0.0,
    };
    visuals.widgets = Widgets {
        noninteractive: state(palette.sheet, palette.line, palette.ink),
        inactive: state(palette.sheet, palette.line, palette.ink),
        hovered: state(palette.tint, palette.soft_ink, palette.ink),
        active: state(palette.tint, palette.hand, palette.ink),
        open: state(palette.tint, palette.line, palette.ink),
    };
    visuals.selection = Selection {
        bg_fill: palette.here_tint,
        stroke: Stroke::new(1.2, palette.here_ink),
    };
    visuals.hyperlink_color = palette.hand;
    visuals.faint_bg_color = palette.tint;
    visuals.extreme_bg_color = palette.sheet;
    visuals.text_edit_bg_color = Some(palette.ground);
    visuals.code_bg_color = palette.tint;
    visuals.warn_fg_color = palette.warning;
    visuals.error_fg_color = palette.warning;
    visuals.weak_text_color = Some(palette.soft_ink);
    visuals.window_fill = palette.sheet;
    // The shell clears the window with the ground, which costs less than filling it with panels.
    visuals.panel_fill = Color32::TRANSPARENT;
    visuals.window_stroke = Stroke::new(1.0, palette.line);
    visuals.window_corner_radius = CORNER;
    visuals.menu_corner_radius = SMALL_CORNER;
    visuals.window_shadow = palette.shadow();
    visuals.popup_shadow = palette.shadow();
    visuals.text_cursor.stroke = Stroke::new(2.0, palette.hand);
    // A mark that blinks would wake the program twice a second while nobody acts.
    visuals.text_cursor.blink = false;
    visuals.slider_trailing_fill = true;
    visuals
}

/// The colour of an arrow or a square that a file tells to draw.
pub const fn mark_ink(color: MarkColor) -> Color32 {
    match color {
        MarkColor::Green => Color32::from_rgba_unmultiplied_const(0x15, 0x78, 0x1B, 0xD1),
        MarkColor::Red => Color32::from_rgba_unmultiplied_const(0xA8, 0x20, 0x20, 0xD1),
        MarkColor::Yellow => Color32::from_rgba_unmultiplied_const(0xE0, 0x9A, 0x00, 0xD1),
        MarkColor::Blue => Color32::from_rgba_unmultiplied_const(0x00, 0x30, 0x88, 0xD1),
    }
}
