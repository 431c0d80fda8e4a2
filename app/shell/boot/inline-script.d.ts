/** A module bundled into the text of one classic script (scripts/vite/scripts.mjs). */
declare module "*?inline-script" {
  const text: string;
  export default text;
}
