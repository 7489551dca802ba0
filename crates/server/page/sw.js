// The page without a network: every file of one build, kept under the name of that build.
// Built by scripts/offline.mjs, which fills in FILES and BUILD.
const FILES = ["apple-touch-icon.png","assets/Analyse-DKZuZE2W.js","assets/Game-bzomCj-F.js","assets/House-BBfzuqPa.js","assets/Learn-CbzUrVkz.js","assets/Play-zxSJFoyA.js","assets/RuleText-DC0NuQKK.js","assets/Rules-DI-9PGX7.js","assets/SetUp-CA2CBD8f.js","assets/Settings-B4doFTtd.js","assets/Study-DhhXhCxs.js","assets/backgammon-Ckm1iq-P.net","assets/box_bg-x-DVrB4L.wasm","assets/box_rest-DdzTA2a5.wasm","assets/en--umupM06.js","assets/es-DqeODo3R.js","assets/index-Mi52BLZZ.js","assets/it-CWUgkyaa.js","assets/plates-2LGSwEya.js","assets/preferences-CEuY3uD3.js","assets/pt-FsnnD8RP.js","assets/session-HQ5ly8b4.js","assets/style-CzGyDvLS.css","assets/words-en-C1TpT-P_.ftl","assets/words-es-D4mx87TG.ftl","assets/words-it-CHJ1TSfU.ftl","assets/words-pt-DpDmFeEg.ftl","assets/words.en-CqkwScre.js","assets/words.es-DQgvc40l.js","assets/words.it-C6vP5uVh.js","assets/words.pt-BDyslcC3.js","assets/worker-B0Knuku4.js","boot.js","icon-192.png","icon-512.png","icon-maskable-512.png","icon.svg","index.html","manifest.webmanifest"];
const BUILD = "74fc467876a768db";
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
