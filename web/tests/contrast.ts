/** WCAG 2 contrast over the tokens of the style sheet. */
import boards from '../src/design/board-tokens.css?raw';
import page from '../src/design/tokens.css?raw';

const css = page + boards;

export type Tokens = Readonly<Record<string, string>>;

/** The colours of a theme, with a board set laid over it. */
export function tokensOf(theme: 'light' | 'dark' | 'contrast', set: 'wood' | 'plain' = 'wood'): Tokens {
  const blocks = [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => ({
    selector: selector.replace(/\/\*[\s\S]*?\*\//g, '').trim(),
    body,
  }));
  const wanted = blocks.filter(({ selector }) =>
    selector.split(',').some((each) => {
      const name = each.trim();
      return (
        name === `[data-theme='${theme}']` || (set === 'plain' && name === `[data-theme='${theme}'][data-set='plain']`)
      );
    }),
  );
  return Object.fromEntries(
    wanted.flatMap(({ body }) =>
      [...body.matchAll(/--([\w-]+):\s*(#[0-9A-Fa-f]{6})/g)].map(([, name = '', value = '']) => [name, value]),
    ),
  );
}

export function luminance(colour: string): number {
  const number = Number.parseInt(colour.slice(1), 16);
  const channel = (value: number) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(number >> 16) + 0.7152 * channel((number >> 8) & 255) + 0.0722 * channel(number & 255);
}

export function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}
