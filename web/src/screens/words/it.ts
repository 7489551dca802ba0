import type { Translation } from '../../i18n';
import type { en } from './en';

export const it: Translation<typeof en> = {
  // games on this device
  'shelf.under.way': 'In corso',
  'shelf.history': 'Giocate',
  'shelf.none': 'Niente in corso.',
  'shelf.none.played': 'Nessuna partita è ancora finita.',
  'shelf.study': 'Studia',
  'shelf.move': 'mossa {n}',
  'shelf.your.turn': 'tocca a te',
  'shelf.turn': 'tocca a {name}',
  'shelf.setup.game': 'Tavola di',
  'shelf.setup.go': 'Disponi',

  // two tabs
  'tabs.follows': 'Questa partita si sta giocando in un’altra scheda. Quello che si fa là si vede qui.',
  'tabs.take': 'Gioca qui',

  // one box for every text
  'read.title': 'Apri una partita o una posizione',
  'read.text': 'Incolla, scegli un file o trascinalo qui: {formats}.',
  'read.paste': 'Partita o posizione',
  'read.own': 'il nostro verbale',
  'read.tried': 'Provato come {formats}.',
  'read.which': 'Più di un regolamento legge questa posizione. Con quale?',

  // who is right?
  'judge.lead': 'Fai la mossa contesa, legale o no. Ogni foglietto risponde.',
  'judge.played': '{name} ha giocato {move}.',
  'judge.sum': {
    one: '{name} ha ragione in {n} foglietto su {of}.',
    other: '{name} ha ragione in {n} foglietti su {of}.',
  },
  'judge.claim': '{name} ha giocato',
  'judge.objects': '{name} contesta',
  'judge.nobody': 'Nessun foglietto contesta.',
  'judge.instead': 'per esempio {move}',
  'judge.allowed': 'Permessa. {name} ha ragione',
  'judge.refused': 'Rifiutata. {name} ha ragione',
  'judge.read': 'Leggi l’articolo',
  'judge.fine': 'Niente in questo foglietto la vieta.',
  'judge.others': 'Non su questa damiera, o non con questi pezzi: {names}.',
  'judge.by': 'Scritta con le regole di',
  'judge.type': 'La mossa come testo',
  'judge.ask': 'Chiedi',
  'judge.dice': 'Dadi',
  'judge.clear': 'Un’altra mossa',
  'judge.example': 'Un esempio',
  'judge.start': 'Dall’inizio',
  'judge.link': 'Copia il link a questo verdetto',
  'judge.unread': '“{move}” non è una mossa su questa damiera. Scrivila come {example}.',
  'judge.unread.position': 'Questa posizione non si legge con queste regole.',
  'judge.needs.dice': 'Di’ che cosa è uscito: due numeri da 1 a 6.',

  // the end of a game
  'end.see': 'Guarda la tavola',
  'end.again.card': 'Rivedi il cartoncino',
  'end.study': 'Studiala',
  'end.share': 'Condividi',
  'copy.plain': 'Senza cifratura (http) il browser non lascia copiare alla pagina. Eccolo: {text}',
  'end.picture': 'Salva un’immagine',
  'end.looking': 'Cerco le mosse che l’hanno decisa…',
  'end.points': 'Momenti decisivi',
  'end.points.ask': 'Quali mosse l’hanno decisa?',
  'end.points.none': 'Nessuna mossa spicca: nessuno ha sbagliato molto.',
  'end.facts': { one: '{n} mossa, {marked} da rivedere', other: '{n} mosse, {marked} da rivedere' },
  'end.loss': 'costa {loss}',

  // puzzles
  puzzles: 'Problemi',
  'puzzles.lead': 'Posizioni con una sola risposta, trovate in partite nostre e in tavole dei finali, e provate.',
  'puzzles.solved': { one: '{n} risolto', other: '{n} risolti' },
  'puzzle.day': 'Quello di oggi: {game}',
  'puzzle.number': 'problema {at} di {of}',
  'puzzle.kind.m': 'Prendi il massimo',
  'puzzle.kind.e': 'Vinci il finale',
  'puzzle.kind.p': 'Trova la mossa',
  'puzzle.task.m': 'Muove: {side}. Una mossa prende più pezzi di ogni altra.',
  'puzzle.task.e': 'Muove: {side}. Una mossa vince; ogni altra si lascia sfuggire la vittoria.',
  'puzzle.task.p': 'Muove: {side}. Una mossa è molto migliore delle altre.',
  'puzzle.right': 'Giusto.',
  'puzzle.wrong': 'Non è questa.',
  'puzzle.show': 'Mostra la risposta',
  'puzzle.answer': 'La risposta: {move}.',
  'puzzle.next': 'Prossimo problema',
  'puzzle.none': 'Qui non ci sono problemi.',

  // study
  'study.note': 'Commento a questa mossa',
  'mark.from': 'Freccia da {from}: prosegui e premi A, o qui di nuovo per un anello.',
  'mark.arrow': 'Freccia da {from} a {to}.',
  'mark.ring': 'Anello su {at}.',
  'mark.gone': 'Segno tolto.',
  'mark.list': 'Disegnato qui: {marks}',

  // leaflet to print
  'leaflet.of': 'Foglietto: {game}',
  'leaflet.how': 'Stampa i due lati di un foglio, girando sul lato corto, e piegalo una volta.',
  'leaflet.loopback':
    'Non si stampa nessun codice: ' +
    'questa pagina è stata aperta a un indirizzo che conosce solo questa macchina. ' +
    'Aprila con il nome della macchina nella rete di casa, e il codice porta lì.',
  'leaflet.outside': 'Fuori: retro e copertina',
  'leaflet.inside': 'Dentro',
  'leaflet.setup': 'La tavola disposta',
  'leaflet.code': 'Leggi queste regole sulla pagina e gioca con esse.',
  'leaflet.print': 'Foglietto da stampare',
};
