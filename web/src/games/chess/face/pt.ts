import type { Translation } from '../../../i18n';
import type { en } from './en';

export const pt: Translation<typeof en> = {
  'level.chess': 'Xadrez',
  'chess.fact': 'Leis da FIDE',
  'chess.fact.960': 'Primeira fila por sorteio',
};
