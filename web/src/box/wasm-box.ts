/**
 * The box over the wasm: each call crosses as JSON, and what takes long is asked for in slices so that the worker hears
 * other calls in between. Nothing in here knows a rule.
 */
import type { Analysis, GamesBox, SideReport, Side, TableId, TableView, ThinkRequest } from './api';

/** The part of the wasm that is used: `WorkerBox` of crates/wasm. */
export interface Wasm {
  call(name: string, args: string, now: number, entropy: Uint8Array): string;
  loadNets(bytes: Uint8Array): void;
}

/** What the box needs from where it runs. */
export interface Surroundings {
  readonly entropyBytes: number;
  readonly entropy: (bytes: Uint8Array) => Uint8Array;
  readonly now: () => number;
  /** Fetches data/backgammon.net; asked once, when backgammon is first thought about. */
  readonly nets: () => Promise<Uint8Array>;
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
  'capabilities', 'ruleSets', 'rulesPage', 'closeTable', 'act', 'undo', 'goTo', 'stopThinking', 'verifyDice', 'houseForm', 'checkHouse',
  'housePage', 'houseFromText', 'keepHouse', 'checkSetup', 'readPosition', 'positionTexts', 'exportRecord',
] as const satisfies readonly (keyof GamesBox)[];

/** Makes a GamesBox out of the wasm. */
export function wasmBox(wasm: Wasm, around: Surroundings): GamesBox {
  const ask = (name: string, args: readonly unknown[]): unknown =>
    JSON.parse(wasm.call(name, JSON.stringify(args), around.now(), around.entropy(new Uint8Array(around.entropyBytes))));
  /** Tables of backgammon, whose player needs its nets. */
  const needsNets = new Set<TableId>();
  const remember = (view: TableView): void => {
    if (view.kind === 'backgammon') needsNets.add(view.table);
  };
  let loading: Promise<void> | null = null;
  const nets = async (table: TableId): Promise<void> => {
    if (!needsNets.has(table)) return;
    loading ??= around.nets().then((bytes) => wasm.loadNets(bytes));
    try {
      await loading;
    } catch (why) {
      // Next time it may be there.
      loading = null;
      throw why;
    }
  };
  /** The number of the newest question at each table: an older one stops when it sees another. */
  const newest = new Map<TableId, number>();
  let questions = 0;

  const simple = Object.fromEntries(SIMPLE.map((name) => [name, (...args: unknown[]) => Promise.resolve().then(() => ask(name, args))]));
  const sliced: Pick<GamesBox, 'openTable' | 'importRecord' | 'think' | 'analyseRecord' | 'stopThinking' | 'act' | 'undo' | 'goTo'> = {
    openTable: async (options) => {
      const opened = ask('openTable', [options]) as Awaited<ReturnType<GamesBox['openTable']>>;
      if (opened.ok) remember(opened.value);
      return opened;
    },
    importRecord: async (text, fileName) => {
      const read = ask('importRecord', [text, fileName]) as Awaited<ReturnType<GamesBox['importRecord']>>;
      if (read.ok) for (const game of read.value.games) remember(game.view);
      return read;
    },
    think: async (request: ThinkRequest, onProgress) => {
      const question = ++questions;
      newest.set(request.table, question);
      await nets(request.table);
      let found = ask('think', [request]) as Analysis;
      while (!found.done) {
        onProgress?.(found);
        await around.breathe();
        if (newest.get(request.table) !== question) return { ...found, done: true };
        found = ask('thinkOn', [request.table]) as Analysis;
      }
      return found;
    },
    stopThinking: async (table) => {
      newest.delete(table);
      ask('stopThinking', [table]);
    },
    act: async (table, action) => {
      newest.delete(table);
      return ask('act', [table, action]) as Awaited<ReturnType<GamesBox['act']>>;
    },
    undo: async (table) => {
      newest.delete(table);
      return ask('undo', [table]) as TableView;
    },
    goTo: async (table, node) => {
      newest.delete(table);
      return ask('goTo', [table, node]) as TableView;
    },
    analyseRecord: async (table, budgetPerTurn, onProgress) => {
      await nets(table);
      let judged = ask('analyseRecord', [table, budgetPerTurn]) as Judged;
      while (judged.result === null) {
        onProgress?.({ of: judged.of, at: judged.at });
        await around.breathe();
        judged = ask('analyseOn', [table]) as Judged;
      }
      return judged.result;
    },
  };
  return { ...(simple as unknown as GamesBox), ...sliced };
}
