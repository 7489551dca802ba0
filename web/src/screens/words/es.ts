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

  // who is right?
  'judge.lead': 'Haz la jugada en disputa, legal o no. Cada folleto responde.',
  'judge.played': '{name}: {move}.',
  'judge.sum': {
    one: '{n} de {of} folletos a favor de: {name}.',
    other: '{n} de {of} folletos a favor de: {name}.',
  },
  'judge.claim': 'Jugada: {name}',
  'judge.objects': 'Objeción: {name}',
  'judge.nobody': 'Ningún folleto se opone.',
  'judge.instead': 'por ejemplo {move}',
  'judge.allowed': 'Permitida. A favor de: {name}',
  'judge.refused': 'Rechazada. A favor de: {name}',
  'judge.read': 'Leer el artículo',
  'judge.fine': 'Nada en este folleto la prohíbe.',
  'judge.others': 'No en este tablero, o no con estas piezas: {names}.',
  'judge.by': 'Escrita con las reglas de',
  'judge.type': 'La jugada como texto',
  'judge.ask': 'Preguntar',
  'judge.dice': 'Dados',
  'judge.clear': 'Otra jugada',
  'judge.example': 'Un ejemplo',
  'judge.start': 'Desde el principio',
  'judge.link': 'Copiar el enlace a este veredicto',
  'judge.unread': '“{move}” no es una jugada en este tablero. Escríbela como {example}.',
  'judge.unread.position': 'Esta posición no se lee con estas reglas.',
  'judge.needs.dice': 'Di qué salió: dos números del 1 al 6.',
};
