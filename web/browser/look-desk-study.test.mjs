import { DESK } from './kit.mjs';
import { looksRight } from './look.mjs';
import { STUDY } from './screens.mjs';

looksRight('analysis, records and set-up at a desk', STUDY, { size: DESK });
