import type { LessonBook } from '../../../lessons/lessons';
import type { LessonId } from '.';

export const pt: LessonBook<LessonId> = {
  backgammon: {
    title: 'Gamão',
    steps: [
      {
        say:
          'Suas são as peças claras; elas vão da 24 até a 1. Você tirou 6 e 5. ' +
          'Leve uma peça da 24 à 13 com os dois dados e aperte Jogar.',
        done: 'Uma peça pode usar os dois dados se achar uma casa aberta no caminho.',
      },
      {
        say:
          'Você tirou 3 e 1. Duas peças na mesma casa ficam seguras e fecham o caminho. ' +
          'Faça a casa 5 com 8/5 e 6/5.',
        done: 'Casa ocupada: o adversário pode passar por cima, mas não parar.',
      },
      {
        say: 'Agora há uma peça escura sozinha na sua casa 5. Chegue lá com as duas: ela vai para a barra.',
        done: 'Batida. Ela precisa entrar antes que outra peça dele se mova.',
      },
      {
        say:
          'Sua peça está na barra, com 6 e 2. O 6 leva a uma casa ocupada, o 2 a uma aberta. ' +
          'Entre e depois jogue o 6 em outro lugar.',
        done: 'Com peça na barra, nada mais se move antes.',
      },
      {
        say:
          'Todas as suas peças estão em casa e podem sair. Você tirou 5 e 2: retire uma da 5 ou mova por dentro. ' +
          'Jogue os dois dados.',
        done: 'Vence quem retirar as quinze primeiro. Você já sabe o bastante para a primeira partida.',
      },
    ],
  },
};
