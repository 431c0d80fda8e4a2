/** The address of a module that is a file of its own in the build (scripts/vite/script-file.mjs). */
declare module "*?script-file" {
  const address: string;
  export default address;
}

/** The same with the fixed name that the address ends in; empty while developing, when there is no such file. */
declare module "*?script-file=sw.js" {
  const address: string;
  export default address;
}
