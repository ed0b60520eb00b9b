//! What is written into a file that a person chose: the game, its PGN, a scoresheet, an envelope, logs.

use std::path::PathBuf;

use eframe::egui::{ColorImage, IconData};
use eframe::icon_data::IconDataExt as _;

use super::file_name::{has_ending, known_date, safe_name, short_part};
use super::game_session::GameSession;
use jadoube_core::chess::Position as _;
use jadoube_core::clock::Moment;
use jadoube_core::i18n::{NamedWords, Words, labels};
use jadoube_core::notation::NotationStyles;
use jadoube_core::record::incident::Incident;
use jadoube_core::record::print::printed_log::PrintedLog;
use jadoube_core::record::side_clock::SideClock;
use jadoube_core::record::{FileFault, FileProblem, completed_pgn_text, to_pgn_text};
use jadoube_core::report::{RecordedGame, game_report, incident_sheet};
use jadoube_ui::{
    EventReportFormat, EventReportOrder, FileTask, IncidentSheetOrder, OtherPgn, SheetOrder,
    SideClockLogOrder, article_summary, board_picture, certificate, certificate_title,
    side_clock_pages, side_clock_text, summary_name, wording,
};

/// The bytes that a task writes at that moment of the game, on that day, as PGN writes it; none for one that only reads.
pub fn document(
    task: &FileTask,
    (session, now): (&GameSession, Moment),
    side_clock: &SideClock,
    today: &str,
    words: Words,
) -> Option<Result<Vec<u8>, FileProblem>> {
    let bytes = match *task {
        FileTask::Open | FileTask::OpenReport | FileTask::Engine => return None,
        FileTask::Save => session.saved(now).written().into_bytes(),
        FileTask::ExportPgn => {
            to_pgn_text(session.heading(), session.narrative(), session.log()).into_bytes()
        }
        FileTask::OtherPgn(ref other) => other.text.as_bytes().to_vec(),
        FileTask::LivePgn => {
            completed_pgn_text(session.heading(), session.narrative(), session.log()).into_bytes()
        }
        FileTask::Sheet(order) => scoresheet(order, session),
        FileTask::Picture(look) => {
            let position = session.arbiter().table().game().position();
            png(&board_picture(position.board(), look))
        }
        FileTask::SideClockLog(order) => side_clock_document(order, side_clock, words),
        FileTask::GameReport(paper, notation) => {
            let report = report(session, notation, words);
            match paper {
                Some(paper) => report.printed(paper).written(),
                None => report.as_text().into_bytes(),
            }
        }
        FileTask::Envelope(sheet) => match session.envelope() {
            Ok(envelope) => {
                let wording = wording(words, envelope.entries());
                sheet.printed(&envelope, &wording).written()
            }
            Err(_) => return Some(Err(FileProblem::File(FileFault::Damaged(None)))),
        },
        FileTask::Certificate(ref order) => {
            let day = words.short_day(today);
            certificate(order, &day, words).printed().written()
        }
        FileTask::ArticleSummary(part, edition) => {
            let summary = article_summary(part, edition, words);
            summary.printed().written()
        }
        FileTask::ClassResults(ref table) => table.as_bytes().to_vec(),
        FileTask::Incident(ref text) => text.as_bytes().to_vec(),
        FileTask::IncidentSheet(ref order) => match incident_document(order) {
            Some(bytes) => bytes,
            None => return Some(Err(FileProblem::File(FileFault::Damaged(None)))),
        },
        FileTask::EventReport(ref order) => order.bytes.to_vec(),
    };
    Some(Ok(bytes))
}

/// The log of the side clock, as it was ordered.
pub fn side_clock_document(
    order: SideClockLogOrder,
    side_clock: &SideClock,
    words: Words,
) -> Vec<u8> {
    let SideClockLogOrder { paper, extent } = order;
    match paper {
        Some(paper) => side_clock_pages(side_clock, words, paper, extent).written(),
        None => side_clock_text(side_clock, words, extent).into_bytes(),
    }
}

/// The sheet of an incident, as it was ordered; nothing of a text that is none.
fn incident_document(order: &IncidentSheetOrder) -> Option<Vec<u8>> {
    let incident = Incident::read(&order.text).ok()?;
    let sheet = incident_sheet(&incident, order.style, Words::new(order.language)).ok()?;
    Some(if order.is_pdf {
        sheet.printed().written()
    } else {
        sheet.as_text().into_bytes()
    })
}

/// A picture without gaps as PNG; nothing of one that is too large, which no board is.
fn png(picture: &ColorImage) -> Vec<u8> {
    let [width, height] = picture
        .size
        .map(|side| u32::try_from(side).unwrap_or_default());
    let icon = IconData {
        rgba: picture.as_raw().to_vec(),
        width,
        height,
    };
    icon.to_png_bytes().unwrap_or_default()
}

fn report(session: &GameSession, notation: NotationStyles, words: Words) -> PrintedLog {
    let heading = session.heading();
    let game = RecordedGame {
        arbiter: session.arbiter(),
        log: session.log(),
        narrative: session.narrative().entries(),
        notation,
        words: NamedWords::of_players(words, &session.players().names),
        wall: Some(&heading.wall),
    };
    game_report(&game, heading, words)
}

fn scoresheet(order: SheetOrder, session: &GameSession) -> Vec<u8> {
    let (narrative, log) = (session.narrative(), session.log());
    let sheet = order.sheet(session.heading(), narrative, log);
    let labels = labels(Words::new(order.language));
    match order.paper {
        Some(paper) => sheet.printed(&labels, paper).written(),
        None => sheet.as_text(&labels).into_bytes(),
    }
}

/// A name for a new file: the players of the game, or whose log it is, and the day.
pub fn suggested_name(task: &FileTask, session: &GameSession, today: &str, words: Words) -> String {
    let heading = session.heading();
    if let FileTask::SideClockLog(order) = task {
        return log_name(*order, today, words);
    }
    let players = || {
        let names = if let FileTask::OtherPgn(OtherPgn { names, .. }) = task {
            [&names.white, &names.black]
        } else {
            [&heading.white, &heading.black]
        };
        let players = names.map(|name| short_part(name));
        players.join(" – ").trim_matches([' ', '–']).to_owned()
    };
    let name = if let FileTask::Certificate(order) = task {
        let title = certificate_title(order, words);
        format!("{title} {} {today}", short_part(&order.name))
    } else if let FileTask::ArticleSummary(part, edition) = task {
        summary_name(*part, *edition, words)
    } else if let FileTask::Incident(text)
    | FileTask::IncidentSheet(IncidentSheetOrder { text, .. }) = task
    {
        let heading = Incident::read(text).map(|it| it.heading());
        let place = heading.map(|it| [it.round, it.board]).unwrap_or_default();
        let [round, board] = place.map(|it| short_part(&it));
        let mut parts = vec![words.tr("incident-sheet").into_owned()];
        if !round.is_empty() {
            let args = [("round", round.as_str().into())];
            parts.push(words.tr_args("trf-round", &args).into_owned());
        }
        if !board.is_empty() {
            let args = [("board", board.as_str().into())];
            parts.push(words.tr_args("event-board", &args).into_owned());
        }
        parts.push(today.to_owned());
        parts.join(" ")
    } else if let FileTask::EventReport(order) = task {
        let title = words.tr("event-title");
        let name = Some(&*order.name).filter(|name| !name.is_empty());
        format!("{} {today}", short_part(name.unwrap_or(&title)))
    } else if matches!(task, FileTask::ClassResults(_)) {
        format!("{} {today}", words.tr("class-results"))
    } else if matches!(task, FileTask::OtherPgn(_)) && !players().is_empty() {
        players()
    } else if *task == FileTask::LivePgn {
        format!("{} live", words.tr("app-name"))
    } else if matches!(task, FileTask::GameReport(..)) {
        format!("{} {} {today}", words.tr("report-title"), players())
    } else if heading.white.is_empty() || heading.black.is_empty() {
        format!("{} {}", words.tr("app-name"), known_date(&heading.date))
    } else {
        format!("{} {}", players(), known_date(&heading.date))
    };
    match ending(task) {
        "" => String::new(),
        ending => safe_name(&name, ending),
    }
}

/// A name for the log of the side clock: whose log it is, and the day.
pub fn log_name(order: SideClockLogOrder, today: &str, words: Words) -> String {
    let ending = ending(&FileTask::SideClockLog(order));
    safe_name(&format!("{} {today}", words.tr("log-title")), ending)
}

const fn ending(task: &FileTask) -> &'static str {
    match task {
        FileTask::Open | FileTask::OpenReport | FileTask::Engine => "",
        FileTask::Save => "jadoube",
        FileTask::ExportPgn | FileTask::OtherPgn(_) | FileTask::LivePgn => "pgn",
        FileTask::Picture(_) => "png",
        FileTask::ClassResults(_) => "csv",
        FileTask::EventReport(EventReportOrder { format, .. }) => match format {
            EventReportFormat::Pdf => "pdf",
            EventReportFormat::Text => "txt",
            EventReportFormat::Csv => "csv",
            EventReportFormat::Trf => "trf",
            EventReportFormat::Games => "pgn",
        },
        FileTask::Incident(_) => "ron",
        FileTask::Sheet(SheetOrder { paper: None, .. })
        | FileTask::GameReport(None, _)
        | FileTask::IncidentSheet(IncidentSheetOrder { is_pdf: false, .. })
        | FileTask::SideClockLog(SideClockLogOrder { paper: None, .. }) => "txt",
        FileTask::Sheet(SheetOrder { paper: Some(_), .. })
        | FileTask::SideClockLog(_)
        | FileTask::GameReport(..)
        | FileTask::IncidentSheet(_)
        | FileTask::Envelope(_)
        | FileTask::Certificate(_)
        | FileTask::ArticleSummary(..) => "pdf",
    }
}

/// A new file gets the ending of its kind, if the person gave it none that files have.
pub fn with_ending(path: PathBuf, task: &FileTask) -> PathBuf {
    let ending = ending(task);
    let name = path.file_name().unwrap_or_default();
    if ending.is_empty() || name.is_empty() || has_ending(&name.to_string_lossy()) {
        return path;
    }
    path.with_added_extension(ending)
}
