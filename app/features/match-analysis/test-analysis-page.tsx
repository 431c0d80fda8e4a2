import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { expect } from "vitest";
import type { MatchAbout } from "#contract/domain/match-info";
import type { LocaleCode } from "#contract/tables/locales";
import type { Sport } from "#contract/tables/sports";
import { testHead } from "~/features/match/test-head";
import { TEST_NOW } from "~/features/match-list/test-context";
import { testGroup } from "~/features/match-list/test-group";
import { finished } from "~/features/match-row/test-matches";
import { translatorOf } from "~/i18n/translator";
import { offsetsBetween } from "~/i18n/zone-offsets";
import type { Page } from "~/page/page";
import type { PastData } from "./load-analysis.server.ts";
import { testSeason } from "./test-analysis.ts";

const NAMESPACES = [
  "common",
  "matches",
  "rows",
  "match",
  "empty",
  "errors",
  "analysis",
  "odds",
  "standings",
  "team",
  "people",
];
export const pageIn = (locale: LocaleCode): Page => ({
  locale,
  languages: [locale],
  path: "/football",
  search: "",
  origin: "https://matchlight.example",
  now: TEST_NOW,
  zone: offsetsBetween(TEST_NOW, TEST_NOW, "UTC"),
  requestId: "request",
  savesData: false,
  config: { storageBaseUrl: "https://storage.example", socials: {}, apps: {} },
});

export const renderAnalysis = (element: ReactElement, locale: LocaleCode = "en") =>
  renderToStaticMarkup(<I18nextProvider i18n={translatorOf(locale, NAMESPACES)}>{element}</I18nextProvider>);

const about = { match: finished, competition: testGroup("766", []).competition, season: "2026-27" };
export const headOf = (sport: Sport, match: MatchAbout["match"] = finished) =>
  testHead(
    sport === "football"
      ? { ...about, sport, match, goals: [] }
      : { ...about, sport, match: { ...match, sport }, referees: [], coaches: {}, leaders: [] },
    { tab: "analysis" },
  );

/** Data of a page about past matches. */
export const past = (sport: Sport, query: Partial<PastData["query"]> = {}): PastData => ({
  head: headOf(sport),
  query: { of: "all", line: "closing", window: "season", ...query },
  season: { value: testSeason },
  past: {
    value: {
      home: [
        { side: "home", score: [1, 0], halfTime: [0, 0], homeLine: sport === "football" ? -3 : -10 },
        { side: "away", score: [2, 2], halfTime: [2, 0], homeLine: sport === "football" ? 2 : 10 },
      ],
      away: [],
    },
  },
});

/** Fails for markup with a missing value, or a key without a translation, which renders as itself. */
export function expectTranslated(markup: string): void {
  expect(markup).not.toMatch(/undefined|NaN|\{\{/);
  expect(markup).not.toMatch(/>[a-z]+(?::|\.)[a-zA-Z.]+</);
}
