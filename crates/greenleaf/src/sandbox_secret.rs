//! The secret that signs the sandbox's tokens.

use std::{
    fs::{self, File, OpenOptions},
    io::{self, Write as _},
    os::unix::fs::OpenOptionsExt as _,
    path::Path,
};

use anyhow::{Context, Result};
use uuid::Uuid;

const FILE: &str = "sandbox-secret";
/// What the signatures, HMAC with SHA-256, need.
const LEAST_BYTES: usize = 32;

/// The secret in the data folder, so that tokens outlive a restart; one that is missing or too short is made anew.
pub fn sandbox_secret(data: &Path) -> Result<Vec<u8>> {
    let file = data.join(FILE);
    match fs::read(&file) {
        Ok(secret) if secret.len() >= LEAST_BYTES => return Ok(secret),
        Ok(_) => tracing::warn!(file = %file.display(), "the secret is too short and is replaced"),
        Err(error) if error.kind() == io::ErrorKind::NotFound => {}
        Err(error) => return Err(error).with_context(|| format!("{} cannot be read", file.display())),
    }
    let secret = [Uuid::new_v4().into_bytes(), Uuid::new_v4().into_bytes(), Uuid::new_v4().into_bytes()].concat();
    put(&file, &secret).with_context(|| format!("{} cannot be written", file.display()))?;
    Ok(secret)
}

/// Puts a file in its place whole, and never readable by anybody but its owner.
fn put(file: &Path, bytes: &[u8]) -> io::Result<()> {
    let unfinished = file.with_extension(Uuid::new_v4().simple().to_string());
    let written = OpenOptions::new().write(true).create_new(true).mode(0o600).open(&unfinished);
    let placed = written.and_then(|written| write(written, bytes)).and_then(|()| fs::rename(&unfinished, file));
    if placed.is_err() {
        // Why it failed matters more than whether something is left.
        let _ = fs::remove_file(&unfinished);
    }
    placed
}

fn write(mut file: File, bytes: &[u8]) -> io::Result<()> {
    file.write_all(bytes)?;
    file.sync_all()
}

#[cfg(test)]
mod tests {
    use std::os::unix::fs::PermissionsExt as _;

    use super::*;

    #[test]
    fn a_secret_outlives_a_restart_and_only_its_owner_reads_it() -> Result<()> {
        let data = tempfile::tempdir()?;
        let secret = sandbox_secret(data.path())?;
        assert!(secret.len() >= LEAST_BYTES);
        assert_eq!(sandbox_secret(data.path())?, secret);
        let mode = fs::metadata(data.path().join(FILE))?.permissions().mode();
        assert_eq!(mode & 0o777, 0o600);
        assert_eq!(fs::read_dir(data.path())?.count(), 1, "nothing unfinished is left");
        Ok(())
    }

    #[test]
    fn a_secret_that_was_cut_off_is_replaced() -> Result<()> {
        let data = tempfile::tempdir()?;
        for short in [&b""[..], &[7; LEAST_BYTES - 1]] {
            fs::write(data.path().join(FILE), short)?;
            let secret = sandbox_secret(data.path())?;
            assert!(secret.len() >= LEAST_BYTES);
            assert_eq!(fs::read(data.path().join(FILE))?, secret);
        }
        Ok(())
    }

    #[test]
    fn a_secret_that_cannot_be_read_is_not_replaced() -> Result<()> {
        let data = tempfile::tempdir()?;
        fs::create_dir(data.path().join(FILE))?;
        assert!(sandbox_secret(data.path()).is_err());
        Ok(())
    }
}
