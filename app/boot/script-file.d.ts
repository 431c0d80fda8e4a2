/** The address of a module that is a file of its own in the build (scripts/vite/script-file.mjs). */
declare module "*?script-file" {
  const address: string;
  export default address;
}
