/** A module bundled into the text of one classic script (scripts/vite/inline-script.mjs). */
declare module "*?inline-script" {
  const text: string;
  export default text;
}
