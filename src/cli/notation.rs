//! `jadoube notation`: games turned from one notation into another.

use std::{
    fs::File,
    io::{self, BufRead, BufReader, BufWriter, Seek as _, Write},
    path::{Path, PathBuf},
    process::ExitCode,
};

use clap::{Args, ValueEnum};

use super::language_option::LanguageOption;
use crate::output::printed;
use crate::saved_game::letters;
use crate::system::file_problem::problem_of;
use crate::system::regular_file;
use jadoube_core::i18n::{Words, file_problem};
use jadoube_core::notation::algebraic::{Form, MateSign};
use jadoube_core::notation::pgn::{FileEncoding, TextEncoding};
use jadoube_core::notation::{Conversion, Letters, Style};

/// Turn games and bare moves from one notation into another. The help is in the locales.
#[derive(Debug, Args)]
pub struct NotationCommand {
    #[arg(long, value_name = "LETTERS", value_parser = letters(), default_value_t = Letters::English)]
    from: Letters,
    #[arg(long, value_name = "LETTERS", value_parser = letters())]
    to: Letters,
    #[arg(long)]
    signs: Option<Signs>,
    #[arg(long, value_name = "SIGN")]
    mate: Option<MateSpelling>,
    #[arg(long, value_enum, default_value_t = Length::Short)]
    form: Length,
    #[arg(long)]
    encoding: Option<TextEncoding>,
    #[command(flatten)]
    language: LanguageOption,
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
    pub fn run(self) -> ExitCode {
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
            Err(error) => printed(Err(error), ExitCode::SUCCESS, words),
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
