// The page without a network: every file of one build, kept under the name of that build.
// Built by scripts/offline.mjs, which fills in FILES and BUILD.
const FILES = ["apple-touch-icon.png","assets/Analyse-jF3pRWnN.js","assets/Game-BU67AH8w.js","assets/House-Bu3mm5in.js","assets/Learn-M0JIQsWf.js","assets/Play-DWaxRJI1.js","assets/RuleText-Cm22QLAh.js","assets/Rules-DHepOWnG.js","assets/SetUp-CM7fXfom.js","assets/Settings-BtnAxO2F.js","assets/Study-DhfKU5nh.js","assets/backgammon-Ckm1iq-P.net","assets/box_bg-NRG7uG3M.wasm","assets/box_rest-CkebsXdl.wasm","assets/en--umupM06.js","assets/es-DqeODo3R.js","assets/index-2lQiuMq1.js","assets/it-CWUgkyaa.js","assets/plates-2LGSwEya.js","assets/preferences-CEuY3uD3.js","assets/pt-FsnnD8RP.js","assets/session-DlxSK3kx.js","assets/style-CzGyDvLS.css","assets/words-en-C1TpT-P_.ftl","assets/words-es-D4mx87TG.ftl","assets/words-it-CHJ1TSfU.ftl","assets/words-pt-DpDmFeEg.ftl","assets/words.en-CqkwScre.js","assets/words.es-DQgvc40l.js","assets/words.it-C6vP5uVh.js","assets/words.pt-BDyslcC3.js","assets/worker-CPHzkejV.js","boot.js","icon-192.png","icon-512.png","icon-maskable-512.png","icon.svg","index.html","manifest.webmanifest"];
const BUILD = "2f3dc9401fa485e9";
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
