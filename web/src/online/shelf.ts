/** Tables elsewhere among the games of this device: the home page lists them, and they can be studied afterwards. */
import type { AppContext } from '../app/context';
import type { Side, TableView } from '../box/api';
import { saveGame } from '../play/start';
import { store } from '../store/store';
import type { DraftRules } from './draft';
import type { Shown } from './server';

/** What a table is called on the shelf. */
export const shelfId = (table: string): string => `t-${table}`;

/** A table that waits for somebody. */
export async function keepWaiting(shown: Shown, { set }: DraftRules, you: Side | null): Promise<null> {
  const [light, dark] = shown.names.map((name) => ({ name, player: { kind: 'person' as const } }));
  await store.keepGame({
    id: shelfId(shown.table),
    ruleSet: set.id,
    kind: set.kind,
    seats: { light: light!, dark: dark! },
    record: '',
    move: 1,
    picture: set.start,
    finished: false,
    changed: Date.now(),
    begun: true,
    turn: null,
    you,
  });
  return null;
}

/** A table as it stands. */
export const keepTable = (app: AppContext, table: string, view: TableView, you: Side | null): Promise<void> =>
  saveGame(app, shelfId(table), view, { begun: true, you });

/** A table that nothing has come of. */
export async function dropTable(table: string): Promise<void> {
  await store.dropGame(shelfId(table));
}
