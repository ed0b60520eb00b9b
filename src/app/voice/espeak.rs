//! eSpeak, a program that says what it is given and ends.

use std::io::{self, Write as _};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};

use super::mouth::{Mouth, Utterance, language_code};
use jadoube_ui::VoicePace;

/// Its names, the newer first.
const NAMES: [&str; 2] = ["espeak-ng", "espeak"];

/// eSpeak where it is installed, and what it says now.
#[derive(Debug)]
pub(super) struct Espeak {
    program: PathBuf,
    speaking: Option<Child>,
}

impl Espeak {
    /// Looks for it in those folders.
    pub(super) fn find(folders: &[PathBuf]) -> Option<Self> {
        let all = NAMES
            .iter()
            .flat_map(|name| folders.iter().map(move |folder| folder.join(name)));
        let program = { all }.find(|path| path.is_file())?;
        Some(Self {
            program,
            speaking: None,
        })
    }
}

impl Mouth for Espeak {
    fn begin(&mut self, utterance: &Utterance) -> io::Result<()> {
        self.stop();
        let mut child = Command::new(&self.program)
            .args(["-v", language_code(utterance.language)])
            .args(["-s", words_a_minute(utterance.pace)])
            .arg("--stdin")
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()?;
        // What it is given is short, so that it never has to be waited for.
        let given = { child.stdin.take() }.map_or(Ok(()), |mut stdin| {
            stdin.write_all(utterance.words.as_bytes())
        });
        self.speaking = Some(child);
        given
    }

    fn is_speaking(&mut self) -> io::Result<bool> {
        let Some(child) = &mut self.speaking else {
            return Ok(false);
        };
        let has_ended = child.try_wait()?.is_some();
        if has_ended {
            self.speaking = None;
        }
        Ok(!has_ended)
    }

    fn stop(&mut self) {
        if let Some(mut child) = self.speaking.take() {
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}

impl Drop for Espeak {
    fn drop(&mut self) {
        self.stop();
    }
}

/// Its pace, of which 175 is usual (espeak-ng(1), option -s).
const fn words_a_minute(pace: VoicePace) -> &'static str {
    match pace {
        VoicePace::Slow => "130",
        VoicePace::Usual => "175",
        VoicePace::Fast => "260",
    }
}
