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
};
