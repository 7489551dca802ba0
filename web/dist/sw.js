// The page without a network: every file of one build, kept under the name of that build.
// Built by scripts/offline.mjs, which fills in FILES and BUILD.
const FILES = ["apple-touch-icon.png","assets/Analyse-BvDW841K.js","assets/Game-DwAW4dQQ.js","assets/House-BpcJ6H94.js","assets/Learn-CERCxrDC.js","assets/Play-0ryQ53Re.js","assets/RuleText-qQB2Lpun.js","assets/Rules-DY8Tjbck.js","assets/SetUp-CNSQNvW0.js","assets/Settings-DJ_yZF4U.js","assets/Study-BTOyYK91.js","assets/backgammon-BD0OvOah.js","assets/backgammon-Ckm1iq-P.net","assets/box_bg-hriAP-Pt.wasm","assets/box_rest-sXfhUPK1.wasm","assets/en-DLiMZtdt.js","assets/es-BbYYR1qc.js","assets/index-DVCP1ajC.js","assets/it-BZfCC_Cx.js","assets/plates-BmL0afwH.js","assets/preferences-CyYoBF68.js","assets/pt-DhmKc3pN.js","assets/session-DSF3bSMW.js","assets/style-BFEXDMGz.css","assets/words-en-DhfKDNB4.ftl","assets/words-es-JKfxdspa.ftl","assets/words-it-DrxvZe-K.ftl","assets/words-pt-BrEnbNLB.ftl","assets/words.en-CqkwScre.js","assets/words.es-DGTy3nSF.js","assets/words.it-C6vP5uVh.js","assets/words.pt-COaFZzwf.js","assets/worker-CzkrbhuZ.js","boot.js","icon-192.png","icon-512.png","icon-maskable-512.png","icon.svg","index.html","manifest.webmanifest"];
const BUILD = "1650181eb659bcf5";
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
