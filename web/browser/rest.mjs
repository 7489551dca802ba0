/**
 * Waiting until the page is at rest. A test that looks at a screen while an answer, a screen, words or a motion are
 * still on their way judges a moment that no reader stays at, and which moment depends on the machine. The page says
 * itself what it has yet to do (src/app/under-way.ts); what only the browser knows is asked of the browser.
 */

/** An upper bound, for a machine that is kept busy: no test passes because of it. */
const PATIENCE = 120_000;

/**
 * Runs in every page before its own scripts: `atRest(looks)` waits until as many looks in a row find nothing under way.
 */
export const teachRest = (patience) => {
  let scrolled = false;
  document.addEventListener(
    'scroll',
    () => {
      scrolled = true;
    },
    { capture: true, passive: true },
  );
  const stillToCome = () => {
    const { underWay, address } = document.documentElement.dataset;
    if (underWay === undefined) return 'the start of the page';
    if (underWay) return underWay;
    // The bar is ahead of the page between a change of the address and its event.
    if (address !== location.hash) return `the screen of ${location.hash}`;
    if (!document.querySelector('main h1')) return 'the heading of the screen';
    if (document.fonts.status !== 'loaded') return 'fonts';
    if (scrolled) {
      scrolled = false;
      return 'scrolling';
    }
    const moving = document.getAnimations().find((each) => each.playState === 'running');
    return moving ? `an animation of ${moving.effect?.target?.className}` : null;
  };
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  window.atRest = async (looks) => {
    const until = Date.now() + patience;
    for (let quiet = 0; ; ) {
      const missing = stillToCome();
      quiet = missing === null ? quiet + 1 : 0;
      if (quiet >= looks) return;
      if (Date.now() > until) throw new Error(`the page at ${location.hash} came to no rest: it waits for ${missing}`);
      await frame();
    }
  };
};

export const letPagesRest = (context) => context.addInitScript(teachRest, PATIENCE);

/** Waits until the screen stands: two looks in a row, a frame apart, find nothing under way. */
export const settled = (page) => page.evaluate(() => window.atRest(2));
