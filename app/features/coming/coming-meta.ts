import type { MetaDescriptor } from "@remix-run/cloudflare";
import { pageOf, type RouteMatches } from "~/features/frame/page";
import { pageMeta } from "~/features/page-meta/page-meta";
import { namespacesOfRoutes } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";
import { TITLE_KEYS } from "./coming-title.ts";
import type { ComingData } from "./load-coming.server.ts";

/** Nothing is there to be found yet: no search engine shall keep it. */
export function comingMeta({ title, article }: ComingData, matches: RouteMatches): MetaDescriptor[] {
  const page = pageOf(matches);
  if (!page) return [];
  const { t } = translatorOf(page.locale, namespacesOfRoutes(matches));
  return pageMeta(page, {
    title: article ?? t(TITLE_KEYS[title]),
    description: t(`frame:coming.body.${title}`),
    isIndexed: false,
  });
}
