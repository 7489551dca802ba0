import type { Translation } from '../../../i18n';
import type { en } from './en';

export const es: Translation<typeof en> = {
  'level.chess': 'Ajedrez',
  'chess.fact': 'Leyes de la FIDE',
  'chess.fact.960': 'Primera fila por sorteo',
};
