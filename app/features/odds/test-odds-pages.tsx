import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { expect } from "vitest";
import type { Match } from "#contract/domain/match";
import type { MatchAbout } from "#contract/domain/match-info";
import type { LocaleCode } from "#contract/tables/locales";
import { TEST_NOW, testContext } from "~/features/match-list/test-context";
import { testGroup } from "~/features/match-list/test-group";
import { live } from "~/features/match-row/test-matches";
import { namespacesOf } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";
import { offsetsBetween } from "~/i18n/zone-offsets";
import type { Page } from "~/page/page";
import { loadPanel, type PanelPageData } from "./load-panel.server.ts";
import { EMPTY_PANEL, pricedMatch } from "./test-panel.ts";

const zone = offsetsBetween(TEST_NOW, TEST_NOW, "Asia/Bangkok");
export const pageIn = (locale: LocaleCode): Page => ({
  locale,
  languages: [locale],
  path: "/football/vietnam/v-league-1/ha-noi-vs-nam-dinh/1076620260001/odds",
  search: "",
  origin: "https://matchlight.example",
  now: TEST_NOW,
  zone,
  requestId: "request",
  savesData: false,
  config: { storageBaseUrl: "https://storage.example", socials: {}, apps: {} },
});

export const aboutOf = (match: Match): MatchAbout => ({
  sport: "football",
  match,
  competition: testGroup("766", []).competition,
  season: "2026-27",
  goals: [],
});
export const params = {
  countryKey: "vietnam",
  leagueKey: "v-league-1",
  matchName: "ha-noi-vs-nam-dinh",
  matchId: live.id,
};

/** Renders the page of the route module `module`. */
export const renderedIn = (locale: LocaleCode, module: string, page: React.ReactElement): string =>
  renderToStaticMarkup(<I18nextProvider i18n={translatorOf(locale, namespacesOf(module))}>{page}</I18nextProvider>);

export const expectAllTranslated = (markup: string) => {
  expect(markup).not.toMatch(/\{\{|>(?:odds:)?(?:explain|panel|band|settle|stage|outcome|market)\.[\w.]+</);
  expect(markup).not.toContain("style=");
};

export interface ShownPanel {
  locale?: LocaleCode;
  search?: string;
  showsPrices?: boolean;
  isFilter?: boolean;
}

/** Two past matches of the home side. */
export function panelData({
  locale = "en",
  search = "",
  showsPrices = true,
  isFilter = false,
}: ShownPanel): Promise<PanelPageData> {
  const matches = [
    pricedMatch("2026-10-01"),
    pricedMatch("2026-09-01", "12:00", { side: "away", result: "L", handicap: "LOSE" }),
  ];
  const { context } = testContext(
    ({ name }) => ({ value: name === "matchInfo" ? aboutOf(live) : { ...EMPTY_PANEL, matches } }),
    { locale, showsPrices },
  );
  return loadPanel(context, { sport: "football", params: { ...params, oddsSide: "home" }, search, isFilter });
}
