//! The program `tabuleiro`.
fn main() {
    println!("Tabuleiro");
}
