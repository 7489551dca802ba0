/** How articles are named and found. */
import type { Article, ArticleRef, RulesPage } from '../box/api';
import { t } from '../i18n';

/** Whether a place in a source is a number rather than a heading. */
export const isNumber = (label: string): boolean => /^\d/.test(label);

/** How a refusal names its article: "Art. 6.6", “Objetivo”, or that it is our reading. */
export function citation({ label }: ArticleRef): string {
  if (label === null) return t('why.reading');
  return isNumber(label) ? t('why.article', { label }) : `“${label}”`;
}

/** The article of that name; or, as people cite it, the one with that plate, or the first that has it among others. */
export function citedArticle(page: RulesPage, cited: string | null): Article | null {
  if (!cited) return null;
  const articles = page.chapters.flatMap((chapter) => chapter.articles);
  const found = (fits: (article: Article) => boolean) => articles.find(fits);
  return (
    found(({ anchor }) => anchor === cited) ??
    found(({ label }) => label === cited) ??
    found(({ label }) => label.split(', ').includes(cited)) ??
    null
  );
}
