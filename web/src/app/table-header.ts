/** What the header of a phone says while somebody sits at a table: which game, and the way to its leaflet. */
import { createSignal } from 'solid-js';

export interface TableHeader {
  readonly name: () => string;
  readonly openLeaflet: () => void;
}

export const [tableHeader, setTableHeader] = createSignal<TableHeader | null>(null);
