/** Address of a module that is built as a separate file (scripts/vite/scripts.mjs). */
declare module "*?script-file" {
  const address: string;
  export default address;
}

/** The same under the fixed name after `=`; empty in development, where there is no such file. */
declare module "*?script-file=sw.js" {
  const address: string;
  export default address;
}
