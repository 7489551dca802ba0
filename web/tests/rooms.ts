import { beforeAll, vi } from 'vitest';
import { openRoom } from '../src/games';
import { GAMES } from '../src/games/faces';
import { useLanguage } from '../src/i18n';

/** Opens the room of every game before the tests of a file. */
export const openRooms = (): void =>
  beforeAll(async () => {
    // A room holds what is drawn too, which asks for a page to listen on as soon as it is loaded.
    vi.stubGlobal('window', { document: { addEventListener: () => undefined } });
    await useLanguage('en');
    await Promise.all(GAMES.map(({ kind }) => openRoom(kind)));
  });
