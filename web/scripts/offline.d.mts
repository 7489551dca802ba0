import type { Plugin } from 'vite';

/** Writes sw.js, the service worker that keeps every file of this build for play without a network. */
export function offline(): Plugin;
