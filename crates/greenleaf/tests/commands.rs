//! What an operator types.

use std::process::{Command, Output};

use anyhow::Result;

fn greenleaf(data: &std::path::Path, arguments: &[&str], variables: &[(&str, &str)]) -> Result<Output> {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");
    let mut command = Command::new(env!("CARGO_BIN_EXE_greenleaf"));
    command.current_dir(root).env("GREENLEAF_DATA", data).env_remove("GREENLEAF_DATABASE_URL").args(arguments);
    Ok(command.envs(variables.iter().copied()).output()?)
}

fn said(output: &Output) -> String {
    format!("{}{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr))
}

#[test]
fn a_wrong_setting_stops_the_start_and_is_named() -> Result<()> {
    let data = tempfile::tempdir()?;
    let output = greenleaf(data.path(), &["serve"], &[("GREENLEAF_LISTEN", "nowhere")])?;
    assert!(!output.status.success() && said(&output).to_lowercase().contains("listen"), "{}", said(&output));
    Ok(())
}

#[test]
fn seeding_twice_gives_the_same_learners() -> Result<()> {
    let data = tempfile::tempdir()?;
    let first = greenleaf(data.path(), &["seed"], &[])?;
    let second = greenleaf(data.path(), &["seed"], &[])?;
    assert!(first.status.success(), "{}", said(&first));
    for email in ["free", "limit", "trial", "premium", "cancelled", "pastdue"] {
        assert!(said(&first).contains(&format!("{email}@example.com")));
    }
    assert_eq!(said(&first), said(&second));
    let check = greenleaf(data.path(), &["progress", "check"], &[])?;
    assert!(check.status.success(), "{}", said(&check));
    Ok(())
}

#[test]
fn demo_learners_are_refused_in_production() -> Result<()> {
    let data = tempfile::tempdir()?;
    let production = [
        ("GREENLEAF_MODE", "production"),
        ("GREENLEAF_PUBLIC_URL_GB", "https://gb.example"),
        ("GREENLEAF_PUBLIC_URL_PL", "https://pl.example"),
    ];
    let output = greenleaf(data.path(), &["seed"], &production)?;
    assert!(!output.status.success() && said(&output).contains("sandbox"), "{}", said(&output));
    Ok(())
}

#[test]
fn a_backup_is_a_database_with_the_same_progress() -> Result<()> {
    let (data, copy) = (tempfile::tempdir()?, tempfile::tempdir()?);
    greenleaf(data.path(), &["seed"], &[])?;
    let file = copy.path().join("greenleaf.db");
    let target = file.to_string_lossy();
    let backup = greenleaf(data.path(), &["backup", &target], &[])?;
    assert!(backup.status.success(), "{}", said(&backup));
    let again = greenleaf(data.path(), &["backup", &target], &[])?;
    assert!(!again.status.success(), "a backup never overwrites");
    let check = greenleaf(copy.path(), &["progress", "check"], &[])?;
    assert!(check.status.success(), "{}", said(&check));
    let seeded = greenleaf(copy.path(), &["seed"], &[])?;
    assert!(said(&seeded).contains("premium@example.com"));
    Ok(())
}

#[test]
fn a_broken_pack_is_told_with_file_and_line() -> Result<()> {
    let (data, pack) = (tempfile::tempdir()?, tempfile::tempdir()?);
    std::fs::create_dir_all(pack.path().join("gb"))?;
    std::fs::write(pack.path().join("gb/edition.toml"), "site_name = 7\n")?;
    let folder = pack.path().to_string_lossy().into_owned();
    let output = greenleaf(data.path(), &["content", "check"], &[("GREENLEAF_CONTENT", &folder)])?;
    assert!(!output.status.success());
    assert!(said(&output).contains("edition.toml:1"), "{}", said(&output));
    Ok(())
}
