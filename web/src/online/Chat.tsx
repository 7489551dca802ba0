import type { JSX } from 'solid-js';
import { createSignal, Index, Show } from 'solid-js';
import { Dialog } from '../app/Dialog';
import { underWay } from '../app/under-way';
import type { OnlineView, Said, Saying } from '../box/api';
import { opposite } from '../box/api';
import { language, t } from '../i18n';
import { dayAndTime } from '../i18n/format';
import { Problem } from './Field';
import { words } from './words';

/** The most letters of one message. */
const MOST = 200;
/** So many of the last messages go into a report: beside an earlier one it would not show what it is about. */
const REPORTED = 20;

/** Talk at a table: off until both have turned it on, and never on the record. */
export function Chat(props: {
  online: OnlineView;
  name: string;
  muted: boolean;
  /** The own seat, as the players are counted. */
  seat: number;
  /** The messages that were reported from here, by their moment. */
  reported: readonly number[];
  onMute: (muted: boolean) => void;
  onReported: (at: number) => void;
  /** Says something to the server; what it refuses is thrown. */
  onSay: (saying: Saying) => Promise<void>;
  onClose: () => void;
}): JSX.Element {
  const [text, setText] = createSignal('');
  const [problem, setProblem] = createSignal<unknown>(null);
  const [asked, setAsked] = createSignal<Said | null>(null);
  const [thanked, setThanked] = createSignal(false);
  const you = () => props.online.you ?? 'light';
  const mine = () => props.online.chatWanted[you()];
  const theirs = () => props.online.chatWanted[opposite(you())];
  const said = () => props.online.chat.filter(({ from }) => from === props.seat || !props.muted);
  /** The dialog lies over everything else that speaks: what is refused is said in it. */
  const say = (saying: Saying): Promise<boolean> => {
    setProblem(null);
    setThanked(false);
    return underWay(
      'say',
      props.onSay(saying).then(
        () => true,
        (why: unknown) => {
          setProblem(why);
          return false;
        },
      ),
    );
  };
  const send = async () => {
    const written = text().trim();
    if (written && (await say({ kind: 'chat', text: written }))) setText('');
  };
  const report = async ({ at }: Said) => {
    setAsked(null);
    if (!(await say({ kind: 'report' }))) return;
    props.onReported(at);
    setThanked(true);
  };
  const isReported = ({ at }: Said) => props.reported.includes(at);
  const mayReport = ({ from, at }: Said) =>
    from !== props.seat && props.online.chat.slice(-REPORTED).some((each) => each.from === from && each.at === at);
  return (
    <>
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
          <button type="button" class="button compact" onClick={() => void say({ kind: 'chat', on: !mine() })}>
            {words(mine() ? 'chat.turn.off' : 'chat.on')}
          </button>
          <button type="button" class="button compact" onClick={() => props.onMute(!props.muted)}>
            {words(props.muted ? 'chat.unmute' : 'chat.mute')}
          </button>
        </div>
        <ol class="online-chat" aria-live="polite">
          {/* By place: every word of the server brings the list anew, and what stands there already stays. */}
          <Index each={said()} fallback={<li class="small">{words('chat.none')}</li>}>
            {(each) => (
              <li>
                <div class="online-said">
                  <b>{each().from === props.seat ? t('player.you') : props.name}</b>{' '}
                  <small>{dayAndTime(new Date(each().at), language())}</small>
                  <Show when={mayReport(each())}>
                    <button
                      type="button"
                      class="button quiet compact"
                      aria-disabled={isReported(each())}
                      aria-label={`${words(isReported(each()) ? 'chat.reported' : 'chat.report')}: ${each().text}`}
                      onClick={() => {
                        if (!isReported(each())) setAsked(each());
                      }}
                    >
                      {words(isReported(each()) ? 'chat.reported' : 'chat.report')}
                    </button>
                  </Show>
                </div>
                <p>{each().text}</p>
              </li>
            )}
          </Index>
        </ol>
        <p class="small online-thanks" role="status">
          {thanked() ? words('chat.reported.text', { name: props.name }) : null}
        </p>
        <Problem why={problem()} />
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
      <Show when={asked()} keyed>
        {(what) => (
          <Dialog title={words('chat.report.title')} scrim onClose={() => setAsked(null)}>
            <blockquote class="online-quoted">{what.text}</blockquote>
            <p>{words('chat.report.help', { name: props.name, n: REPORTED })}</p>
            <div class="row dialog-actions">
              <button type="button" class="button danger" onClick={() => void report(what)}>
                {words('chat.report')}
              </button>
              <button type="button" class="button" onClick={() => setAsked(null)}>
                {t('cancel')}
              </button>
            </div>
          </Dialog>
        )}
      </Show>
    </>
  );
}
