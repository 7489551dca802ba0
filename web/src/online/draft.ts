/** What a table elsewhere is to be: from the choices of this device, and in words for whoever is to join. */
import type { AppContext } from '../app/context';
import type { HouseDraft, Localised, Picture, RuleSetId, RuleSetSummary, TableView } from '../box/api';
import { LANGUAGES } from '../box/api';
import { timeName } from '../components/TimeChoice';
import { openRoom } from '../games';
import { t } from '../i18n';
import { tableFor } from '../play/start';
import type { Draft } from './server';
import { words } from './words';

/**
 * The table that the choices of this device make. It is opened here and written down: what the header of its record
 * says is what the server is asked for. The clock is told apart, since days a move are for tables elsewhere alone.
 */
export async function draftOf(
  app: AppContext,
  ruleSet: RuleSetId,
  clock: string | null,
): Promise<{ readonly draft: Draft; readonly view: TableView } | null> {
  const set = app.ruleSet(ruleSet);
  if (!set) return null;
  const room = await openRoom(set.kind);
  const seat = { name: '', player: { kind: 'person' } } as const;
  const options = tableFor({ ruleSet, mode: 'two', seats: { light: seat, dark: seat } }, set, room);
  const opened = await app.box.openTable({ ...options, time: null });
  if (!opened.ok) return null;
  const { text } = await app.box.exportRecord(opened.value.table, 'own');
  await app.box.closeTable(opened.value.table);
  // A start that was drawn by lot is part of what is agreed on.
  const { rules, house, terms, start } = JSON.parse(text.split('\n')[0] ?? '{}') as Draft;
  return {
    draft: {
      rules,
      ...(house ? { house } : {}),
      ...(terms ? { terms } : {}),
      ...(start ? { start } : {}),
      ...(clock ? { clock } : {}),
    },
    view: opened.value,
  };
}

/** The rules of a draft as the page knows them; house rules that are not kept here come with the draft. */
export interface DraftRules {
  readonly set: RuleSetSummary;
  /** House rules, and the set that they start from. */
  readonly house: HouseDraft | null;
}

export async function rulesOf(app: AppContext, draft: Draft): Promise<DraftRules | null> {
  if (!draft.house) {
    const set = app.ruleSet(draft.rules);
    return set ? { set, house: null } : null;
  }
  const read = await app.box.houseFromText(draft.house);
  if (!read.ok) return null;
  const house = read.value;
  const parent = app.ruleSet(house.parent);
  if (!parent) return null;
  const start: Picture = (await app.box.checkHouse(house)).start ?? parent.start;
  const name = Object.fromEntries(LANGUAGES.map((language) => [language, house.name])) as unknown as Localised;
  return { set: { ...parent, id: draft.rules, name, start, parent: house.parent }, house };
}

/** The page of the rules that hold at a table. */
export const pageOf = (
  { set, house }: DraftRules,
  app: AppContext,
  language: Parameters<AppContext['box']['rulesPage']>[1],
) => (house ? app.box.housePage(house, language) : app.box.rulesPage(set.id, language));

/** A page that knows the rules of this table too. */
export const withRules = (app: AppContext, { set }: DraftRules): AppContext => ({
  ...app,
  get box() {
    return app.box;
  },
  get capabilities() {
    return app.capabilities;
  },
  ruleSets: () => [...app.ruleSets().filter(({ id }) => id !== set.id), set],
  ruleSet: (id) => (id === set.id ? set : app.ruleSet(id)),
});

/** The clock in words: `5+3`, `3d`. */
export function clockText(clock: string | undefined): string {
  const days = /^(\d+)d$/.exec(clock ?? '')?.[1];
  return days
    ? words('clock.days', { n: Number(days) })
    : timeName(clock && clock !== 'none' ? clock : null) || t('time.none');
}

/** How long it goes, where the terms say so. */
export function lengthText({ terms }: Draft): string {
  if (terms?.length === 'match') return words('length.match', { n: Number(terms.points) });
  if (terms?.length === 'one-game') return words('length.one');
  if (terms?.length !== undefined) return words('length.points');
  return words('length.games', { n: Number(terms?.games ?? 1) });
}

/** Whether a cube is used, where the terms say so. */
export const cubeText = ({ terms }: Draft): string | null =>
  terms?.cube === 'on' ? words('cube.on') : terms?.cube === 'off' ? words('cube.off') : null;
