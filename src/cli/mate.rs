//! `jadoube mate`: for each FEN, whether a side could still mate.

use std::{
    io::{self, BufRead, BufReader, BufWriter, Read, Write},
    process::ExitCode,
    sync::{
        Mutex,
        atomic::{AtomicBool, Ordering},
        mpsc::{self, Receiver, RecvError, Sender, SyncSender, TryRecvError},
    },
    thread,
};

use clap::{Args, ValueEnum};

use super::language_option::LanguageOption;
use crate::output::printed;
use jadoube_core::chess::{
    Color, fen_reader, mate_line_protocol, mating::USUAL_EFFORT, setup_validation,
};
use jadoube_core::i18n::Words;
use jadoube_core::notation::BYTE_ORDER_MARK;

/// Could a side still mate by any series of legal moves? The help is in the locales.
#[derive(Debug, Args)]
pub struct Mate {
    #[arg(long)]
    by: MatingSide,
    #[arg(long, default_value_t = USUAL_EFFORT)]
    nodes: u64,
    #[command(flatten)]
    language: LanguageOption,
    #[arg(value_name = "FEN")]
    fens: Vec<String>,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum MatingSide {
    White,
    Black,
}

impl From<MatingSide> for Color {
    fn from(side: MatingSide) -> Color {
        match side {
            MatingSide::White => Color::White,
            MatingSide::Black => Color::Black,
        }
    }
}

impl Mate {
    pub fn run(self) -> ExitCode {
        let words = self.language.words();
        let any_error = AtomicBool::new(false);
        let answer = |line: &BoundedLine| {
            let why = match line {
                BoundedLine::Whole(line) => {
                    let answer = mate_line_protocol::answer(line, self.by.into(), self.nodes);
                    let Some(why) = answer.strip_prefix("error\t") else {
                        tell_left_out(line, words);
                        return answer;
                    };
                    no_position(line, why, words)
                }
                BoundedLine::TooLong => words
                    .tr_args("fen-too-long", &[("bytes", LONGEST_LINE.into())])
                    .into_owned(),
            };
            any_error.store(true, Ordering::Relaxed);
            format!("error\t{why}")
        };
        let answered = if self.fens.is_empty() {
            answer_all(io::stdin().lock(), io::stdout(), answer)
        } else {
            answer_all(fens(&self.fens).join("\n").as_bytes(), io::stdout(), answer)
        };
        match answered {
            Ok(()) if any_error.load(Ordering::Relaxed) => ExitCode::FAILURE,
            Ok(()) => ExitCode::SUCCESS,
            Err(error) => printed(Err(error), ExitCode::SUCCESS, words),
        }
    }
}

/// Why a line is no position, in those words; `why` where they have none for it.
fn no_position(line: &str, why: &str, words: Words) -> String {
    let line = line.trim();
    if line.is_empty() {
        return words.tr("misread-nothing").into_owned();
    }
    let faults = match fen_reader::read(line) {
        Err(error) => return words.fen_error(&error).into_owned(),
        Ok(setup) => setup_validation::forgiving_start(&setup, false),
    };
    match faults {
        Err(faults) => words.position_faults(&faults),
        Ok(_) => why.to_owned(),
    }
}

/// Tells on standard error what a FEN notes that the pieces contradict.
fn tell_left_out(line: &str, words: Words) {
    let start = fen_reader::read(line.trim())
        .ok()
        .and_then(|setup| setup_validation::forgiving_start(&setup, false).ok());
    for fault in start.into_iter().flat_map(|start| start.left_out) {
        eprintln!("{}: {}", line.trim(), words.omission(fault));
    }
}

/// The FENs among the arguments: quoted ones as they are, and the fields of one left unquoted put together again.
fn fens(arguments: &[String]) -> Vec<String> {
    let mut fens: Vec<String> = Vec::new();
    let mut open = false;
    for argument in arguments {
        let quoted = argument.contains(' ');
        match fens.last_mut() {
            Some(fen) if open && !quoted && !argument.contains('/') => {
                fen.push(' ');
                fen.push_str(argument);
            }
            Some(_) | None => {
                fens.push(argument.clone());
                open = !quoted && argument.contains('/');
            }
        }
    }
    fens
}

/// No FEN comes near to so many bytes; what is longer is passed over and not kept.
const LONGEST_LINE: usize = 64 << 10;

/// A line, as far as it can be a FEN.
#[derive(Debug, PartialEq, Eq)]
enum BoundedLine {
    Whole(String),
    TooLong,
}

/// Reads a line and keeps no more of it than a FEN can have; none at the end.
fn read_line(input: &mut impl BufRead) -> io::Result<Option<BoundedLine>> {
    let mut line = Vec::new();
    let limit = LONGEST_LINE as u64 + 1;
    if input.take(limit).read_until(b'\n', &mut line)? == 0 {
        return Ok(None);
    }
    if line.len() <= LONGEST_LINE || line.ends_with(b"\n") {
        let line = String::from_utf8_lossy(&line);
        let line = line.trim_start_matches(BYTE_ORDER_MARK).to_owned();
        return Ok(Some(BoundedLine::Whole(line)));
    }
    input.skip_until(b'\n')?;
    Ok(Some(BoundedLine::TooLong))
}

/// Lines handed to a worker in one go, at most.
const HANDFUL: usize = 32;

/// Lines of one handful, and where their answers go.
type Handful = (Vec<BoundedLine>, Sender<String>);

/// Answers each line of `input` on a line of `output`, in order, with as many workers as the machine has cores.
///
/// Each handful of lines has a channel of its own for its answers; the receiving ends stand in a queue in the order of
/// the lines, so the writer need only empty one after another.
fn answer_all(
    input: impl Read,
    output: impl Write + Send,
    answer: impl Fn(&BoundedLine) -> String + Sync,
) -> io::Result<()> {
    let workers = thread::available_parallelism().map_or(1, usize::from);
    let (work, handfuls) = mpsc::sync_channel::<Handful>(2 * workers);
    let (order, answers) = mpsc::sync_channel::<Receiver<String>>(16 * workers);
    let handfuls = Mutex::new(handfuls);
    thread::scope(|scope| {
        let writer = scope.spawn(move || write_in_order(&answers, output));
        for _ in 0..workers {
            scope.spawn(|| work_through(&handfuls, &answer));
        }
        let read = hand_out(BufReader::new(input), &work, &order);
        drop((work, order));
        let written = writer
            .join()
            .expect("the writer passes its errors on and does not panic");
        read.and(written)
    })
}

/// Reads lines and hands them out; a handful is what has already arrived, so that a slow talker is answered at once.
fn hand_out(
    mut input: BufReader<impl Read>,
    work: &SyncSender<Handful>,
    order: &SyncSender<Receiver<String>>,
) -> io::Result<()> {
    loop {
        let mut handful = Vec::new();
        while handful.len() < HANDFUL {
            let Some(line) = read_line(&mut input)? else {
                break;
            };
            handful.push(line);
            if !input.buffer().contains(&b'\n') {
                break;
            }
        }
        if handful.is_empty() {
            return Ok(());
        }
        let (sender, receiver) = mpsc::channel();
        if order.send(receiver).is_err() || work.send((handful, sender)).is_err() {
            return Ok(());
        }
    }
}

fn work_through(handfuls: &Mutex<Receiver<Handful>>, answer: impl Fn(&BoundedLine) -> String) {
    loop {
        let next = handfuls
            .lock()
            .expect("no worker panics while it takes work")
            .recv();
        let Ok((lines, answers)) = next else {
            return;
        };
        for line in lines {
            if answers.send(answer(&line)).is_err() {
                return;
            }
        }
    }
}

/// Writes the answers in the order of their questions, and flushes whenever it has to wait for the next.
fn write_in_order(answers: &Receiver<Receiver<String>>, output: impl Write) -> io::Result<()> {
    let mut output = BufWriter::new(output);
    for handful in answers {
        loop {
            let answer = match handful.try_recv() {
                Ok(answer) => answer,
                Err(TryRecvError::Disconnected) => break,
                Err(TryRecvError::Empty) => {
                    output.flush()?;
                    match handful.recv() {
                        Ok(answer) => answer,
                        Err(RecvError) => break,
                    }
                }
            };
            writeln!(output, "{answer}")?;
        }
        output.flush()?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_that_can_be_no_fen_is_told_and_the_next_one_is_read() {
        let long = "x".repeat(LONGEST_LINE + 1);
        let input = format!("{}\n{long}\n{long}{long}\nlast", &long[1..]);
        let mut input = BufReader::with_capacity(100, input.as_bytes());
        let whole = |text: &str| Some(BoundedLine::Whole(text.to_owned()));
        for expected in [
            whole(&format!("{}\n", &long[1..])),
            Some(BoundedLine::TooLong),
            Some(BoundedLine::TooLong),
            whole("last"),
            None,
        ] {
            assert_eq!(read_line(&mut input).expect("read"), expected);
        }
    }
}
