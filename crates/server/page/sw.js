// The page without a network: every file of one build, kept under the name of that build.
// Built by scripts/offline.mjs, which fills in FILES and BUILD.
const FILES = ["apple-touch-icon.png","assets/About-B8gk1XBi.js","assets/Analyse-BWIqv0BL.js","assets/Game-DMi2tnWA.js","assets/House-CB1gjlaq.js","assets/Judge-AaiC1R0-.js","assets/Leaflet-BD57Iiei.js","assets/Learn-QOz3B-us.js","assets/OfRuleSet-C4-QMLQf.js","assets/Play-8IkrMnU2.js","assets/ProblemBox-d9GUPZXi.js","assets/Puzzles-f9Y9b-_v.js","assets/RuleText-D3JdcEzW.js","assets/Rules-CFrHACQa.js","assets/SetUp-B9AQpU-B.js","assets/Settings-yk6IP_uA.js","assets/Study-C_UD_dZ-.js","assets/backgammon-about-en-B6GtO_1a.js","assets/backgammon-about-es-C2YadlcN.js","assets/backgammon-about-it-DLo3V9IQ.js","assets/backgammon-about-pt-DAwmB734.js","assets/backgammon-about-wl7mzFZY.js","assets/backgammon-aquamarine-D3hjVDQp.js","assets/backgammon-lessons-D78yFZfz.js","assets/backgammon-lessons-en-DnCcU6jF.js","assets/backgammon-lessons-es-CYEMyO3A.js","assets/backgammon-lessons-it-CaEsfkZT.js","assets/backgammon-lessons-pt-09NJOuqD.js","assets/backgammon-room-QUZjyPll.js","assets/backgammon-tournament-B7KoClLG.js","assets/backgammon-words-en-CERj9qnO.js","assets/backgammon-words-es-CMsm0F-8.js","assets/backgammon-words-it-DxgrtXIf.js","assets/backgammon-words-pt-CAPvvIb-.js","assets/backgammon-xalingo-i2bwAVYs.js","assets/box_bg-BjTPNmhD.wasm","assets/box_rest-UKbVf_1P.wasm","assets/brygada-1918-latin-wght-normal-lR-qu--i.woff2","assets/comfort-SxFSLyHP.js","assets/draughts-brazilian-Dh9cmf57.js","assets/draughts-canadian-GKzGlF8T.js","assets/draughts-czech-CXUJ47ih.js","assets/draughts-english-DSIR7nyo.js","assets/draughts-frisian-CFnGYsfy.js","assets/draughts-garden-dZRKt2np.js","assets/draughts-international-BPBOHMde.js","assets/draughts-italian-C4ORrSj6.js","assets/draughts-killer-DpiQ3nA1.js","assets/draughts-lessons-DI1MeEhE.js","assets/draughts-lessons-en-BdLQv547.js","assets/draughts-lessons-es-CnyFBObW.js","assets/draughts-lessons-it-BLsoeOGo.js","assets/draughts-lessons-pt-B6ivH-Ye.js","assets/draughts-pool-BMGzoDqE.js","assets/draughts-portuguese-CDUpRnb8.js","assets/draughts-room-CdJHrdbg.js","assets/draughts-russian-BBjtDZnM.js","assets/draughts-spanish-DJ-MgtFB.js","assets/draughts-turkish-uKFLgrlt.js","assets/draughts-words-en-BczdRMyS.js","assets/draughts-words-es-BhF4NF9F.js","assets/draughts-words-it-BbzTXw2i.js","assets/draughts-words-pt-DQTxTK8Z.js","assets/draughts-xalingo-DlHoHq77.js","assets/draughts-xalingo-en-B6xoVDnU.js","assets/en-BoHncNuX.js","assets/en-DFED1fQx.js","assets/es-4GXA9mIx.js","assets/es-D7N1_yjS.js","assets/figtree-latin-wght-normal-D_ZTVpCC.woff2","assets/i18n-B0P6fTEk.js","assets/index-DrYBRVyK.js","assets/it-BreMcvUI.js","assets/it-S4OMQlbC.js","assets/lengths-CX5wZwbY.js","assets/lessons-SIkRaqFI.js","assets/lid-en-BGfZnOq1.js","assets/lid-es-DTs3FtVI.js","assets/lid-it-6qO890tR.js","assets/lid-pt-DpJfjSD9.js","assets/parts-BEMHzm_e.js","assets/plates-C2f0aLm2.js","assets/preload-helper-BQUUbbNx.js","assets/pt-BCAKkwfG.js","assets/pt-CJYPMJnp.js","assets/rolldown-runtime-DK3Fl9T5.js","assets/session-DgwTmNRx.js","assets/start-DLGejQTK.js","assets/style-CRIcgfkX.css","assets/wording-rLTbtg26.js","assets/words-KbZOBZX5.js","assets/words-en-backgammon-CY0MKVw1.ftl","assets/words-en-common-DFlwIaIq.ftl","assets/words-en-draughts-BGnrsnZC.ftl","assets/words-en-rest-o7eCe4E5.ftl","assets/words-es-backgammon-B9sQ24lh.ftl","assets/words-es-common-Xbo9WFjr.ftl","assets/words-es-draughts-Aja8W1sB.ftl","assets/words-es-rest-D9ub_yNp.ftl","assets/words-it-backgammon-Bl0M-A7_.ftl","assets/words-it-common-CJYXMvZS.ftl","assets/words-it-draughts-DsXzUi9m.ftl","assets/words-it-rest-DCXI257b.ftl","assets/words-pt-backgammon-CqvbbrMJ.ftl","assets/words-pt-common-CwamKE3k.ftl","assets/words-pt-draughts-C3J2594O.ftl","assets/words-pt-rest-QLjy6O-O.ftl","assets/worker-Bjzbc1kL.js","boot.js","icon-192.png","icon-512.png","icon-maskable-512.png","icon.svg","index.html","manifest.webmanifest"];
const BUILD = "82a3a94826c9af7c";
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
