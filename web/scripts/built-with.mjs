import { execFileSync } from 'node:child_process';

/** Writes built-with.txt: the same compiler makes the same wasm, byte for byte, and another one does not. */
export function builtWith() {
  return {
    name: 'tabuleiro-built-with',
    apply: 'build',
    generateBundle() {
      this.emitFile({
        type: 'asset',
        fileName: 'built-with.txt',
        source: execFileSync('rustc', ['--version'], { encoding: 'utf8' }),
      });
    },
  };
}
