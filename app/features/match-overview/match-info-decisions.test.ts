import { describe, expect, test } from "vitest";
import type { Pair } from "#contract/domain/match";
import type { MatchEvent, ShootoutKick } from "#contract/domain/match-events";
import type { ScoredGoal } from "#contract/domain/match-info";
import type { MomentumMinute } from "#contract/domain/match-statistics";
import { showsProgress } from "~/features/match/offered-tabs";
import { testEvent } from "~/features/match-events/test-events";
import { goalRows, timelineRows } from "~/features/match-events/timeline";
import { NOW, STATES, scheduled } from "~/features/match-row/test-matches";
import { momentumChart } from "./momentum.ts";
import { upcomingMatches } from "./next-matches.ts";
import { kickRounds } from "./Shootout.tsx";
import { flowChart } from "./score-flow.ts";

describe("the timeline", () => {
  test.each<[string, Partial<MatchEvent>, object]>([
    ["a goal with the score that it made", { score: [1, 0] }, { type: "GOAL", minute: "12", score: [1, 0] }],
    ["added time as scoreboards write it", { minute: 45, addedMinute: 2 }, { minute: "45+2" }],
    ["a goal that was taken back, without its score", { score: [1, 0], isDeleted: true }, { isDeleted: true }],
    ["what a review came to", { type: "VAR", varOutcome: "GOAL_CANCELLED" }, { outcome: "GOAL_CANCELLED" }],
    ["why a card was shown", { type: "RED", reason: "dissent" }, { type: "RED", reason: "dissent" }],
  ])("shows %s", (_name, change, row) => {
    const [found] = timelineRows({ events: [testEvent(change)] });
    expect(found).toMatchObject(row);
    if ("isDeleted" in row) expect(found?.score).toBeUndefined();
  });

  test.each<[phase: string, period: MatchEvent["period"], word: string | undefined, score: Pair | undefined]>([
    ["FIRST_HALF", "H1", "firstHalf", undefined],
    ["HALF_TIME", "H1", "halfTime", [1, 0]],
    ["SECOND_HALF", "H2", undefined, undefined],
    ["ET_BREAK", "H2", "extraTimeBreak", [1, 0]],
    ["EXTRA_TIME", "ET1", "extraTime", undefined],
    ["EXTRA_TIME", "ET2", undefined, undefined],
    ["SHOOTOUT", "ET2", "shootout", [1, 0]],
    ["FULL_TIME", "H2", "fullTime", [1, 0]],
    ["ABANDONED", "H2", "abandoned", undefined],
    ["TEA_BREAK", "H2", undefined, undefined],
  ])("says %s (%s) as %s", (phase, period, word, score) => {
    const [row] = timelineRows({ events: [testEvent({ type: "PERIOD", phase, period, score: [1, 0] })] });
    expect(row && { word: "word" in row && row.word, score: row.score }).toEqual(word && { word, score });
  });

  test("of goals alone puts them in order, with the score after each and the scorer's page", () => {
    const goals: ScoredGoal[] = [
      { side: "away", minute: 90, addedMinute: 3, player: "C" },
      { side: "home", minute: 12, player: "A", playerId: "7", playerKey: "a", isPenalty: true },
      { side: "away", minute: 90, player: "B" },
      { side: "home", minute: 45, addedMinute: 1, isOwnGoal: true },
    ];
    expect(goalRows(goals).map(({ minute, type, score }) => [minute, type, score?.join("-")])).toEqual([
      ["12", "PEN_GOAL", "1-0"],
      ["45+1", "OWN_GOAL", "2-0"],
      ["90", "GOAL", "2-1"],
      ["90+3", "GOAL", "2-2"],
    ]);
    expect(goalRows(goals)[0]?.player).toEqual({ name: "A", id: "7", key: "a" });
    expect(goalRows(goals)[1]?.player).toBeUndefined();
    expect(goalRows([])).toEqual([]);
  });
});

describe("momentum", () => {
  const minutes = (count: number, value: (minute: number) => number): MomentumMinute[] =>
    Array.from({ length: count }, (_, index) => ({ minute: index + 1, value: value(index + 1) }));

  test("of a match that nobody measured is nothing", () => {
    expect(momentumChart([])).toBeUndefined();
  });

  test("keeps its width while it grows, until a match is longer than most", () => {
    const width = (count: number) => momentumChart(minutes(count, () => 50))?.width;
    expect(width(1)).toBe(width(100));
    expect(width(125)).toBeGreaterThan(width(100) ?? 0);
  });

  test("has a bar for each minute, and counts who pressed in all and by quarters of an hour", () => {
    const chart = momentumChart(minutes(20, (minute) => (minute <= 15 ? 50 : -100)));
    expect(chart?.home.match(/M/g)).toHaveLength(15);
    expect(chart?.away.match(/v40/g)).toHaveLength(5);
    expect(chart?.pressed).toEqual([15, 5]);
    expect(chart?.spans).toEqual([
      { from: 1, to: 15, pressed: [15, 0] },
      { from: 16, to: 30, pressed: [0, 5] },
    ]);
  });

  test("marks goals that stand at their minute, and where the second half begins", () => {
    const added: MomentumMinute[] = [
      ...minutes(45, () => 10),
      { minute: 45, addedMinute: 1, value: 10 },
      { minute: 46, value: 1 },
    ];
    const chart = momentumChart(added, [
      testEvent({ id: "1", minute: 45, addedMinute: 1 }),
      testEvent({ id: "2", minute: 46, isDeleted: true }),
      testEvent({ id: "3", minute: 46, type: "RED" }),
    ]);
    expect(chart?.goals).toEqual([{ id: "1", x: 45 * 4 + 2, side: "home" }]);
    expect(chart?.breaks).toEqual([46 * 4]);
    expect(chart?.marks.map(({ minute }) => minute)).toEqual([1, 46]);
  });

  test("marks where each part of play begins behind 45, 90 and 105 minutes, and nowhere else", () => {
    const chart = momentumChart(minutes(120, () => 10));
    expect(chart?.breaks).toEqual([45 * 4, 90 * 4, 105 * 4]);
    expect(chart?.marks.map(({ minute }) => minute)).toEqual([1, 46, 91, 106]);
  });
});

describe("the lead through a basketball game", () => {
  const periods = (...points: Pair[]) => ({ count: 4, seconds: 600, points }) as const;
  const flow = [
    { seconds: 0, lead: 0 },
    { seconds: 30, lead: 2 },
    { seconds: 60, lead: -1 },
    { seconds: 90, lead: 0 },
    { seconds: 120, lead: 3 },
    { seconds: 150, lead: -12 },
  ];

  test("before the first basket is nothing", () => {
    expect(flowChart([], periods([0, 0]), [])).toBeUndefined();
    expect(flowChart([{ seconds: 0, lead: 0 }], periods([0, 0]), [])).toBeUndefined();
    expect(flowChart(flow, undefined, [])).toBeUndefined();
  });

  test("holds a lead until the next basket, and has room for the biggest", () => {
    const chart = flowChart(flow, periods([20, 20]), []);
    expect(chart?.most).toBe(12);
    expect(chart?.line).toBe("M0 60H4.5V50H9V65H13.5V60H18V45H22.5V120");
  });

  test("has the figures of the statistics, which count each of two free throws", () => {
    const rows = [
      { key: "biggestLead", pair: [3, 12] },
      { key: "timesTied", pair: [2, 2] },
      { key: "leadChanges", pair: [3, 3] },
    ] as const;
    expect(flowChart(flow, periods([20, 20]), rows)?.figures).toEqual({ biggest: [3, 12], changes: 3, ties: 2 });
    expect(flowChart(flow, periods([20, 20]), [])?.figures).toEqual({});
  });

  test.each([
    ["four quarters", 1, [1, 2, 3]],
    ["an overtime", 5, [1, 2, 3, 4]],
    ["two overtimes", 6, [1, 2, 3, 4, 5]],
  ])("parts the time into %s", (_name, played, begins) => {
    const points = Array.from({ length: played }, (): Pair => [20, 20]);
    const chart = flowChart(flow, periods(...points), []);
    expect(chart?.periods.map(({ index }) => index)).toEqual(begins);
    expect(Math.max(...(chart?.periods ?? []).map(({ x }) => x))).toBeLessThan(360);
  });
});

describe("a shoot-out", () => {
  const kick = (order: number, side: ShootoutKick["side"], score: Pair): ShootoutKick => ({
    order,
    side,
    score,
    isScored: true,
  });

  test("stands in rounds, whoever begins; the last may have one kick", () => {
    const rounds = kickRounds([kick(1, "away", [0, 1]), kick(3, "away", [1, 2]), kick(2, "home", [1, 1])]);
    expect(rounds.map(({ number, home, away, score }) => [number, home?.order, away?.order, score])).toEqual([
      [1, 2, 1, [1, 1]],
      [2, undefined, 3, [1, 2]],
    ]);
  });
});

describe("the progress of a match is shown", () => {
  test.each([
    ["a day before", { ...scheduled, kickOff: NOW + 86_400_000 }, false],
    ["in the hour before", { ...scheduled, kickOff: NOW + 1_800_000 }, true],
    ["while its time is unknown", STATES.timeUnknown, false],
    ["in play", STATES.firstHalf, true],
    ["after it", STATES.fullTime, true],
    ["of an abandoned one", STATES.abandoned, true],
    ["of a postponed one", STATES.postponed, false],
  ] as const)("%s: %s", (_name, match, isShown) => {
    expect(showsProgress(match, NOW)).toBe(isShown);
  });
});

test("an upcoming match names the opponent, the side and the day in the visitor's zone", () => {
  const next = [{ match: { ...scheduled, kickOff: Date.parse("2026-11-28T18:00:00Z") }, days: 7 }];
  const facts = { locale: "en", timeZone: "Asia/Bangkok", after: scheduled.kickOff, hidesScores: false } as const;
  expect(upcomingMatches(next, scheduled.away, facts)).toMatchObject([
    { opponent: { name: "Hà Nội FC" }, side: "away", day: "Sun 29 Nov", time: "01:00", daysAfter: 8 },
  ]);
  expect(
    upcomingMatches([{ match: { ...scheduled, isNeutral: true }, days: 7 }], scheduled.home, facts)[0]?.side,
  ).toBeUndefined();
  const lastYear = { ...facts, after: Date.parse("2025-12-18T18:00:00Z") };
  expect(upcomingMatches(next, scheduled.away, lastYear)[0]?.day).toBe("Sun 29 Nov 2026");
});

test("a match after the page's own that is over has its result, unless scores are hidden", () => {
  const next = [{ match: STATES.fullTime, days: 7 }];
  const facts = { locale: "en", timeZone: "Asia/Bangkok", after: scheduled.kickOff, hidesScores: false } as const;
  const result = STATES.fullTime.score.join("-");
  expect(upcomingMatches(next, scheduled.away, facts)[0]).toMatchObject({ result });
  expect(upcomingMatches(next, scheduled.away, { ...facts, hidesScores: true })[0]).not.toHaveProperty("result");
});
