// The page without a network: every file of one build, kept under the name of that build.
// Built by scripts/offline.mjs, which fills in FILES and BUILD.
const FILES = ["apple-touch-icon.png","assets/Analyse-1ivrYn7U.js","assets/Evaluation-DvtI5WW1.js","assets/Game-DIvbaGyp.js","assets/House-Dl5MeMu8.js","assets/Learn-BqusXLmS.js","assets/Picture-14hSe69W.js","assets/Play-CeJbDyMA.js","assets/RuleText-CKblB6hk.js","assets/Rules-CG6MZN1y.js","assets/SetUp-Cz5iZmdJ.js","assets/Settings-Dyc248Un.js","assets/Study-DontqkEk.js","assets/backgammon-DQ9iqF0e.net","assets/backgammon-lessons-CA-8XZFV.js","assets/backgammon-lessons-en-DnCcU6jF.js","assets/backgammon-lessons-es-CPnXhFh0.js","assets/backgammon-lessons-it-CaEsfkZT.js","assets/backgammon-lessons-pt-09NJOuqD.js","assets/backgammon-room-2NabSGLe.js","assets/backgammon-words-en-BkcwgaXP.js","assets/backgammon-words-es-BT809j_8.js","assets/backgammon-words-it-DuLOHDPV.js","assets/backgammon-words-pt-CIHiw7F-.js","assets/box_bg-URidtYlf.wasm","assets/box_rest-11ZS6Jir.wasm","assets/context-eDfHXBkn.js","assets/draughts-lessons-DI1MeEhE.js","assets/draughts-lessons-en-BdLQv547.js","assets/draughts-lessons-es-CnyFBObW.js","assets/draughts-lessons-it-BLsoeOGo.js","assets/draughts-lessons-pt-B6ivH-Ye.js","assets/draughts-room-CVNmf4sM.js","assets/draughts-words-en-CRY77cJG.js","assets/draughts-words-es-BpDx-9IO.js","assets/draughts-words-it-BXD2qqJD.js","assets/draughts-words-pt-CRKnRkDP.js","assets/en-BVLRpuBw.js","assets/es-CBu5GTlF.js","assets/index-4WK49Swt.js","assets/it-D0INwy29.js","assets/lessons-SIkRaqFI.js","assets/parts-Dgha3y9m.js","assets/plates-CYVBVQSc.js","assets/pointer-tPw9zV5W.js","assets/preload-helper-BQUUbbNx.js","assets/pt-BH0a1h-H.js","assets/record-CsuXH25q.js","assets/session-CRohUiaI.js","assets/style-xHkFmAql.css","assets/words-en-p7CDBYSk.ftl","assets/words-es-MMqDaN51.ftl","assets/words-it-CLBK-k5_.ftl","assets/words-pt-C1vasMTJ.ftl","assets/worker-R-tb4-m0.js","boot.js","icon-192.png","icon-512.png","icon-maskable-512.png","icon.svg","index.html","manifest.webmanifest"];
const BUILD = "e664499d14d50f32";
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
