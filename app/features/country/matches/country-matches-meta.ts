import type { MetaDescriptor } from "@remix-run/cloudflare";
import { pageMeta } from "~/features/page-meta/page-meta";
import { namespacesOfRoutes } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";
import { pageOf, type RouteMatches } from "~/page/page";
import type { CountryMatchesData } from "./load-country-matches.server.ts";

/** Today's title has no date, so that it stays true in search results. */
export function countryMatchesMeta({ head, day }: CountryMatchesData, matches: RouteMatches): MetaDescriptor[] {
  const page = pageOf(matches);
  if (!page) return [];
  const { t } = translatorOf(page.locale, namespacesOfRoutes(matches));
  const { country } = head;
  const values = { country: country.name, date: day.label };
  return pageMeta(page, {
    // The match filter and a loaded third-party page do not make a different page.
    ownQuery: ["date"],
    title: day.near === "today" ? t("country:title.today", values) : t("country:title.day", values),
    description: t("country:description.matches", values),
    isIndexed: day.isInReach,
    trail: [{ name: country.name }],
  });
}
