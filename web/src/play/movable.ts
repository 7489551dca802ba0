import { preferences } from '../app/preferences';
import type { TableView } from '../box/api';

/** The levels that people begin with. */
const BEGINNERS = 2;

/** Are pieces that can move marked at this table? By choice, and against the first levels of the computer. */
export const marksMovable = ({ seats }: TableView): boolean =>
  preferences.movable ||
  Object.values(seats).some(({ player }) => player.kind === 'computer' && player.level <= BEGINNERS);
