import type { JSX } from 'solid-js';
import { createSignal, Show } from 'solid-js';
import { HOME } from '../app/addresses';
import { toast } from '../app/toasts';
import { StateBox } from '../components/StateBox';
import { t } from '../i18n';
import { Danger } from './AccountDanger';
import { History } from './AccountHistory';
import { Sessions } from './AccountSessions';
import type { Own } from './own-account';
import { claimAll, exportLink, isPassphrase, lookAgain, ownAccount, signIn, signOut, signUp } from './own-account';
import { Ratings } from './Ratings';
import { whyNot } from './refusal';
import { isName, ownName } from './seats';
import { words } from './words';

/** The own account: signing in, or everything that belongs to it. */
export default function Account(): JSX.Element {
  // A game may have been rated since it was last asked for.
  lookAgain().catch(() => undefined);
  return (
    <div class="wrap page-narrow online-page">
      <h1 class="page-title">{ownAccount()?.account?.name ?? words('account.title')}</h1>
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
  const [problem, setProblem] = createSignal<string | null>(null);
  const [busy, setBusy] = createSignal(false);
  const nameFits = () => name().trim() !== '' && isName(name());
  const send = async () => {
    if (busy()) return;
    const said = name().trim().replace(/ +/g, ' ');
    if (!nameFits()) return setProblem(words('no.unreadable-name'));
    if (making() && !isPassphrase(passphrase())) return setProblem(words('no.weak-passphrase'));
    setBusy(true);
    setProblem(null);
    try {
      await (making() ? signUp : signIn)(said, passphrase());
    } catch (why) {
      setProblem(whyNot(why));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <p class="lead">{words('account.lead')}</p>
      <Show when={isReadable()}>
        <p class="online-warning" role="note">
          {words('account.plain')}
        </p>
      </Show>
      <form
        class="sheet"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <div class="field">
          <label for="account-name">{words('account.name')}</label>
          <input
            id="account-name"
            class="input"
            maxLength={30}
            autocomplete="username"
            value={name()}
            onInput={(event) => setName(event.currentTarget.value)}
          />
        </div>
        <div class="field">
          <label for="account-passphrase">{words('account.passphrase')}</label>
          <input
            id="account-passphrase"
            class="input"
            type="password"
            maxLength={200}
            autocomplete={making() ? 'new-password' : 'current-password'}
            aria-describedby="account-passphrase-help"
            value={passphrase()}
            onInput={(event) => setPassphrase(event.currentTarget.value)}
          />
          <small id="account-passphrase-help" class="small">
            {words(making() ? 'account.passphrase.new' : 'account.passphrase.help')}
          </small>
        </div>
        <Show when={problem()}>
          {(text) => (
            <p class="online-problem" role="alert">
              {text()}
            </p>
          )}
        </Show>
        <div class="row">
          <button type="submit" class="button primary" aria-disabled={busy()}>
            {words(making() ? 'account.make' : 'account.in')}
          </button>
          <button
            type="button"
            class="button"
            onClick={() => {
              setMaking(!making());
              setProblem(null);
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
