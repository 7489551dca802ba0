import { PHONE } from './kit.mjs';
import { standsRight } from './look.mjs';
import { STUDY } from './screens.mjs';

standsRight('analysis, records and set-up fit a phone, and axe-core finds nothing serious', STUDY, {
  size: PHONE,
  touch: true,
});
