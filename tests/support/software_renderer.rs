//! Pictures without a GPU: a renderer for `egui_kittest` that paints triangles on the CPU.
//!
//! Positions are rounded to 1/256 of a pixel and the edges are exact from there on, with the top-left rule: of two
//! triangles that share an edge exactly one owns each pixel on it, so no seam shows and none is painted twice.
//! Textures are clamped at their edges; paint callbacks are left out. Before that everything is cleared with the ground,
//! as the window is.

#![expect(
    clippy::cast_possible_truncation,
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    reason = "pixels are counted in whole numbers and painted at fractions of them; both stay small"
)]

use std::collections::HashMap;

use eframe::egui::epaint::{ImageDelta, Primitive, Vertex};
use eframe::egui::{self, Color32, ImageData, Pos2, Rect, TextureFilter, TextureId, TexturesDelta};
use image::RgbaImage;
use jadoube_ui::kit::theme;

/// The renderer, with the textures it was handed so far.
#[derive(Default)]
pub struct Raster {
    textures: HashMap<TextureId, Texture>,
}

struct Texture {
    width: usize,
    height: usize,
    filter: TextureFilter,
    texels: Vec<Color32>,
}

struct Canvas {
    width: usize,
    height: usize,
    pixels: Vec<[u8; 4]>,
}

/// Steps to a pixel.
const STEPS: i64 = 256;

impl egui_kittest::TestRenderer for Raster {
    fn handle_delta(&mut self, delta: &mut TexturesDelta) {
        for (id, images) in &delta.set {
            for image in images {
                self.upload(*id, image);
            }
        }
        delta.clear();
    }

    fn render(
        &mut self,
        ctx: &egui::Context,
        output: &egui::FullOutput,
    ) -> Result<RgbaImage, String> {
        let scale = output.pixels_per_point;
        let size = ctx.content_rect().size() * scale;
        let ground = theme::ground(&ctx.global_style().visuals);
        let mut canvas = Canvas::new(size.x.round() as usize, size.y.round() as usize, ground);
        for primitive in ctx.tessellate(output.shapes.clone(), scale) {
            let Primitive::Mesh(mesh) = primitive.primitive else {
                continue;
            };
            let texture = self
                .textures
                .get(&mesh.texture_id)
                .ok_or("a mesh without its texture")?;
            let clip = canvas.clipped(primitive.clip_rect, scale);
            for corners in mesh.indices.chunks_exact(3) {
                let corners = [0, 1, 2].map(|i| mesh.vertices[corners[i] as usize]);
                canvas.paint(texture, corners, clip, scale);
            }
        }
        canvas.into_image()
    }
}

impl Raster {
    fn upload(&mut self, id: TextureId, delta: &ImageDelta) {
        let ImageData::Color(image) = &delta.image;
        let [width, height] = image.size;
        let filter = delta.options.magnification;
        let Some([x, y]) = delta.pos else {
            self.textures.insert(
                id,
                Texture {
                    width,
                    height,
                    filter,
                    texels: image.pixels.clone(),
                },
            );
            return;
        };
        let Some(texture) = self.textures.get_mut(&id) else {
            return;
        };
        for (row, texels) in image.pixels.chunks_exact(width).enumerate() {
            texture.texels[(y + row) * texture.width + x..][..width].copy_from_slice(texels);
        }
    }
}

impl Texture {
    /// The colour at `(u, v)`, each from 0 to 1.
    fn sample(&self, u: f32, v: f32) -> [f32; 4] {
        let texel = |column: usize, row: usize| {
            let at = row.min(self.height - 1) * self.width + column.min(self.width - 1);
            self.texels[at].to_array().map(f32::from)
        };
        let (x, y) = (u * self.width as f32, v * self.height as f32);
        match self.filter {
            TextureFilter::Nearest => texel(x.max(0.0) as usize, y.max(0.0) as usize),
            TextureFilter::Linear => {
                let (x, y) = ((x - 0.5).max(0.0), (y - 0.5).max(0.0));
                let (column, row) = (x as usize, y as usize);
                let (right, down) = (x - column as f32, y - row as f32);
                let upper = mix(texel(column, row), texel(column + 1, row), right);
                let lower = mix(texel(column, row + 1), texel(column + 1, row + 1), right);
                mix(upper, lower, down)
            }
        }
    }
}

impl Canvas {
    fn new(width: usize, height: usize, ground: Color32) -> Self {
        Self {
            width,
            height,
            pixels: vec![ground.to_array(); width * height],
        }
    }

    fn into_image(self) -> Result<RgbaImage, String> {
        RgbaImage::from_raw(
            self.width as u32,
            self.height as u32,
            self.pixels.into_flattened(),
        )
        .ok_or_else(|| "a picture of the wrong size".to_owned())
    }

    /// `rect` in whole pixels of this canvas: from its left and top up to, not including, its right and bottom.
    fn clipped(&self, rect: Rect, scale: f32) -> [i64; 4] {
        let within =
            |value: f32, most: usize| (value * scale).round().clamp(0.0, most as f32) as i64;
        [
            within(rect.min.x, self.width),
            within(rect.min.y, self.height),
            within(rect.max.x, self.width),
            within(rect.max.y, self.height),
        ]
    }

    fn paint(&mut self, texture: &Texture, mut corners: [Vertex; 3], clip: [i64; 4], scale: f32) {
        let mut points = corners.map(|corner| fixed(corner.pos, scale));
        let area = cross(points[0], points[1], points[2]);
        if area == 0 {
            return;
        }
        if area < 0 {
            corners.swap(1, 2);
            points.swap(1, 2);
        }
        let edges = [0, 1, 2].map(|i| Edge::new(points[i], points[(i + 1) % 3]));
        let [left, top, right, bottom] = clip;
        let lowest = points
            .iter()
            .map(|point| point[1])
            .min()
            .unwrap_or(0)
            .div_euclid(STEPS);
        let highest = points
            .iter()
            .map(|point| point[1])
            .max()
            .unwrap_or(0)
            .div_euclid(STEPS)
            + 1;
        let shade = Shade::new(texture, corners, scale);
        for y in lowest.max(top)..highest.min(bottom) {
            let [from, to] = edges
                .iter()
                .fold([left, right], |span, edge| edge.narrow(span, y));
            if from < to {
                let start = y as usize * self.width;
                let row = &mut self.pixels[start + from as usize..start + to as usize];
                shade.fill(row, from, y);
            }
        }
    }
}

/// One side of a triangle, as the half plane `slope_x · x + slope_y · y + offset ≥ 0` over pixel centres.
struct Edge {
    slope_x: i64,
    slope_y: i64,
    offset: i64,
}

impl Edge {
    fn new(a: [i64; 2], b: [i64; 2]) -> Self {
        let [dx, dy] = [b[0] - a[0], b[1] - a[1]];
        // A pixel exactly on the edge belongs to the triangle below it, or to the right of it.
        let owns_its_pixels = dy < 0 || (dy == 0 && dx > 0);
        let half = STEPS / 2;
        Self {
            slope_x: -dy * STEPS,
            slope_y: dx * STEPS,
            offset: dx * (half - a[1]) - dy * (half - a[0]) - i64::from(!owns_its_pixels),
        }
    }

    /// What is left of the pixels `from..to` of row `y` on this side of the edge.
    fn narrow(&self, [from, to]: [i64; 2], y: i64) -> [i64; 2] {
        let value = self.slope_y * y + self.offset;
        match self.slope_x {
            0 if value < 0 => [0, 0],
            0 => [from, to],
            slope if slope > 0 => [from.max(-value.div_euclid(slope)), to],
            slope => [from, to.min(value.div_euclid(-slope) + 1)],
        }
    }
}

/// The colours of one triangle.
enum Shade<'a> {
    Plain([f32; 4]),
    Textured {
        texture: &'a Texture,
        color: [Plane; 4],
        uv: [Plane; 2],
    },
    Gradient {
        texel: [f32; 4],
        color: [Plane; 4],
    },
}

/// A value that changes evenly over a triangle.
struct Plane {
    origin: f32,
    per_x: f32,
    per_y: f32,
}

impl Plane {
    fn through(corners: &[Vertex; 3], scale: f32, value: impl Fn(&Vertex) -> f32) -> Self {
        let [a, b, c] = [0, 1, 2].map(|i| corners[i].pos * scale);
        let [at_a, at_b, at_c] = [0, 1, 2].map(|i| value(&corners[i]));
        let (ab, ac) = (b - a, c - a);
        let area = ab.x * ac.y - ab.y * ac.x;
        let per_x = ((at_b - at_a) * ac.y - (at_c - at_a) * ab.y) / area;
        let per_y = ((at_c - at_a) * ab.x - (at_b - at_a) * ac.x) / area;
        Self {
            origin: at_a - per_x * a.x - per_y * a.y,
            per_x,
            per_y,
        }
    }

    fn at(&self, x: f32, y: f32) -> f32 {
        self.origin + self.per_x * x + self.per_y * y
    }
}

impl<'a> Shade<'a> {
    fn new(texture: &'a Texture, corners: [Vertex; 3], scale: f32) -> Self {
        let [a, b, c] = corners;
        let color = || {
            [0, 1, 2, 3]
                .map(|i| Plane::through(&corners, scale, |v| f32::from(v.color.to_array()[i])))
        };
        if a.uv != b.uv || b.uv != c.uv {
            let uv = [
                Plane::through(&corners, scale, |v| v.uv.x),
                Plane::through(&corners, scale, |v| v.uv.y),
            ];
            return Self::Textured {
                texture,
                color: color(),
                uv,
            };
        }
        let texel = texture.sample(a.uv.x, a.uv.y);
        if a.color == b.color && b.color == c.color {
            return Self::Plain(tinted(texel, a.color.to_array().map(f32::from)));
        }
        Self::Gradient {
            texel,
            color: color(),
        }
    }

    /// Lays this shade over `row`, whose first pixel is `x` in the line `y`.
    fn fill(&self, row: &mut [[u8; 4]], x: i64, y: i64) {
        let (x, y) = (x as f32 + 0.5, y as f32 + 0.5);
        match self {
            Self::Plain(color) if color[3] >= 255.0 => {
                row.fill(color.map(|part| part.round() as u8));
            }
            Self::Plain(color) => row.iter_mut().for_each(|pixel| blend(pixel, *color)),
            Self::Gradient { texel, color } => {
                for (step, pixel) in row.iter_mut().enumerate() {
                    let x = x + step as f32;
                    blend(
                        pixel,
                        tinted(*texel, [0, 1, 2, 3].map(|i| color[i].at(x, y))),
                    );
                }
            }
            Self::Textured {
                texture,
                color,
                uv: [u, v],
            } => {
                for (step, pixel) in row.iter_mut().enumerate() {
                    let x = x + step as f32;
                    let texel = texture.sample(u.at(x, y), v.at(x, y));
                    blend(
                        pixel,
                        tinted(texel, [0, 1, 2, 3].map(|i| color[i].at(x, y))),
                    );
                }
            }
        }
    }
}

/// `point` in steps; what lies a million pixels away is as good as endless.
fn fixed(point: Pos2, scale: f32) -> [i64; 2] {
    [point.x, point.y].map(|value| {
        let pixels = f64::from(value * scale).clamp(-1e6, 1e6);
        (pixels * STEPS as f64).round() as i64
    })
}

/// Twice the signed area of the triangle `a`, `b`, `c`.
fn cross(a: [i64; 2], b: [i64; 2], c: [i64; 2]) -> i64 {
    (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
}

fn mix(a: [f32; 4], b: [f32; 4], part: f32) -> [f32; 4] {
    [0, 1, 2, 3].map(|i| a[i] + (b[i] - a[i]) * part)
}

fn tinted(texel: [f32; 4], color: [f32; 4]) -> [f32; 4] {
    [0, 1, 2, 3].map(|i| texel[i] * color[i] / 255.0)
}

/// Lays a colour, premultiplied by its alpha, over `pixel`.
fn blend(pixel: &mut [u8; 4], color: [f32; 4]) {
    let behind = 1.0 - color[3] / 255.0;
    for i in 0..4 {
        pixel[i] = (color[i] + f32::from(pixel[i]) * behind)
            .round()
            .clamp(0.0, 255.0) as u8;
    }
}
