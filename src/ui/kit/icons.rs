//! The icons: a drawing each in `assets/icons`, in a square of 24 units, shown in the colour of the words beside them.

use std::sync::Arc;

use eframe::egui::cache::{ComputerMut, FrameCache};
use eframe::egui::{
    Color32, Id, ImageData, Painter, Rect, SizeHint, TextureOptions, emath::GuiRounding as _,
};

use super::plain_fill::WHOLE_PICTURE;

/// How wide a line is at least, in points, and what says so in a drawing.
const LEAST_LINE: f32 = 1.2;
const LINE: &str = r#"stroke-width="1.8""#;

/// The icons with the names of their drawings.
macro_rules! icons {
    ($($(#[$doc:meta])* $name:ident = $file:literal,)*) => {
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Icon {
            $($(#[$doc])* $name,)*
        }

        impl Icon {
            const fn drawing(self) -> &'static str {
                match self {
                    $(Self::$name => include_str!(concat!(
                        env!("CARGO_MANIFEST_DIR"), "/../../assets/icons/", $file, ".svg"
                    )),)*
                }
            }
        }
    };
}

icons! {
    Adjust = "adjust",
    /// Half a point: a draw.
    Draw = "draw",
    Claim = "claim",
    /// A move is taken back.
    TakeBack = "take-back",
    /// The bell that calls the arbiter.
    Arbiter = "arbiter",
    /// The flag of whoever resigns.
    Resign = "resign",
    Castle = "castle",
    Yes = "yes",
    No = "no",
    /// What the arbiter saw or ruled.
    Whistle = "whistle",
    Pause = "pause",
    /// The clock is set going.
    Run = "run",
    Desk = "desk",
    Turn = "turn",
    Help = "help",
    /// What a person may choose.
    Preferences = "preferences",
    Menu = "menu",
    /// A pencil: something is corrected.
    Correct = "correct",
    Log = "log",
    New = "new",
    /// Locked, or to be locked.
    Lock = "lock",
    Hourglass = "hourglass",
    /// A flag that has fallen.
    FallenFlag = "fallen-flag",
    Down = "down",
    Back = "back",
    Forward = "forward",
    More = "more",
    /// There is a choice below.
    Choice = "choice",
    /// What stands at the left and at the right change places.
    Swap = "swap",
    /// A hand that does every act.
    FullHands = "full-hands",
    /// What is written in dots is looked at.
    Look = "look",
    Again = "again",
    Slower = "slower",
    /// The next act alone.
    Step = "step",
    /// What comes next is left out.
    Skip = "skip",
    Projector = "projector",
    /// The program as an opponent.
    Alone = "alone",
}

impl Icon {
    /// Paints the icon in the middle of `rect`, as large as its shorter side.
    pub fn paint(self, painter: &Painter, rect: Rect, color: Color32) {
        let side = rect.size().min_elem();
        let context = painter.ctx();
        let picture = IconPicture {
            icon: self,
            side: side.to_bits(),
            pixels_per_point: painter.pixels_per_point().to_bits(),
        };
        let drawn = context.memory_mut(|memory| {
            let cache = memory.caches.cache::<FrameCache<ImageData, IconDrawing>>();
            cache.get(picture).clone()
        });
        let (id, options) = (Id::unique(picture), TextureOptions::NEAREST);
        let texture = context.load_texture_cached("icon", id, drawn, options);
        let pixels = texture.size_vec2() / painter.pixels_per_point();
        let corner = rect.center() - pixels / 2.0;
        let corner = corner.round_to_pixels(painter.pixels_per_point());
        let place = Rect::from_min_size(corner, pixels);
        painter.image(texture.id(), place, WHOLE_PICTURE, color);
    }
}

/// An icon of that side in points, as the bits of both numbers.
#[derive(Clone, Copy, Debug, Hash)]
struct IconPicture {
    icon: Icon,
    side: u32,
    pixels_per_point: u32,
}

/// Draws icons, each once as long as it is shown.
#[derive(Debug, Default)]
struct IconDrawing;

impl ComputerMut<IconPicture, ImageData> for IconDrawing {
    fn compute(&mut self, picture: IconPicture) -> ImageData {
        let length = f32::from_bits(picture.side);
        let line = (24.0 * LEAST_LINE / length.max(1.0)).max(1.8);
        let drawing = picture.icon.drawing();
        let drawing = drawing.replace(LINE, &format!(r#"stroke-width="{line}""#));
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "an icon is a few pixels to a few hundred wide"
        )]
        let pixels = (f32::from_bits(picture.pixels_per_point) * length)
            .round()
            .max(1.0) as u32;
        let size = SizeHint::Size {
            width: pixels,
            height: pixels,
            maintain_aspect_ratio: true,
        };
        let options = <_>::default();
        let image =
            egui_extras::image::load_svg_bytes_with_size(drawing.as_bytes(), size, &options);
        ImageData::Color(Arc::new(
            image.expect("the program's own drawings are whole"),
        ))
    }
}
