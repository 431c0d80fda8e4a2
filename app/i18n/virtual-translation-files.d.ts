/** Files of translations (scripts/vite/translation-files.mjs). */
declare module "virtual:translation-files" {
  /** Addresses of each language's files, by namespace, while developing; of a build they stand in LANGUAGE_FILES. */
  const files: Readonly<Record<string, Readonly<Record<string, string>>>>;
  export default files;
  /** Address of a language's translations and of their files, as JSON: files of a build. */
  export const LANGUAGE_FILES: Readonly<Record<string, string>>;
}
