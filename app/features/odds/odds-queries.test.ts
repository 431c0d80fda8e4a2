import { describe, expect, test } from "vitest";
import { choiceQuery, fitsSearch, marketOf, readOddsChoice } from "./odds-choice.ts";
import { chosenFilters, panelSearch, readPanelQuery } from "./panel-query.ts";

const choiceOf = (query: string, sport: "football" | "basketball" = "football") =>
  readOddsChoice(new URLSearchParams(query), sport);
const panelOf = (query: string) => readPanelQuery(new URLSearchParams(query), "football", "en");

describe("the choice of prices", () => {
  test.each(["", "market=handicap", "market=total&half=1&company=8&format=malay&q=bet"])(
    "?%s is read and written",
    (query) => {
      const choice = choiceOf(query);
      expect(choice && choiceQuery(choice)).toBe(query && `?${query}`);
    },
  );
  test.each(["market=x", "company=a", "company=0", "half=2", "format=american"])("?%s is none", (query) => {
    expect(choiceOf(query)).toBeUndefined();
  });
  test("basketball has no halves", () => {
    expect(choiceOf("half=1", "basketball")).toMatchObject({ isHalf: false });
  });
  test.each([
    ["football", "handicap", true, "AH_H1"],
    ["football", "winner", false, "1X2"],
    ["basketball", "total", false, "TOTAL"],
  ] as const)("%s %s (half: %s) is %s", (sport, market, isHalf, name) => {
    expect(marketOf(sport, { market, isHalf })).toBe(name);
  });
  test.each([
    ["BET", true],
    ["365", true],
    ["#8", true],
    ["crown", false],
  ])("a search for %s: %s", (search, fits) => {
    expect(fitsSearch({ id: 8, name: "Bet365" }, search)).toBe(fits);
  });
});

describe("the choice of past matches", () => {
  const FULL = "company=8&count=20&venue=away&given=giving&line=0.25&same=1&league=101&from=2026-01-01&to=2026-10-01";
  test.each(["", FULL])("?%s is read and written", (query) => {
    const read = panelOf(query);
    expect(read && panelSearch(read)).toBe(query && `?${query}`);
  });
  test.each(["count=7", "venue=x", "given=all", "line=0.3", "same=2", "league=x", "from=2026-13-01"])(
    "?%s is none",
    (query) => {
      expect(panelOf(query)).toBeUndefined();
    },
  );
  test("empty fields of the form are none, and a range the wrong way round is turned", () => {
    expect(panelOf("company=1001&venue=&given=&line=&league=&from=&to=")).toEqual({ company: 1001, count: 10 });
    expect(panelOf("from=2026-02-01&to=2026-01-01")).toMatchObject({ from: "2026-01-01", to: "2026-02-01" });
  });
  test("a company is found by a part of its name, and stays where none has that name", () => {
    expect(panelOf("company=3&find=sbo")?.company).toBe(31);
    expect(panelOf("company=3&find=nobody")).toMatchObject({ company: 3, unknownCompany: "nobody" });
  });
  test("each chosen filter can be taken back alone", () => {
    const read = panelOf(FULL);
    const chosen = read ? chosenFilters(read) : [];
    expect(chosen.map(({ of }) => of)).toEqual(["venue", "given", "line", "isSameLeague", "leagueId", "range"]);
    expect(chosen.at(-1)?.without).not.toHaveProperty("from");
    expect(chosen[0]?.without).not.toHaveProperty("venue");
  });
});
