import { COVERED, type Coverage, type MatchAbout } from "#contract/domain/match-info";
import { TEST_NOW } from "~/features/match-list/test-context";
import { rowFacts, rowView } from "~/features/match-row/row-view";
import { translatorOf } from "~/i18n/translator";
import { offsetsBetween } from "~/i18n/zone-offsets";
import type { MatchHeadData } from "./load-match-head.server.ts";
import { offeredTabs } from "./offered-tabs.ts";

/** Head data as a loader returns it, in English and in Bangkok time. */
export function testHead(about: MatchAbout, change: Partial<MatchHeadData> = {}): MatchHeadData {
  const { match } = about;
  const zone = offsetsBetween(match.kickOff, match.kickOff, "Asia/Bangkok");
  const config = { storageBaseUrl: "https://storage.example" };
  const page = { locale: "en", now: TEST_NOW, visitor: { savesData: false }, config } as const;
  const facts = rowFacts(translatorOf("en", ["matches", "rows", "match"]), page, zone);
  const tab = change.tab ?? "info";
  return {
    about,
    tab,
    tabs: offeredTabs(about, tab, TEST_NOW),
    view: rowView(match, facts),
    channels: [],
    boardDay: "Sat 21 Nov",
    day: "Sat 21 Nov 2026",
    zone,
    pairCss: ":root{--home:#123456;--away:#654321}",
    back: { path: "/football/matches", to: "day" },
    isIndexed: true,
    canChange: false,
    fetched: { fetchedAt: TEST_NOW, isLastGood: false },
    ...change,
  };
}

/** Coverage of a match's source: only what is named. */
export const covers = (...covered: readonly (keyof Coverage)[]): Coverage =>
  Object.fromEntries(COVERED.map((key) => [key, covered.includes(key)])) as Coverage;
