import type { JSX } from 'solid-js';
import { createSignal, For, Show } from 'solid-js';
import { Dialog } from '../app/Dialog';
import type { OnlineView, Saying } from '../box/api';
import { opposite } from '../box/api';
import { language, t } from '../i18n';
import { dayAndTime } from '../i18n/format';
import { words } from './words';

/** The most letters of one message. */
const MOST = 200;

/** Talk at a table: off until both have turned it on, and never on the record. */
export function Chat(props: {
  online: OnlineView;
  name: string;
  muted: boolean;
  /** The own seat, as the players are counted. */
  seat: number;
  onMute: (muted: boolean) => void;
  onSay: (saying: Saying) => Promise<boolean>;
  onClose: () => void;
}): JSX.Element {
  const [text, setText] = createSignal('');
  const you = () => props.online.you ?? 'light';
  const mine = () => props.online.chatWanted[you()];
  const theirs = () => props.online.chatWanted[opposite(you())];
  const said = () => props.online.chat.filter(({ from }) => from === props.seat || !props.muted);
  const send = async () => {
    const written = text().trim();
    if (written && (await props.onSay({ kind: 'chat', text: written }))) setText('');
  };
  return (
    <Dialog title={words('chat.title')} sheet onClose={props.onClose}>
      <p class="small">
        {mine() && theirs()
          ? props.muted
            ? words('chat.muted', { name: props.name })
            : null
          : mine()
            ? words('chat.waits', { name: props.name })
            : theirs()
              ? words('chat.wanted', { name: props.name })
              : words('chat.off')}
      </p>
      <div class="row">
        <button type="button" class="button compact" onClick={() => void props.onSay({ kind: 'chat', on: !mine() })}>
          {words(mine() ? 'chat.turn.off' : 'chat.on')}
        </button>
        <button type="button" class="button compact" onClick={() => props.onMute(!props.muted)}>
          {words(props.muted ? 'chat.unmute' : 'chat.mute')}
        </button>
      </div>
      <ol class="online-chat" aria-live="polite">
        <For each={said()} fallback={<li class="small">{words('chat.none')}</li>}>
          {(each) => (
            <li>
              <b>{each.from === props.seat ? t('player.you') : props.name}</b>{' '}
              <small>{dayAndTime(new Date(each.at), language())}</small>
              <p>{each.text}</p>
            </li>
          )}
        </For>
      </ol>
      <Show when={mine() && theirs()}>
        <form
          class="row online-write"
          onSubmit={(event) => {
            event.preventDefault();
            void send();
          }}
        >
          <input
            class="input"
            aria-label={words('chat.write')}
            maxLength={MOST}
            value={text()}
            onInput={(event) => setText(event.currentTarget.value)}
          />
          <button type="submit" class="button">
            {words('chat.send')}
          </button>
        </form>
      </Show>
      <div class="dialog-actions">
        <button type="button" class="button primary wide" onClick={props.onClose}>
          {t('close')}
        </button>
      </div>
    </Dialog>
  );
}
