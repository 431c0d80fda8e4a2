import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { HOUR } from "#contract/time/units";
import type { Fixture } from "../../match/match.ts";
import { contextAt } from "../../matches/history/test-context.ts";
import { competitionOf } from "../../matches/wire/match.ts";
import { decideNotice } from "./decide-notice.ts";
import { DEFAULT_ALERTS } from "./default-alerts.ts";
import { findHappenings } from "./find-happenings.ts";
import type { MatchHappening } from "./notice.ts";
import { dedupeKeyOf } from "./store-notices.ts";

const FROM = Date.parse("2026-10-17T12:00:00Z");
const TO = FROM + 8 * HOUR;
const context = contextAt(TO);

const sportOfMatch = (fixture: Fixture) => competitionOf(fixture, context.directory).sport;
const find = (fixture: Fixture, since: number, until: number) =>
  findHappenings(fixture, sportOfMatch(fixture), { since, until }, context);

let evening: Fixture[] = [];
let all: MatchHappening[] = [];
beforeAll(async () => {
  const fixtures = await context.sources.between(FROM + HOUR, FROM + 5 * HOUR, TO);
  const [football, basketball] = [
    fixtures.filter((one) => sportOfMatch(one) === "football"),
    fixtures.filter((one) => sportOfMatch(one) === "basketball"),
  ];
  evening = [...football.filter((_, index) => index % 5 === 0), ...basketball.slice(0, 4)];
  all = (await Promise.all(evening.map((one) => find(one, FROM - HOUR, TO)))).flat();
}, 60_000);

const keysOf = (happenings: readonly MatchHappening[]): string[] => happenings.map(dedupeKeyOf).sort();

describe("an evening of matches", () => {
  test("has all kinds of happenings, each with a key of its own", () => {
    expect(new Set(all.map(({ kind }) => kind))).toEqual(
      new Set(["lead", "lineup", "kickoff", "goal", "var", "redCard", "halfTime", "fullTime"]),
    );
    expect(new Set(keysOf(all)).size).toBe(all.length);
  });

  test("tells of each goal the score that the list shows, and who scored", async () => {
    const goals = all.filter(({ kind }) => kind === "goal");
    expect(goals.length).toBeGreaterThan(20);
    for (const { at, match, score, playerId } of goals) {
      const fixture = evening.find(({ id }) => id === match.id)!;
      expect(score).toEqual((await context.sources.stateAt(fixture, at)).score);
      expect(playerId).toBeTypeOf("string");
    }
  });

  test("has no goals of basketball, and its beginning, half and end once", () => {
    const games = all.filter(({ match }) => match.sport === "basketball");
    expect(games.length).toBeGreaterThan(10);
    expect(games.filter(({ kind }) => kind === "goal" || kind === "redCard" || kind === "var")).toEqual([]);
    for (const { match } of games) {
      const own = games.filter((one) => one.match.id === match.id).map(({ key }) => key);
      expect(own).toEqual(["lead:60", "lineup", "lead:30", "lead:15", "kickoff", "halfTime", "fullTime"]);
    }
  });

  test("gives a follower the same notices once each, however its time is cut into passes", async () => {
    const cuts = fc.uniqueArray(fc.integer({ min: FROM - HOUR + 1, max: TO - 1 }), { maxLength: 40 });
    await fc.assert(
      fc.asyncProperty(cuts, async (instants) => {
        const bounds = [FROM - HOUR, ...instants.sort((a, b) => a - b), TO];
        const collected: MatchHappening[] = [];
        for (let index = 1; index < bounds.length; index++)
          for (const fixture of evening) collected.push(...(await find(fixture, bounds[index - 1]!, bounds[index]!)));
        const follower = { settings: DEFAULT_ALERTS, things: [{ kind: "team" as const, alerts: null }] };
        const wanted = (one: MatchHappening): boolean => decideNotice(one, follower) !== undefined;
        expect(keysOf(collected.filter(wanted))).toEqual(keysOf(all.filter(wanted)));
      }),
      { numRuns: 8 },
    );
  });
});

const STORED: Fixture = {
  id: "s1",
  competitionId: "101",
  season: "1990-91",
  stage: { kind: "league" } as never,
  kickOff: FROM,
  isTimeConfirmed: true,
  homeId: "20101",
  awayId: "20102",
  source: "imported",
};

describe("a stored match of which no play is known", () => {
  const state = { phase: "FULL_TIME", score: [2, 1], reds: [0, 0], goals: [], seq: 1, updatedAt: FROM } as const;
  const stored = contextAt(TO, [{ fixture: STORED, state: { ...state, goals: [], happenedAt: FROM + HOUR } }]);

  test("has its leads and its end, and no line-ups", async () => {
    const found = await findHappenings(STORED, "football", { since: FROM - 2 * HOUR, until: TO }, stored);
    expect(found.map(({ key }) => key)).toEqual(["lead:60", "lead:30", "lead:15", "fullTime"]);
    expect(found.at(-1)).toMatchObject({ score: [2, 1], at: FROM + HOUR });
  });

  test("does not end again when its result is corrected", async () => {
    expect(await findHappenings(STORED, "football", { since: FROM + 2 * HOUR, until: TO }, stored)).toEqual([]);
  });
});
