import type { JSX } from 'solid-js';
import { createResource, For, Show } from 'solid-js';
import { HOME } from '../app/addresses';
import { underWay } from '../app/under-way';
import { faceOf, isGame } from '../games/faces';
import { language, t } from '../i18n';

/** `#/about/…`: what the home page promises of a game, told in full. */
export default function About(props: { kind: string }): JSX.Element {
  const promise = () => (isGame(props.kind) ? faceOf({ kind: props.kind }).promise() : null);
  const [text] = createResource(language, (wanted) =>
    underWay('screen', promise()?.about(wanted) ?? Promise.resolve([])),
  );
  return (
    <div class="wrap page-narrow">
      <h1 class="page-title">{promise()?.title ?? t('state.lost')}</h1>
      <p class="lead">{promise()?.text}</p>
      <ol class="about">
        <For each={text.latest ?? []}>{(paragraph) => <li>{paragraph}</li>}</For>
      </ol>
      <Show when={promise()}>
        <div class="row">
          <a class="button primary" href={HOME}>
            {t('home.play')}
          </a>
        </div>
      </Show>
    </div>
  );
}
