// The page without a network: every file of one build, kept under the name of that build.
// Built by scripts/offline.mjs, which fills in FILES and BUILD.
const FILES = ["assets/Analyse-Nxegdd5H.js","assets/Game-BB5wBycI.js","assets/House-CpJoUkxM.js","assets/Learn-CzSVKvsi.js","assets/Play-BRwIemIk.js","assets/RuleText-C7xTFQvJ.js","assets/Rules-CQ5ai4eu.js","assets/SetUp-2wxzfxM8.js","assets/Settings-pdrTDCgv.js","assets/Study-D1hd9JdI.js","assets/backgammon-Ckm1iq-P.net","assets/box_bg-BkS8jO2_.wasm","assets/en-ChNuZzxX.js","assets/es-CdNZc9F1.js","assets/index-CVMRzf5z.js","assets/it-cIeREAzK.js","assets/preferences-Bo2PLOFL.js","assets/pt-CjJgcbr9.js","assets/session-mEM-bIS0.js","assets/style-DKbNnvqo.css","assets/words.en-CqkwScre.js","assets/words.es-DGTy3nSF.js","assets/words.it-C6vP5uVh.js","assets/words.pt-COaFZzwf.js","assets/worker-D-ltcE8X.js","boot.js","icon.svg","index.html"];
const BUILD = "79547ba7adc2b731";
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
