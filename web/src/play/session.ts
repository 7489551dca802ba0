/**
 * One table on the screen: asks the box, keeps the view, lets the computer act, speaks, sounds and saves. It knows
 * no rule and draws nothing.
 */
import { batch, createEffect, createMemo, createSignal, on, onCleanup } from 'solid-js';
import { announce } from '../app/announce';
import { begin, underWay } from '../app/under-way';
import type { Action, Analysis, GamesBox, NodeId, Refusal, Side, TableView } from '../box/api';
import { roomOf } from '../games/open';
import { language } from '../i18n';
import { sound } from '../sound/play';
import { announcementsFor } from './announcements';
import { timeLeft } from './clock';
import { namedView } from './seats';
import { actingSide, hintText } from './wording';

/** How a view came about: it decides what is shown moving. */
export type ViewCause = 'open' | 'acted' | 'walked' | 'undone';

export interface Change {
  readonly before: TableView | null;
  readonly after: TableView;
  readonly cause: ViewCause;
  /** Stations or steps of the turn that were already shown while it was entered. */
  readonly alreadyShown: number;
}

export interface SessionOptions {
  readonly box: GamesBox;
  readonly first: TableView;
  /** Does a computer seat act by itself here, and a flag fall? Not when studying or looking on. */
  readonly computerActs: boolean;
  /** Does a server lead this table? Then it sees for itself that time is up, and nobody whispers. */
  readonly led?: boolean;
  /** One's own side there. */
  readonly you?: () => Side | null;
  /** What people are called whose names are not on the record. */
  readonly names?: () => Readonly<Record<Side, string>>;
  /** How long the computer may think, in milliseconds. */
  readonly budget: number;
  /** Is the evaluation wanted now? */
  readonly evaluates: () => boolean;
  /** Called with every new view that is part of the game. */
  readonly onChange?: (change: Change) => void;
  readonly onFailure: (why: unknown) => void;
}

/** After this long the end of the computer's turn is worth a sound. */
const LONG_WAIT = 3000;

/** How long the evaluation may take beside a game and in a study, in milliseconds. */
const GLANCE = 300;
const LOOK = 1000;

/** The computer never answers faster than a hand could: the eye must follow. A game may ask for more. */
const COMPUTER_PAUSE = 450;

export function createSession(options: SessionOptions) {
  const { box } = options;
  const table = options.first.table;
  const [change, setChange] = createSignal<Change>({
    before: null,
    after: options.first,
    cause: 'open',
    alreadyShown: 0,
  });
  const [refusal, setRefusal] = createSignal<Refusal | null>(null);
  const [lastRefusal, setLastRefusal] = createSignal<Refusal | null>(null);
  const [analysis, setAnalysis] = createSignal<Analysis | null>(null);
  const [hint, setHint] = createSignal<Analysis | null>(null);
  const [thinkingSince, setThinkingSince] = createSignal<number | null>(null);
  const [busy, setBusy] = createSignal(false);
  let closed = false;
  if (options.led) led.add(table);
  const view = createMemo(() => namedView(withNames(change().after, options.names?.())));

  /** Takes a new view in and tells the world about it. */
  const adopt = (after: TableView, cause: ViewCause, alreadyShown = 0) => {
    const before = view();
    const next: Change = { before, after, cause, alreadyShown };
    batch(() => {
      setChange(next);
      setRefusal(null);
      setHint(null);
      if (analysis()?.node !== after.record.current) setAnalysis(null);
    });
    if (cause === 'acted') {
      const said = announcementsFor(before, view());
      if (said.length) announce(said.join(' '), after.outcome ? 'assertive' : 'polite');
      soundChange(before, after, alreadyShown, options.you?.() ?? null);
    }
    options.onChange?.(next);
  };

  const perform = async (action: Action, alreadyShown: number): Promise<boolean> => {
    setBusy(true);
    try {
      const answer = await box.act(table, action);
      if (closed) return false;
      if (answer.ok) {
        adopt(answer.view, 'acted', alreadyShown);
        return true;
      }
      batch(() => {
        setRefusal(answer.refusal);
        setLastRefusal(answer.refusal);
      });
      sound('refusal');
      return false;
    } catch (why) {
      options.onFailure(why);
      return false;
    } finally {
      setBusy(false);
    }
  };

  let acting: Promise<boolean> = Promise.resolve(false);
  /** Acts at the table; true when it was accepted. What is pressed while the table answers is let go. */
  const act = (action: Action, alreadyShown = 0): Promise<boolean> => {
    if (busy()) return Promise.resolve(false);
    acting = perform(action, alreadyShown);
    return acting;
  };
  /** Acts by itself, after the answer under way: a flag or a turn of the computer’s is not pressed a second time. */
  const actUnasked = async (action: Action, stillMeant: () => boolean): Promise<boolean> => {
    while (busy()) await acting;
    return stillMeant() && act(action);
  };

  const goTo = async (node: NodeId) => {
    try {
      const after = await box.goTo(table, node);
      if (!closed) adopt(after, 'walked');
    } catch (why) {
      options.onFailure(why);
    }
  };

  /** Shows a game of the match as it ended, or as it stands. */
  const goToGame = async (game: number) => {
    try {
      const after = await box.goToGame(table, game);
      if (!closed) adopt(after, 'walked');
    } catch (why) {
      options.onFailure(why);
    }
  };
  /** To where the game goes on. */
  const goOn = () => goToGame(view().record.games - 1);

  /** Takes back: against the computer, back to the person's own last decision. */
  const undo = async () => {
    try {
      let after = await box.undo(table);
      const computerToAct = (candidate: TableView) => {
        const side = actingSide(candidate);
        return options.computerActs && side !== null && candidate.seats[side].player.kind === 'computer';
      };
      while (computerToAct(after) && after.mayUndo) after = await box.undo(table);
      if (!closed) adopt(after, 'undone');
    } catch (why) {
      options.onFailure(why);
    }
  };

  const askHint = async () => {
    setThinkingSince(Date.now());
    try {
      const found = await box.think({ table, purpose: 'hint', budget: options.budget });
      if (closed || found.node !== view().record.current) return;
      setHint(found);
      announce(hintText(view(), found) ?? '');
    } catch (why) {
      options.onFailure(why);
    } finally {
      setThinkingSince(null);
    }
  };

  /** The computer's seat, when it is its turn at the end of the line. */
  const computerSide = (): Side | null => {
    const now = view();
    // A computer at a server's table thinks there.
    if (!options.computerActs || options.led || !now.record.atEnd || now.outcome) return null;
    const side = actingSide(now);
    // The opening throw belongs to nobody: a person starts it, so that the page waits for its reader.
    return side !== null && now.seats[side].player.kind === 'computer' ? side : null;
  };
  createEffect(
    on(
      () => [change(), computerSide()] as const,
      ([now, side]) => {
        if (side === null) return;
        let stopped = false;
        onCleanup(() => {
          stopped = true;
        });
        const turn = async () => {
          const started = Date.now();
          setThinkingSince(started);
          try {
            const found = await box.think({ table, purpose: 'move', budget: options.budget });
            const pause = roomOf(now.after).pause?.(now.after) ?? COMPUTER_PAUSE;
            const rest = pause - (Date.now() - started);
            if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest));
            const stillMeant = () => !stopped && !closed && change() === now;
            if (!stillMeant() || !found.action) return;
            setThinkingSince(null);
            // Who has waited long, or looks elsewhere, is called back.
            if (
              (await actUnasked(found.action, stillMeant)) &&
              computerSide() === null &&
              (Date.now() - started > LONG_WAIT || globalThis.document?.visibilityState === 'hidden')
            )
              sound('turn');
          } catch (why) {
            if (!stopped && !closed) options.onFailure(why);
          } finally {
            if (!stopped) setThinkingSince(null);
          }
        };
        void underWay('turn', turn());
      },
    ),
  );

  // The evaluation bar follows quietly, after the move has been drawn.
  createEffect(
    on(
      // The reason of an opinion comes in the languages that were there: another one is asked for it again.
      () => [change().after, options.evaluates(), computerSide(), language()] as const,
      ([now, wanted, computer]) => {
        if (!wanted || computer !== null || now.outcome || actingSide(now) === null) return;
        const end = begin('evaluation');
        const timer = setTimeout(() => {
          end();
          box
            .think({ table, purpose: 'study', budget: options.computerActs ? GLANCE : LOOK }, (found) => {
              if (!closed && found.node === view().record.current) setAnalysis(found);
            })
            .then((found) => {
              if (!closed && found.node === view().record.current) setAnalysis(found);
            })
            .catch(options.onFailure);
        }, 150);
        onCleanup(() => {
          clearTimeout(timer);
          end();
        });
      },
    ),
  );

  // A flag falls here, since the table has no clock of its own to look at.
  createEffect(
    on(view, (now) => {
      const { clock } = now;
      if (!options.computerActs || options.led || !clock?.running || now.outcome) return;
      const flag = () => void actUnasked({ kind: 'flag' }, () => !closed && view() === now);
      const timer = setTimeout(flag, timeLeft(clock, clock.running, Date.now()) + 20);
      onCleanup(() => clearTimeout(timer));
    }),
  );

  /** Takes in how the table stands elsewhere. What is shown already is not shown moving once more. */
  const hear = (after: TableView) => {
    const before = change().after;
    if (before.record.atEnd && !after.record.atEnd) return;
    const [was, is] = [before, after].map(placed);
    if (was === is && JSON.stringify(timeless(before)) === JSON.stringify(timeless(after))) return;
    adopt(after, was === is || after.record.line.length < before.record.line.length ? 'undone' : 'acted');
  };

  onCleanup(() => {
    closed = true;
    if (options.led) led.delete(table);
    void box.stopThinking(table).catch(() => undefined);
    void box.closeTable(table).catch(() => undefined);
  });

  /** A refusal as this game spells its moves. */
  const spelled = (raw: () => Refusal | null) =>
    createMemo(() => {
      const now = raw();
      return now && (roomOf(options.first).spelled?.(now) ?? now);
    });

  return {
    table,
    /** Is it a game, rather than a study? */
    isPlayed: options.computerActs,
    view,
    change,
    refusal: spelled(refusal),
    lastRefusal: spelled(lastRefusal),
    analysis,
    hint,
    thinkingSince,
    busy,
    computerSide,
    act,
    goTo,
    goToGame,
    goOn,
    undo,
    askHint,
    clearRefusal: () => setRefusal(null),
    clearHint: () => setHint(null),
    refresh: (after: TableView) => adopt(after, 'walked'),
    hear,
  };
}

export type Session = ReturnType<typeof createSession>;

const withNames = (view: TableView, names?: Readonly<Record<Side, string>>): TableView =>
  names
    ? {
        ...view,
        seats: {
          light: { ...view.seats.light, name: names.light },
          dark: { ...view.seats.dark, name: names.dark },
        },
      }
    : view;

/** A view without its clocks, which go on by themselves. */
const timeless = ({ clock: _, ...rest }: TableView): object => rest;

/** A view without clocks and nodes: what the eye sees. A turn that was shown ahead comes back at another node. */
const placed = ({ clock: _, record, ...rest }: TableView): string =>
  JSON.stringify([rest, record.games, record.atEnd, record.line.map(({ side, event }) => [side, event])]);

/** Tables that a server leads. */
const led = new Set<number>();
export const isLed = ({ table }: TableView): boolean => led.has(table);

/** Plays the legal turn that a refusal offers. */
export function playInstead(session: Session): void {
  const instead = session.refusal()?.instead;
  if (instead) void session.act(instead.action);
}

/** The sound of a change. */
function soundChange(before: TableView, after: TableView, alreadyShown: number, you: Side | null): void {
  if (after.outcome && !before.outcome) {
    const { winner } = after.outcome;
    const mine = you === null ? winner !== null && after.seats[winner].player.kind === 'person' : winner === you;
    sound(winner === null ? 'draw' : mine ? 'win' : 'loss');
    return;
  }
  const heard = roomOf(after).soundOf(before, after, alreadyShown);
  if (heard) sound(heard.name, heard.jumps);
}
