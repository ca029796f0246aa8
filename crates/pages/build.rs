//! Builds again when the web app was built again: its files are part of the program.

fn main() {
    println!("cargo:rerun-if-changed=../../web/dist");
}
