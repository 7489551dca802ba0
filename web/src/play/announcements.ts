/**
 * What is spoken when a table changes: design section 7. Pure, so that every sentence can be tested in every language.
 */
import type { Refusal, TableView } from '../box/api';
import { isNumber } from '../components/plates';
import { roomOf } from '../games/open';
import { language, t } from '../i18n';
import { inWords } from '../i18n/format';
import { outcomeText } from './wording';

/** The sentences for the change from one view of a table to the next one, in order. */
export function announcementsFor(before: TableView | null, after: TableView): readonly string[] {
  const said = roomOf(after).announcements(before?.kind === after.kind ? before : null, after);
  if (after.drawOffer && !before?.drawOffer)
    return [...said, t('say.offer', { name: after.seats[after.drawOffer].name })];
  if (after.outcome && !before?.outcome) {
    const { title, reason } = outcomeText(after.outcome, after.seats, after);
    return [...said, `${title}. ${reason}`];
  }
  return said;
}

/** A refusal: "No: article 6.6. 22×15 takes one, 23×14×7 takes two." */
export function spokenRefusal(refusal: Refusal): string {
  if (!refusal.article) return t('spoken.refusal.plain', { sentence: refusal.sentence[language()] });
  const { tried, instead } = refusal;
  const count = (taken: readonly number[]) => inWords(taken.length, language(), 'piece');
  const compare =
    tried && instead && tried.taken.length && instead.taken.length && tried.taken.length !== instead.taken.length
      ? t('spoken.compare', {
          tried: tried.text,
          few: count(tried.taken),
          legal: instead.text,
          many: count(instead.taken),
        })
      : refusal.sentence[language()];
  const { label } = refusal.article;
  if (label === null) return t('spoken.refusal.plain', { sentence: compare });
  return isNumber(label) ? t('spoken.refusal', { label, compare }) : t('spoken.refusal.heading', { label, compare });
}
