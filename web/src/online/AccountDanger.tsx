import type { JSX } from 'solid-js';
import { createSignal, Show } from 'solid-js';
import { Dialog } from '../app/Dialog';
import { toast } from '../app/toasts';
import { t } from '../i18n';
import { createSending, Passphrase, Problem } from './Field';
import { changePassphrase, deleteAccount, isPassphrase } from './own-account';
import { Refused } from './server';
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

function Change(props: { onClose: () => void }): JSX.Element {
  const [old, setOld] = createSignal('');
  const [fresh, setFresh] = createSignal('');
  const sending = createSending(async () => {
    if (!isPassphrase(fresh())) throw new Refused('weak-passphrase');
    await changePassphrase(old(), fresh());
    toast({ text: words('account.changed') });
    props.onClose();
  });
  return (
    <Dialog title={words('account.change')} sheet onClose={props.onClose}>
      <form onSubmit={sending.onSubmit}>
        <Passphrase
          id="change-old"
          label={words('account.passphrase')}
          autocomplete="current-password"
          value={old()}
          onInput={setOld}
        />
        <Passphrase
          id="change-new"
          label={words('account.passphrase.other')}
          autocomplete="new-password"
          help={words('account.passphrase.new')}
          value={fresh()}
          onInput={setFresh}
        />
        <Problem why={sending.problem()} />
        <div class="dialog-actions">
          <button type="submit" class="button primary wide" aria-disabled={sending.busy()}>
            {words('account.change.do')}
          </button>
          <button type="button" class="button wide" onClick={props.onClose}>
            {t('cancel')}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

/** Asked twice: whether, and by the passphrase whether it is really meant. */
function Delete(props: { name: string; onClose: () => void }): JSX.Element {
  const [sure, setSure] = createSignal(false);
  const [passphrase, setPassphrase] = createSignal('');
  const sending = createSending(async () => {
    await deleteAccount(passphrase());
    toast({ text: words('account.deleted') });
  });
  return (
    <Dialog title={words('account.delete.title', { name: props.name })} scrim sheet onClose={props.onClose}>
      <p>{words('account.delete.text')}</p>
      <form onSubmit={sending.onSubmit}>
        <Show when={sure()}>
          <Passphrase
            id="delete-passphrase"
            label={words('account.passphrase')}
            autocomplete="current-password"
            isNext
            value={passphrase()}
            onInput={setPassphrase}
          />
          <Problem why={sending.problem()} />
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
            <button type="submit" class="button danger wide" aria-disabled={sending.busy()}>
              {words('account.delete.do')}
            </button>
          </Show>
          <button type="button" class="button wide" onClick={props.onClose}>
            {t('cancel')}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
