import type { MetaDescriptor } from "@remix-run/cloudflare";
import { countryPath } from "#contract/tables/paths";
import { pageMeta } from "~/features/page-meta/page-meta";
import { namespacesOfRoutes } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";
import { pageOf, type RouteMatches } from "~/page/page";
import type { CountryStandingsData } from "./load-country-standings.server.ts";

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
