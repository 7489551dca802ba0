import type { Translation } from '../../../i18n';
import type { en } from './en';

export const it: Translation<typeof en> = {
  'source.xalingo': 'Foglietto 6028, in portoghese',
  'source.xalingo-en': 'Foglietto 6028, in inglese',
  'source.garden': 'Foglietto di un gioco da giardino',
  'source.italian': 'Federazione, articoli 5 e 6',
  'level.draughts': 'Dama',
  'set.captures': 'Segna i pezzi che possono prendere',
  'keys.m': 'dire le mosse permesse',
};
