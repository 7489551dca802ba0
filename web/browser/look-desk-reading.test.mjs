import { DESK } from './kit.mjs';
import { looksRight } from './look.mjs';
import { READING } from './screens.mjs';

looksRight('rules, house rules, lessons and settings at a desk', READING, { size: DESK });
