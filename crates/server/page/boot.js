// Runs before the first paint, so that a dark room stays dark. A file of its own: the content security
// policy allows no inline script.
(() => {
  const root = document.documentElement;
  let kept = {};
  try {
    kept = JSON.parse(localStorage.getItem('tabuleiro.preferences')) || {};
  } catch {
    /* start afresh */
  }
  const asked = (query) => window.matchMedia && matchMedia(query).matches;
  root.dataset.theme =
    kept.theme ||
    (asked('(prefers-contrast: more)') ? 'contrast' : asked('(prefers-color-scheme: dark)') ? 'dark' : 'light');
  root.dataset.set = kept.set || 'wood';
})();
