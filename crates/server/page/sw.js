// The page without a network: every file of one build, kept under the name of that build.
// Built by scripts/offline.mjs, which fills in FILES and BUILD.
const FILES = ["apple-touch-icon.png","assets/About-B_u9MGR_.js","assets/Analyse-bvBiAHIj.js","assets/FreeBoard-kH7BBmbt.js","assets/Game-B9thFPZ2.js","assets/GameTable-C9iXLVtU.js","assets/House-Dk92b3x1.js","assets/Judge-DTFMJmSF.js","assets/Leaflet-CfvR3-8e.js","assets/Learn-Bt_985Oz.js","assets/OfRuleSet-ClOhrAD7.js","assets/Play-CLt-mEhh.js","assets/ProblemBox-DDf08Dnw.js","assets/Puzzles-o06PG-K4.js","assets/RuleText-2ZyR3bm7.js","assets/Rules-BbObR1qS.js","assets/SetUp-Cr3epmSe.js","assets/Settings-DEjE7uqB.js","assets/Study-vznLI6kB.js","assets/backgammon-about-en-B6GtO_1a.js","assets/backgammon-about-es-C2YadlcN.js","assets/backgammon-about-it-DLo3V9IQ.js","assets/backgammon-about-pt-DAwmB734.js","assets/backgammon-about-wl7mzFZY.js","assets/backgammon-aquamarine-D3hjVDQp.js","assets/backgammon-lessons-D78yFZfz.js","assets/backgammon-lessons-en-DnCcU6jF.js","assets/backgammon-lessons-es-CYEMyO3A.js","assets/backgammon-lessons-it-CaEsfkZT.js","assets/backgammon-lessons-pt-09NJOuqD.js","assets/backgammon-room-Coy7-FtX.js","assets/backgammon-tournament-B7KoClLG.js","assets/backgammon-words-en-CgUel6Vm.js","assets/backgammon-words-es-lsi6gknX.js","assets/backgammon-words-it-Dgmh9gHD.js","assets/backgammon-words-pt-DklgP5CT.js","assets/backgammon-xalingo-i2bwAVYs.js","assets/box_bg-DfRifNAT.wasm","assets/box_rest-CR3Sb5pS.wasm","assets/brygada-1918-latin-wght-normal-lR-qu--i.woff2","assets/draughts-brazilian-Dh9cmf57.js","assets/draughts-canadian-GKzGlF8T.js","assets/draughts-czech-CXUJ47ih.js","assets/draughts-english-DSIR7nyo.js","assets/draughts-frisian-CFnGYsfy.js","assets/draughts-garden-dZRKt2np.js","assets/draughts-international-BPBOHMde.js","assets/draughts-italian-C4ORrSj6.js","assets/draughts-killer-DpiQ3nA1.js","assets/draughts-lessons-DI1MeEhE.js","assets/draughts-lessons-en-BdLQv547.js","assets/draughts-lessons-es-CnyFBObW.js","assets/draughts-lessons-it-BLsoeOGo.js","assets/draughts-lessons-pt-B6ivH-Ye.js","assets/draughts-pool-BMGzoDqE.js","assets/draughts-portuguese-CDUpRnb8.js","assets/draughts-room-DOmq1dsb.js","assets/draughts-russian-BBjtDZnM.js","assets/draughts-spanish-DJ-MgtFB.js","assets/draughts-turkish-uKFLgrlt.js","assets/draughts-words-en-BczdRMyS.js","assets/draughts-words-es-BhF4NF9F.js","assets/draughts-words-it-BbzTXw2i.js","assets/draughts-words-pt-DQTxTK8Z.js","assets/draughts-xalingo-DlHoHq77.js","assets/draughts-xalingo-en-B6xoVDnU.js","assets/en-CNIcT0Kh.js","assets/en-TgRriLGA.js","assets/en-ulkmHWbv.js","assets/es-BOgfvKRy.js","assets/es-CD8Vyet7.js","assets/es-Ddkd-92X.js","assets/figtree-latin-wght-normal-D_ZTVpCC.woff2","assets/i18n-DVzINvnA.js","assets/index-BrgVWrb4.js","assets/it-BYSajUzs.js","assets/it-D7RKaOYa.js","assets/it-dklREm-i.js","assets/keys-CBG6QNAM.js","assets/lengths-CqXKPnq-.js","assets/lessons-SIkRaqFI.js","assets/lid-en-CpinrOfY.js","assets/lid-es-CeRhfn4H.js","assets/lid-it-Br--idwW.js","assets/lid-pt-CqD13Hc9.js","assets/loopback-CWbUtHyO.js","assets/movable-DtEua3Yw.js","assets/packed-BgaoWesg.js","assets/parts-DBOINFM7.js","assets/plates-JK452dzI.js","assets/preload-helper-BQUUbbNx.js","assets/pt-DCrZ_0Ds.js","assets/pt-DbtzU-4p.js","assets/pt-Er0DmfLf.js","assets/rolldown-runtime-DK3Fl9T5.js","assets/screens-jYx32x-l.js","assets/session-CMeT37kT.js","assets/start-KUVuSaP9.js","assets/style-BVna5735.css","assets/wording-D607H-8l.js","assets/words-en-backgammon-CY0MKVw1.ftl","assets/words-en-chess-DSJa3-3U.ftl","assets/words-en-common-pXphVeGy.ftl","assets/words-en-draughts-BGnrsnZC.ftl","assets/words-en-rest-C9ypvgz7.ftl","assets/words-es-backgammon-B9sQ24lh.ftl","assets/words-es-chess-DePPevbQ.ftl","assets/words-es-common-alB_ZQMF.ftl","assets/words-es-draughts-Aja8W1sB.ftl","assets/words-es-rest-BvbjxjRH.ftl","assets/words-it-backgammon-Bl0M-A7_.ftl","assets/words-it-chess-CoE3BESr.ftl","assets/words-it-common-CkxSlpsi.ftl","assets/words-it-draughts-DsXzUi9m.ftl","assets/words-it-rest-jHY5Bsw8.ftl","assets/words-oT2zpBBV.js","assets/words-pt-backgammon-CqvbbrMJ.ftl","assets/words-pt-chess-BGwVnN0T.ftl","assets/words-pt-common-dJgcfUYO.ftl","assets/words-pt-draughts-C3J2594O.ftl","assets/words-pt-rest-DBYkwDOX.ftl","assets/worker-eYM_niEC.js","boot.js","icon-192.png","icon-512.png","icon-maskable-512.png","icon.svg","index.html","manifest.webmanifest"];
const BUILD = "5dbc07610526cbac";
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
