import type { JSX } from 'solid-js';
import { Show } from 'solid-js';
import { articleAddress } from '../app/addresses';
import type { Contender, Refusal } from '../box/api';
import { language, t } from '../i18n';
import { spokenRefusal } from '../play/announcements';
import { CheckSign, CrossSign } from './icons';
import { citation } from './plates';

/** Why a try was refused: the article, one sentence, the two moves side by side, and the way on. */
export function WhyNot(props: { refusal: Refusal; onPlayInstead: () => void; onClose: () => void }): JSX.Element {
  return (
    <section class="why" aria-labelledby="why-title">
      {/* Only this sentence is an alert: were the whole bubble one, its buttons would be read out too. */}
      <p class="visually-hidden" role="alert">
        {spokenRefusal(props.refusal)}
      </p>
      <h2>
        <Show when={props.refusal.article}>
          {(article) => (
            <a class="plate" href={articleAddress(article())}>
              {citation(article())}
            </a>
          )}
        </Show>
        <span id="why-title">{props.refusal.title[language()]}</span>
      </h2>
      <p>{props.refusal.sentence[language()]}</p>
      <Show when={props.refusal.tried || props.refusal.instead}>
        <ul class="why-compare">
          <Show when={props.refusal.tried}>
            {(tried) => <ContenderLine contender={tried()} sign={<CrossSign />} word={t('why.tried')} />}
          </Show>
          <Show when={props.refusal.instead}>
            {(legal) => <ContenderLine contender={legal()} sign={<CheckSign />} word={t('why.legal')} />}
          </Show>
        </ul>
      </Show>
      <div class="row">
        <Show when={props.refusal.instead}>
          {(legal) => (
            <button type="button" class="button primary compact" onClick={props.onPlayInstead}>
              {t('why.play', { play: legal().text })}
            </button>
          )}
        </Show>
        <Show when={props.refusal.article}>
          {(article) => (
            <a class="button compact" href={articleAddress(article())}>
              {t('why.read')}
            </a>
          )}
        </Show>
        <Show when={!props.refusal.article}>
          <button type="button" class="button compact" onClick={props.onClose}>
            {t('close')}
          </button>
        </Show>
      </div>
    </section>
  );
}

function ContenderLine(props: { contender: Contender; sign: JSX.Element; word: string }): JSX.Element {
  return (
    <li>
      {props.sign}
      <b>
        <span class="visually-hidden">{props.word} </span>
        {props.contender.text}
      </b>
      <span>{props.contender.verdict[language()]}</span>
    </li>
  );
}
