import type { BoardLabels } from '../../app/preferences';
import { preferences } from '../../app/preferences';

/** Squares of chess have names: numbers are letters here. */
export const labels = (): BoardLabels => (preferences.labels === 'numbers' ? 'letters' : preferences.labels);
