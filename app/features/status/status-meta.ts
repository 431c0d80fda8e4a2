import type { MetaDescriptor } from "@remix-run/cloudflare";
import { pageMeta } from "~/features/page-meta/page-meta";
import { namespacesOfRoutes } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";
import { pageOf, type RouteMatches } from "~/page/page";

export function statusMeta(matches: RouteMatches): MetaDescriptor[] {
  const page = pageOf(matches);
  if (!page) return [];
  const { t } = translatorOf(page.locale, namespacesOfRoutes(matches));
  return pageMeta(page, { title: t("status:title"), description: t("status:description"), isIndexed: false });
}
