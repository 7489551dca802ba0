import type { Translation } from '../../i18n';
import type { en } from './en';

export const es: Translation<typeof en> = {
  // games on this device
  'shelf.under.way': 'En curso',
  'shelf.history': 'Jugadas',
  'shelf.none': 'Nada en curso.',
  'shelf.none.played': 'Todavía no ha terminado ninguna partida.',
  'shelf.study': 'Estudiar',
  'shelf.move': 'jugada {n}',
  'shelf.your.turn': 'tu turno',
  'shelf.turn': 'juega {name}',
  'shelf.setup.game': 'Tablero de',
  'shelf.setup.go': 'Colocar',

  // two tabs
  'tabs.follows': 'Esta partida se está jugando en otra pestaña. Lo que se hace allí se ve aquí.',
  'tabs.take': 'Jugar aquí',

  // one box for every text
  'read.title': 'Abrir una partida o una posición',
  'read.text': 'Pégala, elige un archivo o suéltalo aquí: {formats}.',
  'read.paste': 'Partida o posición',
  'read.own': 'nuestro registro',
  'read.tried': 'Se probó como {formats}.',
  'read.which': 'Más de un reglamento lee esta posición. ¿Con cuál?',
};
