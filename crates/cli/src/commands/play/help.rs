//! What can be typed, and what it does.

use ::draughts::Compulsion;
use table::RuleSet;
use words::Lang;
use words::terminal::Line;

/// The list of commands of a game.
pub(super) fn help(rules: &RuleSet, lang: Lang) -> String {
    let example = &*words::chess::move_text("Nf3", lang);
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
        RuleSet::Chess(_) => vec![
            (example, Line::HelpChessMove),
            ("m", Line::HelpList),
            ("u", Line::HelpUndo),
            ("draw", Line::HelpDraw),
            ("claim", Line::HelpClaim),
            ("resign", Line::HelpResign),
        ],
    };
    if let RuleSet::Draughts(rules) = rules
        && rules.compulsion.value == Compulsion::Huff
    {
        own.insert(2, ("~18 22-17", Line::HelpHuff));
    }
    let everywhere = [
        ("hint", Line::HelpHint),
        ("analyse", Line::HelpAnalyse),
        ("board", Line::HelpBoard),
        ("describe", Line::HelpDescribe),
        ("id", Line::HelpPosition),
        ("save FILE", Line::HelpSave),
        ("leave", Line::HelpLeave),
        ("q", Line::HelpQuit),
    ];
    let lines: Vec<String> = own
        .iter()
        .chain(&everywhere)
        .map(|(typed, line)| {
            let (word, rest) = typed.split_once(' ').unwrap_or((typed, ""));
            // What help shows in short has a longer word too.
            let command = match word {
                "m" => "moves",
                "u" => "undo",
                "d" => "double",
                "q" => "quit",
                word => word,
            };
            let shown = match words::typed::local(command, lang) {
                Some(own) if command == word => format!("{own} {rest}"),
                Some(own) => format!("{word}, {own}"),
                None => (*typed).to_owned(),
            };
            format!("  {shown:16} {}", line.in_words(lang))
        })
        .collect();
    lines.join("\n")
}
