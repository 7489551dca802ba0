import type { Plugin } from 'vite';

/** Lets the development server hand out the nets and tables of the players, as the program does. */
export function engineData(): Plugin;
