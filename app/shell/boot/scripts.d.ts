/** A module bundled into the text of one classic script (scripts/vite/scripts.mjs). */
declare module "*?inline-script" {
  const text: string;
  export default text;
}

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
