/** Comments on the turns of a game, kept on this device by game and node. */
const KEY = 'tabuleiro.notes';

type Notes = Readonly<Record<string, Readonly<Record<string, string>>>>;

function read(): Notes {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Notes) : {};
  } catch {
    return {}; // No store, or not ours.
  }
}

export const notesOf = (game: string): Readonly<Record<string, string>> => read()[game] ?? {};

/** Writes a comment; an empty one is taken away. */
export function keepNote(game: string, node: number, text: string): Readonly<Record<string, string>> {
  const { [String(node)]: _, ...others } = notesOf(game);
  const own = text.trim() ? { ...others, [String(node)]: text } : others;
  const { [game]: __, ...rest } = read();
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.keys(own).length ? { ...rest, [game]: own } : rest));
  } catch {
    // A full or forbidden store: the comment lasts as long as the page.
  }
  return own;
}
