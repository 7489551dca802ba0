/** Single keys that mean something wherever the focus is. */
import { onCleanup } from 'solid-js';

/**
 * Listens for single keys as long as the screen is there; a key in a field, a menu or a dialog
 * is not meant for the game.
 */
export function onGameKey(handle: (key: string, event: KeyboardEvent) => boolean): void {
  const listen = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const target = event.target as HTMLElement;
    if (target.closest('input, select, textarea, dialog, [role="menu"]')) return;
    if (handle(event.key.length === 1 ? event.key.toLowerCase() : event.key, event)) event.preventDefault();
  };
  addEventListener('keydown', listen);
  onCleanup(() => removeEventListener('keydown', listen));
}
