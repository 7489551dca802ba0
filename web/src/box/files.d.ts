/** Trained nets, by their address. */
declare module '*.net?url' {
  const address: string;
  export default address;
}

/** The box's words of a language, by their address. */
declare module '*.ftl?url' {
  const address: string;
  export default address;
}
