use anyhow::Result;

/// Prints the contract of the calls.
pub fn print() -> Result<()> {
    println!("{}", server::openapi_json()?);
    Ok(())
}
