/** The addresses of each island's files, by name (scripts/vite/island-files.mjs). */
declare module "virtual:island-files" {
  const files: Readonly<Record<string, readonly string[]>>;
  export default files;
}

/** Changes whenever the islands' sources change. */
declare const ISLANDS_VERSION: string;
