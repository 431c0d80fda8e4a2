import { PAGES, type PageRow, RESOURCES } from "#contract/tables/pages";

/** The page that a document shows, by its route ids; undefined for an error page outside all pages. */
export const pageOfRoutes = (ids: readonly string[]): PageRow | undefined =>
  [...PAGES, ...RESOURCES].find(({ name }) => ids.includes(name));
