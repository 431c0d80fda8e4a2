import type { EntryContext } from "@remix-run/cloudflare";
import { RemixI18Next } from "remix-i18next/server";
import { LOCALES } from "#contract/tables/locales";

// Which language a page is in, the edge has decided (worker/locale); the detection that this asks for is never run.
const routes = new RemixI18Next({
  detection: { supportedLanguages: LOCALES.map(({ tag }) => tag), fallbackLanguage: "en" },
});

/** The namespaces that routes of a document, given by their ids, name in their handles. */
export function pageNamespaces(remix: EntryContext, ids: readonly string[]): string[] {
  // On the server Remix lists the modules of all routes, not of those that are rendered.
  const routeModules = Object.fromEntries(Object.entries(remix.routeModules).filter(([id]) => ids.includes(id)));
  return routes.getRouteNamespaces({ ...remix, routeModules });
}
