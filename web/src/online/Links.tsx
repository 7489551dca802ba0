/** Links to hand on: as text, as a code, copied or shared as far as the browser lets a page do that. */
import type { JSX } from 'solid-js';
import { createResource, Show } from 'solid-js';
import { toast } from '../app/toasts';
import { underWay } from '../app/under-way';
import { qrCode } from '../components/qr';
import { t } from '../i18n';
import { isLoopback } from '../screens/loopback';
import { network } from './server';
import { words } from './words';

/** A link of this page, at an address that other devices can open where there is one. */
export function createOutside() {
  const here = isLoopback(location.hostname);
  const [found] = createResource(async () => (here ? network().catch(() => null) : null));
  const base = (): string => {
    const address = found.latest;
    return address ? `${address}${location.pathname}` : (location.href.split('#')[0] ?? '');
  };
  return {
    /** Is this page at an address that this machine alone knows? */
    here,
    /** Can another device open a link of this page? A code that none can open is not drawn. */
    opens: () => !here || (found.latest ?? null) !== null,
    /** Where other devices find it. */
    address: () => found.latest ?? null,
    link: (hash: string): string => new URL(hash, base()).href,
  };
}

/** How the program is started so that others in the house find it. */
const command = (): string => `tabuleiro serve --listen 0.0.0.0:${location.port || '80'}`;

/** Why this link may not open elsewhere, and what to do about it. */
export function Reach(props: { outside: ReturnType<typeof createOutside> }): JSX.Element {
  return (
    <Show when={props.outside.here}>
      <p class="small online-reach">
        <Show when={props.outside.address()} fallback={words('wait.loopback.here', { command: command() })}>
          {(address) => words('wait.loopback', { address: address() })}
        </Show>
      </p>
    </Show>
  );
}

/** One link with everything that can be done with it. */
export function LinkBox(props: { id: string; label: string; link: string; code: boolean; title: string }): JSX.Element {
  const mayCopy = () => window.isSecureContext && navigator.clipboard !== undefined;
  const mayShare = () => window.isSecureContext && typeof navigator.share === 'function';
  const copy = async () => {
    await underWay('copy', navigator.clipboard.writeText(props.link));
    toast({ text: t('copied') });
  };
  const share = () => navigator.share({ title: props.title, url: props.link });
  return (
    <div class="online-link">
      <div class="field">
        <label for={props.id}>{props.label}</label>
        <input
          id={props.id}
          class="input"
          readOnly
          value={props.link}
          onFocus={(event) => event.currentTarget.select()}
        />
      </div>
      <div class="row">
        <Show when={mayCopy()}>
          <button type="button" class="button primary" onClick={() => void copy().catch(() => undefined)}>
            {words('wait.copy')}
          </button>
        </Show>
        <Show when={mayShare()}>
          <button type="button" class="button" onClick={() => void share().catch(() => undefined)}>
            {words('wait.share')}
          </button>
        </Show>
      </div>
      <Show when={!mayCopy()}>
        <p class="small">{words('wait.plain')}</p>
      </Show>
      <Show when={props.code && qrCode(props.link)}>{(code) => <Code code={code()} />}</Show>
    </div>
  );
}

/** A code to be read by a phone, with the quiet zone of four modules that readers want. */
function Code(props: { code: readonly (readonly boolean[])[] }): JSX.Element {
  const QUIET = 4;
  const size = () => props.code.length + 2 * QUIET;
  const path = () =>
    props.code
      .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x + QUIET} ${y + QUIET}h1v1h-1z`] : [])))
      .join('');
  return (
    <svg class="online-code" viewBox={`0 0 ${size()} ${size()}`} role="img" aria-label={words('wait.code')}>
      <rect class="online-code-paper" width={size()} height={size()} />
      <path class="online-code-ink" d={path()} />
    </svg>
  );
}
