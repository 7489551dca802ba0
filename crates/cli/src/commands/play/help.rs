//! What can be typed, and what it does.

use ::draughts::Compulsion;
use table::RuleSet;
use words::Lang;
use words::terminal::Line;

/// The list of commands of a game.
pub(super) fn help(rules: &RuleSet, lang: Lang) -> String {
    let mut own = match rules {
        RuleSet::Backgammon(_) => vec![
            ("13/8 6/5", Line::HelpPlay),
            ("m", Line::HelpList),
            ("u", Line::HelpUndo),
            ("d", Line::HelpDouble),
            ("t, p", Line::HelpAnswer),
            ("resign 1 2 3", Line::HelpResignStake),
            ("void", Line::HelpVoid),
            ("pips", Line::HelpPips),
        ],
        RuleSet::Draughts(_) => vec![
            ("22-18", Line::HelpMove),
            ("22x15x8", Line::HelpCapture),
            ("m", Line::HelpList),
            ("u", Line::HelpUndo),
            ("draw", Line::HelpDraw),
            ("resign", Line::HelpResign),
        ],
    };
    if let RuleSet::Draughts(rules) = rules
        && rules.compulsion.value == Compulsion::Huff
    {
        own.insert(2, ("~18 22-17", Line::HelpHuff));
    }
    let everywhere = [
        ("board", Line::HelpBoard),
        ("id", Line::HelpPosition),
        ("save FILE", Line::HelpSave),
        ("leave", Line::HelpLeave),
        ("q", Line::HelpQuit),
    ];
    let lines: Vec<String> = own
        .iter()
        .chain(&everywhere)
        .map(|(typed, line)| format!("  {typed:13} {}", line.in_words(lang)))
        .collect();
    lines.join("\n")
}
