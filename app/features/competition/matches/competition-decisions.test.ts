import { describe, expect, test } from "vitest";
import type { Round } from "#contract/domain/history";
import { seasonPath, tournamentPath } from "~/features/competition/competition-address";
import { isSeasonIndexed } from "~/features/competition/competition-meta";
import { findCompetition } from "~/features/competition/load-competition-head.server";
import { roundName } from "~/features/competition/round-name";
import { competition, head, seasons } from "~/features/competition/test-competition";
import { translatorOf } from "~/i18n/translator";
import { testPage } from "~/page/test-page";
import { isUndivided, readMatchesParams, shownRound } from "./load-competition-matches.server.ts";

describe("the address of a season's tab", () => {
  const worldCup = { ...competition, id: "75", key: "world-cup", country: { id: "201", key: "world", name: "World" } };

  test("names the season only where it is not the current one, further parameters behind it", () => {
    expect(seasonPath(head, "table")).toBe("/football/vietnam/v-league-1/table?leagueId=766");
    expect(seasonPath({ ...head, season: "2025-26", isCurrentSeason: false }, "matches", { round: "regular-3" })).toBe(
      "/football/vietnam/v-league-1/matches?leagueId=766&season=2025-26&round=regular-3",
    );
    expect(seasonPath(head, "matches", { part: undefined })).toBe("/football/vietnam/v-league-1/matches?leagueId=766");
  });

  test("is the tournament's own page for its matches", () => {
    const season = { ...head, competition: worldCup, season: "2022" };
    expect(seasonPath(season, "matches")).toBe("/football/worldcup2022/matches");
    expect(seasonPath(season, "about")).toBe("/football/world/world-cup/about?leagueId=75");
    expect(seasonPath(season, "matches", { round: "final" })).toContain(
      "/football/world/world-cup/matches?leagueId=75",
    );
  });

  test.each([
    ["75", "2022", true],
    ["77", "2023", true],
    ["78", "2023", true],
    ["77", "2025", false],
  ])("competition %s in %s has a page in the navigation: %s", (id, season, is) => {
    expect(tournamentPath(id, season) !== undefined).toBe(is);
  });
});

describe("the competition of an address without an id", () => {
  const list = { countries: [{ country: competition.country, competitions: [competition] }] };

  test.each([
    [{ countryKey: "vietnam", leagueKey: "v-league-1" }, "766"],
    [{ countryKey: "v-league-1", leagueKey: "v-league-1-766" }, "766"],
    [{ countryKey: "laos", leagueKey: "v-league-1" }, undefined],
    [{ countryKey: "v-league-1", leagueKey: "v-league-1-767" }, undefined],
    [{}, undefined],
  ])("of %o is %s", (keys, id) => {
    expect(findCompetition(list, keys)?.id).toBe(id);
  });
});

const rounds: Round[] = [
  { key: "group-1", stage: "group", matchday: 1, isCurrent: false },
  { key: "semi_final", stage: "semi_final", isCurrent: true },
  { key: "final", stage: "final", isCurrent: false },
];

describe("the round that is shown", () => {
  test("is the one of the address, else the current one, else the last", () => {
    expect(shownRound(rounds, "final")?.key).toBe("final");
    expect(shownRound(rounds, undefined)?.key).toBe("semi_final");
    expect(shownRound(rounds.slice(0, 1), undefined)?.key).toBe("group-1");
    expect(shownRound(rounds, "nothing")).toBeUndefined();
    expect(shownRound([], undefined)).toBeUndefined();
  });

  test.each<[Pick<Round, "stage" | "matchday">, boolean]>([
    [{ stage: "regular" }, true],
    [{}, true],
    [{ stage: "regular", matchday: 3 }, false],
    [{ stage: "qualifying" }, false],
    [{ stage: "final" }, false],
  ])("%o is read in pages: %s", (round, is) => {
    expect(isUndivided(round)).toBe(is);
  });

  test.each<[Omit<Round, "key" | "isCurrent">, string]>([
    [{ stage: "regular", matchday: 12 }, "Matchday 12"],
    [{ stage: "group", matchday: 2 }, "Group stage, Matchday 2"],
    [{ matchday: 4 }, "Matchday 4"],
    [{ stage: "regular" }, "Regular season"],
    [{ stage: "quarter_final" }, "Quarter-final"],
    [{}, "All matches"],
  ])("%o is called %s", (round, name) => {
    const i18n = translatorOf("en", ["matches", "competition"]);
    const words = [i18n.getFixedT(null, "matches"), i18n.getFixedT(null, "competition")] as const;
    expect(
      roundName({ sport: "football", competition: { id: "101" } }, { key: "x", isCurrent: false, ...round }, ...words),
    ).toBe(name);
  });
});

test.each([
  ["", {}],
  ["round=final&part=group-A", { round: "final", part: "group-A" }],
  ["direction=past&lastId=7", { direction: "past", lastId: "7" }],
  ["direction=sideways&round=", {}],
])("“%s” is read as %o", (query, params) => {
  expect(readMatchesParams(new URLSearchParams(query))).toEqual(params);
});

describe("a season for search engines", () => {
  const page = testPage("en");
  const past = (season: string, to: string, source: "simulated" | "recorded") =>
    isSeasonIndexed(
      { ...head, season, source, isCurrentSeason: false, seasons: [{ ...seasons[1]!, season, to }] },
      page,
    );
  test("is the current one, one in reach of the calendar, or one that was played", () => {
    expect(isSeasonIndexed(head, page)).toBe(true);
    expect(past("2023-24", "2024-05-29", "simulated")).toBe(true);
    expect(past("2016-17", "2017-05-29", "simulated")).toBe(false);
    expect(past("2022", "2022-12-18", "recorded")).toBe(true);
  });

  test("that no list names is not for them", () => {
    expect(isSeasonIndexed({ ...head, season: "2027-28", isCurrentSeason: false }, page)).toBe(false);
  });
});
