/** Trained nets, by their address. */
declare module '*.net?url' {
  const address: string;
  export default address;
}
