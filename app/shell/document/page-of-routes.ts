import { PAGES, type PageRow, RESOURCES } from "#contract/tables/pages";

/** The page that a document shows, by the ids of its routes; undefined on an error page in place of all pages. */
export const pageOfRoutes = (ids: readonly string[]): PageRow | undefined =>
  [...PAGES, ...RESOURCES].find(({ name }) => ids.includes(name));
