const opened = new Map<string, Promise<void>>();

/** Opens the style sheet of a screen that is no part of the first visit: it is there before the screen is shown. */
export function openSheet(address: string): Promise<void> {
  const known = opened.get(address);
  if (known) return known;
  const link = document.createElement('link');
  const loading = new Promise<void>((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      opened.delete(address);
      reject(new Error(`cannot load ${address}`));
    };
  });
  link.rel = 'stylesheet';
  link.href = address;
  document.head.append(link);
  opened.set(address, loading);
  return loading;
}
