// The page without a network: every file of one build, kept under the name of that build.
// Built by scripts/offline.mjs, which fills in FILES and BUILD.
const FILES = ["assets/Analyse-DUOvwDq2.js","assets/Game-DD7pNT7X.js","assets/House-CvZ1ZUU5.js","assets/Learn-plldVCFa.js","assets/Play-Ka33mB7a.js","assets/RuleText-D9nQEyQg.js","assets/Rules-Ixw-FyFB.js","assets/SetUp-BRPG1KIQ.js","assets/Settings-CO_mVdNs.js","assets/Study-DT3j8LU1.js","assets/backgammon-Ckm1iq-P.net","assets/box_bg-BVOlUw7j.wasm","assets/box_rest-r-OHqw96.wasm","assets/en-ChNuZzxX.js","assets/es-CdNZc9F1.js","assets/index-Dn6FB_KY.js","assets/it-cIeREAzK.js","assets/preferences-D3Qh5hOU.js","assets/pt-CjJgcbr9.js","assets/session-BLZTn1Ec.js","assets/style-eTVwtFkT.css","assets/words-en-DddSokM4.ftl","assets/words-es-C3Xq2D2q.ftl","assets/words-it-DTy0axJ1.ftl","assets/words-pt-B39IGBRI.ftl","assets/words.en-CqkwScre.js","assets/words.es-DGTy3nSF.js","assets/words.it-C6vP5uVh.js","assets/words.pt-COaFZzwf.js","assets/worker-gedI7kas.js","boot.js","icon.svg","index.html"];
const BUILD = "1062a535031ab266";
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
