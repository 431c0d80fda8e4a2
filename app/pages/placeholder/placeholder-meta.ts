import type { MetaDescriptor } from "@remix-run/cloudflare";
import { pageMeta } from "~/features/page-meta/page-meta";
import { namespacesOfRoutes } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";
import { pageOf, type RouteMatches } from "~/page/page";
import type { PlaceholderData } from "./load-placeholder.server.ts";
import { TITLE_KEYS } from "./placeholder-title.ts";

/** There is nothing to find yet, so search engines do not index the page. */
export function placeholderMeta({ title }: PlaceholderData, matches: RouteMatches): MetaDescriptor[] {
  const page = pageOf(matches);
  if (!page) return [];
  const { t } = translatorOf(page.locale, namespacesOfRoutes(matches));
  return pageMeta(page, {
    title: t(TITLE_KEYS[title]),
    description: t(`frame:placeholder.body.${title}`),
    isIndexed: false,
  });
}
