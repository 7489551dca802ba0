// The page without a network: every file of one build, kept under the name of that build.
// Built by scripts/offline.mjs, which fills in FILES and BUILD.
const FILES = ["apple-touch-icon.png","assets/Analyse-CwdlSoey.js","assets/Evaluation-IW4VhQEl.js","assets/Game-QNaZEMLB.js","assets/House-DfeUbcU2.js","assets/Learn-DHOlusl1.js","assets/Picture-CHEx6ld4.js","assets/Play-tlo7p35P.js","assets/RuleText-BZVQUOgm.js","assets/Rules-CogXsgNb.js","assets/SetUp-Ce054TUk.js","assets/Settings-D0GUDXh2.js","assets/Study-Cet_1POr.js","assets/backgammon-lessons-CA-8XZFV.js","assets/backgammon-lessons-en-DnCcU6jF.js","assets/backgammon-lessons-es-CPnXhFh0.js","assets/backgammon-lessons-it-CaEsfkZT.js","assets/backgammon-lessons-pt-09NJOuqD.js","assets/backgammon-room-CnwweJAF.js","assets/backgammon-words-en-BkcwgaXP.js","assets/backgammon-words-es-BT809j_8.js","assets/backgammon-words-it-DuLOHDPV.js","assets/backgammon-words-pt-CIHiw7F-.js","assets/box_bg-DALe5L9G.wasm","assets/box_rest-D6Z1QTtL.wasm","assets/context-7G_EqZyw.js","assets/draughts-lessons-DI1MeEhE.js","assets/draughts-lessons-en-BdLQv547.js","assets/draughts-lessons-es-CnyFBObW.js","assets/draughts-lessons-it-BLsoeOGo.js","assets/draughts-lessons-pt-B6ivH-Ye.js","assets/draughts-room-CeIfKCWr.js","assets/draughts-words-en-DwImQ3mZ.js","assets/draughts-words-es-CIjfJCE4.js","assets/draughts-words-it-rF2ZY940.js","assets/draughts-words-pt-Bi7R9DXM.js","assets/en-DjALJmbP.js","assets/es-BVvCq_n-.js","assets/index--_UZTIAf.js","assets/it-CnWijZAU.js","assets/lessons-SIkRaqFI.js","assets/parts-ssAIGLMJ.js","assets/plates-BhI7uKnM.js","assets/pointer-D7mWrmzP.js","assets/preload-helper-BQUUbbNx.js","assets/pt-DF9rCj7X.js","assets/record-CsuXH25q.js","assets/session-DpJ79lYE.js","assets/style-BuEdNl8F.css","assets/words-en-backgammon-BQvtrJPE.ftl","assets/words-en-common-mWpcuvYA.ftl","assets/words-en-draughts-BNxDGTrj.ftl","assets/words-en-rest-Dl9r7Vs0.ftl","assets/words-es-backgammon-CE2rFJxl.ftl","assets/words-es-common-DctVJ4rJ.ftl","assets/words-es-draughts-CvEhk12A.ftl","assets/words-es-rest-BXmdYXaa.ftl","assets/words-it-backgammon-D22CD6ds.ftl","assets/words-it-common-C4kvo1Ey.ftl","assets/words-it-draughts-DMFzxoK3.ftl","assets/words-it-rest-Uk_zXQ9J.ftl","assets/words-pt-backgammon-C9XJRImq.ftl","assets/words-pt-common-BG5-OxCP.ftl","assets/words-pt-draughts-BuB53-SA.ftl","assets/words-pt-rest-ERHJlPlT.ftl","assets/worker-LvKXyoAb.js","boot.js","icon-192.png","icon-512.png","icon-maskable-512.png","icon.svg","index.html","manifest.webmanifest"];
const BUILD = "90a05ff00d71079f";
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
