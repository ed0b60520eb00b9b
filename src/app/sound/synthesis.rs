//! The sounds themselves, computed: wood struck on wood, as sums of dying tones and a breath of noise.

use std::f32::consts::{PI, TAU};

use jadoube_ui::Sound;

/// How many samples make a second of any sound here.
pub const SAMPLE_RATE: u16 = 48_000;

/// The samples of `sound`: one channel at [`SAMPLE_RATE`], from 40 to 600 ms long, between −0.6 and 0.6.
///
/// The same samples every time. They begin and end in silence, so that nothing clicks, and leave room for another sound
/// to be heard at the same time.
pub fn samples(sound: Sound) -> Vec<f32> {
    let score = score(sound);
    let mut wave = vec![0.0; usize::from(score.millis) * usize::from(SAMPLE_RATE / 1000)];
    for stroke in &score.strokes {
        strike(&mut wave, stroke);
    }
    fade_out(&mut wave);
    let loudest = wave
        .iter()
        .fold(f32::EPSILON, |peak, sample| peak.max(sample.abs()));
    for sample in &mut wave {
        *sample *= score.peak / loudest;
    }
    wave
}

/// How a sound is made: its length, its loudest sample, and what is struck.
struct Tune {
    millis: u16,
    peak: f32,
    strokes: Vec<Stroke>,
}

/// One stroke on a piece of wood: when, how high, how long it rings (to a third of its strength), how hard, on what.
#[derive(Clone, Copy)]
struct Stroke {
    at_millis: u16,
    hertz: f32,
    ring_millis: f32,
    level: f32,
    wood: &'static Wood,
}

/// How a piece of wood answers: its tones above the lowest, and the noise of the touch.
struct Wood {
    tones: &'static [Tone],
    noise: f32,
    /// How much of the noise's sharpness is kept, from 0 to 1.
    bright: f32,
}

/// One tone of a piece of wood, against its lowest: how much higher, how strong, how long.
struct Tone {
    ratio: f32,
    level: f32,
    ring: f32,
}

const fn tone(ratio: f32, level: f32, ring: f32) -> Tone {
    Tone { ratio, level, ring }
}

/// A thick board that is touched by felt: a thud, with enough above it for the small speakers of a laptop.
const BOARD: Wood = Wood {
    tones: &[
        tone(1.0, 0.6, 0.8),
        tone(2.32, 1.0, 0.8),
        tone(4.25, 0.55, 0.5),
        tone(6.63, 0.25, 0.3),
    ],
    noise: 0.5,
    bright: 0.22,
};

/// A short stick, free at both ends: wood against wood, and the clock's lever.
const STICK: Wood = Wood {
    tones: &[
        tone(1.0, 1.0, 1.0),
        tone(2.76, 0.5, 0.5),
        tone(5.4, 0.22, 0.3),
    ],
    noise: 0.6,
    bright: 0.5,
};

/// A bar tuned as on a marimba: a note.
const BAR: Wood = Wood {
    tones: &[
        tone(1.0, 1.0, 1.0),
        tone(4.0, 0.22, 0.22),
        tone(9.9, 0.06, 0.1),
    ],
    noise: 0.12,
    bright: 0.3,
};

/// The noise of a touch dies within a few of these.
const TOUCH_MILLIS: f32 = 3.5;

/// How long a stroke takes to reach its strength.
const RISE_MILLIS: f32 = 0.8;

/// How long the end of every sound fades.
const FADE_MILLIS: u16 = 12;

const fn stroke(
    at_millis: u16,
    hertz: f32,
    ring_millis: f32,
    level: f32,
    wood: &'static Wood,
) -> Stroke {
    Stroke {
        at_millis,
        hertz,
        ring_millis,
        level,
        wood,
    }
}

/// What is struck for each sound.
#[expect(clippy::too_many_lines, reason = "each sound has its lines")]
fn score(sound: Sound) -> Tune {
    let of = |millis, peak, strokes: &[Stroke]| Tune {
        millis,
        peak,
        strokes: strokes.to_vec(),
    };
    match sound {
        Sound::Move => of(150, 0.5, &[stroke(0, 235.0, 26.0, 1.0, &BOARD)]),
        Sound::Capture => of(
            240,
            0.56,
            &[
                stroke(0, 640.0, 13.0, 0.6, &STICK),
                stroke(68, 215.0, 30.0, 1.0, &BOARD),
            ],
        ),
        Sound::LeverLeft => of(
            110,
            0.4,
            &[
                stroke(0, 860.0, 9.0, 0.7, &STICK),
                stroke(16, 270.0, 18.0, 1.0, &BOARD),
            ],
        ),
        Sound::LeverRight => of(
            110,
            0.4,
            &[
                stroke(0, 1310.0, 8.0, 0.7, &STICK),
                stroke(16, 410.0, 15.0, 1.0, &BOARD),
            ],
        ),
        Sound::Flag => of(
            560,
            0.6,
            &[
                stroke(0, 587.3, 90.0, 1.0, &BAR),
                stroke(130, 392.0, 110.0, 1.0, &BAR),
                stroke(130, 150.0, 30.0, 0.5, &BOARD),
            ],
        ),
        Sound::LowTime => of(
            300,
            0.45,
            &[
                stroke(0, 784.0, 45.0, 1.0, &BAR),
                stroke(110, 784.0, 50.0, 0.9, &BAR),
            ],
        ),
        Sound::Tick => of(60, 0.25, &[stroke(0, 1050.0, 9.0, 1.0, &STICK)]),
        Sound::PeriodChange => of(
            420,
            0.42,
            &[
                stroke(0, 392.0, 70.0, 0.9, &BAR),
                stroke(120, 587.3, 85.0, 1.0, &BAR),
            ],
        ),
        Sound::GameOver => of(
            600,
            0.5,
            &[
                stroke(0, 523.3, 90.0, 0.9, &BAR),
                stroke(130, 392.0, 95.0, 0.9, &BAR),
                stroke(260, 349.2, 110.0, 1.0, &BAR),
            ],
        ),
        Sound::Alert => of(
            260,
            0.45,
            &[
                stroke(0, 233.1, 28.0, 1.0, &BOARD),
                stroke(105, 174.6, 34.0, 1.0, &BOARD),
            ],
        ),
        Sound::Check => of(
            220,
            0.42,
            &[
                stroke(0, 988.0, 26.0, 0.8, &BAR),
                stroke(60, 1318.5, 34.0, 1.0, &BAR),
            ],
        ),
        Sound::Refusal => of(
            260,
            0.45,
            &[
                stroke(0, 523.3, 20.0, 0.9, &STICK),
                stroke(95, 415.3, 30.0, 1.0, &STICK),
            ],
        ),
        Sound::Right => of(
            420,
            0.42,
            &[
                stroke(0, 523.3, 60.0, 0.9, &BAR),
                stroke(90, 659.3, 65.0, 0.9, &BAR),
                stroke(180, 784.0, 80.0, 1.0, &BAR),
            ],
        ),
        Sound::Wrong => of(
            340,
            0.42,
            &[
                stroke(0, 466.2, 55.0, 1.0, &BAR),
                stroke(120, 392.0, 70.0, 1.0, &BAR),
            ],
        ),
        Sound::DrawOffer => of(
            340,
            0.36,
            &[
                stroke(0, 440.0, 50.0, 1.0, &BAR),
                stroke(140, 440.0, 55.0, 1.0, &BAR),
            ],
        ),
    }
}

/// Adds one stroke to the wave.
fn strike(wave: &mut [f32], stroke: &Stroke) {
    let start = usize::from(stroke.at_millis) * usize::from(SAMPLE_RATE / 1000);
    let mut noise = Noise {
        state: 0x2F6E,
        last: 0.0,
        bright: stroke.wood.bright,
    };
    for (index, sample) in (0_u16..).zip(wave.iter_mut().skip(start)) {
        let seconds = f32::from(index) / f32::from(SAMPLE_RATE);
        let millis = seconds * 1000.0;
        let tones: f32 = stroke
            .wood
            .tones
            .iter()
            .map(|tone| ringing(tone, stroke, seconds))
            .sum();
        let touch = noise.next() * stroke.wood.noise * (-millis / TOUCH_MILLIS).exp();
        *sample += stroke.level * rise(millis) * (tones + touch);
    }
}

/// One tone of a stroke, `seconds` after it.
fn ringing(tone: &Tone, stroke: &Stroke, seconds: f32) -> f32 {
    let decay = (-seconds * 1000.0 / (stroke.ring_millis * tone.ring)).exp();
    tone.level * decay * (TAU * stroke.hertz * tone.ratio * seconds).sin()
}

/// From nothing to full strength within [`RISE_MILLIS`], without a corner.
fn rise(millis: f32) -> f32 {
    0.5 - 0.5 * (PI * (millis / RISE_MILLIS).min(1.0)).cos()
}

/// Lets the end of the wave die away to nothing.
fn fade_out(wave: &mut [f32]) {
    let length = FADE_MILLIS * (SAMPLE_RATE / 1000);
    for (index, sample) in (0..length).zip(wave.iter_mut().rev()) {
        *sample *= 0.5 - 0.5 * (PI * f32::from(index) / f32::from(length)).cos();
    }
}

/// The same noise every time, softened.
struct Noise {
    state: u16,
    last: f32,
    bright: f32,
}

impl Noise {
    /// The next sample, between −1 and 1 (a 16-bit xorshift behind a one-pole low pass).
    fn next(&mut self) -> f32 {
        self.state ^= self.state << 7;
        self.state ^= self.state >> 9;
        self.state ^= self.state << 8;
        let white = f32::from(self.state) / 32_768.0 - 1.0;
        self.last += self.bright * (white - self.last);
        self.last
    }
}
