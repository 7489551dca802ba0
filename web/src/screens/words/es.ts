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

  // the end of a game
  'end.see': 'Ver el tablero',
  'end.again.card': 'Ver la tarjeta otra vez',
  'end.study': 'Estudiarla',
  'end.share': 'Compartir',
  'copy.plain': 'Sin cifrado (http) el navegador no deja copiar a la página. Aquí está: {text}',
  'end.picture': 'Guardar una imagen',
  'end.looking': 'Buscando las jugadas que decidieron…',
  'end.points': 'Momentos decisivos',
  'end.points.ask': '¿Qué jugadas decidieron?',
  'end.points.none': 'Ninguna jugada destaca: nadie erró mucho.',
  'end.facts': { one: '{n} jugada, {marked} para revisar', other: '{n} jugadas, {marked} para revisar' },
  'end.loss': 'cuesta {loss}',

  // puzzles
  puzzles: 'Problemas',
  'puzzles.lead': 'Posiciones con una sola respuesta, halladas en partidas propias y en tablas de finales, y probadas.',
  'puzzles.solved': { one: '{n} resuelto', other: '{n} resueltos' },
  'puzzle.day': 'El de hoy: {game}',
  'puzzle.number': 'problema {at} de {of}',
  'puzzle.kind.m': 'Toma lo máximo',
  'puzzle.kind.e': 'Gana el final',
  'puzzle.kind.p': 'Encuentra la jugada',
  'puzzle.task.m': 'Juegan: {side}. Una jugada toma más piezas que cualquier otra.',
  'puzzle.task.e': 'Juegan: {side}. Una jugada gana; cualquier otra deja escapar la victoria.',
  'puzzle.task.p': 'Juegan: {side}. Una jugada es mucho mejor que las demás.',
  'puzzle.right': 'Correcto.',
  'puzzle.wrong': 'No es esta.',
  'puzzle.show': 'Mostrar la respuesta',
  'puzzle.answer': 'La respuesta: {move}.',
  'puzzle.next': 'Problema siguiente',
  'puzzle.none': 'Aquí no hay problemas.',

  // study
  'study.note': 'Comentario de esta jugada',
  'mark.from': 'Flecha desde {from}: sigue y pulsa A, o aquí otra vez para un anillo.',
  'mark.arrow': 'Flecha de {from} a {to}.',
  'mark.ring': 'Anillo en {at}.',
  'mark.gone': 'Marca quitada.',
  'mark.list': 'Dibujado aquí: {marks}',

  // leaflet to print
  'leaflet.of': 'Folleto: {game}',
  'leaflet.how': 'Imprime las dos caras de una hoja, volteando por el lado corto, y dóblala una vez.',
  'leaflet.loopback':
    'No se imprime ningún código: ' +
    'esta página se abrió en una dirección que solo conoce esta máquina. ' +
    'Ábrela con el nombre de la máquina en la red de la casa, y el código lleva allí.',
  'leaflet.outside': 'Fuera: contraportada y portada',
  'leaflet.inside': 'Dentro',
  'leaflet.setup': 'El tablero colocado',
  'leaflet.code': 'Lee estas reglas en la página y juega con ellas.',
  'leaflet.print': 'Folleto para imprimir',
};
