//! A second program on one folder keeps nothing by itself, and says so; what a person saves there is on the disk.

use jadoube::app::chosen_file::Overwrite;
use jadoube::app::platform::Platform;
use jadoube::app::store::JOURNAL;
use jadoube_ui::Notification;

#[test]
fn what_is_saved_where_nothing_is_kept_is_on_the_disk_and_can_be_opened() {
    let folder = tempfile::tempdir().expect("a folder");
    let home = folder.path().join("jadoube");
    let first = Platform::keeping_in(home.clone());
    assert_eq!(first.notifications, []);
    let mut second = Platform::keeping_in(home.clone());
    let [Notification::SecondProgram(Some(other))] = &second.notifications[..] else {
        panic!("{:?}", second.notifications);
    };
    assert!(other.who.ends_with(&format!("PID {}", std::process::id())));
    assert_eq!(other.journal, None, "nothing is played there yet");
    std::fs::write(home.join(JOURNAL), "a game").expect("a file");
    let third = Platform::keeping_in(home.clone());
    let [Notification::SecondProgram(Some(other))] = &third.notifications[..] else {
        panic!("{:?}", third.notifications);
    };
    assert_eq!(other.journal, Some(home.join(JOURNAL)));
    let path = folder.path().join("kept.jadoube");
    let saved = second.chosen_files.save(&path, b"a game", Overwrite::Never);
    saved.expect("it is written");
    assert_eq!(std::fs::read(&path).expect("a file"), b"a game");
    let mut opened = second.chosen_files.open(&path)().expect("a file");
    let mut text = String::new();
    opened.content.read_to_string(&mut text).expect("text");
    assert_eq!(text, "a game");
}
