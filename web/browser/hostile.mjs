/**
 * What somebody writes who would have a page do something: one list for every field, and the way to see whether any of
 * it did more than stand there as text.
 */
import assert from 'node:assert/strict';

/** Each calls `hostile` where it runs, and each element that it makes has `data-hostile`. */
export const HOSTILE = [
  '<script data-hostile>hostile(1)</script>',
  '</textarea></title></style></svg><script data-hostile>hostile(2)</script>',
  '<img data-hostile src=x onerror=hostile(3)>',
  '"><svg data-hostile onload=hostile(4)>',
  "' autofocus onfocus=hostile(5) data-hostile x='",
  '" autofocus onfocus="hostile(6)" data-hostile x="',
  '<a data-hostile href="javascript:hostile(7)">x</a>',
  'javascript:hostile(8)',
  'JaVaScRiPt&colon;hostile(9)',
  'data:text/html,<script>hostile(10)</script>',
  '&lt;script data-hostile&gt;hostile(11)&lt;/script&gt;',
  '&#60;img data-hostile src=x onerror=hostile(12)&#62;',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: templates of others are what it tries.
  '{{7*7}} ${7*7} <%= 7*7 %> #{7*7}',
  "{{constructor.constructor('hostile(13)')()}}",
  'turned \u202Egnp.exe\u202C \u2066around\u2069',
  'zero\u200B\u200C\u200D\u2060\uFEFFwidth',
  '<iframe data-hostile srcdoc="<script>parent.hostile(14)</script>"></iframe>',
  '<math data-hostile><mi xlink:href="javascript:hostile(15)">x</mi></math>',
  '<style data-hostile>*{display:none}</style>',
  '<base data-hostile href="//evil.invalid/">',
  '<meta data-hostile http-equiv=refresh content="0;url=javascript:hostile(16)">',
  '<form data-hostile action=javascript:hostile(17)><button>',
  '<details data-hostile open ontoggle=hostile(18)>',
  ']]><!--><script data-hostile>hostile(19)</script><!--',
  '\\u003cscript data-hostile>hostile(20)\\u003c/script>',
  '%3Cscript%20data-hostile%3Ehostile(21)%3C/script%3E',
  '__proto__',
  'constructor',
  `<b data-hostile>${'long '.repeat(400)}`,
];
/** All of it in one piece: whichever of them works where it lies, works there too. */
export const ALL = HOSTILE.join(' ');

/** Before a page is opened: whatever runs is noted, and so is whatever asks. */
export async function noteWhatRuns(context) {
  await context.addInitScript(() => {
    window.ranHere = [];
    window.hostile = (what) => window.ranHere.push(`script ${what}`);
    for (const name of ['alert', 'confirm', 'prompt', 'open'])
      window[name] = (text) => {
        window.ranHere.push(`${name} ${text}`);
        return null;
      };
  });
  context.on('dialog', (dialog) => {
    void dialog.dismiss();
    assert.fail(`a dialog was opened: ${dialog.message()}`);
  });
}

/** Nothing ran, and nothing stands in the page that none of its own code makes. */
export async function unharmed(page, where) {
  const found = await page.evaluate(() => {
    const faults = [...window.ranHere];
    for (const element of document.querySelectorAll('*')) {
      const tag = element.localName;
      if (element.hasAttribute('data-hostile')) faults.push(`an element of theirs: ${tag}`);
      if (['iframe', 'object', 'embed', 'base', 'math', 'marquee'].includes(tag)) faults.push(`a ${tag}`);
      if (tag === 'script' && !element.src) faults.push('a script in the page');
      for (const { name, value } of element.attributes) {
        if (/^on/i.test(name)) faults.push(`${tag} ${name}=${value}`);
        if (
          /^(href|src|action|formaction|xlink:href)$/i.test(name) &&
          /^\s*(javascript|vbscript|data:text)/i.test(value)
        )
          faults.push(`${tag} ${name}=${value}`);
      }
    }
    const beyond = document.documentElement.scrollWidth - innerWidth;
    if (beyond > 0) faults.push(`${beyond} px wider than the window`);
    if (document.querySelector('main').textContent.includes('Something broke here')) faults.push('a broken screen');
    if (getComputedStyle(document.body).display === 'none') faults.push('a style of theirs');
    return faults;
  });
  assert.deepEqual(found, [], where);
}

/** As a quotation within double quotes, where a backslash keeps the next letter from ending it. */
export const quoted = (text) => `"${text.replace(/[\\"]/g, '\\$&')}"`;
