import type { MetaDescriptor } from "@remix-run/cloudflare";
import { SITE_NAME } from "#contract/tables/site-name";
import type { Sport } from "#contract/tables/sports";
import { pageMeta } from "~/features/page-meta/page-meta";
import { namespacesOfRoutes } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";
import { pageOf, type RouteMatches } from "~/page/page";

/** Title, description and breadcrumbs of a sport's fantasy page. */
export function fantasyMeta(sport: Sport, matches: RouteMatches): MetaDescriptor[] {
  const page = pageOf(matches);
  if (!page) return [];
  const { t } = translatorOf(page.locale, namespacesOfRoutes(matches));
  const title = t(`fantasy:title.${sport}`);
  const isOpen = page.config.fantasyEnterUrl !== undefined;
  return pageMeta(page, {
    title,
    description: t(isOpen ? `fantasy:open.description.${sport}` : `fantasy:description.${sport}`, { site: SITE_NAME }),
    trail: [{ name: t(`frame:nav.${sport}`), path: `/${sport}/matches` }, { name: title }],
  });
}
