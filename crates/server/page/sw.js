// The page without a network: every file of one build, kept under the name of that build.
// Built by scripts/offline.mjs, which fills in FILES and BUILD.
const FILES = ["apple-touch-icon.png","assets/About-Ocdg_MKI.js","assets/Account-DxObvCax.js","assets/Analyse-B6C-nEfp.js","assets/Board-XlWChY_H.js","assets/FreeBoard-wpbXEs9q.js","assets/Game-qA71BBri.js","assets/House-BKNuQWEx.js","assets/Judge-CcXzZRgB.js","assets/Leaflet-CfhMmFzn.js","assets/Learn-0oWcx8lt.js","assets/LevelChoice-DJQdlBpr.js","assets/NoSuchRules-3pPQtjwL.js","assets/OfRuleSet-D9BrQHRs.js","assets/Play-CghI3hKm.js","assets/ProblemBox-W7di14om.js","assets/Puzzles-DHBXOeOy.js","assets/RuleText-QUibC-gB.js","assets/Rules-Bs-30S1o.js","assets/SetUp-SORB_8LM.js","assets/Settings-C9NmQxQY.js","assets/Study-D6-h2MxP.js","assets/TypeMove-B_wGb_bl.js","assets/backgammon-about-en-B6GtO_1a.js","assets/backgammon-about-es-C2YadlcN.js","assets/backgammon-about-it-DLo3V9IQ.js","assets/backgammon-about-pt-DAwmB734.js","assets/backgammon-about-wl7mzFZY.js","assets/backgammon-aquamarine-D3hjVDQp.js","assets/backgammon-lessons-D78yFZfz.js","assets/backgammon-lessons-en-DnCcU6jF.js","assets/backgammon-lessons-es-CYEMyO3A.js","assets/backgammon-lessons-it-CaEsfkZT.js","assets/backgammon-lessons-pt-09NJOuqD.js","assets/backgammon-room-DG8BkjAN.js","assets/backgammon-tournament-B7KoClLG.js","assets/backgammon-words-en-DyxIVgsE.js","assets/backgammon-words-es-C3L_Uggr.js","assets/backgammon-words-it-BAxJ29_G.js","assets/backgammon-words-pt-DiuUryHg.js","assets/backgammon-xalingo-i2bwAVYs.js","assets/box_bg-BpazJ2wH.wasm","assets/box_rest-BjAK07ok.wasm","assets/brygada-1918-latin-wght-normal-lR-qu--i.woff2","assets/chess-lessons-BUoFKB9O.js","assets/chess-lessons-en-BAsEwD2m.js","assets/chess-lessons-es-Bew-8lPC.js","assets/chess-lessons-it-BzvcIfQX.js","assets/chess-lessons-pt-sr3VTU1n.js","assets/chess-pieces-CmMfcb3G.js","assets/chess-room-DCBnK2Hn.js","assets/chess-words-en-woBa_CyA.js","assets/chess-words-es-Geg8g9i-.js","assets/chess-words-it-C2YPoVKq.js","assets/chess-words-pt-m8s4NZM7.js","assets/draughts-brazilian-Dh9cmf57.js","assets/draughts-canadian-GKzGlF8T.js","assets/draughts-czech-CXUJ47ih.js","assets/draughts-english-DSIR7nyo.js","assets/draughts-frisian-CFnGYsfy.js","assets/draughts-garden-dZRKt2np.js","assets/draughts-international-BPBOHMde.js","assets/draughts-italian-C4ORrSj6.js","assets/draughts-killer-DpiQ3nA1.js","assets/draughts-lessons-DI1MeEhE.js","assets/draughts-lessons-en-BdLQv547.js","assets/draughts-lessons-es-CnyFBObW.js","assets/draughts-lessons-it-BLsoeOGo.js","assets/draughts-lessons-pt-B6ivH-Ye.js","assets/draughts-pool-BMGzoDqE.js","assets/draughts-portuguese-CDUpRnb8.js","assets/draughts-room-BvWQoO-n.js","assets/draughts-russian-BBjtDZnM.js","assets/draughts-spanish-DJ-MgtFB.js","assets/draughts-turkish-uKFLgrlt.js","assets/draughts-words-en-BczdRMyS.js","assets/draughts-words-es-BhF4NF9F.js","assets/draughts-words-it-BbzTXw2i.js","assets/draughts-words-pt-DQTxTK8Z.js","assets/draughts-xalingo-DlHoHq77.js","assets/draughts-xalingo-en-B6xoVDnU.js","assets/en-CewT_J_c.js","assets/en-TgRriLGA.js","assets/en-om3n_UkF.js","assets/es-CD8Vyet7.js","assets/es-D4MursnH.js","assets/es-IiJO6T7K.js","assets/faces-D7VyJDV7.js","assets/figtree-latin-wght-normal-D_ZTVpCC.woff2","assets/i18n-C5JH9c_V.js","assets/index-dfI49iWG.js","assets/it-BNB7kzcB.js","assets/it-D7RKaOYa.js","assets/it-G-GEJKsf.js","assets/judge-ctIbHqf6.css","assets/keys-B83fcx3V.js","assets/leaflet-print-PNwgsNqw.css","assets/lessons-SIkRaqFI.js","assets/lid-en-CfmI8GLg.js","assets/lid-es-CLcBrVGx.js","assets/lid-it-jFZF3Uld.js","assets/lid-pt-B-hrOGT4.js","assets/loopback-CWbUtHyO.js","assets/movable-DZPwmC9S.js","assets/online-C1M57H5n.css","assets/packed-D2oHeiDL.js","assets/parts-dl9ZcyzX.js","assets/plates-DfO5q_FS.js","assets/preload-helper-BQUUbbNx.js","assets/pt-CEYqmzdg.js","assets/pt-Da7XnXdX.js","assets/pt-Er0DmfLf.js","assets/puzzles-DOlHhfom.css","assets/rolldown-runtime-DK3Fl9T5.js","assets/screens-CnWJnwMR.js","assets/session-D9ABuyNs.js","assets/start-DxuZMAK4.js","assets/style-BOw1Rhhb.css","assets/wording-CxxFMgfB.js","assets/words-BpQJgn8E.js","assets/words-en-backgammon-CY0MKVw1.ftl","assets/words-en-chess-CQeJ2X0o.ftl","assets/words-en-common-CsahUqwr.ftl","assets/words-en-draughts-BGnrsnZC.ftl","assets/words-en-rest-C9ypvgz7.ftl","assets/words-es-backgammon-B9sQ24lh.ftl","assets/words-es-chess-DLFK9gAl.ftl","assets/words-es-common-C2IgTgM3.ftl","assets/words-es-draughts-Aja8W1sB.ftl","assets/words-es-rest-BvbjxjRH.ftl","assets/words-it-backgammon-Bl0M-A7_.ftl","assets/words-it-chess-CTD6UNkV.ftl","assets/words-it-common-CTw9YCY5.ftl","assets/words-it-draughts-DsXzUi9m.ftl","assets/words-it-rest-jHY5Bsw8.ftl","assets/words-pt-backgammon-CqvbbrMJ.ftl","assets/words-pt-chess-hE3gWe8Y.ftl","assets/words-pt-common-CDSAWnyA.ftl","assets/words-pt-draughts-C3J2594O.ftl","assets/words-pt-rest-DBYkwDOX.ftl","assets/worker-MKA3LFTL.js","boot.js","icon-192.png","icon-512.png","icon-maskable-512.png","icon.svg","index.html","manifest.webmanifest"];
const BUILD = "e8d7c686ba00d2dc";
const SHELF = `tabuleiro-${BUILD}`;
// Nets and tables of the players are no part of a build; src/box/data.ts keeps what was played with under this name.
const DATA = 'tabuleiro.data';

// Nets are wanted from the first visit on, and so is what weighs next to nothing; tables of single rule sets come when
// they are first played.
const NEXT_TO_NOTHING = 16_384;
async function keepNets() {
  const shelf = await caches.open(DATA);
  const index = await fetch('data/index.json', { cache: 'no-cache' });
  const { files } = await index.clone().json();
  const missing = [];
  for (const { kind, address, bytes } of files) {
    const wanted = kind === 'net' || bytes <= NEXT_TO_NOTHING;
    if (wanted && !(await shelf.match(`data/${address}`))) missing.push(`data/${address}`);
  }
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
