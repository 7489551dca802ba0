import type { Translation } from '../../../i18n';
import type { en } from './en';

export const it: Translation<typeof en> = {
  'frame.match': 'Incontro ai punti che vuoi',
  'frame.money': 'Incontro o gioco a soldi',
  'frame.game': 'Una partita, o più a punti',
  'frame.cube': 'Con il cubo del raddoppio',
  'frame.cube.off': 'Cubo del raddoppio, se vuoi',
  'phrase.backgammon': '{rules} · {length} · {cube}',
  'phrase.money': 'partita dopo partita',
  'phrase.to': { one: 'a {n} punto', other: 'ai {n} punti' },
  'phrase.cube': 'con il cubo',
  'phrase.cube.off': 'senza il cubo',
  'home.dice': 'Dadi che si verificano',
  'home.dice.text': 'Né noi né l’avversario possiamo prevedere o cambiare un tiro.',
  'home.dice.go': 'Come funziona',
  'level.backgammon': 'Backgammon',
  'home.backgammon': 'Backgammon',
  'home.backgammon.source': 'Xalingo, Aquamarine, torneo',
  'set.firstdie': 'Un tocco sulla pedina gioca il primo dado',
  'set.mirrored': 'Backgammon con la casa a destra',
  'keys.r': 'tirare',
  'keys.d': 'raddoppiare',
  'keys.comma': 'dire i dadi dei due lati',
  'keys.p': 'dire i pip',
  'keys.b': 'andare alla barra',
};
