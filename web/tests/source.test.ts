import { describe, expect, test } from 'vitest';

type Texts = Readonly<Record<string, string>>;
const sources = import.meta.glob(['../src/**/*.{ts,tsx}', '!../src/wasm/**'], {
  query: '?raw',
  import: 'default',
  eager: true,
}) as Texts;
const shipped = Object.entries(sources).filter(([path]) => !/\/(fixtures|gallery)\//.test(path));

describe('a strict content security policy', () => {
  test.each(shipped.filter(([path]) => path.endsWith('.tsx')))('%s sets no style as an HTML string', (_, text) => {
    // A static style would be compiled into a template string, which style-src 'self' refuses. Custom properties with
    // values go through the CSSOM.
    expect(text).not.toMatch(/\sstyle="/);
    expect(text).not.toMatch(/innerHTML|outerHTML|insertAdjacentHTML|document\.write/);
    for (const [, body = ''] of text.matchAll(/style=\{\{([^}]*)\}\}/g)) expect(body).not.toMatch(/:\s*['"]/);
  });
  test('nothing is evaluated', () => {
    for (const [path, text] of shipped) expect(text, path).not.toMatch(/\beval\(|new Function\(/);
  });
});

describe('the house', () => {
  test('fixtures stay out of what is shipped', () => {
    for (const [path, text] of shipped) expect(text, path).not.toMatch(/from '[^']*fixtures/);
  });
  test('words stand in the catalogues, not in the markup', () => {
    for (const [path, text] of shipped) {
      if (!path.endsWith('.tsx')) continue;
      const words = [...text.matchAll(/>\s*([A-Z][a-z]{2,}[a-z ]*)\s*<\//g)]
        .map(([, found]) => found!.trim())
        .filter((found) => found !== 'Tabuleiro');
      expect(words, path).toEqual([]);
    }
  });
});
