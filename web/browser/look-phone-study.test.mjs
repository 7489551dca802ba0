import { PHONE } from './kit.mjs';
import { looksRight } from './look.mjs';
import { STUDY } from './screens.mjs';

looksRight('study, rules, lessons and settings on a phone', STUDY, { size: PHONE, touch: true });
