import type { Translation } from '../../../i18n';
import type { en } from './en';

export const pt: Translation<typeof en> = {
  'source.xalingo': 'Folheto 6028, em português',
  'source.xalingo-en': 'Folheto 6028, em inglês',
  'source.garden': 'Folheto de um jogo de jardim',
  'source.italian': 'Federação, artigos 5 e 6',
  'level.draughts': 'Damas',
  'set.captures': 'Marcar as peças que podem capturar',
  'keys.m': 'dizer os lances permitidos',
};
