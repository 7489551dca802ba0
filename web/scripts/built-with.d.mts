import type { Plugin } from 'vite';

/** Writes built-with.txt: the compiler that made the wasm of this build. */
export function builtWith(): Plugin;
