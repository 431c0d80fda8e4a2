import type { MetaDescriptor } from "@remix-run/cloudflare";
import { countryPath } from "#contract/tables/paths";
import { pageOf, type RouteMatches } from "~/features/frame/page";
import { pageMeta } from "~/features/page-meta/page-meta";
import { namespacesOfRoutes } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";
import type { CountryMatchesData } from "./load-country-matches.server.ts";
import type { CountryStandingsData } from "./load-country-standings.server.ts";

/** Today's title names no date, so that it stays true in a search result. */
export function countryMatchesMeta({ head, day }: CountryMatchesData, matches: RouteMatches): MetaDescriptor[] {
  const page = pageOf(matches);
  if (!page) return [];
  const { t } = translatorOf(page.locale, namespacesOfRoutes(matches));
  const { country } = head;
  const values = { country: country.name, date: day.label };
  return pageMeta(page, {
    // A choice among the matches stands for the whole day, and a third party's page that is shown makes no other.
    ownQuery: ["date"],
    title: day.near === "today" ? t("country:title.today", values) : t("country:title.day", values),
    description: t("country:description.matches", values),
    isIndexed: day.isInReach,
    trail: [{ name: country.name }],
  });
}

export function countryStandingsMeta({ head }: CountryStandingsData, matches: RouteMatches): MetaDescriptor[] {
  const page = pageOf(matches);
  if (!page) return [];
  const { t } = translatorOf(page.locale, namespacesOfRoutes(matches));
  const { country } = head;
  return pageMeta(page, {
    ownQuery: [],
    title: t("country:title.standings", { country: country.name }),
    description: t("country:description.standings", { country: country.name }),
    trail: [{ name: country.name, path: countryPath(country) }, { name: t("country:standings") }],
  });
}
