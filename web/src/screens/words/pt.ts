import type { Translation } from '../../i18n';
import type { en } from './en';

export const pt: Translation<typeof en> = {
  // games on this device
  'shelf.under.way': 'Em andamento',
  'shelf.history': 'Jogadas',
  'shelf.none': 'Nada em andamento.',
  'shelf.none.played': 'Nenhuma partida terminou ainda.',
  'shelf.study': 'Estudar',
  'shelf.move': 'lance {n}',
  'shelf.your.turn': 'sua vez',
  'shelf.turn': 'vez de {name}',
  'shelf.setup.game': 'Tabuleiro de',
  'shelf.setup.go': 'Montar',

  // two tabs
  'tabs.follows': 'Esta partida está sendo jogada em outra aba. O que se faz lá aparece aqui.',
  'tabs.take': 'Jogar aqui',

  // one box for every text
  'read.title': 'Abrir uma partida ou uma posição',
  'read.text': 'Cole, escolha um arquivo ou solte um aqui: {formats}.',
  'read.paste': 'Partida ou posição',
  'read.own': 'nosso registro',
  'read.tried': 'Foi tentado como {formats}.',
  'read.which': 'Mais de um conjunto de regras lê esta posição. Por qual?',
};
