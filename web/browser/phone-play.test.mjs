import { PHONE } from './kit.mjs';
import { standsRight } from './look.mjs';
import { PLAY } from './screens.mjs';

standsRight('home and games fit a phone, and axe-core finds nothing serious', PLAY, { size: PHONE, touch: true });
