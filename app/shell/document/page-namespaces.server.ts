import type { EntryContext } from "@remix-run/cloudflare";

/** What a route's handle may hold for remix-i18next, whose client half reads the same (app/entry.client.tsx). */
interface Speaking {
  i18n?: string | readonly string[];
}

/** The namespaces that routes of a document, given by their ids, name in their handles. */
export function pageNamespaces({ routeModules }: Pick<EntryContext, "routeModules">, ids: readonly string[]): string[] {
  const named = ids.flatMap((id) => (routeModules[id]?.handle as Speaking | undefined)?.i18n ?? []);
  return [...new Set(named)];
}
