import type { LessonBook } from '../../../lessons/lessons';
import type { LessonId } from '.';

export const es: LessonBook<LessonId> = {
  xalingo: {
    title: 'Damas a la manera de Xalingo',
    steps: [
      {
        say:
          'Tuyos son los peones blancos, y las blancas empiezan. ' +
          'El peón mueve una casilla en diagonal, hacia delante, solo por las oscuras. Mueve cualquier peón.',
        done: 'Es una jugada tranquila. Se juega por turnos y nadie puede pasar.',
      },
      {
        say: 'El peón negro de la 18 está junto al tuyo y la casilla de detrás está vacía. Salta por encima con el 22.',
        done: 'Capturado. La pieza sale del tablero cuando termina toda la jugada.',
      },
      {
        say: 'En este folleto el peón también captura hacia atrás. Toma el 18 con el 15.',
        done: 'Hacia delante o hacia atrás: si se puede saltar, hay que saltar.',
      },
      {
        say:
          'Dos peones pueden capturar: el 21 toma una pieza, el 23 toma dos. El folleto exige el mayor número. ' +
          'Encuentra esa captura.',
        done: 'Dos piezas en una jugada. La próxima vez prueba antes con el 21: el tablero te enseña la regla.',
      },
      {
        say: 'El peón que termina su jugada en la última fila se convierte en dama. Corona el 6.',
        done: 'Se le pone otra pieza encima: es una dama, marcada con una estrella.',
      },
      {
        say:
          'La dama vuela: mueve mientras la diagonal esté libre y captura de lejos. ' +
          'Toma el 18 y detente donde quieras detrás.',
        done: 'Ya sabes bastante para tu primera partida.',
      },
    ],
  },
  'xalingo-en': {
    title: 'Checkers según el texto inglés',
    steps: [
      {
        say: 'El texto inglés del mismo folleto cambia un punto: qué captura. Empieza con cualquier jugada.',
        done: 'Hasta aquí es el mismo juego.',
      },
      { say: 'También aquí capturar es obligatorio. Toma el 18.', done: 'Bien, y no se permitía otra cosa.' },
      {
        say: 'El 21 toma una pieza y el 23 toma dos, y tú eliges. Toma una sola con el 21.',
        done: 'El otro folleto lo habría rechazado.',
      },
      {
        say:
          'La dama elige dónde cae. Una de las casillas tras el 18 le permite seguir y tomar también el 7. ' +
          'Encuéntrala.',
        done: 'Desde la 11 tenía que seguir: una captura empezada continúa mientras pueda.',
      },
    ],
  },
  garden: {
    title: 'Damas de jardín y el soplo',
    steps: [
      {
        say:
          'Este juego va por las casillas claras. Por lo demás, el peón mueve como siempre: ' +
          'una casilla en diagonal hacia delante. Mueve cualquier peón.',
        done: 'Aquí el peón nunca mueve ni captura hacia atrás.',
      },
      {
        say: 'La captura puede ir en zigzag. Toma el 23 y luego el 15 con el peón de la 27.',
        done: 'También podías parar tras una: en este folleto seguir es decisión tuya.',
      },
      {
        say:
          'Las negras podían capturar con el 14 y jugaron 2-6. Antes de mover puedes soplar el 14: ' +
          'sale del tablero. Sóplalo y haz cualquier jugada.',
        done: 'Eso es el soplo. No es una jugada y se pierde en cuanto mueves.',
      },
      {
        say: 'La dama recorre cualquier distancia, pero al capturar cae justo detrás de la pieza. Toma el 22.',
        done: 'Ya sabes bastante para tu primera partida.',
      },
    ],
  },
  italian: {
    title: 'Damas italianas',
    steps: [
      {
        say:
          'La esquina oscura queda a tu derecha. ' +
          'Los peones mueven una casilla en diagonal hacia delante y empiezan las blancas. Mueve cualquier peón.',
        done: 'Hasta aquí son damas como en todas partes.',
      },
      {
        say: 'Los peones capturan solo hacia delante. Toma el 18 con el 22.',
        done: 'Las piezas capturadas salen al final de la jugada entera.',
      },
      {
        say: 'Hay dos capturas: el 22 toma una, el 23 toma dos. El artículo 6.6 exige el mayor número.',
        done: 'Si pruebas la otra, la página te enseña el artículo.',
      },
      {
        say:
          'La pieza de la 18 es una dama. El peón no puede tomar damas, así que el 22 está libre. ' +
          'Haz cualquier jugada.',
        done: 'Una pila con estrella está a salvo de los peones.',
      },
      {
        say:
          'El peón de la 21 y la dama de la 32 pueden tomar una cada uno. A igual número toma la dama: ' +
          'artículo 6.7.',
        done: 'Aquí la dama mueve una casilla, hacia delante o hacia atrás. Ya sabes bastante para tu primera partida.',
      },
    ],
  },
};
