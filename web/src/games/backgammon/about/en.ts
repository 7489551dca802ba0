/** How the dice are made, for whoever plays. */
export const en: readonly string[] = [
  'Before the first throw the machine writes down a long list of secret numbers and seals it. You see the ' +
    'seal. It shows nothing, but no number can be changed under it.',
  'Then you are asked for some words of your own, typed or shaken with the pointer. You may leave them out; ' +
    'then the machine draws some, and the record says so.',
  'Each throw opens the next number of the list. It makes the dice together with your words: the machine ' +
    'can’t bend them to its wishes, nor can you.',
  'When the game is over, “Check the dice” repeats every sum on your device, roll by roll, without us and ' +
    'without a network. Whoever has the record can do the same.',
  'Real dice that you type in are marked as typed: nothing is proven about them.',
];
