/** The style sheets of pages, by the imports of their components (scripts/vite/page-styles.mjs). */
declare module "virtual:page-styles" {
  /** Texts by file. */
  export const SHEETS: Readonly<Record<string, string>>;
  /** Files of the sheets in every document. */
  export const EVERY_PAGE: readonly string[];
  /** Files of the further sheets of each page, by its folder. */
  export const PAGE_SHEETS: Readonly<Record<string, readonly string[]>>;
}
