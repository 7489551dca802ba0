/**
 * Nets and tables of the players: files that the server has apart from the page, each under an address that changes
 * with its content, and a list of them. What was fetched once stays on this device, so that what was played once is
 * played without a network too.
 */

/** Where they are kept. The service worker knows this name: what must be there before it is played, it fetches. */
export const DATA_SHELF = 'tabuleiro.data';

/** The list, as crates/server/src/data.rs writes it. */
interface DataList {
  readonly files: readonly { readonly name: string; readonly address: string }[];
}

/** What is needed of where it runs; without caches (an insecure address, a private window) nothing is kept. */
export interface DataSource {
  readonly base: URL;
  readonly fetch: (address: URL, options?: RequestInit) => Promise<Response>;
  /** False where there is surely no network: then nothing is asked of it. */
  readonly online: () => boolean;
  readonly caches?: Pick<CacheStorage, 'open'> | undefined;
}

const whole = (answer: Response, address: URL): Response => {
  if (!answer.ok) throw new Error(`cannot load ${address.pathname}: ${answer.status}`);
  return answer;
};

/** Fetches a file by its name, or takes what is kept of it. */
export function dataFiles({ base, fetch, online, caches }: DataSource): (name: string) => Promise<Uint8Array> {
  const index = new URL('index.json', base);
  const addressIn = (list: DataList, name: string): URL => {
    const file = list.files.find((each) => each.name === name);
    if (!file) throw new Error(`there is no ${name}`);
    return new URL(file.address, base);
  };
  return async (name) => {
    const shelf = (await caches?.open(DATA_SHELF).catch(() => undefined)) ?? null;
    const known = await shelf?.match(index);
    const listed =
      known && !online()
        ? known
        : await fetch(index, { cache: 'no-cache' })
            .then((answer) => whole(answer, index))
            .catch((why: unknown) => {
              if (!known) throw why;
              return known;
            });
    const list = (await listed.clone().json()) as DataList;
    const address = addressIn(list, name);
    const kept = await shelf?.match(address);
    if (kept) return new Uint8Array(await kept.arrayBuffer());
    if (!online()) throw new Error(`there is no network for ${address.pathname}`);
    const fetched = whole(await fetch(address), address);
    const keep = async (): Promise<void> => {
      await shelf?.put(address, fetched.clone());
      // The list is kept after what it lists, and what it no longer lists goes.
      await shelf?.put(index, listed);
      const current = new Set([index.href, ...list.files.map((file) => new URL(file.address, base).href)]);
      for (const { url } of (await shelf?.keys()) ?? []) if (!current.has(url)) await shelf?.delete(url);
    };
    // A full disk keeps nobody from playing.
    await keep().catch(() => undefined);
    return new Uint8Array(await fetched.arrayBuffer());
  };
}
