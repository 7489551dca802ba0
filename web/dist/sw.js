// The page without a network: every file of one build, kept under the name of that build.
// Built by scripts/offline.mjs, which fills in FILES and BUILD.
const FILES = ["apple-touch-icon.png","assets/Analyse-Co148uu_.js","assets/Game-BN7lqbwA.js","assets/House-CLP9YS6_.js","assets/Learn-Cm1Q4OdI.js","assets/Play-CtkdvauC.js","assets/RuleText-BY65itXk.js","assets/Rules-Bq3m1OhZ.js","assets/SetUp-CewgafPY.js","assets/Settings-BYhV-oBv.js","assets/Study-ChIpMAyN.js","assets/backgammon-Ckm1iq-P.net","assets/box_bg-x-DVrB4L.wasm","assets/box_rest-BHh93whX.wasm","assets/en--umupM06.js","assets/es-DqeODo3R.js","assets/index-DNO5cWY6.js","assets/it-CWUgkyaa.js","assets/plates-2LGSwEya.js","assets/preferences-CEuY3uD3.js","assets/pt-FsnnD8RP.js","assets/session-C52y2QVh.js","assets/style-CzGyDvLS.css","assets/words-en-C1TpT-P_.ftl","assets/words-es-D4mx87TG.ftl","assets/words-it-CHJ1TSfU.ftl","assets/words-pt-DpDmFeEg.ftl","assets/words.en-CqkwScre.js","assets/words.es-DQgvc40l.js","assets/words.it-C6vP5uVh.js","assets/words.pt-BDyslcC3.js","assets/worker-CCLwMm-D.js","boot.js","icon-192.png","icon-512.png","icon-maskable-512.png","icon.svg","index.html","manifest.webmanifest"];
const BUILD = "3d20250e96930805";
const SHELF = `tabuleiro-${BUILD}`;

self.addEventListener('install', (event) => {
  // Files with a hash in their name come from the browser's cache if the page has just loaded them; the others are asked for anew.
  const wanted = FILES.map((file) => new Request(file, file.startsWith('assets/') ? {} : { cache: 'no-cache' }));
  event.waitUntil(caches.open(SHELF).then((shelf) => shelf.addAll(wanted)));
});

self.addEventListener('activate', (event) => {
  const tidy = caches.keys().then((names) => Promise.all(names.filter((name) => name.startsWith('tabuleiro-') && name !== SHELF).map((name) => caches.delete(name))));
  // The first visit is served offline at once. A newer build waits until no page of the old one is open: its screens load lazily.
  event.waitUntil(tidy.then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  const path = url.pathname.slice(new URL(self.registration.scope).pathname.length) || 'index.html';
  if (!FILES.includes(path)) return;
  event.respondWith(caches.open(SHELF).then((shelf) => shelf.match(path)).then((kept) => kept ?? fetch(request)));
});
