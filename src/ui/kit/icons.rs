//! The icons: a few lines each, drawn in a square of 24 units in the colour of the words beside them.

use std::f32::consts::{FRAC_PI_2, PI, TAU};

use eframe::egui::{Align2, Color32, Painter, Pos2, Rect, Shape, Stroke, Vec2, pos2, vec2};

use super::fonts::bold;
use super::whistle::paint_whistle;

/// What an icon stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Icon {
    Adjust,
    /// Half a point: a draw.
    Draw,
    Claim,
    /// A move is taken back.
    TakeBack,
    /// The bell that calls the arbiter.
    Arbiter,
    /// The flag of whoever resigns.
    Resign,
    Castle,
    Yes,
    /// What the arbiter saw or ruled.
    Whistle,
    Pause,
    /// The clock is set going.
    Run,
    Desk,
    Turn,
    Help,
    /// What a person may choose.
    Preferences,
    Menu,
    /// A pencil: something is corrected.
    Correct,
    Log,
    New,
    /// Locked, or to be locked.
    Lock,
    Hourglass,
    /// A flag that has fallen.
    FallenFlag,
    Down,
    More,
    /// There is a choice below.
    Choice,
    /// A hand that does every act.
    FullHands,
    /// What is written in dots is looked at.
    Look,
    Again,
    Slower,
    Projector,
}

impl Icon {
    /// Paints the icon in the middle of `rect`, as large as its shorter side.
    pub fn paint(self, painter: &Painter, rect: Rect, color: Color32) {
        let side = rect.size().min_elem();
        let pen = Pen {
            painter,
            corner: rect.center() - Vec2::splat(side / 2.0),
            unit: side / 24.0,
            stroke: Stroke::new((side * 0.075).max(1.2), color),
        };
        self.draw(&pen);
    }

    #[expect(clippy::too_many_lines, reason = "a few lines for each icon")]
    fn draw(self, pen: &Pen<'_>) {
        match self {
            Self::Adjust => {
                pen.pawn();
                pen.line(&[(4.0, 9.0), (1.2, 12.0), (4.0, 15.0)]);
                pen.line(&[(20.0, 9.0), (22.8, 12.0), (20.0, 15.0)]);
            }
            Self::Draw => pen.text("½", 21.0),
            Self::Claim | Self::Log => {
                pen.outline(&[
                    (5.5, 3.0),
                    (14.0, 3.0),
                    (18.5, 7.5),
                    (18.5, 21.0),
                    (5.5, 21.0),
                ]);
                pen.line(&[(14.0, 3.0), (14.0, 7.5), (18.5, 7.5)]);
                pen.line(&[(9.0, 12.5), (15.0, 12.5)]);
                pen.line(&[(9.0, 16.5), (15.0, 16.5)]);
            }
            Self::TakeBack => {
                pen.line(&[(9.0, 3.5), (3.5, 9.0), (9.0, 14.5)]);
                pen.line(&[(3.5, 9.0), (14.5, 9.0)]);
                pen.arc((14.5, 14.5), 5.5, -FRAC_PI_2, FRAC_PI_2);
                pen.line(&[(14.5, 20.0), (7.0, 20.0)]);
            }
            Self::Arbiter => {
                pen.arc((12.0, 17.0), 8.0, PI, TAU);
                pen.line(&[(2.5, 20.5), (21.5, 20.5)]);
                pen.line(&[(4.0, 17.0), (20.0, 17.0)]);
                pen.line(&[(12.0, 9.0), (12.0, 6.0)]);
                pen.line(&[(9.5, 5.5), (14.5, 5.5)]);
            }
            Self::Resign => {
                pen.line(&[(6.0, 2.5), (6.0, 21.5)]);
                pen.outline(&[
                    (6.0, 4.0),
                    (19.0, 4.0),
                    (15.5, 8.5),
                    (19.0, 13.0),
                    (6.0, 13.0),
                ]);
            }
            Self::Castle => pen.rook(),
            Self::Yes => pen.line(&[(3.5, 12.5), (9.5, 18.5), (20.5, 6.0)]),
            Self::Whistle => {
                let center = pen.at((12.0, 12.0));
                paint_whistle(pen.painter, center, 23.0 * pen.unit, pen.stroke.color);
            }
            Self::Pause => {
                pen.bar((7.0, 4.5), (10.2, 19.5));
                pen.bar((13.8, 4.5), (17.0, 19.5));
            }
            Self::Run => pen.filled(&[(7.0, 4.0), (19.5, 12.0), (7.0, 20.0)]),
            Self::Desk => {
                pen.outline(&[(12.0, 3.0), (21.0, 7.5), (12.0, 12.0), (3.0, 7.5)]);
                pen.line(&[(3.0, 12.0), (12.0, 16.5), (21.0, 12.0)]);
                pen.line(&[(3.0, 16.5), (12.0, 21.0), (21.0, 16.5)]);
            }
            Self::Turn => {
                pen.line(&[(7.5, 20.0), (7.5, 4.5)]);
                pen.line(&[(3.5, 8.5), (7.5, 4.0), (11.5, 8.5)]);
                pen.line(&[(16.5, 4.0), (16.5, 19.5)]);
                pen.line(&[(12.5, 15.5), (16.5, 20.0), (20.5, 15.5)]);
            }
            Self::Help => {
                pen.circle((12.0, 12.0), 9.5);
                pen.text("?", 15.0);
            }
            Self::Preferences => pen.wheel(),
            Self::Menu => {
                for y in [6.0, 12.0, 18.0] {
                    pen.line(&[(2.5, y), (21.5, y)]);
                }
            }
            Self::Correct => pen.pencil(),
            Self::New => pen.plus(),
            Self::Lock => pen.lock(),
            Self::Hourglass => pen.hourglass(),
            Self::FallenFlag => {
                pen.line(&[(6.0, 2.5), (6.0, 21.5)]);
                pen.filled(&[(6.0, 9.0), (17.0, 15.0), (6.0, 19.0)]);
            }
            Self::Down => {
                pen.line(&[(12.0, 3.5), (12.0, 20.0)]);
                pen.line(&[(5.0, 13.0), (12.0, 20.0), (19.0, 13.0)]);
            }
            Self::More => pen.line(&[(5.0, 15.5), (12.0, 8.5), (19.0, 15.5)]),
            Self::Choice => pen.line(&[(5.0, 8.5), (12.0, 15.5), (19.0, 8.5)]),
            Self::FullHands => {
                pen.pawn();
                pen.arc((12.0, 12.0), 10.5, FRAC_PI_2 * 1.35, FRAC_PI_2 * 2.65);
                pen.arc((12.0, 12.0), 10.5, -FRAC_PI_2 * 0.65, FRAC_PI_2 * 0.65);
            }
            Self::Look => pen.eye(),
            Self::Again => {
                pen.arc((12.0, 13.0), 8.0, -FRAC_PI_2 * 0.8, PI * 1.25);
                pen.line(&[(3.5, 3.0), (4.2, 9.4), (10.6, 8.6)]);
            }
            Self::Slower => {
                pen.outline(&[(11.0, 6.0), (3.5, 12.0), (11.0, 18.0)]);
                pen.outline(&[(20.5, 6.0), (13.0, 12.0), (20.5, 18.0)]);
            }
            Self::Projector => {
                pen.outline(&[(3.0, 4.0), (21.0, 4.0), (21.0, 16.0), (3.0, 16.0)]);
                pen.line(&[(12.0, 16.0), (12.0, 20.5)]);
                pen.line(&[(7.5, 20.5), (16.5, 20.5)]);
            }
        }
    }
}

/// What draws an icon: a place on the screen, and how large a unit is there.
struct Pen<'a> {
    painter: &'a Painter,
    corner: Pos2,
    unit: f32,
    stroke: Stroke,
}

impl Pen<'_> {
    fn at(&self, (x, y): (f32, f32)) -> Pos2 {
        self.corner + vec2(x, y) * self.unit
    }

    fn points(&self, points: &[(f32, f32)]) -> Vec<Pos2> {
        points.iter().map(|point| self.at(*point)).collect()
    }

    fn line(&self, points: &[(f32, f32)]) {
        let points = self.points(points);
        self.painter.add(Shape::line(points, self.stroke));
    }

    fn outline(&self, points: &[(f32, f32)]) {
        let points = self.points(points);
        self.painter.add(Shape::closed_line(points, self.stroke));
    }

    fn filled(&self, points: &[(f32, f32)]) {
        let (points, color) = (self.points(points), self.stroke.color);
        self.painter
            .add(Shape::convex_polygon(points, color, Stroke::NONE));
    }

    fn bar(&self, from: (f32, f32), to: (f32, f32)) {
        let rect = Rect::from_min_max(self.at(from), self.at(to));
        self.painter.rect_filled(rect, 0.0, self.stroke.color);
    }

    fn circle(&self, center: (f32, f32), radius: f32) {
        let center = self.at(center);
        self.painter
            .circle_stroke(center, radius * self.unit, self.stroke);
    }

    /// Part of a circle, clockwise between two angles in radians.
    fn arc(&self, center: (f32, f32), radius: f32, from: f32, to: f32) {
        let points = (0..=24_u8)
            .map(|step| from + (to - from) * f32::from(step) / 24.0)
            .map(|angle| self.at(center) + Vec2::angled(angle) * radius * self.unit)
            .collect();
        self.painter.add(Shape::line(points, self.stroke));
    }

    fn text(&self, text: &str, size: f32) {
        let center = pos2(12.0, 12.0);
        let (at, font) = (self.at(center.into()), bold(size * self.unit));
        self.painter
            .text(at, Align2::CENTER_CENTER, text, font, self.stroke.color);
    }

    fn wheel(&self) {
        self.circle((12.0, 12.0), 3.4);
        self.circle((12.0, 12.0), 7.2);
        for tooth in 0..8_u8 {
            let way = Vec2::angled(f32::from(tooth) * TAU / 8.0);
            self.line(&[7.2, 10.6].map(|far| (12.0 + way.x * far, 12.0 + way.y * far)));
        }
    }

    fn plus(&self) {
        self.line(&[(12.0, 4.0), (12.0, 20.0)]);
        self.line(&[(4.0, 12.0), (20.0, 12.0)]);
    }

    /// An eye: two lids and what is between them.
    fn eye(&self) {
        const SLANT: f32 = 0.584;
        self.arc((12.0, 18.6), 12.0, PI + SLANT, TAU - SLANT);
        self.arc((12.0, 5.4), 12.0, SLANT, PI - SLANT);
        self.circle((12.0, 12.0), 3.2);
    }

    fn pencil(&self) {
        self.outline(&[
            (16.5, 3.5),
            (20.5, 7.5),
            (8.5, 19.5),
            (3.5, 20.5),
            (4.5, 15.5),
        ]);
        self.line(&[(14.0, 6.0), (18.0, 10.0)]);
    }

    /// A lock that is shut.
    fn lock(&self) {
        self.outline(&[(4.5, 10.5), (19.5, 10.5), (19.5, 21.0), (4.5, 21.0)]);
        self.arc((12.0, 8.0), 4.5, PI, TAU);
        self.line(&[(7.5, 8.0), (7.5, 10.5)]);
        self.line(&[(16.5, 8.0), (16.5, 10.5)]);
    }

    /// An hourglass, its sand below.
    fn hourglass(&self) {
        self.line(&[(4.5, 2.5), (19.5, 2.5)]);
        self.line(&[(4.5, 21.5), (19.5, 21.5)]);
        self.outline(&[(6.5, 2.5), (17.5, 2.5), (6.5, 21.5), (17.5, 21.5)]);
        self.filled(&[(9.0, 21.0), (12.0, 15.0), (15.0, 21.0)]);
    }

    fn rook(&self) {
        self.line(&[(7.0, 4.0), (7.0, 8.5), (17.0, 8.5), (17.0, 4.0)]);
        self.line(&[(12.0, 4.0), (12.0, 8.0)]);
        self.line(&[(9.0, 8.5), (8.5, 17.0)]);
        self.line(&[(15.0, 8.5), (15.5, 17.0)]);
        self.outline(&[(7.5, 17.0), (16.5, 17.0), (18.0, 21.0), (6.0, 21.0)]);
    }

    fn pawn(&self) {
        self.circle((12.0, 6.5), 2.6);
        self.line(&[(10.8, 9.0), (9.6, 17.0)]);
        self.line(&[(13.2, 9.0), (14.4, 17.0)]);
        self.outline(&[(8.8, 17.0), (15.2, 17.0), (16.6, 20.5), (7.4, 20.5)]);
    }
}
