import type { EntryContext } from "@remix-run/cloudflare";
import { PAGES, type PageRow, RESOURCES } from "#contract/tables/pages/pages";

/** The part of a route's handle that remix-i18next reads; its client half reads the same (app/entry.client.tsx). */
interface Speaking {
  i18n?: string | readonly string[];
}

/** The namespaces named in the handles of a document's routes, given by id. */
export function pageNamespaces({ routeModules }: Pick<EntryContext, "routeModules">, ids: readonly string[]): string[] {
  const named = ids.flatMap((id) => (routeModules[id]?.handle as Speaking | undefined)?.i18n ?? []);
  return [...new Set(named)];
}

/** The page that a document shows, by its route ids; undefined for an error page outside all pages. */
export const pageOfRoutes = (ids: readonly string[]): PageRow | undefined =>
  [...PAGES, ...RESOURCES].find(({ name }) => ids.includes(name));
