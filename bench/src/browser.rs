//! What only a browser can tell.

use anyhow::{Context, Result, ensure};
use serde::{Deserialize, de::DeserializeOwned};
use tokio::process::Command;

use crate::{
    program::Program,
    table::{Table, median, percentile},
};

const SCRIPT_BUDGET: u64 = 90 * 1024;
const FRAME_MS: f64 = 16.0;
const TAP: &str = "tap to feedback, processor slowed 6x";

/// What a first visit to a page sends, in bytes as they were sent.
#[derive(Deserialize)]
struct Weight {
    path: String,
    html: u64,
    script: u64,
    style: u64,
    font: u64,
    other: u64,
}

/// Milliseconds, tap by tap.
#[derive(Deserialize)]
struct Taps {
    /// The same as `drawn_ms` on a page that only marks what was tapped.
    floor_ms: Vec<f64>,
    /// From the tap until the frame with the feedback had been drawn.
    drawn_ms: Vec<f64>,
    /// How many frames were drawn before that one.
    frames_before: Vec<f64>,
    /// The same time by the browser's own account, which counts in steps of 8 ms.
    browser_drawn_ms: Vec<f64>,
    /// What the page's own code took of it.
    code_ms: Vec<f64>,
}

/// The bytes of first visits.
pub async fn weigh(program: &Program, table: &mut Table) -> Result<()> {
    let weights: Vec<Weight> = match run("weigh", program).await? {
        Ok(weights) => weights,
        Err(why) => {
            table.skip("JavaScript of a first visit to /", "90 KB (br)", &why);
            return Ok(());
        }
    };
    for weight in weights {
        let what = format!("JavaScript of a first visit to {}", weight.path);
        let (sent, ratio) = (kilobytes(weight.script), format!("{:.2} of 90 KB", share(weight.script, SCRIPT_BUDGET)));
        if weight.path == "/" {
            table.add(&what, sent, "90 KB (br)", ratio, weight.script <= SCRIPT_BUDGET);
        } else {
            table.tell(&what, sent, ratio);
        }
        let rest = format!(
            "HTML {}, CSS {}, fonts {}, other {}",
            kilobytes(weight.html),
            kilobytes(weight.style),
            kilobytes(weight.font),
            kilobytes(weight.other)
        );
        table.tell(&format!("  what else {} sends", weight.path), rest, String::new());
    }
    Ok(())
}

/// The time from tapping an option until the feedback has been drawn.
pub async fn tap(program: &Program, table: &mut Table) -> Result<()> {
    let taps: Taps = match run("tap", program).await? {
        Ok(taps) => taps,
        Err(why) => {
            table.skip(TAP, "one frame (16 ms)", &why);
            return Ok(());
        }
    };
    ensure!(!taps.drawn_ms.is_empty(), "no tap was measured");
    let floor = median(&taps.floor_ms);
    table.tell("floor: tap on a page that only marks the option", format!("median {floor:.0} ms"), "1".into());
    let (drawn, worst, before) = (median(&taps.drawn_ms), percentile(&taps.drawn_ms, 1.0), median(&taps.frames_before));
    let measured = format!("median {drawn:.0} ms, worst {worst:.0} ms, {before:.0} frames before");
    let ratio = format!("{:.2}x of it, {:.2}x of the floor", drawn / FRAME_MS, drawn / floor);
    table.add(TAP, measured, "one frame (16 ms)", ratio, drawn <= FRAME_MS);
    let (browser, code) = (median(&taps.browser_drawn_ms), median(&taps.code_ms));
    let measured = format!("median {browser:.0} ms, code alone {code:.0} ms");
    table.tell("  by the browser's Event Timing (steps of 8 ms)", measured, String::new());
    Ok(())
}

/// Runs a script of `bench/browser`; the inner error says why it could not measure.
async fn run<T: DeserializeOwned>(script: &str, program: &Program) -> Result<Result<T, String>> {
    let url = format!("http://localhost:{}", program.address.port());
    let ran = Command::new("node").arg(format!("bench/browser/{script}.mjs")).arg(url).output().await;
    let ran = ran.context("Node.js does not start")?;
    if !ran.status.success() {
        let said = String::from_utf8_lossy(&ran.stderr);
        eprintln!("{said}");
        let why = said.lines().find(|line| line.contains("Error")).unwrap_or("the browser did not measure");
        return Ok(Err(why.trim().to_owned()));
    }
    Ok(Ok(serde_json::from_slice(&ran.stdout)?))
}

#[expect(clippy::cast_precision_loss, reason = "sizes for people to read")]
fn share(bytes: u64, of: u64) -> f64 {
    bytes as f64 / of as f64
}

fn kilobytes(bytes: u64) -> String {
    format!("{:.1} KB", share(bytes, 1024))
}
