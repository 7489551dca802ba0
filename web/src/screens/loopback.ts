/** Is this page seen by this machine alone? Then no other device can open what a code says. */
export const isLoopback = (host: string): boolean =>
  host === 'localhost' || host.endsWith('.localhost') || host === '[::1]' || /^127\./.test(host);
