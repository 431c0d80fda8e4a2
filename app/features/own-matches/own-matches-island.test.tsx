import { describe, expect, test, vi } from "vitest";
import { storeFailure, testQueries, withinIsland } from "~/runtime/islands/test-island";
import { mount, openPage } from "~/ui/test-browser";
import OwnMatchesIsland from "./own-matches.island.tsx";
import type { OwnMatch } from "./read-own-matches.ts";

const KEY = ["own-matches", "football", "2026-11-21", undefined];
const KICK_OFF = new Date(2026, 10, 21, 9, 5).getTime();

const match = (change: Partial<OwnMatch> = {}): OwnMatch => ({
  id: "m1",
  path: "/football/vietnam/v-league-1/ha-noi-vs-nam-dinh/m1",
  home: "Hà Nội",
  away: "Nam Định",
  kickOff: KICK_OFF,
  isNotifying: false,
  status: { state: "upcoming", kind: "kickOff" },
  ...change,
});

interface Shown {
  matches?: OwnMatch[];
  hasFailed?: boolean;
  hidesScores?: boolean;
}

function show({ matches, hasFailed = false, hidesScores = false }: Shown) {
  openPage();
  vi.stubGlobal("fetch", () => new Promise(() => {}));
  const queries = testQueries();
  if (matches) queries.setQueryData(KEY, matches);
  if (hasFailed) storeFailure(queries, KEY);
  const island = <OwnMatchesIsland locale="en" sport="football" date="2026-11-21" hidesScores={hidesScores} />;
  const { place } = mount(withinIsland(queries)(island));
  return {
    cards: Array.from(place.querySelectorAll("li"), ({ textContent }) => textContent),
    notes: Array.from(place.querySelectorAll("p"), ({ textContent }) => textContent).slice(1),
    hrefs: Array.from(place.querySelectorAll("a"), (link) => link.getAttribute("href")),
  };
}

describe("a member's matches of the day", () => {
  test.each<[string, Partial<OwnMatch>, string]>([
    ["before kick-off the time of day", {}, "09:05Hà Nội Nam Định "],
    [
      "in play the minute and the score",
      { status: { state: "live", kind: "minute", minute: "45+2" }, score: ["1", "0"] },
      "45+2'Hà Nội 1Nam Định 0",
    ],
    [
      "in a game the period and the time left",
      { status: { state: "live", kind: "word", word: "quarter", number: 3, left: "4:10" } as OwnMatch["status"] },
      "Q3 4:10Hà Nội Nam Định ",
    ],
    [
      "afterwards how it ended",
      { status: { state: "over", kind: "word", word: "fullTime" } as OwnMatch["status"], score: ["2", "1"] },
      "FTHà Nội 2Nam Định 1",
    ],
    ["whether the member is notified", { isNotifying: true }, "09:05You will be notifiedHà Nội Nam Định "],
  ])("say %s", (_name, change, text) => {
    const { cards, hrefs } = show({ matches: [match(change)] });
    expect(cards).toEqual([text]);
    expect(hrefs).toContain("/en/football/vietnam/v-league-1/ha-noi-vs-nam-dinh/m1");
  });

  test("say no result where the visitor wants none", () => {
    const live = match({ status: { state: "live", kind: "minute", minute: "67" }, score: ["3", "0"] });
    expect(show({ matches: [live], hidesScores: true }).cards.join()).not.toMatch(/[30]\b(?!\d*:)|67/);
  });

  test.each<[string, Shown, string[]]>([
    ["are loading before the first answer", {}, ["Loading…"]],
    ["could not be loaded", { hasFailed: true }, ["Your matches could not be loaded."]],
    ["are none", { matches: [] }, ["Your teams have no matches on this day."]],
    ["need no note", { matches: [match()] }, []],
  ])("%s", (_name, shown, notes) => {
    expect(show(shown).notes).toEqual(notes);
  });
});
