import { describe, expect, it } from "vitest";
import type { BasketballRules } from "../../data/entries/types.ts";
import { EUROLEAGUE_RULES, NBA_RULES } from "../../data/standings/rules/basketball.ts";
import type { RuleSet } from "../../data/standings/rules/rule-set.ts";
import { toAlignment } from "./alignment.ts";
import { basketballFigures, gamesBehind, streakOf } from "./basketball-table.ts";
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
describe("the NBA", () => {
  const conferences: NonNullable<BasketballRules["conferences"]> = [
    {
      key: "east",
      names: { en: "East" },
      teamIds: ["A", "B", "C", "D"],
      divisions: [
        { key: "one", names: { en: "One" }, teamIds: ["A", "B"] },
        { key: "two", names: { en: "Two" }, teamIds: ["C", "D"] },
      ],
    },
  ];
  const nba = (played: CountedMatch[]) => table(NBA_RULES, played, { alignment: toAlignment(conferences) });

  it("takes the games between two level teams first, the lead of a division next", () => {
    const h2hFirst = nba(matches("A-C 99-90", "A-B 80-90", "C-D 90-80", "B-D 70-90"));
    expect(h2hFirst.find(({ teamId }) => teamId === "A")!.tieBreak).toBeDefined();
    // B and C both 2-1 and never met; C leads its division, B is behind A in its own.
    const rows = nba(
      matches("A-D 90-80", "A-D 90-80", "A-B 90-80", "B-D 90-80", "B-D 90-80", "C-D 90-80", "C-D 91-80", "D-C 90-80"),
    );
    expect(rows.map(({ teamId }) => teamId)).toEqual(["A", "C", "B", "D"]);
    expect(rows[1]!.tieBreak).toMatchObject({ criterion: "overall.divisionWinner", values: { B: "0", C: "1" } });
  });

  it("takes the lead of a division first where three are level", () => {
    // A, B, C all 2-2: A leads division one by its game with B, C leads division two.
    const rows = nba(
      matches("A-B 90-80", "B-C 90-80", "B-C 90-80", "C-A 90-80", "A-D 90-80", "D-A 90-80", "C-D 90-80", "D-B 90-80"),
    );
    const tied = rows.filter(({ won, lost }) => won === lost);
    expect(tied.map(({ teamId }) => teamId).at(-1)).not.toBe("A");
    expect(rows.every(({ rank }, index) => rank === index + 1)).toBe(true);
  });

  it("counts games behind and streaks as they are counted", () => {
    expect(gamesBehind({ won: 50, lost: 20 }, { won: 45, lost: 25 })).toBe(5);
    expect(gamesBehind({ won: 50, lost: 20 }, { won: 50, lost: 21 })).toBe(0.5);
    const played = matches("A-B 1-2", "A-B 3-2", "B-A 0-1").reverse();
    expect([streakOf("A", played), streakOf("B", played)]).toEqual([2, -2]);
    expect(basketballFigures({ teamId: "A", won: 2, lost: 1 }, { won: 2, lost: 1 }, played)).toMatchObject({
      home: [1, 1],
      away: [1, 0],
      lastTen: [2, 1],
      streak: 2,
    });
  });
});

it("does not count overtime of the EuroLeague but for the winner", () => {
  const [first, second] = matches("A-B 80-80", "B-A 70-69");
  const rows = table(EUROLEAGUE_RULES, [{ ...first!, winner: "home" }, second!]);
  expect(rows.map(({ teamId, won, goalDifference }) => [teamId, won, goalDifference])).toEqual([
    ["B", 1, 1],
    ["A", 1, -1],
  ]);
});
