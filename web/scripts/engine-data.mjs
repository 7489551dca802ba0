import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../browser/paths.mjs';

const FOLDER = join(ROOT, 'crates/engine/data');

/** Every net and table, listed as crates/server/src/data.rs lists them. */
function listed() {
  return readdirSync(FOLDER, { recursive: true })
    .filter((name) => /\.(net|tbl)$/.test(name))
    .sort()
    .map((name) => {
      const content = readFileSync(join(FOLDER, name));
      const sha256 = createHash('sha256').update(content).digest('hex');
      const [stem, kind] = name.split(/\.(?=\w+$)/);
      return { name, kind, address: `${stem}-${sha256.slice(0, 8)}.${kind}`, sha256, bytes: content.length };
    });
}

/** Lets the development server hand out the nets and tables of the players, as the program does. */
export function engineData() {
  return {
    name: 'tabuleiro-engine-data',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use('/data/', (request, response, next) => {
        const address = request.url.replace(/^\//, '').split('?', 1)[0];
        const files = listed();
        const file = files.find((each) => each.address === address);
        if (address === 'index.json') response.end(JSON.stringify({ files }));
        else if (file) response.end(readFileSync(join(FOLDER, file.name)));
        else next();
      });
    },
  };
}
