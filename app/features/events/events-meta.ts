import type { MetaDescriptor } from "@remix-run/cloudflare";
import { pageMeta } from "~/features/page-meta/page-meta";
import { namespacesOfRoutes } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";
import { pageOf, type RouteMatches } from "~/page/page";
import { EVENT_STATES, type EventsData } from "./load-events.server.ts";

/** Meta of a list of events; past and upcoming ones are not indexed. */
export function eventsMeta({ sport, state, newerHref }: EventsData, matches: RouteMatches): MetaDescriptor[] {
  const page = pageOf(matches);
  if (!page) return [];
  const { t } = translatorOf(page.locale, namespacesOfRoutes(matches));
  const title = t(`contests:title.${sport}`);
  return pageMeta(page, {
    title,
    description: t(`contests:description.${sport}`),
    isIndexed: state === EVENT_STATES[0] && newerHref === undefined,
    trail: [{ name: t(`frame:nav.${sport}`), path: `/${sport}/matches` }, { name: title }],
  });
}
