/** What stands on the plate of an article. */
import type { Article, RulesPage } from '../box/api';
import { t } from '../i18n';

/** Is this label a place in the printed source? Where the source is silent an article goes by a lower-case name of our own, which is no plate. */
export const isPrinted = (label: string): boolean => !/^[a-z][a-z0-9-]*$/.test(label);

/** How a refusal names its article: "Art. 6.6", "Objetivo", or that it is our reading. */
export function citation(label: string): string {
  if (!isPrinted(label)) return t('why.reading');
  return /^\d/.test(label) ? t('why.article', { label }) : label;
}

/** The article that a label means: the one that carries it alone, or the first that names it among others. */
export function citedArticle(page: RulesPage, label: string | null): Article | null {
  if (!label) return null;
  const articles = page.chapters.flatMap((chapter) => chapter.articles);
  return articles.find((article) => article.label === label) ?? articles.find((article) => article.label.split(', ').includes(label)) ?? null;
}

/** An id for each article: labels may hold spaces, and two articles may rest on the same place. */
export function articleIds(page: RulesPage): ReadonlyMap<Article, string> {
  const ids = new Map<Article, string>();
  const taken = new Map<string, number>();
  for (const article of page.chapters.flatMap((chapter) => chapter.articles)) {
    const plain = `art-${article.label.replace(/[^\p{L}\p{N}.]+/gu, '-')}`;
    const count = (taken.get(plain) ?? 0) + 1;
    taken.set(plain, count);
    ids.set(article, count === 1 ? plain : `${plain}-${count}`);
  }
  return ids;
}
