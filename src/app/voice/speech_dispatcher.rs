//! Speech Dispatcher, the voice of Linux desktops, by its socket in its own protocol (SSIP 1.0, *Speech Dispatcher's
//! documentation*): each command is a line, each answer lines that begin with three digits, the last one with a blank behind
//! them. What begins with 7 nobody has asked for: it tells what becomes of what is said.

use std::io::{self, ErrorKind, Read as _, Write as _};
use std::os::unix::net::UnixStream;
use std::path::Path;
use std::time::Duration;

use super::mouth::{Mouth, Utterance, language_code};
use jadoube_ui::VoicePace;

/// How long an answer may take.
const PATIENCE: Duration = Duration::from_secs(2);

/// The most that is listened to at once, in bytes.
const MOST: usize = 64 * 1024;

/// A connection to it.
#[derive(Debug)]
pub(super) struct SpeechDispatcher {
    stream: UnixStream,
    /// What came and is no whole line yet.
    heard: Vec<u8>,
    /// The number that was given to what is said now.
    speaking: Option<String>,
    /// The numbers before the last line of an answer or a notice.
    numbers: Vec<String>,
}

impl SpeechDispatcher {
    /// Connects to it by that socket.
    ///
    /// # Errors
    /// It does not run, or it is something else.
    pub(super) fn connect(socket: &Path) -> io::Result<Self> {
        let stream = UnixStream::connect(socket)?;
        stream.set_read_timeout(Some(PATIENCE))?;
        stream.set_write_timeout(Some(PATIENCE))?;
        let mut dispatcher = Self {
            stream,
            heard: Vec::new(),
            speaking: None,
            numbers: Vec::new(),
        };
        dispatcher.ask("SET self CLIENT_NAME jadoube:jadoube:main")?;
        dispatcher.ask("SET self NOTIFICATION END ON")?;
        dispatcher.ask("SET self NOTIFICATION CANCEL ON")?;
        Ok(dispatcher)
    }

    /// Gives a command, or words to be said, and waits for the answer; gives back the number in it, if there is one.
    fn ask(&mut self, line: &str) -> io::Result<Option<String>> {
        self.stream.write_all(line.as_bytes())?;
        self.stream.write_all(b"\r\n")?;
        loop {
            while let Some(line) = self.next_line() {
                match self.hear(&line) {
                    Some(Ok(number)) => return Ok(number),
                    Some(Err(Refused)) => return Err(io::Error::other("refused")),
                    None => {}
                }
            }
            self.listen()?;
        }
    }

    /// Takes in what comes next.
    fn listen(&mut self) -> io::Result<()> {
        let mut buffer = [0; 1024];
        let count = self.stream.read(&mut buffer)?;
        if count == 0 || self.heard.len() > MOST {
            return Err(ErrorKind::UnexpectedEof.into());
        }
        self.heard.extend_from_slice(&buffer[..count]);
        Ok(())
    }

    fn next_line(&mut self) -> Option<String> {
        let end = self.heard.iter().position(|byte| *byte == b'\n')?;
        let line: Vec<u8> = self.heard.drain(..=end).collect();
        Some(String::from_utf8_lossy(&line).trim_end().to_owned())
    }

    /// What the last line of an answer says, with the number in the answer; nothing for any other line.
    fn hear(&mut self, line: &str) -> Option<Result<Option<String>, Refused>> {
        let (code, rest) = line.split_at_checked(3)?;
        if let Some(number) = rest.strip_prefix('-') {
            self.numbers.push(number.to_owned());
            return None;
        }
        let number = std::mem::take(&mut self.numbers).into_iter().next();
        match code.as_bytes().first() {
            Some(b'2') => Some(Ok(number)),
            // 702 is the end of what was said, 703 that it was broken off.
            Some(b'7') => {
                if matches!(code, "702" | "703") && number == self.speaking {
                    self.speaking = None;
                }
                None
            }
            _ => Some(Err(Refused)),
        }
    }
}

/// A command was understood and not carried out, or not understood.
struct Refused;

impl Mouth for SpeechDispatcher {
    fn begin(&mut self, utterance: &Utterance) -> io::Result<()> {
        // A language or pace that its voice does not have leaves it as it is.
        let language = language_code(utterance.language);
        let wishes = [
            format!("SET self LANGUAGE {language}"),
            format!("SET self RATE {}", rate(utterance.pace)),
        ];
        for wish in wishes {
            if let Err(error) = self.ask(&wish)
                && error.kind() != ErrorKind::Other
            {
                return Err(error);
            }
        }
        self.ask("SPEAK")?;
        let one_line = utterance.words.replace(['\r', '\n'], " ");
        // A line that begins with a point would end what is to be said.
        let point = if one_line.starts_with('.') { "." } else { "" };
        self.speaking = self.ask(&format!("{point}{one_line}\r\n."))?;
        Ok(())
    }

    fn is_speaking(&mut self) -> io::Result<bool> {
        self.stream.set_nonblocking(true)?;
        let heard = loop {
            match self.listen() {
                Ok(()) => {}
                Err(error) if error.kind() == ErrorKind::WouldBlock => break Ok(()),
                Err(error) => break Err(error),
            }
        };
        self.stream.set_nonblocking(false)?;
        heard?;
        while let Some(line) = self.next_line() {
            self.hear(&line);
        }
        Ok(self.speaking.is_some())
    }

    fn stop(&mut self) {
        if self.speaking.take().is_some() {
            let _ = self.ask("CANCEL self");
        }
    }
}

/// Its pace, from -100 to 100; 0 is usual.
const fn rate(pace: VoicePace) -> i8 {
    match pace {
        VoicePace::Slow => -40,
        VoicePace::Usual => 0,
        VoicePace::Fast => 45,
    }
}
