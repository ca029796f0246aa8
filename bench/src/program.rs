//! The program as it is shipped, started on a folder and a port of its own.

use std::{
    fs,
    net::{SocketAddr, TcpListener},
    path::{Path, PathBuf},
    process::Stdio,
    time::{Duration, Instant},
};

use anyhow::{Context, Result, bail};
use tokio::process::{Child, Command};

use crate::load;

const PATIENCE: Duration = Duration::from_secs(30);

/// A running program.
pub struct Program {
    child: Child,
    /// Where it listens.
    pub address: SocketAddr,
    /// How long it took until it was ready.
    pub started_in: Duration,
    log: PathBuf,
}

impl Program {
    /// Starts the program with the settings of a fresh machine and waits until it is ready.
    pub async fn start(data: &Path) -> Result<Self> {
        fs::create_dir_all(data)?;
        let address = TcpListener::bind("127.0.0.1:0")?.local_addr()?;
        let log = data.join("log");
        let mut command = Command::new("target/release/greenleaf");
        command
            .arg("serve")
            .env("GREENLEAF_LISTEN", address.to_string())
            .env("GREENLEAF_DATA", data)
            .env("GREENLEAF_PUBLIC_URL_GB", format!("http://localhost:{}", address.port()))
            .env("GREENLEAF_PUBLIC_URL_PL", format!("http://pl.localhost:{}", address.port()))
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(fs::File::create(&log)?)
            .kill_on_drop(true);
        let begun = Instant::now();
        let child = command.spawn().context("target/release/greenleaf does not start")?;
        let mut program = Self { child, address, started_in: Duration::ZERO, log };
        program.started_in = program.ready(begun).await?;
        Ok(program)
    }

    async fn ready(&mut self, begun: Instant) -> Result<Duration> {
        loop {
            let answer = load::plain(self.address, "localhost", "/readyz").await;
            if answer.is_ok_and(|answer| answer.status == 200) {
                return Ok(begun.elapsed());
            }
            if self.child.try_wait()?.is_some() || begun.elapsed() > PATIENCE {
                bail!("the program did not become ready:\n{}", fs::read_to_string(&self.log)?);
            }
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
    }

    /// Ends it as an operator does.
    pub async fn stop(mut self) -> Result<()> {
        let pid = self.child.id().context("the program has ended")?;
        Command::new("kill").args(["-TERM", &pid.to_string()]).status().await?;
        tokio::time::timeout(PATIENCE, self.child.wait()).await.context("the program does not end")??;
        Ok(())
    }

    /// Memory in use (resident), in MB.
    pub fn memory_mb(&self) -> Result<f64> {
        let status = self.proc("status")?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).context("no VmRSS")?;
        let kilobytes: f64 = line.trim().trim_end_matches(" kB").parse()?;
        Ok(kilobytes / 1024.0)
    }

    /// Time of the processors that it used so far, in microseconds.
    pub fn cpu_us(&self) -> Result<f64> {
        let stat = self.proc("stat")?;
        // The name in brackets may hold spaces; what follows is state, parent and so on, times from the 12th on.
        let (_, after) = stat.rsplit_once(')').context("an unreadable stat")?;
        let ticks = after.split_whitespace().skip(11).take(2).map(str::parse::<f64>);
        let ticks: Result<Vec<_>, _> = ticks.collect();
        Ok(ticks?.iter().sum::<f64>() * 10_000.0)
    }

    fn proc(&self, file: &str) -> Result<String> {
        let pid = self.child.id().context("the program has ended")?;
        fs::read_to_string(format!("/proc/{pid}/{file}")).context("only a Linux system tells what a program uses")
    }

    /// How much it logged so far.
    pub fn logged(&self) -> Result<usize> {
        Ok(usize::try_from(fs::metadata(&self.log)?.len())?)
    }

    /// What it logged after that.
    pub fn log_after(&self, logged: usize) -> Result<String> {
        let log = fs::read(&self.log)?;
        Ok(String::from_utf8_lossy(log.get(logged..).unwrap_or_default()).into_owned())
    }
}
