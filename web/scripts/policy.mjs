/** Every screen and the gallery, built for production into a temporary folder and served with the strict content security policy. Any violation fails. */
import { createServer } from 'node:http';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import { build } from 'vite';
import { GALLERY, SCREENS, WEB, openScreen, withBrowser } from './browser.mjs';

const POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self'; connect-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml', '.json': 'application/json' };
const folder = mkdtempSync(join(tmpdir(), 'tabuleiro-policy-'));

try {
  await build({ root: WEB, logLevel: 'error', build: { outDir: folder, emptyOutDir: true, rollupOptions: { input: ['index.html', 'dev.html', 'gallery.html'].map((name) => join(WEB, name)) } } });
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
  const base = `http://127.0.0.1:${server.address().port}`;
  const violations = [];
  let pages = 0;
  await withBrowser(async (context) => {
    const page = await context.newPage();
    await page.setViewportSize({ width: 1280, height: 860 });
    await page.exposeFunction('reportViolation', (text) => violations.push(text));
    await page.addInitScript(() => addEventListener('securitypolicyviolation', (event) => window.reportViolation(`${event.violatedDirective}: ${event.blockedURI} ${event.sourceFile}:${event.lineNumber} ${event.sample}`)));
    page.on('pageerror', (error) => violations.push(error.message));
    for (const screen of SCREENS) {
      await openScreen(page, base, screen, { theme: 'light', language: 'en', speed: 'fast' });
      pages++;
    }
    for (const section of GALLERY) {
      await page.goto(`${base}/gallery.html?only=${section}`);
      await page.locator('main section').first().waitFor();
      pages++;
    }
    // The page as it is shipped: without its worker it says so instead of staying blank.
    await page.goto(`${base}/`);
    await page.locator('main .state.error').waitFor();
    pages++;
  });
  server.close();
  for (const violation of new Set(violations)) console.error(violation);
  console.log(`${pages} pages under the policy, ${violations.length} violations`);
  process.exitCode = violations.length ? 1 : 0;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
