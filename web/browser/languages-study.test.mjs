import { speaksFourLanguages } from './languages.mjs';
import { STUDY } from './screens.mjs';

speaksFourLanguages('analysis, records and set-up leave no English in the other languages', STUDY);
