/** Keys that work anywhere on a game screen. */
import { createComputed, createEffect, on, onCleanup } from 'solid-js';
import { announce } from '../app/announce';
import type { TableView } from '../box/api';
import { opposite } from '../box/api';
import { lineThrough } from '../components/record-rows';
import { language, t } from '../i18n';
import { clockTime, percent } from '../i18n/format';
import { spokenRefusal, spokenTurn } from './announcements';
import { timeLeft } from './clock';
import type { Session } from './session';
import { eventText } from './wording';

/**
 * Listens for single keys as long as the screen is there; a key in a field, a menu or a dialog
 * is not meant for the game.
 */
export function onGameKey(handle: (key: string, event: KeyboardEvent) => boolean): void {
  const listen = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const target = event.target as HTMLElement;
    if (target.closest('input, select, textarea, dialog, [role="menu"]')) return;
    if (handle(event.key.length === 1 ? event.key.toLowerCase() : event.key, event)) event.preventDefault();
  };
  addEventListener('keydown', listen);
  onCleanup(() => removeEventListener('keydown', listen));
}

/** When what had the focus leaves the page with a change (a button that has done its work), the board gets it. */
export function keepFocus(change: () => unknown, focusBoard: () => void): void {
  let held: Element | null = null;
  createComputed(
    on(change, () => {
      held = globalThis.document?.activeElement ?? null;
    }),
  );
  createEffect(
    on(change, () => {
      if (held && !held.isConnected) focusBoard();
    }),
  );
}

/** The last event of the line, in words. */
function lastWords(view: TableView): string {
  const entry = lineThrough(view.record.line, view.record.current).find((other) => other.node === view.record.current);
  if (!entry) return t('spoken.nolast');
  const what =
    entry.event.kind === 'move'
      ? spokenTurn(entry.event.turn)
      : `${entry.event.kind === 'play' ? `${entry.event.dice.join('-')}, ` : ''}${eventText(entry, view.seats)}.`;
  return t('spoken.last', { what: t('spoken.by', { name: view.seats[entry.side].name, what }) });
}

/** The keys every table has: moves, last, why, clocks, evaluation. True when the key was one of them. */
export function tableKey(session: Session, key: string): boolean {
  const view = session.view();
  switch (key) {
    case 'm': {
      if (view.kind !== 'draughts') return false;
      announce(
        view.turns.length
          ? t('spoken.legal', { n: view.turns.length, moves: view.turns.map((turn) => turn.text).join(', ') })
          : t('spoken.nolegal'),
      );
      return true;
    }
    case 'l':
      announce(lastWords(view));
      return true;
    case 'w': {
      const refusal = session.lastRefusal();
      announce(refusal ? spokenRefusal(refusal) : t('spoken.nowhy'), 'assertive');
      return true;
    }
    case 't': {
      const { clock } = view;
      if (!clock) return false;
      const time = (side: 'light' | 'dark') => clockTime(timeLeft(clock, side, Date.now()), language());
      announce(
        t('spoken.clocks', {
          light: view.seats.light.name,
          lightTime: time('light'),
          dark: view.seats.dark.name,
          darkTime: time('dark'),
        }),
      );
      return true;
    }
    case 'e': {
      const found = session.analysis();
      if (found) announce(t('spoken.evaluation', { share: percent(found.lightShare, 0, language()) }));
      return found !== null;
    }
    case 'p': {
      if (view.kind !== 'backgammon') return false;
      const side = view.toAct.kind === 'over' || view.toAct.kind === 'opening' ? 'light' : view.toAct.side;
      const pips = (of: 'light' | 'dark') =>
        t('spoken.pips.of', { name: view.seats[of].name, n: view.checkers[of].pips });
      announce(`${pips(side)} ${pips(opposite(side))}`);
      return true;
    }
    default:
      return false;
  }
}
