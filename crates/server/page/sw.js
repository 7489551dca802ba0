// The page without a network: every file of one build, kept under the name of that build.
// Built by scripts/offline.mjs, which fills in FILES and BUILD.
const FILES = ["apple-touch-icon.png","assets/Analyse-B5rAgSF4.js","assets/Evaluation-IW4VhQEl.js","assets/Game-BbDVbALM.js","assets/House-DAiMgJ0c.js","assets/Learn-Dxb5kWFo.js","assets/Picture-CHEx6ld4.js","assets/Play-NtgFEreh.js","assets/RuleText-B7yqGQ2l.js","assets/Rules-Bcg83r_-.js","assets/SetUp-CWjrucuT.js","assets/Settings-ChQbCRqI.js","assets/Study-Ce-o1baf.js","assets/backgammon-lessons-CA-8XZFV.js","assets/backgammon-lessons-en-DnCcU6jF.js","assets/backgammon-lessons-es-CPnXhFh0.js","assets/backgammon-lessons-it-CaEsfkZT.js","assets/backgammon-lessons-pt-09NJOuqD.js","assets/backgammon-room-DI9xcOS4.js","assets/backgammon-words-en-BkcwgaXP.js","assets/backgammon-words-es-BT809j_8.js","assets/backgammon-words-it-DuLOHDPV.js","assets/backgammon-words-pt-CIHiw7F-.js","assets/box_bg-CqLXFR0d.wasm","assets/box_rest-BpwiNz6h.wasm","assets/context-7G_EqZyw.js","assets/draughts-lessons-DI1MeEhE.js","assets/draughts-lessons-en-BdLQv547.js","assets/draughts-lessons-es-CnyFBObW.js","assets/draughts-lessons-it-BLsoeOGo.js","assets/draughts-lessons-pt-B6ivH-Ye.js","assets/draughts-room-BAX6XzOk.js","assets/draughts-words-en-CRY77cJG.js","assets/draughts-words-es-BpDx-9IO.js","assets/draughts-words-it-BXD2qqJD.js","assets/draughts-words-pt-CRKnRkDP.js","assets/en-DjALJmbP.js","assets/es-BVvCq_n-.js","assets/index-BQS3rwFz.js","assets/it-CnWijZAU.js","assets/lessons-SIkRaqFI.js","assets/parts-2RWCgiVI.js","assets/plates-BhI7uKnM.js","assets/pointer-D7mWrmzP.js","assets/preload-helper-BQUUbbNx.js","assets/pt-DF9rCj7X.js","assets/record-CsuXH25q.js","assets/session-Bf6dXwNv.js","assets/style-xHkFmAql.css","assets/words-en-backgammon-BQvtrJPE.ftl","assets/words-en-common-DWsF4dco.ftl","assets/words-en-draughts-BNxDGTrj.ftl","assets/words-en-rest-Dl9r7Vs0.ftl","assets/words-es-backgammon-CE2rFJxl.ftl","assets/words-es-common-BMglSzLP.ftl","assets/words-es-draughts-CvEhk12A.ftl","assets/words-es-rest-BXmdYXaa.ftl","assets/words-it-backgammon-D22CD6ds.ftl","assets/words-it-common-4GMr3RGJ.ftl","assets/words-it-draughts-DMFzxoK3.ftl","assets/words-it-rest-Uk_zXQ9J.ftl","assets/words-pt-backgammon-C9XJRImq.ftl","assets/words-pt-common-DsIKu4cj.ftl","assets/words-pt-draughts-BuB53-SA.ftl","assets/words-pt-rest-ERHJlPlT.ftl","assets/worker-9ZNxixi1.js","boot.js","icon-192.png","icon-512.png","icon-maskable-512.png","icon.svg","index.html","manifest.webmanifest"];
const BUILD = "fd69f3de1d566059";
const SHELF = `tabuleiro-${BUILD}`;
// Nets and tables of the players are no part of a build; src/box/data.ts keeps what was played with under this name.
const DATA = 'tabuleiro.data';

// Nets are wanted from the first visit on; tables of single rule sets come when they are first played.
async function keepNets() {
  const shelf = await caches.open(DATA);
  const index = await fetch('data/index.json', { cache: 'no-cache' });
  const { files } = await index.clone().json();
  const missing = [];
  for (const { kind, address } of files)
    if (kind === 'net' && !(await shelf.match(`data/${address}`))) missing.push(`data/${address}`);
  await shelf.addAll(missing);
  await shelf.put('data/index.json', index);
}

self.addEventListener('install', (event) => {
  // Files with a hash in their name come from the browser's cache if the page has just loaded them; the
  // others are asked for anew.
  const wanted = FILES.map((file) => new Request(file, file.startsWith('assets/') ? {} : { cache: 'no-cache' }));
  // A page that lies where nobody serves nets is kept all the same.
  const nets = keepNets().catch(() => undefined);
  event.waitUntil(Promise.all([caches.open(SHELF).then((shelf) => shelf.addAll(wanted)), nets]));
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
