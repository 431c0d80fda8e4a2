import { describe, expect, it } from "vitest";
import type { Side } from "#contract/domain/match";
import { COMPETITIONS } from "../../competitions/world/world.ts";
import { RULE_BOOKS } from "../../data/entries/basketball-rule-books.ts";
import type { Game, Play } from "./game.ts";
import { gameRules, isBonus, mostTimeouts } from "./rules.ts";
import { RULES, testGame } from "./test-games.ts";

const NBA_RULES = gameRules(RULES.NBA);
const FIBA_RULES = gameRules(RULES.FIBA);

describe("the rule books", () => {
  it.each([
    ["NBA", { book: "nba", periods: 4, periodMinutes: 12 }],
    ["WNBA", { book: "wnba", periods: 4, periodMinutes: 10 }],
    ["NBA Summer League", { book: "nba", periods: 4, periodMinutes: 10 }],
    ["EuroLeague", { book: "fiba", periods: 4, periodMinutes: 10 }],
    ["CBA", { book: "fiba", periods: 4, periodMinutes: 10 }],
    ["B.League", { book: "fiba", periods: 4, periodMinutes: 10 }],
    ["KBL", { book: "fiba", periods: 4, periodMinutes: 10 }],
    ["PBA", { book: "pba", periods: 4, periodMinutes: 12 }],
    ["TPBL", { book: "tpbl", periods: 4, periodMinutes: 12 }],
  ])("are those that %s plays by", (name, expected) => {
    expect(COMPETITIONS.find(({ names }) => names.en === name)?.basketball).toMatchObject(expected);
  });

  it("send players off with their fifth or sixth foul", () => {
    const limits = Object.entries(RULE_BOOKS).map(([book, { foulsOut }]) => [book, foulsOut]);
    expect(Object.fromEntries(limits)).toEqual({ fiba: 5, nba: 6, wnba: 6, pba: 6, tpbl: 6, college: 5 });
  });

  it.each([
    ["NBA", 4, 0, 2, 300, false],
    ["NBA", 5, 0, 2, 300, true],
    ["NBA", 2, 1, 2, 100, false],
    ["NBA", 3, 2, 2, 100, true],
    ["NBA", 3, 0, 5, 200, false],
    ["NBA", 4, 0, 5, 200, true],
    ["WNBA", 3, 2, 2, 100, false],
    ["WNBA", 3, 2, 2, 50, true],
    ["PBA", 3, 0, 5, 200, true],
    ["FIBA", 3, 3, 4, 30, false],
    ["FIBA", 5, 0, 4, 300, true],
    ["COLLEGE", 6, 0, 2, 300, false],
    ["COLLEGE", 7, 0, 2, 300, true],
  ] as const)(
    "give free throws (%s, %i fouls, %i of them late, period %i, %i s left: %s)",
    (name, fouls, late, period, clock, is) => {
      expect(isBonus(fouls, late, period, clock, gameRules(RULES[name]))).toBe(is);
    },
  );

  it("limit the time-outs of a game's end", () => {
    expect([600, 180, 60].map((clock) => mostTimeouts(4, clock, NBA_RULES))).toEqual([4, 2, 2]);
    expect([600, 120].map((clock) => mostTimeouts(4, clock, FIBA_RULES))).toEqual([Number.POSITIVE_INFINITY, 2]);
    expect(mostTimeouts(3, 60, NBA_RULES)).toBe(Number.POSITIVE_INFINITY);
  });
});

type Name = keyof typeof RULES;
interface Expected {
  from: number;
  overtimeFrom: number;
  late?: { seconds: number; from: number };
  isCarried?: true;
  areOffensiveCounted: boolean;
}

/** In the rules' own words, apart from the table under test. */
const EXPECTED: Record<Name, Expected> = {
  NBA: { from: 5, overtimeFrom: 4, late: { seconds: 120, from: 2 }, areOffensiveCounted: false },
  WNBA: { from: 5, overtimeFrom: 4, late: { seconds: 60, from: 2 }, areOffensiveCounted: false },
  PBA: { from: 5, overtimeFrom: 3, late: { seconds: 120, from: 2 }, areOffensiveCounted: false },
  FIBA: { from: 5, overtimeFrom: 5, isCarried: true, areOffensiveCounted: true },
  COLLEGE: { from: 7, overtimeFrom: 7, isCarried: true, areOffensiveCounted: true },
};

interface Whistle {
  play: Play;
  /** Whether free throws followed, and whether they had to. */
  gave: boolean;
  due: boolean;
  fouls: number;
}

/** Each personal foul before a shot, with what its side had committed. */
function personalFouls({ plays, rules }: Game, expected: Expected): Whistle[] {
  const counts: Record<Side, { all: number; late: number }> = { home: { all: 0, late: 0 }, away: { all: 0, late: 0 } };
  return plays.flatMap((play, index): Whistle[] => {
    const isOvertime = play.period > rules.periods;
    if (play.kind === "period_start") {
      for (const count of Object.values(counts)) {
        if (!(isOvertime && expected.isCarried)) count.all = 0;
        count.late = 0;
      }
    }
    if (play.kind !== "foul" || !play.side) return [];
    if (play.foul === "offensive" && !expected.areOffensiveCounted) return [];
    const count = counts[play.side];
    const isLate = expected.late !== undefined && play.clock <= expected.late.seconds;
    count.all += 1;
    if (isLate) count.late += 1;
    if (play.foul !== "personal") return [];
    const limit = isOvertime ? expected.overtimeFrom : expected.from;
    const due = count.all >= limit || (isLate && count.late >= expected.late!.from);
    const next = plays.slice(index + 1).find(({ kind }) => kind !== "timeout");
    return [{ play, due, gave: next?.kind === "free_throw", fouls: count.all }];
  });
}

describe.each(Object.entries(RULES) as [Name, (typeof RULES)[Name]][])(
  "team fouls by the rules of %s",
  (name, rules) => {
    const games = Array.from({ length: 600 }, (_, index) => testGame(`${name}${index}`, rules));
    const whistles = games.flatMap((game) => personalFouls(game, EXPECTED[name]));

    it("give free throws when the bonus is on, and only then", () => {
      expect(whistles.filter(({ due, gave }) => due !== gave)).toEqual([]);
    });

    it("stand on the board as they were committed", () => {
      const wrong = whistles.filter(({ play, fouls }) => play.board.fouls[play.side === "home" ? 0 : 1] !== fouls);
      expect(wrong).toEqual([]);
    });

    it("bring the bonus in every way that the rules know", () => {
      const { late, overtimeFrom } = EXPECTED[name];
      const given = whistles.filter(({ due }) => due);
      const isOvertime = ({ play }: Whistle): boolean => play.period > rules.periods;
      expect(given.some((one) => isOvertime(one) && one.fouls >= overtimeFrom)).toBe(true);
      if (late) expect(given.some((one) => !isOvertime(one) && one.fouls < EXPECTED[name].from)).toBe(true);
    });

    it("leave the sides the time-outs that the rules allow", () => {
      const { periods } = rules;
      const most = { NBA: 2, WNBA: 3, PBA: 2, FIBA: 2, COLLEGE: 2 }[name];
      const lastMinutes = games.flatMap(({ plays }) =>
        plays.filter((play) => play.period === periods && play.clock <= 120),
      );
      expect(Math.max(...lastMinutes.flatMap(({ board }) => board.timeouts))).toBeLessThanOrEqual(most);
      const overtimes = games.flatMap(({ plays }) => plays.filter(({ period }) => period > periods));
      const each = { NBA: 2, WNBA: 2, PBA: 1, FIBA: 1, COLLEGE: 1 }[name];
      expect(Math.max(...overtimes.flatMap(({ board }) => board.timeouts))).toBe(each);
    });
  },
);
