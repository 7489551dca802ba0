/**
 * The box over the wasm: each call crosses as JSON, and what takes long is asked for in slices so that the worker hears
 * other calls in between. The wasm is in two parts, and words come by language and by game: what a first visit does not
 * need is loaded when it is first asked for. Nothing in here knows a rule.
 */
import type { Analysis, GameKind, GamesBox, Language, Side, SideReport, TableId, TableView, ThinkRequest } from './api';

/** The part of the wasm that is used: `WorkerBox` of crates/wasm. */
export interface Wasm {
  /** Undefined where the call is for the rest. */
  call(name: string, args: string, now: number, entropy: Uint8Array): string | undefined;
  /** Only once the rest is there. */
  callRest(name: string, args: string, now: number, entropy: Uint8Array): string;
  loadWords(language: string, part: string, text: string): void;
  /** Only once the rest is there. */
  loadData(name: string, bytes: Uint8Array): void;
}

/** A part of the box's words: what is said everywhere, at the tables of a game, or with the rest of the wasm. */
export type WordsPart = 'common' | 'rest' | GameKind;

/** What the box needs from where it runs. */
export interface Surroundings {
  readonly entropyBytes: number;
  readonly entropy: (bytes: Uint8Array) => Uint8Array;
  readonly now: () => number;
  /** Fetches a part of the words of a language; asked once for each. */
  readonly words: (language: Language, part: WordsPart) => Promise<string>;
  /**
   * Loads the second part of the wasm; asked once, when the computer, a rules page, house rules
   * or a file is first wanted.
   */
  readonly rest: () => Promise<void>;
  /** Fetches a file of crates/engine/data; asked once for each, when a player that reads it first thinks. */
  readonly data: (name: string) => Promise<Uint8Array>;
  /** Lets other messages be heard. */
  readonly breathe: () => Promise<void>;
}

interface Judged {
  readonly at: number;
  readonly of: number;
  readonly result: { readonly view: TableView; readonly report: Readonly<Record<Side, SideReport>> } | null;
}

/** Calls that are answered at once, one wasm call each. */
const SIMPLE = [
  'capabilities',
  'levels',
  'ruleSets',
  'closeTable',
  'act',
  'undo',
  'goTo',
  'goToGame',
  'stopThinking',
  'verifyDice',
  'houseForm',
  'checkHouse',
  'houseFromText',
  'keepHouse',
  'checkSetup',
  'readPosition',
  'judge',
  'positionTexts',
  'exportRecord',
  'sealDice',
  'follow',
  'hear',
  'tell',
  'say',
] as const satisfies readonly (keyof GamesBox)[];

/** Every game has words of its own; those whose code comes with the rest of the wasm are marked. */
const LATER: Readonly<Record<GameKind, boolean>> = { draughts: false, backgammon: false, chess: true };
const GAMES = Object.keys(LATER) as GameKind[];

/** Calls at a table: the words of its game came with it. Any other call for the rest may speak of every game. */
const AT_A_TABLE = new Set([
  'act',
  'think',
  'thinkOn',
  'analyseRecord',
  'analyseOn',
  'verifyDice',
  'positionTexts',
  'exportRecord',
]);

/** Without its table a player judges by what people know; without a net it knows nothing. */
const isNeeded = (name: string): boolean => name.endsWith('.net');

/** Does something at most once; if it fails, the next one who asks tries again. */
function once<Key, Value>(load: (key: Key) => Promise<Value>): (key: Key) => Promise<Value> {
  const loading = new Map<Key, Promise<Value>>();
  return (key) => {
    const known = loading.get(key);
    if (known) return known;
    const fresh = load(key);
    loading.set(key, fresh);
    fresh.catch(() => loading.delete(key));
    return fresh;
  };
}

/** Makes a GamesBox out of the wasm. */
export function wasmBox(wasm: Wasm, around: Surroundings): GamesBox {
  /** Languages that were asked for, and the parts that each of them has to have. */
  const spoken = new Set<Language>();
  const parts = new Set<WordsPart>(['common']);
  const learn = once(async (key: `${Language}-${WordsPart}`) => {
    const [language, part] = key.split('-') as [Language, WordsPart];
    wasm.loadWords(language, part, await around.words(language, part));
  });
  const speak = async (language: Language): Promise<void> => {
    spoken.add(language);
    await Promise.all([...parts].map((part) => learn(`${language}-${part}`)));
  };
  const open = async (...wanted: readonly WordsPart[]): Promise<void> => {
    for (const part of wanted) parts.add(part);
    await Promise.all([...spoken].map(speak));
  };
  const code = once(() => around.rest());
  const rest = (): Promise<unknown> => Promise.all([code(null), open('rest')]);
  const data = once(async (name: string) => {
    const [bytes] = await Promise.all([around.data(name), rest()]);
    wasm.loadData(name, bytes);
  });
  const ask = async (name: string, args: readonly unknown[]): Promise<unknown> => {
    const crossing = [name, JSON.stringify(args)] as const;
    const outside = () => [around.now(), around.entropy(new Uint8Array(around.entropyBytes))] as const;
    const answer = wasm.call(...crossing, ...outside());
    if (answer !== undefined) return JSON.parse(answer);
    await Promise.all([rest(), AT_A_TABLE.has(name) ? null : open(...GAMES)]);
    return JSON.parse(wasm.callRest(...crossing, ...outside()));
  };
  /** Loads what the computer needs at a table: its code, and the nets or tables of its player. */
  const prepare = async (table: TableId): Promise<void> => {
    const names = (await ask('dataFor', [table])) as readonly string[];
    await Promise.all([
      rest(),
      ...names.map((name) => (isNeeded(name) ? data(name) : data(name).catch(() => undefined))),
    ]);
  };
  const remember = (view: TableView): void => {
    // Whoever plays against the computer will want it in a moment; what fails now is tried again then.
    if (Object.values(view.seats).some((seat) => seat.player.kind === 'computer'))
      prepare(view.table).catch(() => undefined);
  };
  /** The number of the newest question at each table: an older one stops when it sees another. */
  const newest = new Map<TableId, number>();
  let questions = 0;

  const simple = Object.fromEntries(SIMPLE.map((name) => [name, (...args: unknown[]) => ask(name, args)]));
  const sliced: Pick<
    GamesBox,
    | 'speak'
    | 'rulesPage'
    | 'housePage'
    | 'openTable'
    | 'importRecord'
    | 'think'
    | 'analyseRecord'
    | 'stopThinking'
    | 'act'
    | 'undo'
    | 'goTo'
    | 'goToGame'
  > = {
    speak,
    rulesPage: async (ruleSet, language) => {
      await speak(language);
      return ask('rulesPage', [ruleSet, language]) as ReturnType<GamesBox['rulesPage']>;
    },
    housePage: async (draft, language) => {
      await speak(language);
      return ask('housePage', [draft, language]) as ReturnType<GamesBox['housePage']>;
    },
    openTable: async (options) => {
      const game = (await ask('gameOf', [options.ruleSet])) as GameKind | null;
      if (game) await Promise.all([open(game), LATER[game] ? rest() : null]);
      const opened = (await ask('openTable', [options])) as Awaited<ReturnType<GamesBox['openTable']>>;
      if (opened.ok) remember(opened.value);
      return opened;
    },
    importRecord: async (text, fileName) => {
      const read = (await ask('importRecord', [text, fileName])) as Awaited<ReturnType<GamesBox['importRecord']>>;
      if (read.ok) for (const game of read.value.games) remember(game.view);
      return read;
    },
    think: async (request: ThinkRequest, onProgress) => {
      const question = ++questions;
      newest.set(request.table, question);
      await prepare(request.table);
      let found = (await ask('think', [request])) as Analysis;
      while (!found.done) {
        onProgress?.(found);
        await around.breathe();
        if (newest.get(request.table) !== question) return { ...found, done: true };
        found = (await ask('thinkOn', [request.table])) as Analysis;
      }
      return found;
    },
    stopThinking: async (table) => {
      newest.delete(table);
      await ask('stopThinking', [table]);
    },
    act: async (table, action) => {
      newest.delete(table);
      return (await ask('act', [table, action])) as Awaited<ReturnType<GamesBox['act']>>;
    },
    undo: async (table) => {
      newest.delete(table);
      return (await ask('undo', [table])) as TableView;
    },
    goTo: async (table, node) => {
      newest.delete(table);
      return (await ask('goTo', [table, node])) as TableView;
    },
    goToGame: async (table, game) => {
      newest.delete(table);
      return (await ask('goToGame', [table, game])) as TableView;
    },
    analyseRecord: async (table, budgetPerTurn, onProgress) => {
      await prepare(table);
      let judged = (await ask('analyseRecord', [table, budgetPerTurn])) as Judged;
      while (judged.result === null) {
        onProgress?.({ of: judged.of, at: judged.at });
        await around.breathe();
        judged = (await ask('analyseOn', [table])) as Judged;
      }
      return judged.result;
    },
  };
  return { ...(simple as unknown as GamesBox), ...sliced };
}
