import { DESK } from './kit.mjs';
import { looksRight } from './look.mjs';
import { STUDY } from './screens.mjs';

looksRight('study, rules, lessons and settings at a desk', STUDY, { size: DESK });
