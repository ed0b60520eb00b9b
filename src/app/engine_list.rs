//! The engines on this machine that are known by their names, looked for beside the window.

use std::path::PathBuf;
use std::sync::mpsc::Receiver;

use super::frame_context::AppContext;
use super::jobs::engine_process::is_program;
use super::jobs::worker;
use jadoube_core::record::ChessEngine;
use jadoube_core::uci::{engine_at, known_engine_names};

/// The engines that were found.
#[derive(Debug, Default)]
pub struct EngineList {
    found: Vec<ChessEngine>,
    search: Option<Receiver<Vec<ChessEngine>>>,
}

impl EngineList {
    /// The engines that were found when they were looked for last.
    pub fn found(&self) -> &[ChessEngine] {
        &self.found
    }

    /// Looks for engines; none of them is started.
    pub fn find(&mut self, cx: &AppContext<'_>) {
        let folders = cx.platform.program_folders.clone();
        if self.search.is_none() && !folders.is_empty() {
            let search = move || engines_in(&folders);
            self.search = worker::answer("engine-list", cx.context, search).ok();
        }
    }

    /// Takes over what was found.
    pub fn time_passes(&mut self) {
        let found = self.search.as_ref().and_then(|it| it.try_recv().ok());
        if let Some(found) = found {
            self.found = found;
            self.search = None;
        }
    }
}

/// The known engines in those folders, each where the system would find it first.
fn engines_in(folders: &[PathBuf]) -> Vec<ChessEngine> {
    let find = |name: &str| {
        let file = format!("{name}{}", std::env::consts::EXE_SUFFIX);
        let mut paths = folders.iter().map(|folder| folder.join(&file));
        let path = paths.find(|path| is_program(path))?;
        Some(engine_at(path.to_str()?.to_owned()))
    };
    known_engine_names().filter_map(find).collect()
}
