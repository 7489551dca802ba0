// The page without a network: every file of one build, kept under the name of that build.
// Built by scripts/offline.mjs, which fills in FILES and BUILD.
const FILES = ["apple-touch-icon.png","assets/Analyse-67de8a-x.js","assets/Evaluation-D88np1qz.js","assets/Game-D28to4jM.js","assets/House-DEhfGULm.js","assets/Learn-DFsr7jos.js","assets/Picture-DiKKWPVH.js","assets/Play-C7XRI7HP.js","assets/RuleText-DxW5vim8.js","assets/Rules-D49q7S48.js","assets/SetUp-BddT7Gnu.js","assets/Settings-CTxdw-DT.js","assets/Study-U1UYhMqb.js","assets/backgammon-lessons-D78yFZfz.js","assets/backgammon-lessons-en-DnCcU6jF.js","assets/backgammon-lessons-es-CYEMyO3A.js","assets/backgammon-lessons-it-CaEsfkZT.js","assets/backgammon-lessons-pt-09NJOuqD.js","assets/backgammon-room-DJlRBKm5.js","assets/backgammon-words-en-BzF9JaAY.js","assets/backgammon-words-es-CbWIM6vH.js","assets/backgammon-words-it-D9Ebca1o.js","assets/backgammon-words-pt-B69lXghb.js","assets/box_bg-QLo0ArRm.wasm","assets/box_rest-V2CyAOvF.wasm","assets/context-DOPZXSne.js","assets/draughts-lessons-DI1MeEhE.js","assets/draughts-lessons-en-BdLQv547.js","assets/draughts-lessons-es-CnyFBObW.js","assets/draughts-lessons-it-BLsoeOGo.js","assets/draughts-lessons-pt-B6ivH-Ye.js","assets/draughts-room--o4pbUi3.js","assets/draughts-words-en-DwImQ3mZ.js","assets/draughts-words-es-CIjfJCE4.js","assets/draughts-words-it-rF2ZY940.js","assets/draughts-words-pt-Bi7R9DXM.js","assets/en-CCflQNb_.js","assets/es-DdM6FYh8.js","assets/index-DcMMoigh.js","assets/it-CBm2TT8T.js","assets/lessons-SIkRaqFI.js","assets/parts-CKpMu6fe.js","assets/plates-BNVM_RCD.js","assets/pointer-B3Dn8jA0.js","assets/preload-helper-BQUUbbNx.js","assets/pt-CJ0OerU7.js","assets/session-DGz9tZ_R.js","assets/style-Dia-skBZ.css","assets/wording-BAwHIo6C.js","assets/words-en-backgammon-CY0MKVw1.ftl","assets/words-en-common-DFlwIaIq.ftl","assets/words-en-draughts-BGnrsnZC.ftl","assets/words-en-rest-o7eCe4E5.ftl","assets/words-es-backgammon-B9sQ24lh.ftl","assets/words-es-common-Xbo9WFjr.ftl","assets/words-es-draughts-Aja8W1sB.ftl","assets/words-es-rest-D9ub_yNp.ftl","assets/words-it-backgammon-Bl0M-A7_.ftl","assets/words-it-common-CJYXMvZS.ftl","assets/words-it-draughts-DsXzUi9m.ftl","assets/words-it-rest-DCXI257b.ftl","assets/words-pt-backgammon-BH_Hjd8D.ftl","assets/words-pt-common-CwamKE3k.ftl","assets/words-pt-draughts-CeM37Bkz.ftl","assets/words-pt-rest-Bdrf1Vtj.ftl","assets/worker-DlVu2uYx.js","boot.js","icon-192.png","icon-512.png","icon-maskable-512.png","icon.svg","index.html","manifest.webmanifest"];
const BUILD = "dc12ad6cbcccb0cb";
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
