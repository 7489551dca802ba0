import type { Plugin } from 'vite';

/** Writes into index.html where the first words of each language lie, for boot.js. */
export function firstWords(): Plugin;
