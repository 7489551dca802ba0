/**
 * Comments on the turns of a game, and the marks drawn on its positions, kept on this device by game and node. Marks
 * stand in a comment as others write them, `[%cal G22-18]` for an arrow and `[%csl G13]` for a ring, so that they go
 * out with the record and come in with one.
 */
const KEY = 'tabuleiro.notes';

/** By node. */
export type Notes = Readonly<Record<string, string>>;

/** From one place to another; a ring where they are the same. Places are called as the board calls them. */
export interface DrawnMark {
  readonly from: string;
  readonly to: string;
}

const TAGS = /\s*\[%(cal|csl) ([^\]]*)\]/g;
/** A letter for a colour, a place or two: `G22-18`, `Gbar-20`, `22-18`, and four digits as some write them. */
const ARROW = /^[A-Z]?(?:(\w+)-(\w+)|(\d\d)(\d\d))$/;
const RING = /^[A-Z]?(\w+)$/;

function markOf(kind: string, text: string): DrawnMark | null {
  const found = (kind === 'cal' ? ARROW : RING).exec(text.trim());
  if (!found) return null;
  const plain = (place: string | undefined): string => (place ?? '').replace(/^0(?=\d)/, '');
  const from = plain(found[1] ?? found[3]);
  return { from, to: kind === 'cal' ? plain(found[2] ?? found[4]) : from };
}

/** What a comment says, and what it draws. */
export function readNote(note: string): { readonly text: string; readonly marks: readonly DrawnMark[] } {
  const marks = [...note.matchAll(TAGS)].flatMap(([, kind, list]) =>
    list!.split(',').flatMap((each) => markOf(kind!, each) ?? []),
  );
  return { text: note.replace(TAGS, ''), marks };
}

export function writeNote(text: string, marks: readonly DrawnMark[]): string {
  const tag = (kind: string, list: readonly string[]) => (list.length ? `[%${kind} ${list.join(',')}]` : '');
  const arrows = marks.filter(({ from, to }) => from !== to).map(({ from, to }) => `G${from}-${to}`);
  const rings = marks.filter(({ from, to }) => from === to).map(({ from }) => `G${from}`);
  return [text, tag('cal', arrows) + tag('csl', rings)].filter(Boolean).join(' ');
}

function read(): Readonly<Record<string, Notes>> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Readonly<Record<string, Notes>>) : {};
  } catch {
    return {}; // No store, or not ours.
  }
}

export const notesOf = (game: string): Notes => read()[game] ?? {};

/** Comments with one more; one that says what the record says itself (mostly nothing) need not be kept. */
export function noted(notes: Notes, node: number, note: string, recorded: string): Notes {
  const { [String(node)]: _, ...others } = notes;
  return note.trim() === recorded.trim() ? others : { ...others, [String(node)]: note };
}

/** Keeps the comments of a game on this device. */
export function keepNotes(game: string, notes: Notes): void {
  const { [game]: _, ...rest } = read();
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.keys(notes).length ? { ...rest, [game]: notes } : rest));
  } catch {
    // A full or forbidden store: the comment lasts as long as the page.
  }
}
