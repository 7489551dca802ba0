import { PHONE } from './kit.mjs';
import { looksRight } from './look.mjs';
import { PLAY } from './screens.mjs';

looksRight('home and games on a phone', PLAY, { size: PHONE, touch: true });
