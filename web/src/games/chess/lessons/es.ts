import type { LessonBook } from '../../../lessons/lessons';
import type { LessonId } from '.';

export const es: LessonBook<LessonId> = {
  chess: {
    title: 'Su primera partida de ajedrez',
    steps: [
      {
        say:
          'Empiezan las blancas. El peón avanza una casilla, y desde su primera casilla también dos. ' +
          'Mueva cualquier pieza.',
        done: 'Se juega por turnos, una pieza cada vez.',
      },
      {
        say:
          'El caballo va dos casillas en una dirección y una hacia el lado, y salta sobre todo. ' +
          'Capture el peón de c3.',
        done: 'Quien captura va a la casilla de la otra pieza, que sale del tablero.',
      },
      {
        say: 'El peón captura de otro modo: una casilla adelante, hacia el lado. Capture uno de los dos peones.',
        done: 'De frente el peón nunca captura, y nunca retrocede.',
      },
      {
        say: 'La torre da jaque: su rey está atacado, y eso debe acabar enseguida. Capture la torre.',
        done:
          'Ninguna jugada puede dejar al rey en jaque. ' +
          'La próxima vez pruebe otra: el tablero le mostrará el artículo.',
      },
      {
        say: 'Rey y torre pueden mover juntos una vez: es el enroque. Lleve el rey a g1.',
        done: 'El rey va dos casillas y la torre pasa al otro lado. No estando en jaque, ni por una casilla atacada.',
      },
      {
        say:
          'Ahora las negras son suyas. Las blancas acaban de avanzar dos casillas, al lado de su peón. ' +
          'Captúrelo al paso, en e3.',
        done: 'Como si hubiera avanzado solo una; pero solo en la jugada siguiente.',
      },
      {
        say: 'Un peón en la última fila se convierte en dama, torre, alfil o caballo. Vaya a a8 y elija la dama.',
        done: 'La dama va como la torre y como el alfil.',
      },
      {
        say: 'El rey negro no puede salir de detrás de sus peones. Dé mate en la última fila.',
        done: 'Jaque mate: el rey está atacado y nada ayuda. La partida ha terminado.',
      },
    ],
  },
};
