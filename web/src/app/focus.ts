/** Whoever goes by keyboard stays somewhere: what had the focus may go away, and then the browser forgets the place. */
export function catchFocus(fallback: HTMLElement | null | undefined): void {
  const now = document.activeElement;
  if (now === null || now === document.body) fallback?.focus({ preventScroll: true });
}
