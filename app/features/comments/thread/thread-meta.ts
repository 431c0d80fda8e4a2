import type { MetaDescriptor } from "@remix-run/cloudflare";
import { pageMeta } from "~/features/page-meta/page-meta";
import { namespacesOfRoutes } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";
import { pageOf, type RouteMatches } from "~/page/page";
import type { ThreadData } from "./load-thread.server.ts";

/** Not indexed: search engines find the comments below the article. */
export function threadMeta({ title }: ThreadData, matches: RouteMatches): MetaDescriptor[] {
  const page = pageOf(matches);
  if (!page) return [];
  const { t } = translatorOf(page.locale, namespacesOfRoutes(matches));
  return pageMeta(page, {
    title: t("comments:about", { title }),
    description: t("comments:description", { title }),
    isIndexed: false,
  });
}
