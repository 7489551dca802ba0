import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Writes sw.js, the service worker that keeps every file of this build for play without a network. */
export function offline() {
  let root = '';
  let kept = '';
  return {
    name: 'tabuleiro-offline',
    apply: 'build',
    configResolved(config) {
      root = config.root;
      kept = config.publicDir;
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const contents = new Map();
        for (const [name, file] of Object.entries(bundle))
          contents.set(name, file.type === 'chunk' ? file.code : file.source);
        for (const name of readdirSync(kept)) contents.set(name, readFileSync(join(kept, name)));
        contents.delete('built-with.txt');
        const files = [...contents.keys()].sort();
        const build = createHash('sha256');
        for (const name of files) build.update(name).update('\0').update(contents.get(name)).update('\0');
        const source = readFileSync(join(root, 'src/offline/service-worker.js'), 'utf8')
          .replace('__FILES__', JSON.stringify(files))
          .replace('__BUILD__', JSON.stringify(build.digest('hex').slice(0, 16)));
        this.emitFile({ type: 'asset', fileName: 'sw.js', source });
      },
    },
  };
}
