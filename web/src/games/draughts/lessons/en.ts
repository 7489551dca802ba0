import type { LessonBook } from '../../../lessons/lessons';
import type { LessonId } from '.';

export const en: LessonBook<LessonId> = {
  xalingo: {
    title: 'Damas, the Xalingo way',
    steps: [
      {
        say:
          'You have the white men, and White begins. ' +
          'A man goes one square diagonally forward, on dark squares only. Move any man.',
        done: 'That is a quiet move. Turns alternate, and nobody may skip one.',
      },
      {
        say: 'The black man on 18 stands next to yours, and the square behind it is empty. Jump over it with 22.',
        done: 'Captured. The piece leaves the board when the whole move is over.',
      },
      {
        say: 'In this leaflet men also capture backward. Take 18 with 15.',
        done: 'Forward or backward: if it can be jumped, it must be jumped.',
      },
      {
        say: 'Two men can capture: 21 takes one, 23 takes two. The leaflet wants the most pieces. Find that capture.',
        done: 'Two pieces in one move. Try 21 first next time: the board will show you the rule.',
      },
      {
        say: 'A man that ends its move on the last row becomes a king. Crown 6.',
        done: 'A second piece is put on top: a king, marked with a star.',
      },
      {
        say:
          'A king flies: it moves as far as the diagonal is free, and captures from afar. ' +
          'Take 18 and land where you like behind it.',
        done: 'You know enough for a first game.',
      },
    ],
  },
  'xalingo-en': {
    title: 'Checkers by the English text',
    steps: [
      {
        say: 'The English text of the same leaflet changes one thing: which capture. Begin with any move.',
        done: 'So far it is the same game.',
      },
      { say: 'Capturing is compulsory here too. Take 18.', done: 'Right, and nothing else was allowed.' },
      {
        say: 'Here 21 takes one and 23 takes two, and the choice is yours. Take the single man with 21.',
        done: 'The other leaflet would have refused that.',
      },
      {
        say: 'A king may choose where it lands. One square behind 18 lets it go on and take 7 as well. Find it.',
        done: 'From 11 it had to go on: once begun, a capture continues while it can.',
      },
    ],
  },
  garden: {
    title: 'Garden draughts and the huff',
    steps: [
      {
        say:
          'This game is played on the light squares. Otherwise a man moves as usual: one square diagonally forward. ' +
          'Move any man.',
        done: 'Men never move or capture backward here.',
      },
      {
        say: 'A capture may zigzag. Take 23 and then 15 with the man on 27.',
        done: 'You could also have stopped after one: in this leaflet going on is your choice.',
      },
      {
        say:
          'Black could have captured with 14 and moved 2-6 instead. Before you move you may huff 14: ' +
          'it comes off the board. Huff it, then make any move.',
        done: 'That is the huff. It is not a move, and it is lost once you have moved.',
      },
      {
        say: 'A king goes any distance, but when it captures it lands right behind the piece. Take 22.',
        done: 'You know enough for a first game.',
      },
    ],
  },
  italian: {
    title: 'Italian draughts',
    steps: [
      {
        say: 'The dark corner is at your right. Men go one square diagonally forward, and White begins. Move any man.',
        done: 'So far it is draughts as everywhere.',
      },
      {
        say: 'Men capture forward only. Take 18 with 22.',
        done: 'Captured pieces leave the board after the whole move.',
      },
      {
        say: 'Two captures are open: 22 takes one, 23 takes two. Article 6.6 wants the most pieces.',
        done: 'When you try the other one, the page shows the article.',
      },
      {
        say: 'The piece on 18 is a king. A man may not take a king, so 22 is free to move. Make any move.',
        done: 'A stack with a star is safe from men.',
      },
      {
        say: 'The man on 21 and the king on 32 can each take one. With equal numbers the king must take: article 6.7.',
        done: 'Kings here move one square, forward or backward. You know enough for a first game.',
      },
    ],
  },
};
