/** The addresses of each island's files by its name (scripts/vite/island-files.mjs). */
declare module "virtual:island-files" {
  const files: Readonly<Record<string, readonly string[]>>;
  export default files;
}

/** Changes with what islands are made of. */
declare const ISLANDS_VERSION: string;
