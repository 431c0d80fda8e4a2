import type { MetaDescriptor } from "@remix-run/cloudflare";
import { pageMeta } from "~/features/page-meta/page-meta";
import { namespacesOfRoutes } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";
import { pageOf, type RouteMatches } from "~/page/page";
import type { AnnouncementData } from "./load-announcement.server.ts";

/** Meta of a page that is not indexed (contract/tables/pages/search-engines.ts). */
export function announcementMeta({ title }: AnnouncementData, matches: RouteMatches): MetaDescriptor[] {
  const page = pageOf(matches);
  if (!page) return [];
  const { t } = translatorOf(page.locale, namespacesOfRoutes(matches));
  const description = t("announcement:description", { title });
  return pageMeta(page, { title, description, isIndexed: false, ogType: "article" });
}
