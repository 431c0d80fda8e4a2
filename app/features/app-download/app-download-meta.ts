import type { MetaDescriptor } from "@remix-run/cloudflare";
import { SITE_NAME } from "#contract/tables/site-name";
import { pageMeta } from "~/features/page-meta/page-meta";
import { translatorOf } from "~/i18n/translator";
import { pageOf, type RouteMatches } from "~/page/page";

/** Title and description of the app page. */
export function appDownloadMeta(matches: RouteMatches): MetaDescriptor[] {
  const page = pageOf(matches);
  if (!page) return [];
  const { t } = translatorOf(page.locale);
  return pageMeta(page, {
    title: t("banner:app.get"),
    description: t("banner:download.description", { site: SITE_NAME }),
  });
}
