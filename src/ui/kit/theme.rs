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

use super::fonts::{bold, regular};
use crate::ui::view::settings::{BoardTheme, ColorScheme, Settings};

/// The colours of one mode. Text on its ground meets WCAG AA (4.5 to 1; `tests/screens` holds it).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Palette {
    /// The ground of the window: the wall of the hall.
    pub ground: Color32,
    /// What lies on it: sheets, cards, clock faces at rest.
    pub sheet: Color32,
    /// A sheet under the pointer, a field to write in, every other row.
    pub tint: Color32,
    /// Thin lines, where there must be one.
    pub line: Color32,
    /// The edge of boxes to tick and fields to write in.
    pub edge: Color32,
    /// Text.
    pub ink: Color32,
    /// Text of second rank.
    pub soft_ink: Color32,
    /// The one accent: what runs, what is chosen, what to press.
    pub accent: Color32,
    /// Text on the accent.
    pub on_accent: Color32,
    /// The accent as a ground for text in `ink`.
    pub accent_tint: Color32,
    /// The one warning: little time, a flag, an irregularity.
    pub warning: Color32,
    /// Text on the warning.
    pub on_warning: Color32,
    /// The warning as a ground for text in `ink`.
    pub warning_tint: Color32,
    /// The face of a clock that runs.
    pub running: Color32,
    /// Digits on it.
    pub on_running: Color32,
    /// What lies behind a sheet that must be answered first.
    pub veil: Color32,
    /// What a raised sheet throws.
    pub shade: Color32,
}

/// The colours of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardColors {
    /// Light squares.
    pub light: Color32,
    /// Dark squares.
    pub dark: Color32,
    /// The coordinate on a light square.
    pub on_light: Color32,
    /// The coordinate on a dark square.
    pub on_dark: Color32,
    /// Laid over the squares of the last move.
    pub last: Color32,
    /// Laid over a touched piece's square.
    pub touched: Color32,
    /// The ring around what must be moved or captured.
    pub owed: Color32,
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
    ground: Color32::from_rgb(0xF3, 0xEF, 0xE6),
    sheet: Color32::from_rgb(0xFD, 0xFB, 0xF6),
    tint: Color32::from_rgb(0xEC, 0xE7, 0xDB),
    line: Color32::from_rgb(0xDA, 0xD3, 0xC3),
    edge: Color32::from_rgb(0x8F, 0x88, 0x79),
    ink: Color32::from_rgb(0x24, 0x22, 0x1E),
    soft_ink: Color32::from_rgb(0x65, 0x5F, 0x54),
    accent: Color32::from_rgb(0x1E, 0x5F, 0x46),
    on_accent: Color32::from_rgb(0xFD, 0xFB, 0xF6),
    accent_tint: Color32::from_rgb(0xDD, 0xE9, 0xDF),
    warning: Color32::from_rgb(0xA3, 0x36, 0x1B),
    on_warning: Color32::from_rgb(0xFF, 0xF8, 0xF2),
    warning_tint: Color32::from_rgb(0xF7, 0xE1, 0xD6),
    running: Color32::from_rgb(0x1E, 0x5F, 0x46),
    on_running: Color32::from_rgb(0xFD, 0xFB, 0xF6),
    veil: Color32::from_rgba_premultiplied(0x12, 0x11, 0x0E, 0x66),
    shade: Color32::from_rgba_premultiplied(0x08, 0x07, 0x05, 0x1C),
};

const DARK: Palette = Palette {
    ground: Color32::from_rgb(0x19, 0x1B, 0x1A),
    sheet: Color32::from_rgb(0x23, 0x26, 0x24),
    tint: Color32::from_rgb(0x2E, 0x32, 0x2F),
    line: Color32::from_rgb(0x3B, 0x40, 0x3C),
    edge: Color32::from_rgb(0x82, 0x86, 0x80),
    ink: Color32::from_rgb(0xEE, 0xEA, 0xE0),
    soft_ink: Color32::from_rgb(0xAD, 0xA9, 0x9D),
    accent: Color32::from_rgb(0x7F, 0xC8, 0xA2),
    on_accent: Color32::from_rgb(0x10, 0x20, 0x18),
    accent_tint: Color32::from_rgb(0x29, 0x3F, 0x34),
    warning: Color32::from_rgb(0xF1, 0x96, 0x70),
    on_warning: Color32::from_rgb(0x2A, 0x11, 0x08),
    warning_tint: Color32::from_rgb(0x4A, 0x2C, 0x20),
    running: Color32::from_rgb(0x2F, 0x7A, 0x5C),
    on_running: Color32::from_rgb(0xFF, 0xFF, 0xFB),
    veil: Color32::from_rgba_premultiplied(0x00, 0x00, 0x00, 0x99),
    shade: Color32::from_rgba_premultiplied(0x00, 0x00, 0x00, 0x50),
};

/// White's man, in light and dark alike, and the line around it.
pub const WHITE_MAN: (Color32, Color32) = (
    Color32::from_rgb(0xFF, 0xFD, 0xF6),
    Color32::from_rgb(0x2B, 0x24, 0x1D),
);

/// Black's man, in light and dark alike, and the line around it.
pub const BLACK_MAN: (Color32, Color32) = (
    Color32::from_rgb(0x1E, 0x1A, 0x17),
    Color32::from_rgb(0xC9, 0xC0, 0xB0),
);

/// Laid over a picture that keeps its own colours.
pub const AS_DRAWN: Color32 = Color32::WHITE;

/// The space between neighbours, in points; everything is a multiple of it.
pub const GAP: f32 = 8.0;

/// How round the corners of sheets are.
pub const CORNER: CornerRadius = CornerRadius::same(10);

/// How round the corners of buttons and fields are.
pub const SMALL_CORNER: CornerRadius = CornerRadius::same(6);

impl Palette {
    /// The colours of light or dark mode.
    #[must_use]
    pub const fn of(is_dark: bool) -> &'static Self {
        if is_dark { &DARK } else { &LIGHT }
    }

    /// A raised sheet's shadow.
    #[must_use]
    pub const fn shadow(&self) -> Shadow {
        Shadow {
            offset: [0, 4],
            blur: 24,
            spread: 0,
            color: self.shade,
        }
    }
}

impl BoardColors {
    /// The colours of a board.
    #[must_use]
    pub const fn of(theme: BoardTheme) -> Self {
        let (light, dark, on_light, on_dark, edge) = match theme {
            BoardTheme::Ivory => (
                0x00F1_E8D3,
                0x004B_785E,
                0x003F_6B53,
                0x00FF_FCF2,
                0x0035_563F,
            ),
            BoardTheme::Walnut => (
                0x00EB_D8B4,
                0x0093_623E,
                0x007A_4C29,
                0x00FF_F8EA,
                0x005E_3C22,
            ),
            BoardTheme::Slate => (
                0x00E4_E8EC,
                0x005E_7892,
                0x004A_637C,
                0x00FF_FFFF,
                0x003C_5064,
            ),
            BoardTheme::Diagram => (
                0x00FF_FFFF,
                0x00A9_A9A9,
                0x005E_5E5E,
                0x001C_1C1C,
                0x004A_4A4A,
            ),
        };
        Self {
            light: solid(light),
            dark: solid(dark),
            on_light: solid(on_light),
            on_dark: solid(on_dark),
            last: Color32::from_rgba_premultiplied(0x6E, 0x5C, 0x12, 0x70),
            touched: Color32::from_rgba_premultiplied(0x22, 0x4A, 0x62, 0x9A),
            owed: Color32::from_rgb(0xC2, 0x41, 0x1C),
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
#[must_use]
pub fn palette(ui: &Ui) -> &'static Palette {
    Palette::of(ui.visuals().dark_mode)
}

/// Makes `ui` and everything in it dark, whatever was chosen: for a beamer in a dim hall.
pub fn darken(ui: &mut Ui) {
    let mut visuals = visuals(true);
    // Here the window is not cleared with the ground, so the panel fills it.
    visuals.panel_fill = DARK.ground;
    *ui.visuals_mut() = visuals;
}

/// What lies behind everything: the shell clears the window with it.
#[must_use]
pub fn ground(visuals: &Visuals) -> Color32 {
    Palette::of(visuals.dark_mode).ground
}

/// Gives `context` the chosen looks; cheap to call each frame, it changes only what differs.
pub fn apply(context: &Context, settings: &Settings) {
    let preference = match settings.mode {
        ColorScheme::System => ThemePreference::System,
        ColorScheme::Light => ThemePreference::Light,
        ColorScheme::Dark => ThemePreference::Dark,
    };
    context.options_mut(|options| {
        options.theme_preference = preference;
        options.fallback_theme = Theme::Light;
    });
    let animation_time: f32 = if settings.animation { 0.12 } else { 0.0 };
    let known = Id::unique("looks");
    if context.data(|data| data.get_temp(known)) != Some(settings.animation) {
        context.data_mut(|data| data.insert_temp(known, settings.animation));
        for theme in [Theme::Light, Theme::Dark] {
            context.set_style_of(theme, Arc::new(style(theme, animation_time)));
        }
    }
    if (context.zoom_factor() - settings.scale).abs() > f32::EPSILON {
        context.set_zoom_factor(settings.scale);
    }
}

fn style(theme: Theme, animation_time: f32) -> Style {
    let is_dark = theme == Theme::Dark;
    let mut style = Style {
        visuals: visuals(is_dark),
        animation_time,
        ..Style::default()
    };
    style.text_styles = [
        (TextStyle::Small, regular(12.0)),
        (TextStyle::Body, regular(14.5)),
        (TextStyle::Button, regular(14.5)),
        (TextStyle::Monospace, regular(14.5)),
        (TextStyle::Heading, bold(22.0)),
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

fn visuals(is_dark: bool) -> Visuals {
    let palette = Palette::of(is_dark);
    let mut visuals = if is_dark {
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
        active: state(palette.accent_tint, palette.accent, palette.ink),
        open: state(palette.tint, palette.line, palette.ink),
    };
    visuals.selection = Selection {
        bg_fill: palette.accent,
        stroke: Stroke::new(1.2, palette.on_accent),
    };
    visuals.hyperlink_color = palette.accent;
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
    visuals.text_cursor.stroke = Stroke::new(2.0, palette.accent);
    // A mark that blinks would wake the program twice a second while nobody acts.
    visuals.text_cursor.blink = false;
    visuals.slider_trailing_fill = true;
    visuals
}
