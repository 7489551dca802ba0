/**
 * What is spoken when a table changes: design section 7. Pure, so that every sentence can be tested in every language.
 */
import type { Refusal, TableView } from '../box/api';
import { isNumber } from '../components/plates';
import { roomOf } from '../games/open';
import { language, t } from '../i18n';
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

/** A refusal: "No: article 6.6. You must take two pieces: 23×14×7 is possible. Your move takes one." */
export function spokenRefusal(refusal: Refusal): string {
  const sentence = refusal.sentence[language()];
  if (!refusal.article) return t('spoken.refusal.plain', { sentence });
  const { label } = refusal.article;
  if (label === null) return t('spoken.refusal.plain', { sentence });
  return isNumber(label)
    ? t('spoken.refusal', { label, compare: sentence })
    : t('spoken.refusal.heading', { label, compare: sentence });
}
