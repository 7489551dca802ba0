// The page without a network: every file of one build, kept under the name of that build.
// Built by scripts/offline.mjs, which fills in FILES and BUILD.
const FILES = ["apple-touch-icon.png","assets/Analyse-j1gXa56t.js","assets/Game-BntPWo1G.js","assets/House-Ddz_tcrx.js","assets/Learn-C7iTR05c.js","assets/Play-zwChEHWd.js","assets/RuleText-1fwQ-p0M.js","assets/Rules-BD9Z_LsW.js","assets/SetUp-CPthyFYf.js","assets/Settings-CbmPWvIE.js","assets/Study-CpGl-qb9.js","assets/backgammon-Ckm1iq-P.net","assets/box_bg-DWrbkTxZ.wasm","assets/box_rest-BMMuHxEH.wasm","assets/context-BUWPNJGB.js","assets/en--umupM06.js","assets/es-DqeODo3R.js","assets/index-DjUa_3dI.js","assets/it-CWUgkyaa.js","assets/plates-BGBYZqEV.js","assets/preferences-BePEtyBZ.js","assets/pt-FsnnD8RP.js","assets/session--OBdcICE.js","assets/style-BszWeaJl.css","assets/words-en-C1TpT-P_.ftl","assets/words-es-D4mx87TG.ftl","assets/words-it-CHJ1TSfU.ftl","assets/words-pt-DpDmFeEg.ftl","assets/words.en-CqkwScre.js","assets/words.es-DQgvc40l.js","assets/words.it-C6vP5uVh.js","assets/words.pt-BDyslcC3.js","assets/worker-k6HkQPpb.js","boot.js","icon-192.png","icon-512.png","icon-maskable-512.png","icon.svg","index.html","manifest.webmanifest"];
const BUILD = "b868a9b6e655077f";
const SHELF = `tabuleiro-${BUILD}`;

self.addEventListener('install', (event) => {
  // Files with a hash in their name come from the browser's cache if the page has just loaded them; the
  // others are asked for anew.
  const wanted = FILES.map((file) => new Request(file, file.startsWith('assets/') ? {} : { cache: 'no-cache' }));
  event.waitUntil(caches.open(SHELF).then((shelf) => shelf.addAll(wanted)));
});

self.addEventListener('activate', (event) => {
  const tidy = caches
    .keys()
    .then((names) =>
      Promise.all(
        names.filter((name) => name.startsWith('tabuleiro-') && name !== SHELF).map((name) => caches.delete(name)),
      ),
    );
  // The first visit is served offline at once. A newer build waits until no page of the old one is
  // open: its screens load lazily.
  event.waitUntil(tidy.then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  const path = url.pathname.slice(new URL(self.registration.scope).pathname.length) || 'index.html';
  if (!FILES.includes(path)) return;
  event.respondWith(
    caches
      .open(SHELF)
      .then((shelf) => shelf.match(path))
      .then((kept) => kept ?? fetch(request)),
  );
});
