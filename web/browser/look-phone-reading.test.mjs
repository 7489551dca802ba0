import { PHONE } from './kit.mjs';
import { looksRight } from './look.mjs';
import { READING } from './screens.mjs';

looksRight('rules, house rules, lessons and settings on a phone', READING, { size: PHONE, touch: true });
