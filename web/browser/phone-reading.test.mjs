import { PHONE } from './kit.mjs';
import { standsRight } from './look.mjs';
import { READING } from './screens.mjs';

standsRight('rules, house rules, lessons and settings fit a phone, and axe-core finds nothing serious', READING, {
  size: PHONE,
  touch: true,
});
