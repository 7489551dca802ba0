use table::rules_page::*;
fn main() {
    let a: Vec<String> = std::env::args().collect();
    let l = a[2].parse().unwrap();
    let p = if let Some(f) = a[1].strip_prefix("bg:") {
        backgammon_page(backgammon::Frame::from_id(f).unwrap(), l)
    } else {
        draughts_page(draughts::rule_sets::by_id(&a[1]).unwrap(), l)
    };
    if a.get(3).is_some() {
        println!("{}", p.to_html())
    } else {
        println!("{}", p.to_text())
    }
}
