/**
 * Waits for the next task, so that messages which have come in are heard first. A timer would wait
 * four milliseconds each time.
 */
export function breather(): () => Promise<void> {
  const { port1, port2 } = new MessageChannel();
  let wake: (() => void) | null = null;
  port1.onmessage = () => wake?.();
  return () =>
    new Promise((resolve) => {
      const before = wake;
      wake = () => {
        before?.();
        wake = null;
        resolve();
      };
      port2.postMessage(null);
    });
}
