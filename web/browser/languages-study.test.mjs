import { speaksFourLanguages } from './languages.mjs';
import { STUDY } from './screens.mjs';

speaksFourLanguages('study, rules, lessons and settings leave no English in the other languages', STUDY);
