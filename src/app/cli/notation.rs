//! `jadoube notation`: games turned from one notation into another.

use std::{
    io::{self, BufRead, BufReader, BufWriter, Write},
    path::PathBuf,
    process::ExitCode,
};

use clap::{Args, ValueEnum};

use super::language_option::LanguageOption;
use crate::app::regular_file;
use crate::i18n::Words;
use crate::notation::{Conversion, ConversionCounts, Letters, Style, algebraic::Form};

/// Turn games and bare moves from one notation into another.
///
/// Only the moves change; everything else stays as it is. What is not a legal move is named on standard error with its
/// line and column, in the language asked for, and the moves behind it are left alone; the program then ends with 1.
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
    /// How much of each move is written.
    #[arg(long, value_enum, default_value_t = Length::Short)]
    form: Length,
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
        let mut output = BufWriter::with_capacity(1 << 16, io::stdout().lock());
        let done = self
            .convert_all(conversion, &mut output, words)
            .and_then(|faults| output.flush().map(|()| faults));
        match done {
            Ok(0) => ExitCode::SUCCESS,
            Ok(_) => ExitCode::FAILURE,
            // Whoever read our moves has read enough.
            Err(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
            Err(error) => {
                eprintln!("jadoube notation: {error}");
                ExitCode::FAILURE
            }
        }
    }

    /// Converts every file, or standard input; how many things were not understood.
    fn convert_all(
        &self,
        conversion: Conversion,
        output: &mut impl Write,
        words: Words,
    ) -> io::Result<u64> {
        if self.files.is_empty() {
            return Ok(convert(conversion, "-", io::stdin().lock(), output, words)?.faults);
        }
        let mut faults = 0;
        for path in &self.files {
            let name = path.display().to_string();
            let named = |error: io::Error| io::Error::new(error.kind(), format!("{name}: {error}"));
            let file = regular_file::open(path).map_err(named)?;
            let input = BufReader::with_capacity(1 << 16, file);
            faults += convert(conversion, &name, input, output, words)?.faults;
        }
        Ok(faults)
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
        Style {
            letters: self.to,
            form: match self.form {
                Length::Short => Form::Short,
                Length::Long => Form::Long,
                Length::Hyphenated => Form::Hyphenated,
            },
            ..style
        }
    }
}

fn convert(
    conversion: Conversion,
    name: &str,
    input: impl BufRead,
    output: &mut impl Write,
    words: Words,
) -> io::Result<ConversionCounts> {
    conversion.run(input, output, |fault| {
        let what = words.pgn_error_kind(&fault.kind, conversion.to);
        eprintln!("{name}:{}:{}: {what}", fault.line, fault.column);
    })
}
