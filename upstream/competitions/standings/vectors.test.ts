import { describe, expect, it } from "vitest";
import { FIBA_RULES } from "../../data/standings/rules/basketball.ts";
import {
  AFCON_RULES,
  ASIAN_CUP_RULES,
  EURO_RULES,
  WORLD_CUP_2026_RULES,
  WORLD_CUP_RULES,
} from "../../data/standings/rules/cups.ts";
import { DUTCH_RULES, ENGLISH_RULES, GERMAN_RULES } from "../../data/standings/rules/leagues.ts";
import type { RuleSet } from "../../data/standings/rules/rule-set.ts";
import { rankTeams, type TableInput } from "./rank-teams.ts";
import type { CountedMatch } from "./tally.ts";

/** "A-B 2-1", one match a day. */
const matches = (...lines: string[]): CountedMatch[] =>
  lines.map((line, day) => {
    const [pair, score] = line.split(" ");
    const [homeId, awayId] = pair!.split("-");
    const [home, away] = score!.split("-").map(Number);
    return { homeId: homeId!, awayId: awayId!, score: [home!, away!], kickOff: day * 86_400_000 };
  });

const table = (ruleSet: RuleSet, played: CountedMatch[], options: Partial<TableInput> = {}) => {
  const teamIds = [...new Set(played.flatMap(({ homeId, awayId }) => [homeId, awayId]))].sort();
  return rankTeams({ teamIds, matches: played, ruleSet, ...options });
};
const order = (...params: Parameters<typeof table>): string =>
  table(...params)
    .map(({ teamId }) => teamId)
    .join("");

describe("FIBA's examples", () => {
  it("1: two pairs level, each told apart by its game", () => {
    const played = matches("A-B 82-75", "A-C 91-84", "D-A 71-64", "B-C 65-64", "B-D 80-75", "C-D 65-60");
    expect(table(FIBA_RULES, played).map(({ teamId, won, lost }) => `${teamId} ${won}-${lost}`)).toEqual([
      "A 2-1",
      "B 2-1",
      "C 1-2",
      "D 1-2",
    ]);
  });

  it("2: of three level teams one is placed by its difference, then the two start again", () => {
    // Among B, C and D: B +10, C and D -5 each; C beat D.
    const played = matches("A-B 90-80", "A-C 90-80", "A-D 90-80", "B-C 80-65", "D-B 75-70", "C-D 80-70");
    const rows = table(FIBA_RULES, played);
    expect(rows.map(({ teamId }) => teamId)).toEqual(["A", "B", "C", "D"]);
    expect(rows[1]!.tieBreak).toEqual({
      criterion: "h2h.goalDifference",
      values: { B: "10", C: "-5", D: "-5" },
      against: ["C", "D"],
    });
    expect(rows[2]!.tieBreak).toEqual({ criterion: "h2h.pct", values: { C: "1.000", D: "0.000" }, against: ["D"] });
  });

  it("gives no point for a forfeit, and one for any other defeat", () => {
    const [lost, forfeited] = matches("A-B 80-70", "A-B 20-0");
    const rows = table(FIBA_RULES, [lost!, { ...forfeited!, forfeit: "away" }]);
    expect(rows.map(({ teamId, points }) => [teamId, points])).toEqual([
      ["A", 4],
      ["B", 1],
    ]);
  });
});

const EURO_2024_E = matches(
  "Romania-Ukraine 3-0",
  "Belgium-Slovakia 0-1",
  "Slovakia-Ukraine 1-2",
  "Belgium-Romania 2-0",
  "Slovakia-Romania 1-1",
  "Ukraine-Belgium 0-0",
);

describe("group E of Euro 2024", () => {
  it("is in UEFA's order, and in another one where each criterion starts again", () => {
    expect(table(EURO_RULES, EURO_2024_E).map(({ teamId }) => teamId)).toEqual([
      "Romania",
      "Belgium",
      "Slovakia",
      "Ukraine",
    ]);
    const oneByOne = table({ ...EURO_RULES, restart: "one_by_one" }, EURO_2024_E);
    expect(oneByOne[0]!.teamId).toBe("Belgium");
  });

  it("says by what", () => {
    const [first, , third, fourth] = table(EURO_RULES, EURO_2024_E);
    expect(first!.tieBreak?.criterion).toBe("h2h.goalsFor");
    expect(first!.tieBreak?.values).toEqual({ Belgium: "2", Romania: "4" });
    expect(fourth!.tieBreak).toMatchObject({ criterion: "h2h.goalDifference", values: { Ukraine: "-2" } });
    expect(third!.isTied).toBeUndefined();
  });
});

it("leads group E of Euro 2016 with Italy by the match, with Belgium where goals come first", () => {
  const groupE = matches(
    "Ireland-Sweden 1-1",
    "Belgium-Italy 0-2",
    "Italy-Sweden 1-0",
    "Belgium-Ireland 3-0",
    "Italy-Ireland 0-1",
    "Sweden-Belgium 0-1",
  );
  expect(table(EURO_RULES, groupE)[0]!.teamId).toBe("Italy");
  expect(table(WORLD_CUP_RULES, groupE)[0]!.teamId).toBe("Belgium");
});

describe("cards and kicks", () => {
  const japan2018 = matches(
    "Colombia-Japan 1-2",
    "Poland-Senegal 1-2",
    "Japan-Senegal 2-2",
    "Poland-Colombia 0-3",
    "Japan-Poland 0-1",
    "Senegal-Colombia 0-1",
  );
  it("put Japan above Senegal in 2018 by fewer yellow cards", () => {
    // Four and six in the tournament, as in the match reports; all attributed to one match here.
    const none = { yellow: 0, secondYellow: 0, red: 0 };
    const withCards = japan2018.map((match) =>
      match.homeId === "Japan" && match.awayId === "Senegal"
        ? {
            ...match,
            cards: [
              { ...none, yellow: 4 },
              { ...none, yellow: 6 },
            ] as const,
          }
        : { ...match, cards: [none, none] as const },
    );
    const rows = table(WORLD_CUP_RULES, withCards);
    expect(rows.map(({ teamId }) => teamId)).toEqual(["Colombia", "Japan", "Senegal", "Poland"]);
    expect(rows[1]!.tieBreak).toMatchObject({ criterion: "overall.conduct", values: { Japan: "4", Senegal: "6" } });
  });

  const level = matches("A-C 1-0", "B-D 1-0", "A-D 1-0", "B-C 1-0", "C-D 0-0", "A-B 1-1");
  it.each([
    ["EURO", EURO_RULES],
    ["Asian Cup", ASIAN_CUP_RULES],
  ])("of a shoot-out after the last match decide between its two teams (%s)", (_, ruleSet) => {
    const withKicks = [...level.slice(0, 5), { ...level[5]!, shootout: [2, 4] as const }];
    expect(order(ruleSet, withKicks).slice(0, 2)).toBe("BA");
    // Between other teams a shoot-out does not matter.
    expect(table(ruleSet, level)[0]).toMatchObject({ isTied: true, rank: 1 });
  });
});

describe("rules that look at the season", () => {
  // A and B are level in everything but their two matches, B ahead there.
  const wholeSeason = matches("A-B 0-1", "B-A 1-1", "A-C 2-1", "C-B 1-0", "B-C 0-0", "C-A 0-0");
  it("looks at matches between two English clubs at the season's end only, and only where it matters", () => {
    const levelPair = matches("A-B 0-1", "B-A 0-0", "A-C 1-0", "C-B 1-0", "A-D 0-0", "B-D 0-0");
    const ranks = (options: Partial<TableInput>) =>
      table(ENGLISH_RULES, levelPair, options).map(({ rank, teamId }) => `${rank}${teamId}`);
    expect(ranks({})).toContain("1A");
    expect(ranks({})).toContain("1B");
    expect(ranks({ isComplete: true, borders: [3] })).toContain("1A");
    expect(ranks({ isComplete: true, borders: [1] }).slice(0, 2)).toEqual(["1B", "2A"]);
  });

  it("goes by goals alone in Germany until both matches are played", () => {
    const half = matches("A-B 1-0", "B-C 1-0", "C-A 1-0");
    expect(table(GERMAN_RULES, half).every(({ rank }) => rank === 1)).toBe(true);
  });

  it("puts the Dutch club with fewer points lost first while the other has played more", () => {
    const played = matches("A-C 1-0", "B-C 5-0", "B-D 0-1");
    expect(table(DUTCH_RULES, played).filter(({ points }) => points === 3)[0]).toMatchObject({
      teamId: "A",
      tieBreak: { criterion: "overall.lostPoints" },
    });
  });

  it("is the same order twice for the same season", () => {
    expect(order(ENGLISH_RULES, wholeSeason)).toBe(order(ENGLISH_RULES, [...wholeSeason].reverse()));
  });
});

it("looks at the goals between African teams from three level ones on", () => {
  // A, B and C beat each other in a ring; D lost to all.
  const ring = matches("A-B 3-0", "B-C 2-0", "C-A 1-0", "A-D 1-0", "B-D 9-0", "C-D 1-0");
  expect(order(AFCON_RULES, ring)).toBe("ABCD");
  expect(order(WORLD_CUP_RULES, ring)).toBe("BACD");
  const pair = matches("A-B 0-0", "A-C 2-0", "B-C 3-0");
  expect(order(AFCON_RULES, pair)).toBe("BAC");
});

it("starts the World Cup's order of 2026 again among those that stay level", () => {
  expect(order(WORLD_CUP_2026_RULES, EURO_2024_E)).toBe(order(EURO_RULES, EURO_2024_E));
});
