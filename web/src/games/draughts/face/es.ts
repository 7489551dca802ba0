import type { Translation } from '../../../i18n';
import type { en } from './en';

export const es: Translation<typeof en> = {
  'source.xalingo': 'Folleto 6028, en portugués',
  'source.xalingo-en': 'Folleto 6028, en inglés',
  'source.garden': 'Folleto de un juego de jardín',
  'source.italian': 'Federación, artículos 5 y 6',
  'level.draughts': 'Damas',
  'set.captures': 'Marcar las piezas que pueden capturar',
  'keys.m': 'decir las jugadas permitidas',
};
