import type { LessonBook } from '../../../lessons/lessons';
import type { LessonId } from '.';

export const it: LessonBook<LessonId> = {
  xalingo: {
    title: 'La dama alla maniera di Xalingo',
    steps: [
      {
        say:
          'Tue sono le pedine bianche, e il bianco comincia. ' +
          'La pedina muove di una casella in diagonale, in avanti, solo sulle caselle scure. ' +
          'Muovi una pedina qualsiasi.',
        done: 'È una mossa semplice. Si gioca a turno e nessuno può passare.',
      },
      {
        say: 'La pedina nera sulla 18 è accanto alla tua e la casella dietro è libera. Saltala con la 22.',
        done: 'Presa. Il pezzo lascia la damiera quando l’intera mossa è finita.',
      },
      {
        say: 'In questo foglietto la pedina prende anche all’indietro. Prendi la 18 con la 15.',
        done: 'Avanti o indietro: se si può saltare, si deve saltare.',
      },
      {
        say:
          'Due pedine possono prendere: la 21 ne prende uno, la 23 due. Il foglietto vuole il maggior numero. ' +
          'Trova quella presa.',
        done: 'Due pezzi in una mossa. La prossima volta prova prima la 21: la damiera ti mostra la regola.',
      },
      {
        say: 'La pedina che finisce la mossa sull’ultima riga diventa dama. Fai dama con la 6.',
        done: 'Un secondo pezzo va sopra: è una dama, segnata con una stella.',
      },
      {
        say:
          'La dama vola: muove finché la diagonale è libera e prende da lontano. ' +
          'Prendi la 18 e fermati dove vuoi dietro di lei.',
        done: 'Sai abbastanza per una prima partita.',
      },
    ],
  },
  'xalingo-en': {
    title: 'Checkers secondo il testo inglese',
    steps: [
      {
        say: 'Il testo inglese dello stesso foglietto cambia un punto: quale presa. Comincia con una mossa qualsiasi.',
        done: 'Fin qui il gioco è lo stesso.',
      },
      { say: 'Anche qui prendere è obbligatorio. Prendi la 18.', done: 'Giusto, e nient’altro era permesso.' },
      {
        say: 'La 21 prende un pezzo e la 23 ne prende due, e scegli tu. Prendine uno solo con la 21.',
        done: 'L’altro foglietto l’avrebbe rifiutata.',
      },
      {
        say:
          'La dama sceglie dove fermarsi. Una casella dietro la 18 le permette di proseguire e prendere anche la 7. ' +
          'Trovala.',
        done: 'Dalla 11 doveva proseguire: una presa cominciata continua finché può.',
      },
    ],
  },
  garden: {
    title: 'Dama da giardino e il soffio',
    steps: [
      {
        say:
          'Si gioca sulle caselle chiare. Per il resto la pedina muove come sempre: ' +
          'una casella in diagonale, in avanti. Muovi una pedina qualsiasi.',
        done: 'Qui la pedina non muove e non prende mai all’indietro.',
      },
      {
        say: 'La presa può andare a zigzag. Prendi la 23 e poi la 15 con la pedina sulla 27.',
        done: 'Potevi anche fermarti dopo la prima: in questo foglietto proseguire è una tua scelta.',
      },
      {
        say:
          'Il nero poteva prendere con la 14 e ha giocato 2-6. Prima di muovere puoi soffiare la 14: ' +
          'esce dalla damiera. Soffiala, poi fai una mossa qualsiasi.',
        done: 'Questo è il soffio. Non è una mossa e si perde appena muovi.',
      },
      {
        say: 'La dama va a qualsiasi distanza, ma quando prende si ferma subito dietro il pezzo. Prendi la 22.',
        done: 'Sai abbastanza per una prima partita.',
      },
    ],
  },
  italian: {
    title: 'La dama italiana',
    steps: [
      {
        say:
          'Il cantone scuro è alla tua destra. ' +
          'Le pedine muovono di una casella in diagonale, in avanti, e il bianco comincia. ' +
          'Muovi una pedina qualsiasi.',
        done: 'Fin qui è la dama di tutti.',
      },
      {
        say: 'Le pedine prendono solo in avanti. Prendi la 18 con la 22.',
        done: 'I pezzi presi escono dopo l’intera mossa.',
      },
      {
        say: 'Ci sono due prese: la 22 ne prende uno, la 23 due. L’articolo 6.6 vuole il maggior numero.',
        done: 'Se provi l’altra, la pagina mostra l’articolo.',
      },
      {
        say:
          'Il pezzo sulla 18 è una dama. La pedina non prende la dama, quindi la 22 è libera. ' +
          'Fai una mossa qualsiasi.',
        done: 'Una pila con la stella è al sicuro dalle pedine.',
      },
      {
        say:
          'La pedina sulla 21 e la dama sulla 32 possono prendere un pezzo ciascuna. ' +
          'A parità di numero prende la dama: articolo 6.7.',
        done: 'Qui la dama muove di una casella, avanti o indietro. Sai abbastanza per una prima partita.',
      },
    ],
  },
};
