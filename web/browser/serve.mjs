/** Where the page comes from: the address in TABULEIRO_PAGE, or the product itself started on a free port. */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { WEB } from './paths.mjs';

const POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data: blob:; connect-src 'self'; worker-src 'self'; manifest-src 'self'; font-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";
const TYPES = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml', '.json': 'application/json', '.wasm': 'application/wasm', '.webmanifest': 'application/manifest+json' };

/** A folder of files under the product's content security policy. */
async function serveFolder(folder) {
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url, 'http://localhost').pathname).replace(/^\/$/, '/index.html');
    try {
      const body = readFileSync(join(folder, path));
      response.writeHead(200, { 'content-type': TYPES[extname(path)] ?? 'application/octet-stream', 'content-security-policy': POLICY }).end(body);
    } catch {
      response.writeHead(404, { 'content-security-policy': POLICY }).end();
    }
  });
  await new Promise((resolve) => { server.listen(0, '127.0.0.1', resolve); });
  return { base: `http://127.0.0.1:${server.address().port}`, stop: () => server.close() };
}

/** Starts the page and gives its address and the way to stop it. */
export async function servePage() {
  if (process.env.TABULEIRO_PAGE) return { base: process.env.TABULEIRO_PAGE.replace(/\/$/, ''), stop: () => undefined };
  return serveFolder(join(WEB, 'dist'));
}
