import type { LessonBook } from '../../../lessons/lessons';
import type { LessonId } from '.';

export const pt: LessonBook<LessonId> = {
  chess: {
    title: 'A sua primeira partida de xadrez',
    steps: [
      {
        say:
          'As brancas começam. O peão anda uma casa em frente, e da primeira casa também duas. ' +
          'Mova qualquer peça.',
        done: 'Joga-se à vez, uma peça de cada vez.',
      },
      {
        say: 'O cavalo anda duas casas numa direção e uma para o lado, e salta sobre tudo. Capture o peão de c3.',
        done: 'Quem captura vai para a casa da outra peça, que sai do tabuleiro.',
      },
      {
        say: 'O peão captura de outro modo: uma casa em frente, para o lado. Capture um dos dois peões.',
        done: 'Em frente o peão nunca captura, e nunca volta atrás.',
      },
      {
        say: 'A torre dá xeque: o seu rei está atacado, e isso tem de acabar já. Capture a torre.',
        done:
          'Nenhum lance pode deixar o rei em xeque. ' +
          'Da próxima vez experimente outro: o tabuleiro mostra o artigo.',
      },
      {
        say: 'Rei e torre podem mover juntos uma vez: é o roque. Ponha o rei em g1.',
        done: 'O rei anda duas casas e a torre passa para o outro lado. Não em xeque, nem por uma casa atacada.',
      },
      {
        say:
          'Agora as pretas são suas. As brancas acabam de andar duas casas e passaram pelo seu peão. ' +
          'Capture-o de passagem, em e3.',
        done: 'Como se tivesse andado só uma casa; mas só no lance seguinte.',
      },
      {
        say: 'Um peão na última fila torna-se dama, torre, bispo ou cavalo. Vá a a8 e escolha a dama.',
        done: 'A dama anda como a torre e como o bispo.',
      },
      {
        say: 'O rei preto não consegue sair de trás dos seus peões. Dê mate na última fila.',
        done: 'Xeque-mate: o rei está atacado e nada ajuda. A partida acabou.',
      },
    ],
  },
};
