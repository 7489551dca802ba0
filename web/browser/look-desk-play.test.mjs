import { DESK } from './kit.mjs';
import { looksRight } from './look.mjs';
import { PLAY } from './screens.mjs';

looksRight('home and games at a desk', PLAY, { size: DESK });
