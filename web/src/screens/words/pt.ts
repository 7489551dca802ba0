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

  // who is right?
  'judge.lead': 'Faça o lance em disputa, legal ou não. Cada folheto responde.',
  'judge.played': '{name}: {move}.',
  'judge.sum': { one: '{n} de {of} folhetos a favor de: {name}.', other: '{n} de {of} folhetos a favor de: {name}.' },
  'judge.claim': 'Lance: {name}',
  'judge.objects': 'Objeção: {name}',
  'judge.nobody': 'Nenhum folheto discorda.',
  'judge.instead': 'por exemplo {move}',
  'judge.allowed': 'Permitido. A favor de: {name}',
  'judge.refused': 'Recusado. A favor de: {name}',
  'judge.read': 'Ler o artigo',
  'judge.fine': 'Nada neste folheto o proíbe.',
  'judge.others': 'Não neste tabuleiro, ou não com estas peças: {names}.',
  'judge.by': 'Escrito pelas regras de',
  'judge.type': 'O lance como texto',
  'judge.ask': 'Perguntar',
  'judge.dice': 'Dados',
  'judge.clear': 'Outro lance',
  'judge.example': 'Um exemplo',
  'judge.start': 'Do começo',
  'judge.link': 'Copiar o link deste veredito',
  'judge.unread': '“{move}” não é um lance neste tabuleiro. Escreva como {example}.',
  'judge.unread.position': 'Esta posição não se lê por estas regras.',
  'judge.needs.dice': 'Diga o que saiu: dois números de 1 a 6.',

  // the end of a game
  'end.see': 'Ver o tabuleiro',
  'end.again.card': 'Ver o cartão de novo',
  'end.study': 'Estudar',
  'end.share': 'Compartilhar',
  'copy.plain': 'Sem criptografia (http) o navegador não deixa a página copiar. Aqui está: {text}',
  'end.picture': 'Salvar uma imagem',
  'end.looking': 'Procurando os lances que decidiram…',
  'end.points': 'Momentos decisivos',
  'end.points.ask': 'Que lances decidiram?',
  'end.points.none': 'Nenhum lance se destaca: ninguém errou muito.',
  'end.facts': { one: '{n} lance, {marked} a rever', other: '{n} lances, {marked} a rever' },
  'end.loss': 'custa {loss}',

  // puzzles
  puzzles: 'Problemas',
  'puzzles.lead': 'Posições com uma só resposta, achadas em partidas nossas e em tabelas de finais, e provadas.',
  'puzzles.solved': { one: '{n} resolvido', other: '{n} resolvidos' },
  'puzzle.day': 'O de hoje: {game}',
  'puzzle.number': 'problema {at} de {of}',
  'puzzle.kind.m': 'Tome o máximo',
  'puzzle.kind.e': 'Ganhe o final',
  'puzzle.kind.p': 'Ache o lance',
  'puzzle.task.m': 'Jogam: {side}. Um lance toma mais peças que qualquer outro.',
  'puzzle.task.e': 'Jogam: {side}. Um lance ganha; qualquer outro deixa escapar a vitória.',
  'puzzle.task.p': 'Jogam: {side}. Um lance é muito melhor que os outros.',
  'puzzle.right': 'Certo.',
  'puzzle.wrong': 'Não é este.',
  'puzzle.show': 'Mostrar a resposta',
  'puzzle.answer': 'A resposta: {move}.',
  'puzzle.next': 'Próximo problema',
  'puzzle.none': 'Aqui não há problemas.',

  // study
  'study.note': 'Comentário deste lance',
  'mark.from': 'Seta de {from}: siga e pressione A, ou aqui de novo para um anel.',
  'mark.arrow': 'Seta de {from} a {to}.',
  'mark.ring': 'Anel em {at}.',
  'mark.gone': 'Marca retirada.',
  'mark.list': 'Desenhado aqui: {marks}',

  // leaflet to print
  'leaflet.of': 'Folheto: {game}',
  'leaflet.how': 'Imprima os dois lados de uma folha, virando pela borda curta, e dobre uma vez.',
  'leaflet.loopback':
    'Nenhum código é impresso: esta página foi aberta num endereço que só esta máquina conhece. ' +
    'Abra-a pelo nome desta máquina na rede da casa, e o código leva até ela.',
  'leaflet.outside': 'Fora: verso e capa',
  'leaflet.inside': 'Dentro',
  'leaflet.setup': 'O tabuleiro montado',
  'leaflet.code': 'Leia estas regras na página e jogue por elas.',
  'leaflet.print': 'Folheto para imprimir',
};
