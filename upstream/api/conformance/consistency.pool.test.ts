import { beforeAll, describe, expect, it, vi } from "vitest";
import type { Match, Pair, Side } from "#contract/domain/match";
import type { StatKey } from "#contract/domain/match-statistics";
import { type Moment, type Samples, samplesOf } from "./test-samples.ts";
import { ask, read, seedWorld } from "./test-world-ask.ts";

// Consistency: two calls about one match at one instant agree.

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const SIDES = ["home", "away"] as const;
const GOALS = ["GOAL", "OWN_GOAL", "PEN_GOAL"];

let samples: Record<"football" | "basketball", Samples>;

const resultOf = async (path: string, query: Record<string, string>, now: number) =>
  (await (await ask(path, query, now)).json<{ result: Record<string, unknown> }>()).result;

beforeAll(async () => {
  await seedWorld();
  samples = { football: await samplesOf("football", resultOf), basketball: await samplesOf("basketball", resultOf) };
});

/** Moments of simulated matches: recorded ones have no details. */
const momentsOf = (sport: "football" | "basketball"): Moment[] =>
  samples[sport].moments.filter(({ matchId }) => matchId !== "final");

/** What changes too often for a list is in a game's own answer alone. */
function asInList(match: Match): Match {
  if (!("gameBoard" in match) || !match.gameBoard) return match;
  const { possession: _possession, bonus: _bonus, ...gameBoard } = match.gameBoard;
  return { ...match, gameBoard };
}

const scoreOf = (match: Match): Pair | undefined => ("score" in match ? match.score : undefined);
const dateAt = (instant: number): string => new Date(instant).toISOString().slice(0, 10);

describe("football", () => {
  it("has one score: in the list, the tick, the header, the events and the line-ups", async () => {
    for (const { matchId, now, label } of momentsOf("football")) {
      const info = await read("matchInfo", { matchId, lang: "en" }, now);
      const { match } = info;
      const where = `${matchId} ${label}`;
      const list = await read(
        "matchList",
        { date: dateAt(match.kickOff), timeZone: "UTC", lang: "en", leagueId: match.leagueId },
        now,
      );
      expect(
        list.groups.flatMap(({ matches }) => matches).find(({ id }) => id === matchId),
        where,
      ).toEqual(match);
      const [tick] = await read("matchScore", { matchId, lang: "en" }, now);
      expect(tick?.score, where).toEqual(scoreOf(match));
      const score = scoreOf(match) ?? [0, 0];
      const { events } = await read("matchEvents", { matchId, lang: "en" }, now);
      const goals = events.filter(({ type, isDeleted }) => GOALS.includes(type) && !isDeleted);
      expect(
        SIDES.map((side) => goals.filter((goal) => goal.side === side).length),
        where,
      ).toEqual([...score]);
      expect(
        info.goals.map(({ side, minute, player }) => [side, minute, player]),
        where,
      ).toEqual(goals.map(({ side, minute, player }) => [side, minute, player?.name]));
      const lineUps = await read("matchLineup", { matchId, lang: "en" }, now);
      if (lineUps.state === "official" && goals.length > 0) {
        const scored = (side: Side) =>
          [...lineUps[side].starters, ...lineUps[side].bench].reduce((sum, one) => sum + one.goals, 0);
        const own = (side: Side) =>
          [...lineUps[side].starters, ...lineUps[side].bench].reduce((sum, one) => sum + one.ownGoals, 0);
        expect([scored("home") + own("away"), scored("away") + own("home")], where).toEqual([...score]);
      }
    }
  });

  it("counts the same in statistics, events and the header", async () => {
    for (const { matchId, now, label } of momentsOf("football")) {
      const where = `${matchId} ${label}`;
      const { match } = await read("matchInfo", { matchId, lang: "en" }, now);
      const { periods, shots } = await read("matchStat", { matchId, lang: "en" }, now);
      const { events } = await read("matchEvents", { matchId, lang: "en" }, now);
      const whole = periods.find(({ period }) => period === "ALL");
      if (!whole) continue;
      const pair = (key: StatKey) => {
        const row = whole.rows.find((one) => one.key === key);
        return [row?.home, row?.away];
      };
      const count = (types: string[]) =>
        SIDES.map((side) => events.filter((event) => event.side === side && types.includes(event.type)).length);
      expect(pair("yellowCards"), where).toEqual(count(["YELLOW", "SECOND_YELLOW"]));
      expect(pair("redCards"), where).toEqual(count(["RED", "SECOND_YELLOW"]));
      if ("reds" in match && match.reds) expect(pair("redCards"), where).toEqual([...match.reds]);
      expect(pair("substitutions"), where).toEqual(count(["SUBST"]));
      const taken = shots.filter(({ outcome }) => outcome !== "own");
      expect(pair("shots"), where).toEqual(SIDES.map((side) => taken.filter((shot) => shot.side === side).length));
      const valid = events.filter(({ type, isDeleted }) => ["GOAL", "PEN_GOAL"].includes(type) && !isDeleted);
      for (const [index, side] of SIDES.entries())
        expect(pair("shotsOnTarget")[index] ?? 0, where).toBeGreaterThanOrEqual(
          valid.filter((goal) => goal.side === side).length,
        );
    }
  });

  it("has a table that adds up to the matches that it counts", async () => {
    const { now } = momentsOf("football")[0]!;
    const { tables } = await read("ranking", { leagueId: "101", lang: "en" }, now);
    const rows = tables.flatMap((table) => table.rows);
    const sum = (of: (row: (typeof rows)[number]) => number) => rows.reduce((total, row) => total + of(row), 0);
    expect(sum(({ goalsFor }) => goalsFor)).toBe(sum(({ goalsAgainst }) => goalsAgainst));
    expect(sum(({ won }) => won)).toBe(sum(({ lost }) => lost));
    const played = await read("fixturesByLeague", { leagueId: "101", direction: "past", size: "500", lang: "en" }, now);
    const finished = played.matches.filter(({ state }) => state === "finished");
    expect(sum((row) => row.played)).toBe(2 * finished.length);
  });

  it("quotes in play only while it is played, at the score of the quote", async () => {
    for (const { matchId, now, label } of momentsOf("football")) {
      const { match } = await read("matchInfo", { matchId, lang: "en" }, now);
      const { handicap } = await read("oddsLatestThreePeriod", { matchId, companyId: "8" }, now);
      const where = `${matchId} ${label}`;
      if (match.state === "scheduled") expect(handicap?.live, where).toBeUndefined();
      if (match.state === "finished" && handicap) expect(handicap.isClosed, where).toBe(true);
      const [home, away] = handicap?.live?.scoreAtQuote ?? [0, 0];
      expect(home + away, where).toBeLessThanOrEqual(
        (scoreOf(match) ?? [0, 0]).reduce((sum, goals) => sum + goals, 0) + 1,
      );
      const { home: h, draw = 0, away: a } = await read("winRate", { matchId }, now);
      expect(Math.round(h + draw + a), where).toBe(100);
    }
  });
});

describe("basketball", () => {
  it("has one score: in the list, the tick, the header, the box score and the periods", async () => {
    for (const { matchId, now, label } of momentsOf("basketball")) {
      const where = `${matchId} ${label}`;
      const { match } = await read("basketballMatchInfo", { matchId, lang: "en" }, now);
      const query = { date: dateAt(match.kickOff), timeZone: "UTC", lang: "en", leagueId: match.leagueId };
      const list = await read("basketballMatchList", query, now);
      expect(
        list.groups.flatMap(({ matches }) => matches).find(({ id }) => id === matchId),
        where,
      ).toEqual(asInList(match));
      const score = scoreOf(match);
      const [tick] = await read("basketballMatchScore", { matchId, lang: "en" }, now);
      expect(tick?.score, where).toEqual(score);
      const box = await read("boxScore", { matchId, lang: "en" }, now);
      if (!score || match.state === "void") continue;
      for (const [index, side] of SIDES.entries()) {
        expect(box[side].totals?.pts ?? 0, where).toBe(score[index]);
        expect(
          box[side].players.reduce((sum, line) => sum + line.pts, 0),
          where,
        ).toBe(score[index]);
      }
      const points = "periods" in match ? (match.periods?.points ?? []) : [];
      for (const index of [0, 1] as const)
        expect(
          points.reduce((sum, pair) => sum + pair[index], 0),
          where,
        ).toBe(score[index]);
    }
  });
});
