import type { JSX } from 'solid-js';
import { createSignal, Show } from 'solid-js';
import { Dialog } from '../app/Dialog';
import { toast } from '../app/toasts';
import { t } from '../i18n';
import { changePassphrase, deleteAccount, isPassphrase } from './own-account';
import { whyNot } from './refusal';
import { words } from './words';

/** Another passphrase, or no account any more: both ask for the passphrase once more. */
export function Danger(props: { name: string }): JSX.Element {
  const [open, setOpen] = createSignal<'change' | 'delete' | null>(null);
  return (
    <section class="sheet" aria-labelledby="account-danger">
      <h2 id="account-danger">{words('account.danger')}</h2>
      <div class="row">
        <button type="button" class="button" onClick={() => setOpen('change')}>
          {words('account.change')}
        </button>
        <button type="button" class="button danger" onClick={() => setOpen('delete')}>
          {words('account.delete')}
        </button>
      </div>
      <Show when={open() === 'change'}>
        <Change onClose={() => setOpen(null)} />
      </Show>
      <Show when={open() === 'delete'}>
        <Delete name={props.name} onClose={() => setOpen(null)} />
      </Show>
    </section>
  );
}

function Passphrase(props: {
  id: string;
  label: string;
  autocomplete: 'current-password' | 'new-password';
  onInput: (text: string) => void;
}): JSX.Element {
  return (
    <div class="field">
      <label for={props.id}>{props.label}</label>
      <input
        id={props.id}
        class="input"
        type="password"
        maxLength={200}
        autocomplete={props.autocomplete}
        onInput={(event) => props.onInput(event.currentTarget.value)}
      />
    </div>
  );
}

function Problem(props: { text: string | null }): JSX.Element {
  return (
    <Show when={props.text}>
      {(text) => (
        <p class="online-problem" role="alert">
          {text()}
        </p>
      )}
    </Show>
  );
}

function Change(props: { onClose: () => void }): JSX.Element {
  const [old, setOld] = createSignal('');
  const [fresh, setFresh] = createSignal('');
  const [problem, setProblem] = createSignal<string | null>(null);
  const send = async () => {
    if (!isPassphrase(fresh())) return setProblem(words('no.weak-passphrase'));
    try {
      await changePassphrase(old(), fresh());
      toast({ text: words('account.changed') });
      props.onClose();
    } catch (why) {
      setProblem(whyNot(why));
    }
  };
  return (
    <Dialog title={words('account.change')} sheet onClose={props.onClose}>
      <Passphrase
        id="change-old"
        label={words('account.passphrase')}
        autocomplete="current-password"
        onInput={setOld}
      />
      <Passphrase
        id="change-new"
        label={words('account.passphrase.other')}
        autocomplete="new-password"
        onInput={setFresh}
      />
      <p class="small">{words('account.passphrase.new')}</p>
      <Problem text={problem()} />
      <div class="dialog-actions">
        <button type="button" class="button primary wide" onClick={() => void send()}>
          {words('account.change.do')}
        </button>
        <button type="button" class="button wide" onClick={props.onClose}>
          {t('cancel')}
        </button>
      </div>
    </Dialog>
  );
}

/** Asked twice: whether, and by the passphrase whether it is really meant. */
function Delete(props: { name: string; onClose: () => void }): JSX.Element {
  const [sure, setSure] = createSignal(false);
  const [passphrase, setPassphrase] = createSignal('');
  const [problem, setProblem] = createSignal<string | null>(null);
  const send = async () => {
    try {
      await deleteAccount(passphrase());
      toast({ text: words('account.deleted') });
    } catch (why) {
      setProblem(whyNot(why));
    }
  };
  return (
    <Dialog title={words('account.delete.title', { name: props.name })} scrim sheet onClose={props.onClose}>
      <p>{words('account.delete.text')}</p>
      <Show when={sure()}>
        <Passphrase
          id="delete-passphrase"
          label={words('account.passphrase')}
          autocomplete="current-password"
          onInput={setPassphrase}
        />
        <Problem text={problem()} />
      </Show>
      <div class="dialog-actions">
        <Show
          when={sure()}
          fallback={
            <button type="button" class="button danger wide" onClick={() => setSure(true)}>
              {words('account.delete.sure')}
            </button>
          }
        >
          <button type="button" class="button danger wide" onClick={() => void send()}>
            {words('account.delete.do')}
          </button>
        </Show>
        <button type="button" class="button wide" onClick={props.onClose}>
          {t('cancel')}
        </button>
      </div>
    </Dialog>
  );
}
