/**
 * Screens in four languages, switched while they stand there: nothing of the English is left in the other three. In
 * English each is judged by axe-core too, since it stands there anyway.
 */
import assert from 'node:assert/strict';
import { browserTest, DESK, select, strike } from './kit.mjs';
import { judgeOnce } from './look.mjs';
import { CHOICES, openScreen } from './screens.mjs';

const LANGUAGES = { pt: 'Português', es: 'Español', it: 'Italiano' };
const NAMES = { en: 'English', ...LANGUAGES };

/** Said the same in every language: names, codes, notations, and the words of the game that travel. */
const NAMES_AND_CODES = new Set([
  'Tabuleiro',
  'PT',
  'ES',
  'EN',
  'IT',
  ...Object.values(NAMES),
  'Ana',
  'Bia',
  'FEN',
  'XGID',
  'GNU',
  'PDN',
  '.pdn',
  '.pgn',
  'FIDE, “C”',
  '.mat',
  '.sgf',
  'Enter',
  '← → Home End',
  'Esc',
  'Backgammon',
  'backgammon',
  'gammon',
  'Gammon',
  'Crawford',
  'Jacoby',
  'Beavers',
]);
/** Titles of printed leaflets, and the abbreviation of “article”. */
const TITLES = [
  /^Art\. [\d., ]+$/u,
  /^Damas Xalingo( – Tabuleiro)?$/u,
  /^Checkers (Xalingo )?\(?(pelo |según el |secondo il )?(texto |testo )?ingl[êée]se?\)?$/u,
  /^Ana – Bia$/u,
  // The English leaflet numbers nothing: its headings are what is cited.
  /^Xalingo, (texto|testo) (em |en )?ingl[êée]se?, .(Game play|Hitting and entering|End of the game).(, .+)?$/u,
];
/** Plays of backgammon as every program writes them, and positions as text. */
const NOTATION =
  /^(((bar|off|\d+)[/*()\d]*\s?)+(off|\d|\*|\))*|XGID=\S+|([1-8pnbrqk]+\/){7}\S+ [wb] .*|[\w+/]{14}:[\w+/]{12})$/i;
/** Moves of chess: pawns have no letter, and the letters of two languages meet. */
const PIECES = { en: 'KQRBN', pt: 'RDTBC', es: 'RDTAC', it: 'RDTAC' };
const isMove = (code, text) => {
  const letters = PIECES[code];
  return new RegExp(`^[${letters}]?[a-h]?[1-8]?x?[a-h][1-8](=[${letters}])?[+#]?$`).test(text);
};
/** Words that happen to be the same. */
const SAME = {
  pt: new Set(['Normal', 'Final', 'pips']),
  es: new Set(['Normal', 'Final', 'No', 'no', 'error', 'pips']),
  it: new Set(['No', 'no', 'pip', 'dado']),
};
/** English words that none of the three knows: a half-translated sentence has one of them. */
const ENGLISH_WORDS = [
  'the|and|with|you|your|are|not|when|from|this|that|must',
  'pieces?|moves?|board|players?|king|men|checkers?|rolls?|capture|rules|game',
];
const ENGLISH = new RegExp(`\\b(${ENGLISH_WORDS.join('|')})\\b`, 'i');

/** Runs in the page: every word that is shown, spoken or suggested. */
const everyWord = () => {
  const words = new Set([document.title]);
  const put = (text) => {
    const clean = text?.replace(/\s+/g, ' ').trim();
    if (clean) words.add(clean);
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement;
    if (!parent.closest('[data-live], .toasts, script, style, [hidden], textarea')) put(walker.currentNode.data);
  }
  for (const element of document.body.querySelectorAll('*')) {
    for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext', 'aria-description'])
      put(element.getAttribute(name));
  }
  return [...words];
};

const switchTo = async (page, code) => {
  await select(page.locator('.language-button select'), NAMES[code]);
  assert.ok((await page.evaluate(() => document.documentElement.lang)).startsWith(code));
};

const isWord = (text) => /\p{L}{2}/u.test(text);

function leftovers(code, english, shown) {
  const known = new Set(english);
  return shown.filter((text) => {
    if (!isWord(text) || NAMES_AND_CODES.has(text) || NOTATION.test(text) || SAME[code].has(text)) return false;
    if (TITLES.some((title) => title.test(text)) || isMove(code, text)) return false;
    return known.has(text) || ENGLISH.test(text);
  });
}

/** A test over some of the screens. */
export function speaksFourLanguages(name, screens) {
  browserTest(name, { size: DESK, choices: CHOICES }, async (page, { t }) => {
    const left = new Map();
    const faults = [];
    let words = 0;
    for (const screen of screens) {
      const shown = {};
      await openScreen(page, screen);
      shown.en = await page.evaluate(everyWord);
      faults.push(...(await judgeOnce(page)).map((fault) => `${screen.name}: ${fault}`));
      for (const code of Object.keys(LANGUAGES)) {
        if (screen.modal) {
          await strike(page, 'Escape');
          await switchTo(page, code);
          await openScreen(page, screen);
        } else {
          await switchTo(page, code);
        }
        shown[code] = await page.evaluate(everyWord);
        words += shown[code].length;
        for (const text of leftovers(code, shown.en, shown[code]))
          left.set(text, [...(left.get(text) ?? []), `${code} ${screen.name}`]);
      }
      if (screen.modal) await strike(page, 'Escape');
      await switchTo(page, 'en');
      // The computer may count further when it is asked again, as a language brings a fresh look at a position.
      const told = (text) => isWord(text) && !isMove('en', text) && !/^It would go on/.test(text);
      const comparable = (texts) => [...new Set(texts.filter(told).map((text) => text.replace(/[\d.,]+/g, '#')))];
      if (!screen.modal) {
        // The engine may have found more to say; what stood there must stand there again.
        const now = new Set(comparable(await page.evaluate(everyWord)));
        assert.deepEqual(
          comparable(shown.en).filter((text) => !now.has(text)),
          [],
          `${screen.name}: English comes back as it was`,
        );
      }
    }
    assert.equal(faults.join('\n'), '');
    t.diagnostic(`${screens.length} screens, ${words} words and labels in three languages`);
    assert.equal(
      [...left]
        .map(([text, where]) => {
          const more = where.length > 4 ? `, and ${where.length - 4} more` : '';
          return `\n“${text}” in ${where.slice(0, 4).join(', ')}${more}`;
        })
        .join(''),
      '',
    );
  });
}
