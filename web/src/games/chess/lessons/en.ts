import type { LessonBook } from '../../../lessons/lessons';
import type { LessonId } from '.';

export const en: LessonBook<LessonId> = {
  chess: {
    title: 'Your first game of chess',
    steps: [
      {
        say: 'White begins. A pawn goes one square ahead, from its first square also two. Move any piece.',
        done: 'Turns alternate, one piece at a time.',
      },
      {
        say: 'The knight goes two squares along and one aside, and jumps over everything. Take the pawn on c3.',
        done: 'Whoever captures goes to the square of the other piece, which leaves the board.',
      },
      {
        say: 'Pawns capture differently from how they go: one square ahead to the side. Take one of the two pawns.',
        done: 'Straight ahead a pawn never captures, and it never goes back.',
      },
      {
        say: 'The rook gives check: your king is attacked, and that has to end at once. Take the rook.',
        done: 'No move may leave the king in check. Try another one next time: the board will show you the article.',
      },
      {
        say: 'King and rook may move together once: castle. Put the king on g1.',
        done:
          'The king goes two squares, the rook to its other side. ' +
          'Not out of a check, and not over an attacked square.',
      },
      {
        say: 'Now you have Black. White has just gone two squares, past your pawn. Take it in passing: on e3.',
        done: 'As if it had gone only one square; but only in the very next move.',
      },
      {
        say: 'A pawn on the last rank becomes a queen, rook, bishop or knight. Go to a8 and choose the queen.',
        done: 'A queen goes like a rook and like a bishop.',
      },
      {
        say: 'The black king cannot get out from behind its pawns. Give mate on the last rank.',
        done: 'Checkmate: the king is attacked, and nothing helps. The game is over.',
      },
    ],
  },
};
