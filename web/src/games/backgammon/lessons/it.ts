import type { LessonBook } from '../../../lessons/lessons';
import type { LessonId } from '.';

export const it: LessonBook<LessonId> = {
  backgammon: {
    title: 'Il backgammon',
    steps: [
      {
        say:
          'Tue sono le pedine chiare; vanno dalla 24 alla 1. Hai tirato 6 e 5. ' +
          'Porta una pedina da 24 a 13 con i due dadi, poi premi Gioca.',
        done: 'Una pedina può usare entrambi i dadi se trova una punta aperta sul cammino.',
      },
      {
        say:
          'Hai tirato 3 e 1. Due pedine su una punta sono al sicuro e sbarrano la strada. ' +
          'Fai la punta 5 con 8/5 e 6/5.',
        done: 'Punta occupata: l’avversario può passarci sopra, non fermarsi.',
      },
      {
        say: 'Ora una pedina scura sta sola sulla tua punta 5. Arrivaci con tutte e due: va sulla barra.',
        done: 'Colpita. Deve rientrare prima che si muova un’altra sua pedina.',
      },
      {
        say:
          'La tua pedina è sulla barra, con 6 e 2. Il 6 porta a una punta occupata, il 2 a una aperta. ' +
          'Entra, poi gioca il 6 altrove.',
        done: 'Con una pedina sulla barra non si muove altro prima.',
      },
      {
        say:
          'Tutte le tue pedine sono in casa e possono uscire. Hai tirato 5 e 2: ' +
          'portane fuori una dal 5 o muovi all’interno. Gioca i due dadi.',
        done: 'Vince chi porta fuori per primo tutte e quindici. Sai abbastanza per una prima partita.',
      },
    ],
  },
};
