//! The pack in the repository, as learners get it.

use std::path::Path;

use content::check;

#[test]
fn the_pack_in_the_repository_has_no_fault() {
    let report = check(Path::new("../../content"));
    let told: Vec<String> = report.faults.iter().map(ToString::to_string).collect();
    assert!(told.is_empty(), "{}", told.join("\n"));
}
