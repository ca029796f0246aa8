//! Packs of old, which every version must load.

use std::fs;

use content::check;

#[test]
fn every_pack_ever_frozen_still_loads_without_a_fault() {
    let folders: Vec<_> = fs::read_dir("../../content/frozen")
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.is_dir())
        .collect();
    assert!(!folders.is_empty());
    for folder in folders {
        let report = check(&folder);
        assert_eq!(report.faults, [], "{}", folder.display());
    }
}
