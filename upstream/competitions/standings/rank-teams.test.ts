import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { EURO_RULES, LEAGUE_PHASE_RULES, WORLD_CUP_RULES } from "../../data/standings/rules/cups.ts";
import {
  BRAZILIAN_RULES,
  DEFAULT_RULES,
  ENGLISH_RULES,
  FRENCH_RULES_TO_2025,
  PORTUGUESE_RULES,
  SPANISH_RULES,
} from "../../data/standings/rules/leagues.ts";
import type { RuleSet } from "../../data/standings/rules/rule-set.ts";
import { rankTeams } from "./rank-teams.ts";
import type { CountedMatch } from "./tally.ts";

/** "A-B 2-1", one match a day. */
const matches = (...lines: string[]): CountedMatch[] =>
  lines.map((line, day) => {
    const [pair, score] = line.split(" ");
    const [homeId, awayId] = pair!.split("-");
    const [home, away] = score!.split("-").map(Number);
    return { homeId: homeId!, awayId: awayId!, score: [home!, away!], kickOff: day * 86_400_000 };
  });

const order = (ruleSet: RuleSet, played: CountedMatch[]): string[] => {
  const teamIds = [...new Set(played.flatMap(({ homeId, awayId }) => [homeId, awayId]))].sort();
  return rankTeams({ teamIds, matches: played, ruleSet }).map(({ rank, teamId }) => `${rank} ${teamId}`);
};

describe("real groups", () => {
  it("puts group E of Euro 2024, all four level on points, in its order", () => {
    const groupE = matches(
      "Romania-Ukraine 3-0",
      "Belgium-Slovakia 0-1",
      "Slovakia-Ukraine 1-2",
      "Belgium-Romania 2-0",
      "Slovakia-Romania 1-1",
      "Ukraine-Belgium 0-0",
    );
    expect(order(EURO_RULES, groupE)).toEqual(["1 Romania", "2 Belgium", "3 Slovakia", "4 Ukraine"]);
  });

  it("puts Italy above Belgium in group E of Euro 2016 by the match between them", () => {
    const groupE = matches(
      "Ireland-Sweden 1-1",
      "Belgium-Italy 0-2",
      "Italy-Sweden 1-0",
      "Belgium-Ireland 3-0",
      "Italy-Ireland 0-1",
      "Sweden-Belgium 0-1",
    );
    expect(order(EURO_RULES, groupE).slice(0, 2)).toEqual(["1 Italy", "2 Belgium"]);
  });

  it("leaves Japan and Senegal of 2018 level where only cards told them apart", () => {
    const groupH = matches(
      "Colombia-Japan 1-2",
      "Poland-Senegal 1-2",
      "Japan-Senegal 2-2",
      "Poland-Colombia 0-3",
      "Japan-Poland 0-1",
      "Senegal-Colombia 0-1",
    );
    expect(order(WORLD_CUP_RULES, groupH)).toEqual(["1 Colombia", "2 Japan", "2 Senegal", "4 Poland"]);
  });
});

describe("rule sets on two teams level on points", () => {
  // B beat A, A has the better goal difference; X and Y are far behind.
  const metOnce = matches("A-B 0-1", "A-X 9-0", "X-A 0-0", "B-Y 0-0");
  const metTwice = [...metOnce, ...matches("B-A 1-1")];

  it.each([
    ["goal difference in England", ENGLISH_RULES, metTwice, "A"],
    ["goal difference by default", DEFAULT_RULES, metTwice, "A"],
    ["matches between them in Spain", SPANISH_RULES, metTwice, "B"],
    ["goal difference in Spain while one of these is missing", SPANISH_RULES, metOnce, "A"],
    ["matches between them in Portugal, both played or not", PORTUGUESE_RULES, metOnce, "B"],
    ["wins in Brazil", BRAZILIAN_RULES, matches("A-C 1-0", "C-B 0-0", "B-C 0-0", "B-D 5-5", "C-A 1-0"), "A"],
  ] as const)("go by %s", (_, ruleSet, played, first) => {
    const ranked = order(ruleSet, [...played])
      .map((row) => row.slice(2))
      .filter((team) => team === "A" || team === "B");
    expect(ranked[0]).toBe(first);
  });

  it("look at away goals between them in France once all else is level, as with Metz and Lorient", () => {
    const played = matches(
      "Lorient-Metz 2-3",
      "Metz-Lorient 1-2",
      "Lorient-X 5-0",
      "Y-Lorient 5-0",
      "Metz-X 1-0",
      "Y-Metz 1-0",
    );
    expect(order(FRENCH_RULES_TO_2025, played).slice(1, 3)).toEqual(["2 Metz", "3 Lorient"]);
  });

  it("add up what the opponents did in a league phase", () => {
    const played = matches("A-C 1-0", "B-D 1-0", "C-D 1-0");
    expect(order(LEAGUE_PHASE_RULES, played)).toEqual(["1 A", "2 B", "3 C", "4 D"]);
  });
});

describe("rankTeams", () => {
  it("takes points off before it compares", () => {
    const table = rankTeams({
      teamIds: ["A", "B"],
      matches: matches("A-B 3-0"),
      ruleSet: DEFAULT_RULES,
      deductions: { A: 4 },
    });
    expect(table.map(({ teamId, points, deducted }) => [teamId, points, deducted])).toEqual([
      ["B", 0, 0],
      ["A", -1, 4],
    ]);
  });

  it("lists teams without a match, and does not count matches with others", () => {
    const table = rankTeams({ teamIds: ["A", "B"], matches: matches("A-Z 3-0"), ruleSet: DEFAULT_RULES });
    expect(table.map(({ rank, played }) => [rank, played])).toEqual([
      [1, 0],
      [1, 0],
    ]);
  });

  it("puts those who are known to have gone on before those whom every step leaves level with them", () => {
    const input = { teamIds: ["A", "B", "C"], matches: matches("A-B 1-1", "A-C 0-0"), ruleSet: WORLD_CUP_RULES };
    expect(rankTeams({ ...input, matches: matches("A-B 1-1") }).map(({ rank }) => rank)).toEqual([1, 1, 3]);
    const rows = rankTeams({ ...input, matches: matches("A-B 1-1"), wentOn: new Set(["B"]) });
    expect(rows.map(({ rank, teamId }) => `${rank}${teamId}`)).toEqual(["1B", "2A", "3C"]);
    expect(rows[0]?.tieBreak).toEqual({ criterion: "last.lots", values: { A: "0", B: "1" }, against: ["A"] });
    // It never reverses an order made by the steps.
    const decided = rankTeams({ ...input, matches: matches("A-B 1-0"), wentOn: new Set(["B"]) });
    expect(decided[0]?.teamId).toBe("A");
  });

  it("gives the last five results, latest first", () => {
    const played = matches("A-B 1-0", "B-A 1-0", "A-B 0-0", "A-B 2-0", "B-A 0-3", "B-A 4-4");
    const [first] = rankTeams({ teamIds: ["A", "B"], matches: played, ruleSet: DEFAULT_RULES });
    expect(first).toMatchObject({ teamId: "A", form: ["D", "W", "W", "D", "L"] });
  });

  const goals = fc.nat({ max: 3 });
  const teamIds = ["A", "B", "C", "D", "E"];
  const season = fc
    .tuple(
      ...teamIds.flatMap((home) =>
        teamIds.filter((away) => away !== home).map((away) => fc.tuple(fc.constant(`${home}-${away}`), goals, goals)),
      ),
    )
    .map((rows) => matches(...rows.map(([pair, home, away]) => `${pair} ${home}-${away}`)));
  const ruleSets = [
    ENGLISH_RULES,
    SPANISH_RULES,
    PORTUGUESE_RULES,
    BRAZILIAN_RULES,
    EURO_RULES,
    FRENCH_RULES_TO_2025,
    WORLD_CUP_RULES,
    LEAGUE_PHASE_RULES,
  ];

  it("holds every team once, points never rising, the same however teams and matches are ordered", () => {
    fc.assert(
      fc.property(
        season,
        fc.constantFrom(...ruleSets),
        fc.shuffledSubarray(teamIds, { minLength: 5 }),
        (played, ruleSet, shuffled) => {
          const table = rankTeams({ teamIds, matches: played, ruleSet });
          expect(table.map(({ teamId }) => teamId).sort()).toEqual(teamIds);
          const points = table.map((row) => row.points);
          expect(points).toEqual([...points].sort((a, b) => b - a));
          const again = rankTeams({ teamIds: shuffled, matches: [...played].reverse(), ruleSet });
          const rankOf = (rows: typeof table) => Object.fromEntries(rows.map(({ teamId, rank }) => [teamId, rank]));
          expect(rankOf(again)).toEqual(rankOf(table));
        },
      ),
    );
  });

  it("balances: as many goals for as against, as many won as lost", () => {
    fc.assert(
      fc.property(season, (played) => {
        const table = rankTeams({ teamIds, matches: played, ruleSet: DEFAULT_RULES });
        const sum = (field: "won" | "lost" | "goalsFor" | "goalsAgainst") =>
          table.reduce((total, row) => total + row[field], 0);
        expect([sum("won"), sum("goalsFor")]).toEqual([sum("lost"), sum("goalsAgainst")]);
      }),
    );
  });
});
