import type { JSX } from 'solid-js';
import { createResource, Show } from 'solid-js';
import { articleAddress } from '../app/addresses';
import { useApp } from '../app/context';
import type { JudgedSet, Picture, RuleSetSummary } from '../box/api';
import { CheckSign, CrossSign } from '../components/icons';
import { Miniature } from '../components/Miniature';
import { citation } from '../components/plates';
import { leafletOf } from '../games/faces';
import { roomOf } from '../games/open';
import { language } from '../i18n';
import { words } from './words';

/** What one leaflet says: the board in its colour, who is right, one sentence, and the article. */
export function VerdictCard(props: {
  judged: JudgedSet;
  set: RuleSetSummary | undefined;
  picture: Picture;
  /** The points of the rules that other sets refuse the move by. */
  disputed: readonly string[];
  played: string;
  objects: string;
}): JSX.Element {
  const app = useApp();
  const allowed = () => props.judged.legal === true;
  /** Where a set allows what another one forbids, it says so in its own article about the same point. */
  const [own] = createResource(
    () => (allowed() && props.disputed.length ? ([props.judged.ruleSet, language(), props.disputed] as const) : null),
    async ([ruleSet, now, disputed]) => {
      const page = await app.box.rulesPage(ruleSet, now);
      const articles = page.chapters.flatMap((chapter) => chapter.articles);
      return articles.find(({ points }) => points.some((point) => disputed.includes(point))) ?? null;
    },
    { initialValue: null },
  );
  const article = () => {
    if (props.judged.article) return props.judged.article;
    const found = own.latest;
    return found ? { ruleSet: props.judged.ruleSet, anchor: found.anchor, label: found.label } : null;
  };
  const sentence = () => {
    if (props.judged.sentence) return props.judged.sentence[language()];
    const found = own.latest;
    if (!found) return words('judge.fine');
    const { title, short } = found;
    return short && short.toLowerCase() !== title.toLowerCase() ? `${title}: ${short}.` : `${title}.`;
  };
  return (
    <article class="verdict-card" classList={{ refused: !allowed() }}>
      <Show when={props.set}>
        {(set) => (
          <span class="verdict-board">
            <Miniature
              picture={roomOf(set()).judging.carried(props.picture, set())}
              leaflet={leafletOf(set().id, app.ruleSets())}
            />
          </span>
        )}
      </Show>
      <div>
        <h2>{props.set?.name[language()] ?? props.judged.ruleSet}</h2>
        <p class="verdict-word">
          <Show when={allowed()} fallback={<CrossSign size={22} />}>
            <CheckSign size={22} />
          </Show>
          {words(allowed() ? 'judge.allowed' : 'judge.refused', { name: allowed() ? props.played : props.objects })}
        </p>
        <p class="verdict-why">{sentence()}</p>
        <Show when={article()}>
          {(found) => (
            <a class="verdict-article" href={articleAddress(found())}>
              <span class="plate">{citation(found())}</span>
              {words('judge.read')}
            </a>
          )}
        </Show>
      </div>
    </article>
  );
}
