// The page without a network: every file of one build, kept under the name of that build.
// Built by scripts/offline.mjs, which fills in FILES and BUILD.
const FILES = ["apple-touch-icon.png","assets/About-BNNVD4Qv.js","assets/Analyse-ByuXK3WD.js","assets/Board-3C6I37K8.js","assets/FreeBoard-jkQ4ASap.js","assets/Game-Dz_WOuVW.js","assets/House-D3iRbuCm.js","assets/Judge-mbdS-Emd.js","assets/Leaflet-B3H7AtMs.js","assets/Learn-Dv-11e1c.js","assets/LevelChoice-17hOGRNF.js","assets/OfRuleSet-GfP3bn60.js","assets/Play-G0bc6wor.js","assets/ProblemBox-CoLkDstK.js","assets/Puzzles-D2a67LRI.js","assets/RuleText-DTF_ceS8.js","assets/Rules-Bstc2Il2.js","assets/SetUp-B2touE9m.js","assets/Settings-gipFOUU0.js","assets/Still-BfiUCgzI.js","assets/Study-AfXiSObr.js","assets/backgammon-about-en-B6GtO_1a.js","assets/backgammon-about-es-C2YadlcN.js","assets/backgammon-about-it-DLo3V9IQ.js","assets/backgammon-about-pt-DAwmB734.js","assets/backgammon-about-wl7mzFZY.js","assets/backgammon-aquamarine-D3hjVDQp.js","assets/backgammon-lessons-D78yFZfz.js","assets/backgammon-lessons-en-DnCcU6jF.js","assets/backgammon-lessons-es-CYEMyO3A.js","assets/backgammon-lessons-it-CaEsfkZT.js","assets/backgammon-lessons-pt-09NJOuqD.js","assets/backgammon-room-C9We6IZi.js","assets/backgammon-tournament-B7KoClLG.js","assets/backgammon-words-en-CgUel6Vm.js","assets/backgammon-words-es-lsi6gknX.js","assets/backgammon-words-it-Dgmh9gHD.js","assets/backgammon-words-pt-DklgP5CT.js","assets/backgammon-xalingo-i2bwAVYs.js","assets/box_bg-DkNj7DLF.wasm","assets/box_rest-nFBUn_V8.wasm","assets/brygada-1918-latin-wght-normal-lR-qu--i.woff2","assets/chess-lessons-BUoFKB9O.js","assets/chess-lessons-en-BAsEwD2m.js","assets/chess-lessons-es-Bew-8lPC.js","assets/chess-lessons-it-BzvcIfQX.js","assets/chess-lessons-pt-sr3VTU1n.js","assets/chess-pieces-CmMfcb3G.js","assets/chess-room-BHjPp9cd.js","assets/chess-words-en-NiML3_2o.js","assets/chess-words-es-BltC5cYf.js","assets/chess-words-it-DwqDX94e.js","assets/chess-words-pt-QG4uPhzp.js","assets/draughts-brazilian-Dh9cmf57.js","assets/draughts-canadian-GKzGlF8T.js","assets/draughts-czech-CXUJ47ih.js","assets/draughts-english-DSIR7nyo.js","assets/draughts-frisian-CFnGYsfy.js","assets/draughts-garden-dZRKt2np.js","assets/draughts-international-BPBOHMde.js","assets/draughts-italian-C4ORrSj6.js","assets/draughts-killer-DpiQ3nA1.js","assets/draughts-lessons-DI1MeEhE.js","assets/draughts-lessons-en-BdLQv547.js","assets/draughts-lessons-es-CnyFBObW.js","assets/draughts-lessons-it-BLsoeOGo.js","assets/draughts-lessons-pt-B6ivH-Ye.js","assets/draughts-pool-BMGzoDqE.js","assets/draughts-portuguese-CDUpRnb8.js","assets/draughts-room-DfXsmjIp.js","assets/draughts-russian-BBjtDZnM.js","assets/draughts-spanish-DJ-MgtFB.js","assets/draughts-turkish-uKFLgrlt.js","assets/draughts-words-en-BczdRMyS.js","assets/draughts-words-es-BhF4NF9F.js","assets/draughts-words-it-BbzTXw2i.js","assets/draughts-words-pt-DQTxTK8Z.js","assets/draughts-xalingo-DlHoHq77.js","assets/draughts-xalingo-en-B6xoVDnU.js","assets/en-7hXwvUzE.js","assets/en-CyChQZzy.js","assets/en-TgRriLGA.js","assets/es-BJURiIn_.js","assets/es-Bgpr0pDM.js","assets/es-CD8Vyet7.js","assets/figtree-latin-wght-normal-D_ZTVpCC.woff2","assets/i18n-DKrattAS.js","assets/index-BdR90s2a.js","assets/it-BHWzm64h.js","assets/it-BgXVLfNm.js","assets/it-D7RKaOYa.js","assets/judge-ctIbHqf6.css","assets/keys-sZN7tCZ8.js","assets/leaflet-print-PNwgsNqw.css","assets/lengths-DuEpZiuc.js","assets/lessons-SIkRaqFI.js","assets/lid-en-DbCnAcr0.js","assets/lid-es-DQYd_v3r.js","assets/lid-it-BWP99AMv.js","assets/lid-pt-QHyvj-ri.js","assets/loopback-CWbUtHyO.js","assets/movable-DWJMbRg9.js","assets/online-BZMPsaSm.css","assets/packed-Dd-ySErN.js","assets/parts-eXwyVWUc.js","assets/plates-tHfLlpma.js","assets/preload-helper-BQUUbbNx.js","assets/pt-7nZDayiu.js","assets/pt-BfOKqB7y.js","assets/pt-Er0DmfLf.js","assets/puzzles-DOlHhfom.css","assets/rolldown-runtime-DK3Fl9T5.js","assets/screens-f1eeumns.js","assets/session-Bz_PnBOx.js","assets/start-CBWCqMGB.js","assets/style-DQG_iOH4.css","assets/wording-D8rwdE0I.js","assets/words-B3Pt0B7p.js","assets/words-en-backgammon-CY0MKVw1.ftl","assets/words-en-chess-DSJa3-3U.ftl","assets/words-en-common-BsPgwJhU.ftl","assets/words-en-draughts-BGnrsnZC.ftl","assets/words-en-rest-C9ypvgz7.ftl","assets/words-es-backgammon-B9sQ24lh.ftl","assets/words-es-chess-DePPevbQ.ftl","assets/words-es-common-CN1aJ7kw.ftl","assets/words-es-draughts-Aja8W1sB.ftl","assets/words-es-rest-BvbjxjRH.ftl","assets/words-it-backgammon-Bl0M-A7_.ftl","assets/words-it-chess-CoE3BESr.ftl","assets/words-it-common-DJJGdoXW.ftl","assets/words-it-draughts-DsXzUi9m.ftl","assets/words-it-rest-jHY5Bsw8.ftl","assets/words-pt-backgammon-CqvbbrMJ.ftl","assets/words-pt-chess-BGwVnN0T.ftl","assets/words-pt-common-D0H1NMX8.ftl","assets/words-pt-draughts-C3J2594O.ftl","assets/words-pt-rest-DBYkwDOX.ftl","assets/worker-1VR6PfQF.js","boot.js","icon-192.png","icon-512.png","icon-maskable-512.png","icon.svg","index.html","manifest.webmanifest"];
const BUILD = "07d99b4972e0f6a9";
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
