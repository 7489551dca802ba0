import type { LessonBook } from '../../../lessons/lessons';
import type { LessonId } from '.';

export const es: LessonBook<LessonId> = {
  backgammon: {
    title: 'Backgammon paso a paso',
    steps: [
      {
        say:
          'Tuyas son las fichas claras; van de la 24 a la 1. Has sacado 6 y 5. ' +
          'Lleva una ficha de 24 a 13 con los dos dados y pulsa Jugar.',
        done: 'Una ficha puede usar los dos dados si encuentra una casilla abierta en el camino.',
      },
      {
        say: 'Has sacado 3 y 1. Dos fichas juntas están seguras y cierran el paso. Cierra la casilla 5 con 8/5 y 6/5.',
        done: 'Casilla cerrada: el rival puede pasar por encima, no parar.',
      },
      {
        say: 'Ahora hay una ficha oscura sola en tu casilla 5. Llega allí con las dos: se va a la barra.',
        done: 'Golpeada. Tiene que entrar antes de que se mueva otra ficha suya.',
      },
      {
        say:
          'Tu ficha está en la barra, con 6 y 2. El 6 lleva a una casilla cerrada, el 2 a una abierta. ' +
          'Entra y juega después el 6 en otro sitio.',
        done: 'Con una ficha en la barra no se mueve otra antes.',
      },
      {
        say:
          'Todas tus fichas están en casa y pueden salir. Has sacado 5 y 2: saca una del 5 o mueve por dentro. ' +
          'Juega los dos dados.',
        done: 'Gana quien saca antes las quince. Ya sabes bastante para tu primera partida.',
      },
    ],
  },
};
