/** Addresses of files that the build makes, by a key of each kind (scripts/vite/asset-files.mjs). */
declare module "virtual:assets/*" {
  const addresses: Readonly<Record<string, string>>;
  export default addresses;
}

/** The addresses of each island's files, by name (scripts/vite/island-files.mjs). */
declare module "virtual:island-files" {
  const files: Readonly<Record<string, readonly string[]>>;
  export default files;
}

/** Changes whenever the islands' sources change. */
declare const ISLANDS_VERSION: string;

/** Style sheets of pages, found by the imports of their components (scripts/vite/document-styles.mjs). */
declare module "virtual:page-styles" {
  /** Texts by file name. */
  export const SHEETS: Readonly<Record<string, string>>;
  /** Sheets of every document. */
  export const EVERY_PAGE: readonly string[];
  /** Further sheets of each page, by its folder. */
  export const PAGE_SHEETS: Readonly<Record<string, readonly string[]>>;
}
