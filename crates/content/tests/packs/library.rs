//! New content takes the old one's place, and only whole.

use crate::support::Pack;
use content::{Library, Reloaded};

#[test]
fn a_change_is_noticed_and_served_while_who_holds_the_old_content_keeps_it() {
    let pack = Pack::new();
    let library = Library::open(pack.path()).unwrap();
    let old = library.current();
    assert!(!library.has_changed());
    pack.replace("gb/topics.toml", "name = \"Alertness\"", "name = \"Staying alert\"");
    assert!(library.has_changed());
    assert_eq!(library.reload(), Ok(Reloaded::Changed));
    assert!(!library.has_changed());
    assert_eq!(library.current().gb.topic(1).unwrap().name, "Staying alert");
    assert_ne!(library.current().version, old.version);
    assert_eq!(old.gb.topic(1).unwrap().name, "Alertness");
}

#[test]
fn a_broken_pack_is_refused_once_and_the_old_one_goes_on_serving() {
    let pack = Pack::new();
    let library = Library::open(pack.path()).unwrap();
    let version = library.current().version.clone();
    pack.replace("gb/questions/alertness.toml", "part = 1", "part = 99");
    let faults = library.reload().unwrap_err();
    assert!(faults[0].to_string().contains("gb/questions/alertness.toml:3: `part` is 99"), "{}", faults[0]);
    assert_eq!(library.current().version, version);
    assert!(library.current().gb.question("gb-alertness-001").is_some());
    assert!(!library.has_changed(), "it is not tried again before a file is touched");
    pack.replace("gb/questions/alertness.toml", "part = 99", "part = 1");
    assert!(library.has_changed());
    assert_eq!(library.reload(), Ok(Reloaded::Unchanged));
}

#[test]
fn every_file_of_a_pack_is_in_its_version_and_nothing_else_is() {
    let pack = Pack::new();
    let version = pack.load().version;
    assert_eq!(version.len(), 12);
    assert_eq!(pack.load().version, version, "the same files give the same version");
    pack.write("notes.txt", "not a part of it");
    assert_eq!(pack.load().version, version);
    pack.append("media/pictograms/cow.svg", "\n");
    assert_ne!(pack.load().version, version);
}

#[test]
fn a_pack_with_a_fault_does_not_open() {
    let pack = Pack::new();
    pack.replace("company.toml", "number = ", "numbers = ");
    let told = crate::support::told(&Library::open(pack.path()).unwrap_err());
    assert!(told.contains("`number` is missing") && told.contains("unknown field `numbers`"), "{told}");
}
