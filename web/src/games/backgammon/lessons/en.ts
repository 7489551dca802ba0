import type { LessonBook } from '../../../lessons/lessons';
import type { LessonId } from '.';

export const en: LessonBook<LessonId> = {
  backgammon: {
    title: 'Backgammon',
    steps: [
      {
        say:
          'Yours are the light checkers; they run from 24 down to 1. You rolled 6 and 5. ' +
          'Bring one checker from 24 to 13 with both dice, then press Play.',
        done: 'One checker may use both dice if it finds an open point on the way.',
      },
      {
        say:
          'You rolled 3 and 1. Two checkers on one point are safe and block the way. ' +
          'Make the 5 point with 8/5 and 6/5.',
        done: 'A point that is held: the other side may pass over it, not stop there.',
      },
      {
        say: 'Now a single dark checker stands on your 5 point. Land there with both: it goes to the bar.',
        done: 'Hit. It must enter again before anything else of theirs may move.',
      },
      {
        say:
          'Your own checker is on the bar, with 6 and 2. The 6 leads to a held point, the 2 to an open one. ' +
          'Enter, and then play the 6 elsewhere.',
        done: 'With a checker on the bar nothing else moves first.',
      },
      {
        say:
          'All your checkers are home, so they may leave the board. You rolled 5 and 2: ' +
          'take one off from 5, or move inside. Play both dice.',
        done: 'Whoever has all fifteen off first wins. You know enough for a first game.',
      },
    ],
  },
};
