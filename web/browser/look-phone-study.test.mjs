import { PHONE } from './kit.mjs';
import { looksRight } from './look.mjs';
import { STUDY } from './screens.mjs';

looksRight('analysis, records and set-up on a phone', STUDY, { size: PHONE, touch: true });
