import type { MetaDescriptor } from "@remix-run/cloudflare";
import { eventsPath } from "#contract/tables/contest-paths";
import { pageMeta } from "~/features/page-meta/page-meta";
import { namespacesOfRoutes } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";
import { pageOf, type RouteMatches } from "~/page/page";
import type { ContestHead } from "./contest-head.ts";

/** Meta of a contest page. Search engines see it as a guest; finished contests are not indexed. */
export function contestMeta(
  { head, isIndexed = true }: { head: ContestHead; isIndexed?: boolean },
  matches: RouteMatches,
): MetaDescriptor[] {
  const page = pageOf(matches);
  if (!page) return [];
  const { t } = translatorOf(page.locale, namespacesOfRoutes(matches));
  return pageMeta(page, {
    title: head.title,
    description: t(`contests:about.${head.kind}`),
    isIndexed: isIndexed && head.state !== "past",
    ownQuery: [],
    trail: [{ name: t("frame:nav.events"), path: eventsPath(head.sport) }, { name: head.title }],
  });
}
