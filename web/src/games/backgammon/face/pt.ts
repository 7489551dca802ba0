import type { Translation } from '../../../i18n';
import type { en } from './en';

export const pt: Translation<typeof en> = {
  'frame.match': 'Partida até quantos pontos quiser',
  'frame.money': 'Partida ou jogo a dinheiro',
  'frame.game': 'Um jogo, ou vários por pontos',
  'frame.cube': 'Com o cubo de dobra',
  'frame.cube.off': 'Cubo de dobra, se quiser',
  'phrase.backgammon': '{rules} · {length} · {cube}',
  'phrase.money': 'jogo após jogo',
  'phrase.to': { one: 'até {n} ponto', other: 'até {n} pontos' },
  'phrase.cube': 'com o cubo',
  'phrase.cube.off': 'sem o cubo',
  'home.dice': 'Dados que se conferem',
  'home.dice.text': 'Nem nós nem o adversário podemos prever ou mudar um lançamento.',
  'home.dice.go': 'Como funciona',
  'level.backgammon': 'Gamão',
  'home.backgammon': 'Gamão',
  'home.backgammon.source': 'Xalingo, Aquamarine, torneio',
  'set.firstdie': 'Um toque na peça joga o primeiro dado',
  'set.mirrored': 'Gamão com a casa à direita',
  'keys.r': 'lançar',
  'keys.d': 'dobrar',
  'keys.comma': 'dizer os dados dos dois lados',
  'keys.p': 'dizer os pips',
  'keys.b': 'ir à barra',
};
