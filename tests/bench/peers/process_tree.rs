//! A program with every process that it starts, and what they take together.

use std::collections::HashMap;
use std::fs;
use std::time::Duration;

/// Memory in KiB.
#[derive(Clone, Copy, Debug, Default)]
pub struct Memory {
    /// Its own pages, and its share of those that other processes use too.
    pub proportional: u64,
    /// The pages that nobody else uses just now, those of files among them, which the system can drop.
    pub private: u64,
    /// The pages of its own that stand in no file.
    pub own: u64,
}

/// The process and its children, theirs, and so on.
pub fn tree(root: u32) -> Vec<u32> {
    let mut children: HashMap<u32, Vec<u32>> = HashMap::new();
    let processes = fs::read_dir("/proc").expect("/proc");
    for process in processes.filter_map(Result::ok) {
        let Ok(id) = process.file_name().to_string_lossy().parse::<u32>() else {
            continue;
        };
        if let Some(parent) = field(id, 1) {
            let parent = u32::try_from(parent).expect("the number of a process");
            children.entry(parent).or_default().push(id);
        }
    }
    let mut found = vec![root];
    let mut next = 0;
    while let Some(&id) = found.get(next) {
        found.extend(children.remove(&id).unwrap_or_default());
        next += 1;
    }
    found
}

/// The processor time that they have used.
pub fn processor_time(processes: &[u32]) -> Duration {
    let hundredths: u64 = processes
        .iter()
        .flat_map(|&id| [field(id, 11), field(id, 12)])
        .flatten()
        .sum();
    Duration::from_millis(10 * hundredths)
}

/// Their memory; a process that has just ended has none.
pub fn memory(processes: &[u32]) -> Memory {
    let mut memory = Memory::default();
    for id in processes {
        let rollup = fs::read_to_string(format!("/proc/{id}/smaps_rollup")).unwrap_or_default();
        for line in rollup.lines() {
            let mut words = line.split_whitespace();
            let (Some(name), Some(size)) = (words.next(), words.next()) else {
                continue;
            };
            let size: u64 = size.parse().unwrap_or_default();
            match name {
                "Pss:" => memory.proportional += size,
                "Private_Clean:" | "Private_Dirty:" => memory.private += size,
                "Anonymous:" => memory.own += size,
                _ => {}
            }
        }
    }
    memory
}

/// A number of `/proc/<id>/stat`, counted from behind the process's name.
fn field(id: u32, number: usize) -> Option<u64> {
    let stat = fs::read_to_string(format!("/proc/{id}/stat")).ok()?;
    let (_, fields) = stat.rsplit_once(')')?;
    fields.split_whitespace().nth(number)?.parse().ok()
}
