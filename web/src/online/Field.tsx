/** What the forms around a table elsewhere are made of: a line to fill in, and why something was refused. */
import type { JSX } from 'solid-js';
import { createSignal, onMount, Show } from 'solid-js';
import { whyNot } from './refusal';

/** Something that is sent to the server, once at a time, and why it was refused. */
export function createSending(call: () => Promise<void>) {
  const [problem, setProblem] = createSignal<unknown>(null);
  const [busy, setBusy] = createSignal(false);
  const send = async (): Promise<void> => {
    if (busy()) return;
    setBusy(true);
    setProblem(null);
    try {
      await call();
    } catch (why) {
      setProblem(why);
    } finally {
      setBusy(false);
    }
  };
  const onSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    void send();
  };
  return { problem, busy, send, onSubmit, forget: () => setProblem(null) };
}

/** A line to fill in, with what is to be said about it below. */
export function Field(props: {
  id: string;
  label: string;
  most: number;
  autocomplete: 'nickname' | 'username' | 'current-password' | 'new-password';
  value: string;
  help?: string | undefined;
  /** Does whoever came here write into it next? */
  isNext?: boolean | undefined;
  /** What is wrong with what stands there. */
  bad?: string | null;
  onInput: (text: string) => void;
}): JSX.Element {
  let line!: HTMLInputElement;
  onMount(() => {
    if (props.isNext) line.focus();
  });
  const below = () => props.bad ?? props.help;
  return (
    <div class="field">
      <label for={props.id}>{props.label}</label>
      <input
        ref={line}
        id={props.id}
        class="input"
        type={props.autocomplete.endsWith('password') ? 'password' : 'text'}
        maxLength={props.most}
        autocomplete={props.autocomplete}
        value={props.value}
        aria-invalid={props.bad ? true : undefined}
        aria-describedby={below() ? `${props.id}-help` : undefined}
        onInput={(event) => props.onInput(event.currentTarget.value)}
      />
      <Show when={below()}>
        {(text) => (
          <small id={`${props.id}-help`} class="small" classList={{ 'online-bad': Boolean(props.bad) }}>
            {text()}
          </small>
        )}
      </Show>
    </div>
  );
}

/** A passphrase: nothing is shown of it, and it is as long as the server takes it. */
export function Passphrase(props: {
  id: string;
  label: string;
  autocomplete: 'current-password' | 'new-password';
  value: string;
  help?: string;
  isNext?: boolean;
  onInput: (text: string) => void;
}): JSX.Element {
  return <Field {...props} most={200} />;
}

/** Why something was refused: the cause is kept and not its words, so that it is said in whatever language is read. */
export function Problem(props: { why: unknown }): JSX.Element {
  return (
    <Show when={props.why}>
      <p class="online-problem" role="alert">
        {whyNot(props.why)}
      </p>
    </Show>
  );
}
