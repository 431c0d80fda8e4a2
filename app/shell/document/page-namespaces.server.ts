import type { EntryContext } from "@remix-run/cloudflare";
import { PAGES, type PageRow, RESOURCES } from "#contract/tables/pages/pages";
import { namespacesOfRoutes } from "~/i18n/namespaces";

/**
 * The namespaces named in the handles of a document's routes, given by id. In the browser remix-i18next reads the same
 * (docs/decisions/0047).
 */
export const pageNamespaces = ({ routeModules }: Pick<EntryContext, "routeModules">, ids: readonly string[]) => [
  ...new Set<string>(namespacesOfRoutes(ids.map((id) => routeModules[id]))),
];

/** The page that a document shows, by its route ids; undefined for an error page outside all pages. */
export const pageOfRoutes = (ids: readonly string[]): PageRow | undefined =>
  [...PAGES, ...RESOURCES].find(({ name }) => ids.includes(name));
