// The page without a network: every file of one build, kept under the name of that build.
// Built by scripts/offline.mjs, which fills in FILES and BUILD.
const FILES = ["apple-touch-icon.png","assets/Analyse-Dw66lwlz.js","assets/Game-BgLuaZ2h.js","assets/House-DB14Sc5q.js","assets/Learn-h_DsYz6s.js","assets/Play-vofuOMW_.js","assets/RuleText-BKVIjPzK.js","assets/Rules-CE41ieDn.js","assets/SetUp-DMV7Aqr8.js","assets/Settings-Bcmtt568.js","assets/Study-NM2WQeIc.js","assets/backgammon-CKTyB1zj.js","assets/backgammon-Ckm1iq-P.net","assets/box_bg-B-lGI4e3.wasm","assets/box_rest-D_DJ62vv.wasm","assets/en-Bk1V2tJ0.js","assets/es-DmnGSom7.js","assets/index-Be4UoSuh.js","assets/it-zZVAPbMG.js","assets/plates-B0Vm1LWG.js","assets/preferences-D_etV7x5.js","assets/pt-CiIkFyO3.js","assets/session-D5o5TDzb.js","assets/style-BFEXDMGz.css","assets/words-en-BxI0M-nm.ftl","assets/words-es-Q0iw0n4U.ftl","assets/words-it-BnlfsXc6.ftl","assets/words-pt-DRsfmcIC.ftl","assets/words.en-CqkwScre.js","assets/words.es-DGTy3nSF.js","assets/words.it-C6vP5uVh.js","assets/words.pt-COaFZzwf.js","assets/worker-DLmblD2o.js","boot.js","icon-192.png","icon-512.png","icon-maskable-512.png","icon.svg","index.html","manifest.webmanifest"];
const BUILD = "d9680fe655e04dbb";
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
