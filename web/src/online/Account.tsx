import type { JSX } from 'solid-js';
import { createEffect, createSignal, on, Show } from 'solid-js';
import { HOME } from '../app/addresses';
import { catchFocus } from '../app/focus';
import { toast } from '../app/toasts';
import { StateBox } from '../components/StateBox';
import { t } from '../i18n';
import { Danger } from './AccountDanger';
import { History } from './AccountHistory';
import { Sessions } from './AccountSessions';
import { createSending, Field, Passphrase, Problem } from './Field';
import type { Own } from './own-account';
import { claimAll, exportLink, isPassphrase, lookAgain, ownAccount, signIn, signOut, signUp } from './own-account';
import { Ratings } from './Ratings';
import { whyNot } from './refusal';
import { isName, ownName } from './seats';
import { Refused } from './server';
import { words } from './words';

/** The own account: signing in, or everything that belongs to it. */
export default function Account(): JSX.Element {
  // A game may have been rated since it was last asked for.
  lookAgain().catch(() => undefined);
  // Signing in or out puts another screen in the place of the button that was pressed.
  let title!: HTMLHeadingElement;
  createEffect(
    on(
      () => ownAccount(),
      (_now, before) => {
        if (before) catchFocus(title);
      },
    ),
  );
  return (
    <div class="wrap page-narrow online-page">
      <h1 ref={title} class="page-title" tabIndex={-1}>
        {ownAccount()?.account?.name ?? words('account.title')}
      </h1>
      <Show
        when={ownAccount()}
        fallback={<StateBox kind="waiting" title={t('state.loading')} text={words('line.connecting')} />}
      >
        {(known) => (
          <Show
            when={known().accounts}
            fallback={
              <StateBox kind="empty" title={words('account.none')} text={words('account.none.text')}>
                <a class="button compact" href={HOME}>
                  {t('home')}
                </a>
              </StateBox>
            }
          >
            <Show when={known().account} fallback={<SignIn />}>
              {(own) => <Signed own={own()} />}
            </Show>
          </Show>
        )}
      </Show>
    </div>
  );
}

/** Does whoever listens on the way read what is typed here? */
const isReadable = (): boolean => !window.isSecureContext;

function SignIn(): JSX.Element {
  const [making, setMaking] = createSignal(false);
  const [name, setName] = createSignal(ownName());
  const [passphrase, setPassphrase] = createSignal('');
  const nameFits = () => name().trim() !== '' && isName(name());
  const sending = createSending(async () => {
    if (!nameFits()) throw new Refused('unreadable-name');
    if (making() && !isPassphrase(passphrase())) throw new Refused('weak-passphrase');
    await (making() ? signUp : signIn)(name().trim().replace(/ +/g, ' '), passphrase());
  });
  return (
    <>
      <p class="lead">{words('account.lead')}</p>
      <Show when={isReadable()}>
        <p class="online-warning" role="note">
          {words('account.plain')}
        </p>
      </Show>
      <form class="sheet" onSubmit={sending.onSubmit}>
        <Field
          id="account-name"
          label={words('account.name')}
          most={30}
          autocomplete="username"
          value={name()}
          onInput={setName}
        />
        <Passphrase
          id="account-passphrase"
          label={words('account.passphrase')}
          autocomplete={making() ? 'new-password' : 'current-password'}
          help={words(making() ? 'account.passphrase.new' : 'account.passphrase.help')}
          value={passphrase()}
          onInput={setPassphrase}
        />
        <Problem why={sending.problem()} />
        <div class="row">
          <button type="submit" class="button primary" aria-disabled={sending.busy()}>
            {words(making() ? 'account.make' : 'account.in')}
          </button>
          <button
            type="button"
            class="button"
            onClick={() => {
              setMaking(!making());
              sending.forget();
            }}
          >
            {words(making() ? 'account.have' : 'account.new')}
          </button>
        </div>
      </form>
    </>
  );
}

function Signed(props: { own: Own }): JSX.Element {
  const [claims, setClaims] = createSignal(0);
  const failing =
    (call: () => Promise<void>): (() => void) =>
    () =>
      void call().catch((why: unknown) => toast({ text: whyNot(why) }));
  const claim = failing(async () => {
    const n = await claimAll();
    toast({ text: words('account.claimed', { n }) });
    setClaims(claims() + 1);
  });
  return (
    <>
      <div class="row">
        <button type="button" class="button" onClick={failing(signOut)}>
          {words('account.out')}
        </button>
      </div>
      <Ratings ratings={props.own.ratings} />
      <Show when={claims() + 1} keyed>
        {(_look) => <History />}
      </Show>
      <section class="sheet" aria-labelledby="account-claim">
        <h2 id="account-claim">{words('account.claim')}</h2>
        <p>{words('account.claim.text')}</p>
        <button type="button" class="button" onClick={claim}>
          {words('account.claim.do')}
        </button>
      </section>
      <Sessions />
      <section class="sheet" aria-labelledby="account-export">
        <h2 id="account-export">{words('account.export')}</h2>
        <p>{words('account.export.text')}</p>
        <a class="button" href={exportLink()} download="tabuleiro-account.json">
          {words('account.export.do')}
        </a>
      </section>
      <Danger name={props.own.name} />
    </>
  );
}
