import type { MetaDescriptor } from "@remix-run/cloudflare";
import { pageMeta } from "~/features/page-meta/page-meta";
import { namespacesOfRoutes } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";
import { pageOf, type RouteMatches } from "~/page/page";
import { FIRST_SCREEN_LINK } from "~/ui/first-screen";

export function worldCupMeta(matches: RouteMatches): MetaDescriptor[] {
  const page = pageOf(matches);
  if (!page) return [];
  const { t } = translatorOf(page.locale, namespacesOfRoutes(matches));
  const meta = pageMeta(page, { title: t("worldcup:title"), description: t("worldcup:description") });
  return [...meta, FIRST_SCREEN_LINK];
}
