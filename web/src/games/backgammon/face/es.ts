import type { Translation } from '../../../i18n';
import type { en } from './en';

export const es: Translation<typeof en> = {
  'frame.match': 'Partida a los puntos que quieras',
  'frame.money': 'Partida o juego por dinero',
  'frame.game': 'Un juego, o varios por puntos',
  'frame.cube': 'Con el cubo de doblar',
  'frame.cube.off': 'Cubo de doblar, si quieres',
  'phrase.backgammon': '{rules} · {length} · {cube}',
  'phrase.money': 'juego tras juego',
  'phrase.to': { one: 'a {n} punto', other: 'a {n} puntos' },
  'phrase.cube': 'con el cubo',
  'phrase.cube.off': 'sin el cubo',
  'home.dice': 'Dados que se comprueban',
  'home.dice.text': 'Ni nosotros ni el rival podemos prever ni cambiar una tirada.',
  'home.dice.go': 'Cómo funciona',
  'level.backgammon': 'Backgammon',
  'home.backgammon': 'Backgammon',
  'home.backgammon.source': 'Xalingo, Aquamarine, torneo',
  'set.firstdie': 'Un toque en la ficha juega el primer dado',
  'set.mirrored': 'Backgammon con la casa a la derecha',
  'keys.r': 'tirar',
  'keys.d': 'doblar',
  'keys.comma': 'decir los dados de ambos lados',
  'keys.p': 'decir los pips',
  'keys.b': 'ir a la barra',
};
