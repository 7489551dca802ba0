/**
 * Arrow keys walk a radio group: they choose the neighbour, around the ends, and the focus follows. The group's
 * children are its choices, of which only the chosen one is a stop of the tab key.
 */
export function walkChoices(
  event: KeyboardEvent,
  group: HTMLElement,
  { at, of, choose }: { readonly at: number; readonly of: number; readonly choose: (index: number) => void },
): void {
  const forward = event.key === 'ArrowRight' || event.key === 'ArrowDown';
  const back = event.key === 'ArrowLeft' || event.key === 'ArrowUp';
  if ((!forward && !back) || !of) return;
  event.preventDefault();
  const next = (at + (forward ? 1 : -1) + of) % of;
  choose(next);
  (group.children[next] as HTMLElement | undefined)?.focus();
}
