import type { LessonBook } from '../../../lessons/lessons';
import type { LessonId } from '.';

export const it: LessonBook<LessonId> = {
  chess: {
    title: 'La tua prima partita a scacchi',
    steps: [
      {
        say:
          'Comincia il bianco. Il pedone va avanti di una casa, dalla prima casa anche di due. ' +
          'Muovi un pezzo qualsiasi.',
        done: 'Si muove a turno, un pezzo alla volta.',
      },
      {
        say: 'Il cavallo va di due case in una direzione e di una di lato, e salta tutto. Prendi il pedone in c3.',
        done: 'Chi prende va nella casa dell’altro pezzo, che esce dalla scacchiera.',
      },
      {
        say: 'Il pedone prende in un altro modo: una casa avanti, di lato. Prendi uno dei due pedoni.',
        done: 'Diritto il pedone non prende mai, e non torna mai indietro.',
      },
      {
        say: 'La torre dà scacco: il tuo re è attaccato, e bisogna rimediare subito. Prendi la torre.',
        done:
          'Nessuna mossa può lasciare il re sotto scacco. ' +
          'La prossima volta provane un’altra: la scacchiera mostra l’articolo.',
      },
      {
        say: 'Re e torre possono muovere insieme una volta: è l’arrocco. Porta il re in g1.',
        done:
          'Il re va di due case e la torre passa dall’altra parte. ' +
          'Non sotto scacco, e non attraverso una casa attaccata.',
      },
      {
        say:
          'Ora il nero è tuo. Il bianco è appena andato di due case, oltre il tuo pedone. ' +
          'Prendilo al varco, in e3.',
        done: 'Come se fosse andato di una casa sola; ma solo alla mossa seguente.',
      },
      {
        say: 'Un pedone sull’ultima traversa diventa donna, torre, alfiere o cavallo. Va in a8 e scegli la donna.',
        done: 'La donna va come la torre e come l’alfiere.',
      },
      {
        say: 'Il re nero non riesce a uscire da dietro i suoi pedoni. Dà matto sull’ultima traversa.',
        done: 'Scacco matto: il re è attaccato e nulla aiuta. La partita è finita.',
      },
    ],
  },
};
