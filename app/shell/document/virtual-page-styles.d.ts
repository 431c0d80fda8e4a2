/** Style sheets of pages, found by the imports of their components (scripts/vite/document-styles.mjs). */
declare module "virtual:page-styles" {
  /** Texts by file name. */
  export const SHEETS: Readonly<Record<string, string>>;
  /** Sheets of every document. */
  export const EVERY_PAGE: readonly string[];
  /** Further sheets of each page, by its folder. */
  export const PAGE_SHEETS: Readonly<Record<string, readonly string[]>>;
}
