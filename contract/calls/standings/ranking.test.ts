import { expect, it } from "vitest";
import { football } from "./ranking.ts";

const TEAM = { teamId: "1", teamKey: "a", teamName: "A" };
const ROW = {
  rank: 1,
  team: TEAM,
  played: 27,
  win: 11,
  draw: 5,
  lose: 11,
  gf: 32,
  ga: 32,
  gd: 0,
  points: 38,
  ppg: "1.41",
};
const LEAGUE = {
  leagueId: "351",
  leagueKey: "ligue-1",
  leagueName: "Ligue 1",
  country: { countryId: "1", countryKey: "france", countryName: "France" },
};

const read = (table: object, parts: object[] = []) => {
  const data = { league: LEAGUE, season: "2019-20", isProvisional: false, isLive: false, tables: [table], parts };
  return football.toValue(football.result.parse({ data }));
};

it("gives points a match only in a table that is ranked by them", () => {
  const [average] = read({ rows: [ROW], reasons: ["average"], endedOn: "2020-04-30" }).tables;
  expect(average).toMatchObject({
    reasons: ["average"],
    endedOn: "2020-04-30",
    rows: [{ points: 38, average: "1.41" }],
  });
  const [usual] = read({ rows: [ROW] }).tables;
  expect(usual).not.toHaveProperty("reasons");
  expect(usual?.rows[0]).not.toHaveProperty("average");
});

it("knows parts, rounds and reasons by their keys, and passes over others", () => {
  const value = read({ rows: [], round: "europe", reasons: ["halved_up", "of_their_own"] }, [
    { partId: "regular", isCurrent: false, isShown: true },
    { partId: "of_their_own", isCurrent: true, isShown: false },
  ]);
  expect(value.parts).toEqual([{ id: "regular", isShown: true }]);
  expect(value.tables[0]).toMatchObject({ round: "europe", reasons: ["halved_up"] });
});
