import type { MetaDescriptor } from "@remix-run/cloudflare";
import { localePath } from "~/features/frame/locale-path";
import { pageOf, type RouteMatches } from "~/features/frame/page";
import { pageMeta } from "~/features/page-meta/page-meta";
import { namespacesOfRoutes } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";
import type { MatchHeadData } from "./load-match-head.server.ts";
import { sportsEvent } from "./sports-event.ts";

export function matchMeta({ about, day }: MatchHeadData, matches: RouteMatches): MetaDescriptor[] {
  const page = pageOf(matches);
  if (!page) return [];
  const { t } = translatorOf(page.locale, namespacesOfRoutes(matches));
  const { match, competition } = about;
  const values = { home: match.home.name, away: match.away.name, competition: competition.name, date: day };
  return pageMeta(page, {
    title: t("match:title", values),
    description: t("match:description", values),
    jsonLd: sportsEvent(about, page.origin + localePath(page.locale, page.path)),
  });
}
