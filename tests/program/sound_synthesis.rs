//! What is heard at the board: quiet, short, wooden, and never a click or a clipped sample.

use jadoube::app::sound::{SAMPLE_RATE, Sound, Sounds, samples};
use strum::IntoEnumIterator;

const LOUDEST: f32 = 0.8;
const SILENCE: f32 = 0.002;

fn peak(wave: &[f32]) -> f32 {
    wave.iter().fold(0.0, |peak, sample| peak.max(sample.abs()))
}

fn millis(wave: &[f32]) -> usize {
    wave.len() * 1000 / usize::from(SAMPLE_RATE)
}

fn energy(wave: &[f32]) -> f32 {
    wave.iter().map(|sample| sample * sample).sum()
}

/// How often the wave changes its sign: a plain measure of how high it sounds.
fn crossings(wave: &[f32]) -> usize {
    wave.windows(2)
        .filter(|pair| (pair[0] < 0.0) != (pair[1] < 0.0))
        .count()
}

/// The strength of one pitch in the wave (Goertzel's method).
fn strength_at(hertz: f32, wave: &[f32]) -> f32 {
    let turn = 2.0 * (std::f32::consts::TAU * hertz / f32::from(SAMPLE_RATE)).cos();
    let (mut last, mut before) = (0.0_f32, 0.0_f32);
    for sample in wave {
        (last, before) = (sample + turn * last - before, last);
    }
    last * last + before * before - turn * last * before
}

/// Where the middle of the wave's strength lies between 100 and 6 000 Hz.
fn centroid(wave: &[f32]) -> f32 {
    let pitches = (4_u16..240).map(|step| f32::from(step) * 25.0);
    let (weighed, whole) = pitches.fold((0.0, 0.0), |(weighed, whole), hertz| {
        let strength = strength_at(hertz, wave);
        (weighed + hertz * strength, whole + strength)
    });
    weighed / whole
}

/// The wave as a small speaker gives it back: what lies below 400 Hz is taken off by twelve decibels for each octave.
fn through_a_small_speaker(wave: &[f32]) -> Vec<f32> {
    // A Butterworth high pass of the second order (R. Bristow-Johnson, Audio EQ Cookbook).
    let turn = std::f32::consts::TAU * 400.0 / f32::from(SAMPLE_RATE);
    let (alpha, cos) = (turn.sin() / std::f32::consts::SQRT_2, turn.cos());
    let scale = 1.0 + alpha;
    let (b0, b1) = (f32::midpoint(1.0, cos) / scale, -(1.0 + cos) / scale);
    let (a1, a2) = (-2.0 * cos / scale, (1.0 - alpha) / scale);
    let (mut x1, mut x2, mut y1, mut y2) = (0.0, 0.0, 0.0, 0.0);
    let mut filtered = Vec::with_capacity(wave.len());
    for &x in wave {
        let y = b0 * x + b1 * x1 + b0 * x2 - a1 * y1 - a2 * y2;
        (x2, x1, y2, y1) = (x1, x, y1, y);
        filtered.push(y);
    }
    filtered
}

#[test]
fn a_small_speaker_gives_back_half_of_every_sound() {
    for sound in Sound::iter() {
        let wave = samples(sound);
        let heard = through_a_small_speaker(&wave);
        let share = energy(&heard) / energy(&wave);
        let peaks = peak(&heard) / peak(&wave);
        println!("{sound:?} {share:.2} {peaks:.2}");
        assert!(share >= 0.5, "{sound:?}: {share}");
    }
}

#[test]
fn no_sound_is_clipped_and_none_is_mute() {
    for sound in Sound::iter() {
        let peak = peak(&samples(sound));
        assert!((0.2..=LOUDEST).contains(&peak), "{sound:?} reaches {peak}");
    }
}

#[test]
fn two_sounds_at_once_still_fit() {
    let move_and_press = [Sound::Move, Sound::LeverRight].map(|sound| peak(&samples(sound)));
    assert!(move_and_press.iter().sum::<f32>() <= 1.0);
}

#[test]
fn every_sound_is_short() {
    for sound in Sound::iter() {
        let length = millis(&samples(sound));
        assert!((40..=600).contains(&length), "{sound:?} lasts {length} ms");
    }
}

#[test]
fn every_sound_begins_and_ends_in_silence() {
    for sound in Sound::iter() {
        let wave = samples(sound);
        let (first, last) = (wave[0].abs(), wave[wave.len() - 1].abs());
        assert!(
            first < SILENCE && last < SILENCE,
            "{sound:?} begins at {first} and ends at {last}"
        );
    }
}

#[test]
fn every_sound_dies_away_by_itself() {
    for sound in Sound::iter() {
        let wave = samples(sound);
        let tail = &wave[wave.len() - wave.len() / 6..];
        assert!(energy(tail) < energy(&wave) / 50.0, "{sound:?} is cut off");
    }
}

#[test]
fn no_sound_jumps() {
    for sound in Sound::iter() {
        let wave = samples(sound);
        let leap = wave
            .windows(2)
            .fold(0.0_f32, |leap, pair| leap.max((pair[1] - pair[0]).abs()));
        assert!(leap < peak(&wave) * 0.6, "{sound:?} leaps by {leap}");
    }
}

#[test]
fn the_right_lever_sounds_higher_than_the_left() {
    let (left, right) = (samples(Sound::LeverLeft), samples(Sound::LeverRight));
    assert!(
        centroid(&right) > centroid(&left) * 1.25,
        "{} and {} Hz",
        centroid(&left),
        centroid(&right)
    );
    assert!(crossings(&right) > crossings(&left));
}

#[test]
fn no_two_sounds_are_the_same_and_each_is_always_the_same() {
    for (index, one) in Sound::iter().enumerate() {
        assert_eq!(samples(one), samples(one));
        for other in Sound::iter().skip(index + 1) {
            assert_ne!(samples(one), samples(other), "{one:?} and {other:?}");
        }
    }
}

#[test]
fn playing_never_fails_with_or_without_a_device() {
    let mut sounds = Sounds::new();
    assert!(sounds.is_on());
    for sound in Sound::iter() {
        sounds.play(sound);
    }
    sounds.set_on(false);
    sounds.play(Sound::Move);
    assert!(!sounds.is_on());
}

#[cfg(not(feature = "sound"))]
#[test]
fn a_program_built_without_sound_says_so() {
    use jadoube::app::sound::SoundFault;

    assert_eq!(Sounds::new().note(), Some(SoundFault::LeftOut));
}

#[cfg(feature = "sound")]
#[test]
fn what_the_mixer_plays_is_what_was_computed() {
    use rodio::buffer::SamplesBuffer;
    use rodio::nz;

    for sound in Sound::iter() {
        let wave = samples(sound);
        let (mixer, output) = rodio::mixer::mixer(nz!(1), nz!(48_000));
        mixer.add(SamplesBuffer::new(nz!(1), nz!(48_000), wave.clone()));
        let heard: Vec<f32> = output.collect();
        assert!(heard.ends_with(&wave), "{sound:?}");
    }
}
