import { countryRow } from "#contract/tables/countries";
import { knownQuery } from "#contract/tables/known-query";
import type { LocaleCode } from "#contract/tables/locales";
import { matchPage } from "#contract/tables/pages/pages";
import type { EdgeContext } from "#worker/pages/context";
import { visitorApps } from "~/features/app-download/load-app-panel.server";
import { offsetsBetween } from "~/i18n/zone-offsets";
import type { Page } from "~/page/page";

/**
 * Languages in the header's menu: those of the visitor's country, or English if it is unknown or has none of ours
 * (specification, section 4), plus the page's own, so that one is always current.
 */
export function visitorLanguages(country: string | undefined, current: LocaleCode): LocaleCode[] {
  const offered: readonly LocaleCode[] = countryRow(country)?.locales ?? ["en"];
  return offered.includes(current) ? [...offered] : [current, ...offered];
}

type PageContext = Pick<EdgeContext, "locale" | "now" | "origin" | "requestId" | "config" | "visitor" | "hiddenPrices">;

/**
 * What the frame and every component read from the request. Calls no upstream, so that an error page can always be
 * shown.
 */
export function loadPage(
  url: URL,
  { locale, now, origin, requestId, config, visitor, hiddenPrices }: PageContext,
): Page {
  const path = url.pathname.startsWith(`/${locale}/`) ? url.pathname.slice(locale.length + 1) : "/";
  const page = matchPage(path)?.page;
  return {
    locale,
    languages: visitorLanguages(visitor.country, locale),
    path,
    search: knownQuery(url.search, page?.query ?? []),
    origin,
    now,
    zone: offsetsBetween(now, now, visitor.timeZone),
    requestId,
    savesData: visitor.savesData,
    ...(visitor.view && { view: visitor.view }),
    ...(hiddenPrices && { hiddenPrices }),
    config: { ...config, apps: visitorApps(config.apps, { locale, country: visitor.country }) },
  };
}
