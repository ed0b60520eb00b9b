//! What learners have done is written when it changes, and again when the disk refused it.

use std::time::Duration;

use jadoube::app::platform::Platform;
use jadoube::app::store::MemoryStore;
use jadoube::app::time_source::ScriptedTime;
use jadoube_ui::{Command, LearnCommand, Notification};

use crate::support::failing_store::{EACCES, ENOSPC, FailingStore, Failure};
use crate::support::headless_program::HeadlessProgram;

const LEARNERS: &str = "learners.ron";

/// The program on that disk, and its time.
fn opened(store: &FailingStore) -> (HeadlessProgram, ScriptedTime) {
    let time = ScriptedTime::default();
    let mut platform = Platform::scripted(&time, &MemoryStore::default());
    platform.store = Box::new(store.clone());
    platform.chosen_files = Box::new(store.clone());
    (HeadlessProgram::start(platform), time)
}

fn choose(program: &mut HeadlessProgram, name: &str) {
    let choose = LearnCommand::ChooseLearner(name.to_owned());
    program.ask(Command::Learn(choose));
    program.let_time_pass();
}

fn written(store: &FailingStore) -> String {
    let bytes = store.file(LEARNERS).unwrap_or_default();
    String::from_utf8(bytes).expect("text")
}

#[test]
fn a_disk_that_refuses_a_learner_is_told_once_and_asked_again() {
    let store = FailingStore::default();
    let (mut program, time) = opened(&store);
    store.fail(Failure::always(ENOSPC));
    choose(&mut program, "Ana");
    choose(&mut program, "Ben");
    program.let_time_pass();
    let told = program.notifications().to_vec();
    assert!(matches!(told[..], [Notification::NotKept(_)]), "{told:?}");
    assert_eq!(written(&store), "");
    store.mend();
    program.let_time_pass();
    assert_eq!(written(&store), "", "it is not tried all the time");
    time.pass(Duration::from_secs(2));
    program.let_time_pass();
    assert_eq!(program.notifications(), [Notification::KeptAfterAll]);
    let kept = written(&store);
    assert!(kept.contains("Ana") && kept.contains("Ben"), "{kept}");
}

#[test]
fn a_learner_is_written_at_once_and_only_when_something_changed() {
    let store = FailingStore::default();
    let (mut program, _) = opened(&store);
    choose(&mut program, "Ana");
    assert!(written(&store).contains("Ana"));
    store.mend();
    choose(&mut program, "Ana");
    program.finish();
    assert_eq!(store.calls(), 0);
}

#[test]
fn what_the_disk_does_not_give_is_kept_before_it_is_replaced() {
    let store = FailingStore::default();
    let before = "(version: 1, learners: (current: \"Ana\", learners: {\"Ana\": ()}))";
    store.put(LEARNERS, before);
    store.fail(Failure::always(EACCES));
    let (mut program, _) = opened(&store);
    let told = program.notifications();
    let is_told = |told: &Notification| matches!(told, Notification::LearnersUnread(_));
    assert!(told.iter().any(is_told), "{told:?}");
    choose(&mut program, "Ben");
    assert_eq!(written(&store), before);
    store.mend();
    program.finish();
    assert!(written(&store).contains("Ben"));
    assert_eq!(store.file("earlier learners.ron"), Some(before.into()));
}
