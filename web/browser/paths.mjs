import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const WEB = join(dirname(fileURLToPath(import.meta.url)), '..');
export const ROOT = join(WEB, '..');
/** Screenshots and figures; git ignores it. */
export const ARTEFACTS = join(ROOT, 'artefacts');
