/** Translation files (scripts/vite/translation-files.mjs). */
declare module "virtual:translation-files" {
  /** In development, addresses of each language's files by namespace; a build has them in LANGUAGE_FILES. */
  const files: Readonly<Record<string, Readonly<Record<string, string>>>>;
  export default files;
  /** In a build, the address per language of a JSON file with its translations and their file addresses. */
  export const LANGUAGE_FILES: Readonly<Record<string, string>>;
}
