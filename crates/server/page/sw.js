// The page without a network: every file of one build, kept under the name of that build.
// Built by scripts/offline.mjs, which fills in FILES and BUILD.
const FILES = ["apple-touch-icon.png","assets/About-DwCPrvxK.js","assets/Analyse-1Ow_uL0r.js","assets/FreeBoard-CjT_qQEw.js","assets/Game-BYiqVfv3.js","assets/House-Dcdl4abe.js","assets/Judge-D6ZlajMS.js","assets/Leaflet-tQvQcapw.js","assets/Learn-EOHHFZuV.js","assets/OfRuleSet-D3gyeXyV.js","assets/Play-Bw3I7U2m.js","assets/ProblemBox-a4empJJM.js","assets/Puzzles-Dqh2lDSq.js","assets/RuleText-Csfb2UhP.js","assets/Rules-CgpE9WWf.js","assets/SetUp-PPmnC9_2.js","assets/Settings-js8wAe0u.js","assets/Study-DCedpzYH.js","assets/WhyNot-q5D8rG5l.js","assets/backgammon-about-en-B6GtO_1a.js","assets/backgammon-about-es-C2YadlcN.js","assets/backgammon-about-it-DLo3V9IQ.js","assets/backgammon-about-pt-DAwmB734.js","assets/backgammon-about-wl7mzFZY.js","assets/backgammon-aquamarine-D3hjVDQp.js","assets/backgammon-lessons-D78yFZfz.js","assets/backgammon-lessons-en-DnCcU6jF.js","assets/backgammon-lessons-es-CYEMyO3A.js","assets/backgammon-lessons-it-CaEsfkZT.js","assets/backgammon-lessons-pt-09NJOuqD.js","assets/backgammon-room-DoqvllIc.js","assets/backgammon-tournament-B7KoClLG.js","assets/backgammon-words-en-CgUel6Vm.js","assets/backgammon-words-es-lsi6gknX.js","assets/backgammon-words-it-Dgmh9gHD.js","assets/backgammon-words-pt-DklgP5CT.js","assets/backgammon-xalingo-i2bwAVYs.js","assets/box_bg-Df8hLuF4.wasm","assets/box_rest-D6i5q2Og.wasm","assets/brygada-1918-latin-wght-normal-lR-qu--i.woff2","assets/clock-BNAfuiZ1.js","assets/draughts-brazilian-Dh9cmf57.js","assets/draughts-canadian-GKzGlF8T.js","assets/draughts-czech-CXUJ47ih.js","assets/draughts-english-DSIR7nyo.js","assets/draughts-frisian-CFnGYsfy.js","assets/draughts-garden-dZRKt2np.js","assets/draughts-international-BPBOHMde.js","assets/draughts-italian-C4ORrSj6.js","assets/draughts-killer-DpiQ3nA1.js","assets/draughts-lessons-DI1MeEhE.js","assets/draughts-lessons-en-BdLQv547.js","assets/draughts-lessons-es-CnyFBObW.js","assets/draughts-lessons-it-BLsoeOGo.js","assets/draughts-lessons-pt-B6ivH-Ye.js","assets/draughts-pool-BMGzoDqE.js","assets/draughts-portuguese-CDUpRnb8.js","assets/draughts-room-BBFiNpbI.js","assets/draughts-russian-BBjtDZnM.js","assets/draughts-spanish-DJ-MgtFB.js","assets/draughts-turkish-uKFLgrlt.js","assets/draughts-words-en-BczdRMyS.js","assets/draughts-words-es-BhF4NF9F.js","assets/draughts-words-it-BbzTXw2i.js","assets/draughts-words-pt-DQTxTK8Z.js","assets/draughts-xalingo-DlHoHq77.js","assets/draughts-xalingo-en-B6xoVDnU.js","assets/en-BjLY7poR.js","assets/en-Cd1RmBOS.js","assets/es-C-J53H4J.js","assets/es-DBy_w61D.js","assets/figtree-latin-wght-normal-D_ZTVpCC.woff2","assets/i18n-BixzEMlp.js","assets/index-CX7POxEK.js","assets/it-BX-860S3.js","assets/it-w5EXpCq3.js","assets/lengths-0wT_BW6C.js","assets/lessons-SIkRaqFI.js","assets/lid-en-CpinrOfY.js","assets/lid-es-CeRhfn4H.js","assets/lid-it-Br--idwW.js","assets/lid-pt-CqD13Hc9.js","assets/movable-C-c-w-jI.js","assets/parts-_NVcxfI1.js","assets/plates-BSu517pE.js","assets/preload-helper-BQUUbbNx.js","assets/pt-Bd_7gt_k.js","assets/pt-DoqKjFtr.js","assets/rolldown-runtime-DK3Fl9T5.js","assets/session-DgKnaN-s.js","assets/start-DN_Nt9oP.js","assets/style-CvPGIR7C.css","assets/wording-2RDkb4jQ.js","assets/words-en-backgammon-CY0MKVw1.ftl","assets/words-en-chess-DSJa3-3U.ftl","assets/words-en-common-pXphVeGy.ftl","assets/words-en-draughts-BGnrsnZC.ftl","assets/words-en-rest-C9ypvgz7.ftl","assets/words-es-backgammon-B9sQ24lh.ftl","assets/words-es-chess-DePPevbQ.ftl","assets/words-es-common-alB_ZQMF.ftl","assets/words-es-draughts-Aja8W1sB.ftl","assets/words-es-rest-BvbjxjRH.ftl","assets/words-it-backgammon-Bl0M-A7_.ftl","assets/words-it-chess-CoE3BESr.ftl","assets/words-it-common-CkxSlpsi.ftl","assets/words-it-draughts-DsXzUi9m.ftl","assets/words-it-rest-jHY5Bsw8.ftl","assets/words-ja-9vUMX.js","assets/words-pt-backgammon-CqvbbrMJ.ftl","assets/words-pt-chess-BGwVnN0T.ftl","assets/words-pt-common-dJgcfUYO.ftl","assets/words-pt-draughts-C3J2594O.ftl","assets/words-pt-rest-DBYkwDOX.ftl","assets/worker-DV0S1a0u.js","boot.js","icon-192.png","icon-512.png","icon-maskable-512.png","icon.svg","index.html","manifest.webmanifest"];
const BUILD = "e07ff3add78ea4fc";
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
