//! `jadoube notation`: games turned from one notation into another.

use std::{
    fs::File,
    io::{self, BufRead, BufReader, BufWriter, Seek as _, Write},
    path::{Path, PathBuf},
    process::ExitCode,
};

use clap::{Args, ValueEnum};

use super::language_option::LanguageOption;
use crate::app::file_problem::problem_of;
use crate::app::regular_file;
use jadoube_core::i18n::{Words, file_problem};
use jadoube_core::notation::algebraic::{Form, MateSign};
use jadoube_core::notation::pgn::{FileEncoding, TextEncoding};
use jadoube_core::notation::{Conversion, Letters, Style};

/// Turn games and bare moves from one notation into another.
///
/// Only the moves change; everything else stays as it is. What is not a legal move is named on standard error with its
/// line and column, in the language asked for, and the moves behind it are left alone; the program then ends with 1. What
/// is written is UTF-8, and each file of it ends with a line end; what is read may also be UTF-16 or in a code page of
/// Windows, which is told and is no failure. So is a right in a FEN that the pieces contradict, and a sign of capture, check
/// or mate that does not fit its move. A comment, a variation or a tag without its end, and a bracket that opens or closes
/// nothing, are named too, and so is a file that cannot be read, while those behind it are converted; the program then ends
/// with 1.
#[derive(Debug, Args)]
pub struct NotationCommand {
    /// The letters that are read: en, sr-Latn, sr-Cyrl, sl, pl, mk or figurines.
    #[arg(long, default_value_t = Letters::English)]
    from: Letters,
    /// The letters that are written.
    #[arg(long)]
    to: Letters,
    /// The signs that are written; PGN's for English and the Laws' for other letters unless you say so.
    #[arg(long)]
    signs: Option<Signs>,
    /// The sign of mate, if not the usual one of those signs.
    #[arg(long, value_name = "SIGN")]
    mate: Option<MateSpelling>,
    /// How much of each move is written.
    #[arg(long, value_enum, default_value_t = Length::Short)]
    form: Length,
    /// The encoding of what is read, where it is not found out by itself: UTF-8, UTF-16LE, windows-1250, windows-1251,
    /// windows-1252, ISO-8859-2.
    #[arg(long)]
    encoding: Option<TextEncoding>,
    #[command(flatten)]
    language: LanguageOption,
    /// The files; without any, standard input.
    #[arg(value_name = "FILE")]
    files: Vec<PathBuf>,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Signs {
    /// `exd6`, `d8=Q`, `O-O`
    Pgn,
    /// `exd6 e.p.`, `d8Q`, `0-0`
    Laws,
    /// `S:d6`, `ed6`, `Wa8X`
    Polish,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum MateSpelling {
    /// `Qh4#`
    #[value(name = "#")]
    Hash,
    /// `Qh4++`
    #[value(name = "++")]
    DoublePlus,
    /// `Qh4X`
    #[value(name = "X", alias = "x")]
    Cross,
    /// `Qh4+`, as any check
    None,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Length {
    /// `Nf3`
    Short,
    /// `Ng1f3`
    Long,
    /// `Ng1-f3`
    Hyphenated,
}

impl NotationCommand {
    pub(super) fn run(self) -> ExitCode {
        let conversion = Conversion {
            from: self.from,
            to: self.style(),
        };
        let words = self.language.words();
        let stdout = BufWriter::with_capacity(1 << 16, io::stdout().lock());
        let mut output = LineOutput {
            output: stdout,
            last: b'\n',
            is_broken: false,
        };
        let done = self
            .convert_all(conversion, &mut output, words)
            .and_then(|faults| output.flush().map(|()| faults));
        match done {
            Ok(0) => ExitCode::SUCCESS,
            Ok(_) => ExitCode::FAILURE,
            // Whoever read our moves has read enough.
            Err(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
            Err(error) => {
                tell_problem("jadoube notation", &error, words);
                ExitCode::FAILURE
            }
        }
    }

    /// Converts every file, or standard input; how many things were not understood, a file that cannot be read being one.
    ///
    /// # Errors
    /// The output takes no more.
    fn convert_all(
        &self,
        conversion: Conversion,
        output: &mut LineOutput<impl Write>,
        words: Words,
    ) -> io::Result<u64> {
        let mut convert = |name: &str, encoding: FileEncoding, input: &mut dyn BufRead| {
            let counts = conversion.run_in(encoding, input, output, |fault| {
                let what = words.conversion_error_kind(&fault.kind, conversion.to);
                eprintln!("{name}:{}:{}: {what}", fault.line, fault.column);
            });
            let faults = match counts {
                Err(error) if output.is_broken => return Err(error),
                Err(error) => {
                    tell_problem(name, &error, words);
                    1
                }
                Ok(counts) => counts.faults,
            };
            output.end_line().map(|()| faults)
        };
        if self.files.is_empty() {
            return convert("-", self.encoding.into(), &mut io::stdin().lock());
        }
        let mut faults = 0;
        for path in &self.files {
            let name = path.display().to_string();
            match self.open(path) {
                Ok((encoding, mut file)) => faults += convert(&name, encoding, &mut file)?,
                Err(error) => {
                    tell_problem(&name, &error, words);
                    faults += 1;
                }
            }
        }
        Ok(faults)
    }

    /// Opens a file, and finds out in which encoding it is.
    fn open(&self, path: &Path) -> io::Result<(FileEncoding, BufReader<File>)> {
        let mut file = BufReader::with_capacity(1 << 16, regular_file::open(path)?);
        let encoding = match self.encoding {
            Some(encoding) => FileEncoding::Chosen(encoding),
            None => FileEncoding::detect(&mut file)?,
        };
        file.rewind()?;
        Ok((encoding, file))
    }

    fn style(&self) -> Style {
        let signs = self.signs.unwrap_or(match self.to {
            Letters::English => Signs::Pgn,
            Letters::SerbianLatin
            | Letters::SerbianCyrillic
            | Letters::Slovene
            | Letters::Polish
            | Letters::Macedonian
            | Letters::Figurines => Signs::Laws,
        });
        let style = match signs {
            Signs::Pgn => Style::pgn(),
            Signs::Laws => Style::laws(self.to),
            Signs::Polish => Style::polish(),
        };
        let mate = match self.mate {
            Some(MateSpelling::Hash) => MateSign::Hash,
            Some(MateSpelling::DoublePlus) => MateSign::DoublePlus,
            Some(MateSpelling::Cross) => MateSign::Cross,
            Some(MateSpelling::None) => MateSign::Unmarked,
            None => style.mate,
        };
        Style {
            letters: self.to,
            mate,
            form: match self.form {
                Length::Short => Form::Short,
                Length::Long => Form::Long,
                Length::Hyphenated => Form::Hyphenated,
            },
            ..style
        }
    }
}

/// What is written, and whether its last line is whole.
struct LineOutput<W> {
    output: W,
    /// The byte that was written last; a line end before the first.
    last: u8,
    is_broken: bool,
}

impl<W: Write> LineOutput<W> {
    /// Ends the line, so that what comes next begins one.
    fn end_line(&mut self) -> io::Result<()> {
        if self.last == b'\n' {
            return Ok(());
        }
        self.write_all(b"\n")
    }
}

impl<W: Write> Write for LineOutput<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let written = self.output.write(bytes);
        self.is_broken |= written
            .as_ref()
            .is_err_and(|error| error.kind() != io::ErrorKind::Interrupted);
        let written = written?;
        self.last = bytes[..written].last().copied().unwrap_or(self.last);
        Ok(written)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.output.flush()
    }
}

/// Says why something could not be read or written.
fn tell_problem(name: &str, error: &io::Error, words: Words) {
    eprintln!("{name}: {}", file_problem(&problem_of(error), words));
}
