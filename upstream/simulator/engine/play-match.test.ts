import { describe, expect, it } from "vitest";
import type { Pair } from "#contract/domain/match";
import { MINUTE } from "#contract/time/units";
import { goalsPerMatch } from "../../data/competitions/real-seasons.ts";
import { expectedGoals } from "./goal-rates.ts";
import { playMatch } from "./play-match.ts";
import type { Stakes } from "./season-plan.ts";
import { stateOf } from "./state.ts";
import type { Incident, Timeline } from "./timeline.ts";

const KICK_OFF = Date.UTC(2026, 9, 17, 14);
const LATER = KICK_OFF + 24 * 60 * MINUTE;
const MATCHES = 6_000;

const playAll = (stakes: Stakes, goals: Pair, firstLeg?: Pair): Timeline[] =>
  Array.from({ length: MATCHES }, (_, index) =>
    playMatch({
      id: `${stakes} ${index}`,
      kickOff: KICK_OFF,
      knownAt: 0,
      stakes,
      goals,
      isReviewed: true,
      hasExtraTime: true,
      firstLeg,
    }),
  );
const EVEN = expectedGoals({ strengths: [60, 60], isNeutral: false });
const EVEN_ON_NEUTRAL_GROUND = expectedGoals({ strengths: [60, 60], isNeutral: true });
const league = playAll("points", EVEN);
const finals = league.map((timeline) => stateOf(timeline, LATER));
const ties = playAll("winner", EVEN_ON_NEUTRAL_GROUND).map((timeline) => stateOf(timeline, LATER));
const played = finals.filter(({ phase }) => phase === "FULL_TIME");

const share = <Item>(items: readonly Item[], isMeant: (item: Item) => boolean): number =>
  items.filter(isMeant).length / items.length;
const ofKind = <Kind extends Incident["kind"]>(kind: Kind) =>
  league.flatMap(({ incidents }) =>
    incidents.filter((one): one is Extract<Incident, { kind: Kind }> => one.kind === kind),
  );
const perMatch = (count: number): number => count / played.length;

it("a level tie without extra time is decided by penalties after ninety minutes", () => {
  const rules = { isReviewed: true, hasExtraTime: false };
  const states = Array.from({ length: 60 }, (_, index) =>
    stateOf(
      playMatch({ id: `cup ${index}`, kickOff: KICK_OFF, knownAt: 0, stakes: "winner", goals: EVEN, ...rules }),
      LATER,
    ),
  );
  const level = states.filter(({ shootout }) => shootout);
  expect(level.length).toBeGreaterThan(5);
  for (const { phase, score, fullTime, goals } of level) {
    expect([phase, fullTime]).toEqual(["AFTER_PENS", score]);
    expect(goals.every(({ minute }) => minute <= 90)).toBe(true);
  }
  expect(states.filter(({ phase }) => phase === "AFTER_ET")).toEqual([]);
});

describe("matches of equal sides", () => {
  it("have about 2.7 goals, more of them at home", () => {
    const [home, away] = [0, 1].map((side) => perMatch(played.reduce((sum, { score }) => sum + score![side]!, 0)));
    expect(home! + away!).toBeGreaterThan(2.55);
    expect(home! + away!).toBeLessThan(2.9);
    expect(home! / away!).toBeGreaterThan(1.15);
  });

  it("are won at home more often than away, and drawn in about a quarter", () => {
    expect(share(played, ({ winner }) => winner === "home")).toBeGreaterThan(0.38);
    expect(share(played, ({ winner }) => winner === undefined)).toBeGreaterThan(0.2);
    expect(share(played, ({ winner }) => winner === undefined)).toBeLessThan(0.3);
  });

  it("see more goals in the second half", () => {
    const goals = played.flatMap((state) => state.goals);
    expect(share(goals, ({ minute }) => minute > 45)).toBeGreaterThan(0.52);
    expect(share(goals, ({ minute }) => minute > 45)).toBeLessThan(0.62);
  });

  it("have penalties, and own goals more seldom", () => {
    const goals = played.flatMap((state) => state.goals);
    expect(share(goals, ({ isPenalty }) => isPenalty === true)).toBeGreaterThan(0.07);
    expect(share(goals, ({ isOwnGoal }) => isOwnGoal === true)).toBeGreaterThan(0.02);
    expect(goals.some(({ isPenalty, isOwnGoal }) => isPenalty && isOwnGoal)).toBe(false);
  });

  it("lose about one goal in twenty-five to a review, before play goes on; most reviewed goals stand", () => {
    const stood = share(ofKind("decision"), ({ isGoal }) => isGoal);
    expect(stood).toBeGreaterThan(0.7);
    expect(stood).toBeLessThan(0.8);
    const taken = ofKind("decision").filter(({ isGoal }) => !isGoal).length;
    expect(taken / ofKind("goal").length).toBeGreaterThan(0.03);
    expect(taken / ofKind("goal").length).toBeLessThan(0.05);
    for (const { incidents } of league) {
      for (const [index, incident] of incidents.entries()) {
        if (incident.kind !== "decision") continue;
        const wait = incident.at - incidents[index - 2]!.at;
        expect(incidents.slice(index - 2, index).map(({ kind }) => kind)).toEqual(["goal", "review"]);
        expect(wait).toBeGreaterThanOrEqual(0.75 * MINUTE);
        expect(wait).toBeLessThanOrEqual(2.5 * MINUTE);
      }
    }
  });

  it("are played longer for what their reviews take, and have none where there is no video", () => {
    const mean = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
    const added = (isMeant: (reviews: number) => boolean): number =>
      mean(
        league.flatMap(({ periods, incidents }) =>
          periods.slice(1, 2).flatMap(({ startsAt, endsAt }) => {
            const reviews = incidents.filter(({ kind, at }) => kind === "review" && at >= startsAt).length;
            const isWhole = incidents.at(-1)?.at === endsAt;
            return isWhole && isMeant(reviews) ? [(endsAt - startsAt) / MINUTE - 45] : [];
          }),
        ),
      );
    expect(added((reviews) => reviews === 1) - added((reviews) => reviews === 0)).toBeGreaterThan(0.5);
    const plain = { knownAt: 0, stakes: "points", goals: EVEN, isReviewed: false, hasExtraTime: true } as const;
    const without = Array.from({ length: MATCHES }, (_, index) =>
      playMatch({ id: `points ${index}`, kickOff: KICK_OFF, ...plain }),
    );
    expect(without.flatMap(({ incidents }) => incidents.filter(({ kind }) => kind === "review"))).toEqual([]);
    const goals = without.flatMap(({ incidents }) => incidents.filter(({ kind }) => kind === "goal")).length;
    expect(perMatch(goals)).toBeGreaterThan(2.55);
    expect(perMatch(goals)).toBeLessThan(2.9);
  });

  it("are postponed in one case of a hundred and abandoned in three of a thousand", () => {
    expect(share(finals, ({ phase }) => phase === "POSTPONED")).toBeGreaterThan(0.006);
    expect(share(finals, ({ phase }) => phase === "POSTPONED")).toBeLessThan(0.014);
    expect(share(finals, ({ phase }) => phase === "ABANDONED")).toBeGreaterThan(0.001);
    expect(share(finals, ({ phase }) => phase === "ABANDONED")).toBeLessThan(0.006);
    expect(finals.length - played.length).toBe(finals.filter(({ phase }) => phase !== "FULL_TIME").length);
  });

  it("have a red card in about one of six", () => {
    const reds = perMatch(finals.reduce((sum, { reds: [home, away] }) => sum + home + away, 0));
    expect(reds).toBeGreaterThan(0.12);
    expect(reds).toBeLessThan(0.25);
  });
});

describe("a match that is called off", () => {
  const postponed = league.filter(({ incidents }) => incidents[0]!.kind === "phase" && incidents.length === 1);

  it("is known to be some hours before kick-off, and never has a score", () => {
    expect(postponed.length).toBeGreaterThan(30);
    for (const timeline of postponed) {
      const [{ at }] = timeline.incidents as [Incident];
      expect(at).toBeLessThanOrEqual(KICK_OFF - 180 * MINUTE);
      expect(stateOf(timeline, at - 1)).toMatchObject({ phase: "SCHEDULED", seq: 0 });
      for (const instant of [at, KICK_OFF, LATER]) {
        expect(stateOf(timeline, instant)).toMatchObject({ phase: "POSTPONED", seq: 1, updatedAt: at, goals: [] });
        expect(stateOf(timeline, instant).score).toBeUndefined();
      }
    }
  });
});

describe("a match that is given up", () => {
  const abandoned = league.filter((timeline) => stateOf(timeline, LATER).phase === "ABANDONED");

  it("is interrupted first, and keeps its score without being a result", () => {
    expect(abandoned.length).toBeGreaterThan(5);
    for (const timeline of abandoned) {
      const [halt, end] = timeline.incidents.slice(-2) as [Incident, Incident];
      expect(stateOf(timeline, halt.at - 1).phase).toMatch(/HALF/);
      const interrupted = stateOf(timeline, end.at - 1);
      expect(interrupted.phase).toBe("INTERRUPTED");
      expect(interrupted.minute).toBeUndefined();
      expect(interrupted.isVarCheck).toBeUndefined();
      const given = stateOf(timeline, LATER);
      expect(given.score).toEqual(interrupted.score);
      expect(given.fullTime).toBeUndefined();
      expect(given.winner).toBeUndefined();
    }
  });
});

describe("a match that starts late", () => {
  it("is delayed from the planned kick-off until it starts", () => {
    const delayed = league.filter((timeline) => stateOf(timeline, KICK_OFF).phase === "DELAYED");
    expect(delayed.length).toBeGreaterThan(20);
    for (const timeline of delayed) {
      expect(stateOf(timeline, KICK_OFF - 1).phase).toBe("SCHEDULED");
      expect(timeline.periods[0]!.startsAt).toBeGreaterThanOrEqual(KICK_OFF + 10 * MINUTE);
      expect(stateOf(timeline, KICK_OFF).score).toBeUndefined();
    }
  });
});

describe("a tie", () => {
  it("is always played, and always has a winner", () => {
    for (const { phase, winner } of ties) {
      expect(["FULL_TIME", "AFTER_ET", "AFTER_PENS"]).toContain(phase);
      expect(winner).toBeDefined();
    }
  });

  it("goes to extra time only where it is level, and to a shoot-out only where it still is", () => {
    for (const { phase, score, fullTime, shootout } of ties) {
      expect(phase === "FULL_TIME").toBe(fullTime![0] !== fullTime![1]);
      expect(phase === "AFTER_PENS").toBe(score![0] === score![1]);
      expect(shootout !== undefined).toBe(phase === "AFTER_PENS");
    }
    expect(share(ties, ({ phase }) => phase === "AFTER_PENS")).toBeGreaterThan(0.08);
  });

  it("is decided by both legs together, without an away goals rule", () => {
    const seconds = playAll("winner", EVEN, [0, 1]).map((one) => stateOf(one, LATER));
    for (const { phase, fullTime, aggregate, score } of seconds) {
      expect(phase === "FULL_TIME").toBe(fullTime![0] + 0 !== fullTime![1] + 1);
      expect(aggregate).toEqual([score![0], score![1] + 1]);
      expect(phase === "AFTER_PENS").toBe(aggregate![0] === aggregate![1]);
    }
  });
});

describe("strength", () => {
  it.each([
    [60, 60, 1.32, 1.11],
    [80, 60, 2.7, 0.54],
    [60, 80, 0.65, 2.26],
    [100, 0, 4.79, 0.31],
  ])("of %i against %i means more goals of the stronger side", (home, away, homeGoals, awayGoals) => {
    const goals = expectedGoals({ strengths: [home, away], isNeutral: false });
    expect(goals[0]).toBeCloseTo(homeGoals, 1);
    expect(goals[1]).toBeCloseTo(awayGoals, 1);
  });

  it("decides alone on neutral ground", () => {
    const [home, away] = expectedGoals({ strengths: [50, 50], isNeutral: true });
    expect(home).toBe(away);
  });

  it("is worth as many goals as the league is used to", () => {
    const [home] = expectedGoals({ strengths: [60, 60], isNeutral: false, competitionId: "331" });
    const [fewer] = expectedGoals({ strengths: [60, 60], isNeutral: false, competitionId: "322" });
    expect(home / fewer).toBeCloseTo(goalsPerMatch("331") / goalsPerMatch("322"));
  });
});
