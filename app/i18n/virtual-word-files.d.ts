/** Addresses of the word files of each language, by namespace (scripts/vite/word-files.mjs). */
declare module "virtual:word-files" {
  const files: Readonly<Record<string, Readonly<Record<string, string>>>>;
  export default files;
}
