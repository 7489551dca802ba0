import { speaksFourLanguages } from './languages.mjs';
import { PLAY } from './screens.mjs';

speaksFourLanguages('home, games and their dialogs leave no English in the other languages', PLAY);
