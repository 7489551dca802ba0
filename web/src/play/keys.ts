/** Keys that work anywhere on a game screen. */
import { createComputed, createEffect, on } from 'solid-js';
import { announce } from '../app/announce';
import type { TableView } from '../box/api';
import { roomOf } from '../games/open';
import { language, t } from '../i18n';
import { clockTime, percent } from '../i18n/format';
import { spokenRefusal } from './announcements';
import { timeLeft } from './clock';
import { lastEntry } from './record';
import type { Session } from './session';

export { onGameKey } from '../app/page-keys';

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
  const entry = lastEntry(view);
  if (!entry) return t('spoken.nolast');
  const what = roomOf(view).entrySpoken(entry, view.seats);
  return t('spoken.last', { what: t('spoken.by', { name: view.seats[entry.side].name, what }) });
}

/** The keys that tell something: moves, last, why, clocks, evaluation, and those of the game. True for one of them. */
export function tableKey(session: Session, key: string): boolean {
  const view = session.view();
  switch (key) {
    case 'm': {
      const turns = roomOf(view).legalTurns(view);
      if (!turns) return false;
      announce(turns.length ? t('spoken.legal', { n: turns.length, moves: turns.join(', ') }) : t('spoken.nolegal'));
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
    default: {
      const told = roomOf(view).tell(key, view);
      if (told !== null) announce(told);
      return told !== null;
    }
  }
}
