import type { Translation } from '../../../i18n';
import type { en } from './en';

export const it: Translation<typeof en> = {
  'level.chess': 'Scacchi',
  'chess.fact': 'Regole della FIDE',
  'chess.fact.960': 'Prima traversa a sorte',
};
