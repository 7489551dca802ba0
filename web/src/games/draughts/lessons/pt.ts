import type { LessonBook } from '../../../lessons/lessons';
import type { LessonId } from '.';

export const pt: LessonBook<LessonId> = {
  xalingo: {
    title: 'Damas à moda Xalingo',
    steps: [
      {
        say:
          'Suas são as pedras brancas, e as brancas começam. ' +
          'A pedra anda uma casa na diagonal, para a frente, só pelas casas escuras. Mova qualquer pedra.',
        done: 'Esse é um lance simples. Cada um joga na sua vez, e ninguém pode passar.',
      },
      {
        say: 'A pedra preta da 18 está ao lado da sua, e a casa de trás está vazia. Salte por cima dela com a 22.',
        done: 'Tomada. A peça sai do tabuleiro quando o lance inteiro termina.',
      },
      {
        say: 'Neste folheto a pedra também captura para trás. Tome a 18 com a 15.',
        done: 'Para a frente ou para trás: se dá para saltar, é obrigatório saltar.',
      },
      {
        say:
          'Duas pedras podem capturar: a 21 toma uma, a 23 toma duas. O folheto manda tomar o maior número. ' +
          'Ache essa captura.',
        done: 'Duas peças num só lance. Da próxima vez tente a 21 antes: o tabuleiro mostra a regra.',
      },
      {
        say: 'A pedra que termina o lance na última linha vira dama. Coroe a 6.',
        done: 'Uma segunda peça vai por cima: é a dama, marcada com uma estrela.',
      },
      {
        say:
          'A dama voa: anda enquanto a diagonal está livre e captura de longe. ' +
          'Tome a 18 e pare onde quiser atrás dela.',
        done: 'Você já sabe o bastante para a primeira partida.',
      },
    ],
  },
  'xalingo-en': {
    title: 'Checkers pelo texto inglês',
    steps: [
      {
        say: 'O texto inglês do mesmo folheto muda um ponto: qual captura. Comece com qualquer lance.',
        done: 'Até aqui o jogo é o mesmo.',
      },
      { say: 'Aqui a captura também é obrigatória. Tome a 18.', done: 'Certo, e nada mais era permitido.' },
      {
        say: 'A 21 toma uma e a 23 toma duas, e a escolha é sua. Tome só uma, com a 21.',
        done: 'O outro folheto teria recusado este lance.',
      },
      {
        say: 'A dama escolhe onde parar. Uma das casas atrás da 18 permite seguir e tomar também a 7. Ache essa casa.',
        done: 'Da 11 era preciso seguir: começada, a captura continua enquanto puder.',
      },
    ],
  },
  garden: {
    title: 'Damas de jardim e o sopro',
    steps: [
      {
        say:
          'Este jogo é nas casas claras. De resto, a pedra anda como sempre: uma casa na diagonal, para a frente. ' +
          'Mova qualquer pedra.',
        done: 'Aqui a pedra nunca anda nem captura para trás.',
      },
      {
        say: 'A captura pode fazer zigue-zague. Tome a 23 e depois a 15 com a pedra da 27.',
        done: 'Também dava para parar depois de uma: neste folheto seguir é escolha sua.',
      },
      {
        say:
          'As pretas podiam capturar com a 14 e jogaram 2-6. Antes do seu lance você pode soprar a 14: ' +
          'ela sai do tabuleiro. Sopre e faça qualquer lance.',
        done: 'Esse é o sopro. Não conta como lance e se perde depois que você joga.',
      },
      {
        say: 'A dama anda qualquer distância, mas ao capturar para logo atrás da peça. Tome a 22.',
        done: 'Você já sabe o bastante para a primeira partida.',
      },
    ],
  },
  italian: {
    title: 'Damas italianas',
    steps: [
      {
        say:
          'O canto escuro fica à sua direita. As pedras andam uma casa na diagonal, para a frente, ' +
          'e as brancas começam. Mova qualquer pedra.',
        done: 'Até aqui são damas como em todo lugar.',
      },
      {
        say: 'As pedras capturam só para a frente. Tome a 18 com a 22.',
        done: 'As peças tomadas saem depois do lance inteiro.',
      },
      {
        say: 'Há duas capturas: a 22 toma uma, a 23 toma duas. O artigo 6.6 manda tomar o maior número.',
        done: 'Se você tentar a outra, a página mostra o artigo.',
      },
      {
        say: 'A peça da 18 é uma dama. A pedra não toma dama, então a 22 está livre. Faça qualquer lance.',
        done: 'Uma pilha com estrela está a salvo das pedras.',
      },
      {
        say: 'A pedra da 21 e a dama da 32 podem tomar uma cada. Com números iguais, toma a dama: artigo 6.7.',
        done: 'Aqui a dama anda uma casa, para a frente ou para trás. Você já sabe o bastante para a primeira partida.',
      },
    ],
  },
};
