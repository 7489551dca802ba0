/** Addresses after the #, so that the page works from any server and without one. */
import { createSignal } from 'solid-js';

export interface Address {
  /** `/rules/italian/6.6` is ['rules', 'italian', '6.6']. */
  readonly parts: readonly string[];
  readonly query: URLSearchParams;
}

export function readAddress(hash: string): Address {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?');
  const parts = path
    .split('/')
    .filter(Boolean)
    .map((part) => {
      try {
        return decodeURIComponent(part);
      } catch {
        return part; // A stray % in a hand-typed address.
      }
    });
  return { parts, query: new URLSearchParams(query) };
}

export const writeAddress = (parts: readonly string[], query: Readonly<Record<string, string>> = {}): string => {
  const search = new URLSearchParams(query).toString();
  return `#/${parts.map(encodeURIComponent).join('/')}${search ? `?${search}` : ''}`;
};

const [address, setAddress] = createSignal<Address>(readAddress(typeof location === 'undefined' ? '' : location.hash));

export { address };

/** Shows an address. The document says which one it shows: the bar is a moment ahead of the page. */
function show(hash: string): void {
  setAddress(readAddress(hash));
  document.documentElement.dataset.address = hash;
}

/** Starts listening to the address bar. */
export function listenToAddress(): void {
  show(location.hash);
  addEventListener('hashchange', () => show(location.hash));
}

/** Goes to an address; `replace` leaves no trace in the history. */
export function go(to: string, replace = false): void {
  if (replace) {
    history.replaceState(null, '', to);
    show(location.hash);
  } else {
    location.hash = to;
  }
}
