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
  // The words of this reader's language are fetched beside the scripts that will ask for them; the build says where
  // they lie. Chosen as `languageFor` chooses.
  const words = JSON.parse(document.currentScript.dataset.words || '{}');
  const spoken = [kept.language, ...navigator.languages.map((tag) => tag.toLowerCase().split('-')[0]), 'en'];
  for (const href of words[spoken.find((language) => words[language])] || []) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'modulepreload', href });
    document.head.append(link);
  }
})();
