import { speaksFourLanguages } from './languages.mjs';
import { READING } from './screens.mjs';

speaksFourLanguages('rules, house rules, lessons and settings leave no English in the other languages', READING);
