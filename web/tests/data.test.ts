/** Nets and tables: fetched once, kept, and there without a network. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DATA_SHELF, dataFiles } from '../src/box/data';

const base = new URL('http://box.test/data/');
const online = (): boolean => true;

/** A server whose network can be cut, with a log of what was fetched. */
function server(files: Record<string, string>) {
  const state = { cut: false, fetched: [] as string[], files };
  const fetch = async (address: URL): Promise<Response> => {
    const path = address.pathname.replace('/data/', '');
    state.fetched.push(path);
    if (state.cut) throw new TypeError('no network');
    if (path === 'index.json') {
      const list = Object.keys(state.files).map((name) => ({ name, address: `${state.files[name]}-${name}` }));
      return Response.json({ files: list });
    }
    const name = Object.keys(state.files).find((each) => path === `${state.files[each]}-${each}`);
    return name ? new Response(`bytes of ${path}`) : new Response('', { status: 404 });
  };
  return { state, fetch };
}

/** What of the browser's caches is used. */
function shelves() {
  const kept = new Map<string, Response>();
  const href = (key: unknown): string => (key instanceof URL ? key.href : String(key));
  const shelf = {
    match: async (key: unknown) => kept.get(href(key))?.clone(),
    put: async (key: unknown, answer: Response) => {
      kept.set(href(key), answer.clone());
    },
    keys: async () => [...kept.keys()].map((url) => ({ url })),
    delete: async (key: unknown) => kept.delete(href(key)),
  };
  const open = async (name: string) => {
    expect(name).toBe(DATA_SHELF);
    return shelf as unknown as Cache;
  };
  return { kept, open };
}

const text = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

describe('nets and tables', () => {
  it('come by their name, and once', async () => {
    const { state, fetch } = server({ 'a.net': '1' });
    const data = dataFiles({ base, fetch, online, caches: shelves() });
    expect(text(await data('a.net'))).toBe('bytes of 1-a.net');
    expect(text(await data('a.net'))).toBe('bytes of 1-a.net');
    expect(state.fetched).toEqual(['index.json', '1-a.net', 'index.json']);
    await expect(data('b.net')).rejects.toThrow('there is no b.net');
  });

  it('are there without a network once they were fetched', async () => {
    const { state, fetch } = server({ 'a.net': '1', 'b.tbl': '1' });
    const data = dataFiles({ base, fetch, online, caches: shelves() });
    await data('a.net');
    state.cut = true;
    expect(text(await data('a.net'))).toBe('bytes of 1-a.net');
    await expect(data('b.tbl')).rejects.toThrow('no network');
  });

  it('ask nothing of a network that is surely not there', async () => {
    const { state, fetch } = server({ 'a.net': '1' });
    const data = dataFiles({ base, fetch, online: () => !state.cut, caches: shelves() });
    await data('a.net');
    state.cut = true;
    state.fetched = [];
    expect(text(await data('a.net'))).toBe('bytes of 1-a.net');
    await expect(data('b.tbl')).rejects.toThrow('no b.tbl');
    expect(state.fetched).toEqual([]);
  });

  it('follow the server, and leave nothing behind', async () => {
    const { state, fetch } = server({ 'a.net': '1' });
    const caches = shelves();
    const data = dataFiles({ base, fetch, online, caches });
    await data('a.net');
    state.files = { 'a.net': '2' };
    expect(text(await data('a.net'))).toBe('bytes of 2-a.net');
    expect([...caches.kept.keys()].sort()).toEqual([`${base}2-a.net`, `${base}index.json`]);
  });

  it('need no caches', async () => {
    const { fetch } = server({ 'a.net': '1' });
    expect(text(await dataFiles({ base, fetch, online })('a.net'))).toBe('bytes of 1-a.net');
    const refused = { open: () => Promise.reject(new Error('a private window')) };
    expect(text(await dataFiles({ base, fetch, online, caches: refused })('a.net'))).toBe('bytes of 1-a.net');
  });

  it('are kept where the service worker puts them', () => {
    const worker = readFileSync(new URL('../src/offline/service-worker.js', import.meta.url), 'utf8');
    expect(worker).toContain(`const DATA = '${DATA_SHELF}';`);
    // The shelves of builds are tidied by their names; this one must not look like one.
    expect(worker).toContain("name.startsWith('tabuleiro-')");
    expect(DATA_SHELF.startsWith('tabuleiro-')).toBe(false);
  });

  it('do not come in parts', async () => {
    const { fetch } = server({ 'a.net': '1' });
    const broken = async (address: URL) =>
      address.pathname.endsWith('.net') ? new Response('gone', { status: 500 }) : fetch(address);
    const caches = shelves();
    await expect(dataFiles({ base, fetch: broken, online, caches })('a.net')).rejects.toThrow('500');
    expect(caches.kept.size).toBe(0);
  });
});
