/** Addresses of the word files of each language, by namespace (scripts/vite/word-files.mjs). */
declare module "virtual:word-files" {
  const files: Readonly<Record<string, Readonly<Record<string, string>>>>;
  export default files;
  /** Address of all words of a language, as JSON by namespace: files of a build. */
  export const LANGUAGE_FILES: Readonly<Record<string, string>>;
}
