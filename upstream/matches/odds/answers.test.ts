import { describe, expect, it } from "vitest";
import { ODDS_CALLS } from "#contract/calls/odds/odds-calls";
import type { OddsBoard, OddsComparison, OddsPanel, OddsStages, WinRate } from "#contract/domain/odds";
import { quartersOf } from "#contract/odds/quarters";
import { settleHandicap, totalOutcome } from "#contract/odds/settle";
import { BOOKMAKERS } from "#contract/tables/bookmakers";
import { HOUR } from "#contract/time/units";
import { ODDS_ANSWERS } from "../../api/odds/odds-answers.ts";
import type { RecordedPrice } from "../../match/match.ts";
import type { Timeline } from "../../simulator/engine/timeline.ts";
import { contextAt, type StoredMatch } from "../history/test-context.ts";
import { KICK_OFF } from "../test-data.ts";
import { footballBetween } from "./test-fixtures.ts";

const fixtures = await footballBetween(KICK_OFF, KICK_OFF + 1);
const footballId = fixtures[0]!.id;

type Name = keyof typeof ODDS_CALLS;
type Context = ReturnType<typeof contextAt>;

/** An answer as the edge reads it; every row must be valid. */
async function ask<Value>(name: Name, query: object, context: Context): Promise<Value> {
  const call = ODDS_CALLS[name];
  const result = await (ODDS_ANSWERS[name] as (query: unknown, context: Context) => unknown)(
    call.query.parse({ lang: "en", ...query }),
    context,
  );
  const wire = JSON.parse(JSON.stringify({ message: "Success", result: { businessCode: 0, ...(result as object) } }));
  const { value, dropped } = call.parse(wire);
  expect(dropped).toEqual([]);
  return value as Value;
}

const PHASES = [-30 * 24, -48, -2, 0.3, 0.85, 1.5, 3, 24 * 30].map((hours) => KICK_OFF + hours * HOUR);

describe("calls about prices", () => {
  it("answer for a match at any instant", async () => {
    for (const now of PHASES) {
      const context = contextAt(now);
      const query = { matchId: footballId };
      const stages = await ask<OddsStages>("oddsLatestThreePeriod", query, context);
      expect(stages.companies).toHaveLength(18);
      const isOpen = now > KICK_OFF - 10 * 24 * HOUR;
      expect(stages.handicap !== undefined).toBe(isOpen);
      expect(stages.handicap?.live !== undefined).toBe(now > KICK_OFF);
      const boards = (["oddsHandicap", "oddsOverUnder", "oddsEurope"] as const).flatMap((name) =>
        [0, 1].map((half) => ask<OddsBoard>(name, { ...query, half }, context)),
      );
      for (const board of await Promise.all(boards)) {
        expect(board.lines.length).toBe(isOpen ? new Set(board.lines.map(({ bookmaker }) => bookmaker.id)).size : 0);
        expect(board.lines.every(({ history }) => history.length === 0)).toBe(true);
      }
      const { lines, summary } = await ask<OddsComparison>("oddsLatestEurope", query, context);
      expect(summary !== undefined).toBe(lines.length > 0);
      const rate = await ask<WinRate>("winRate", query, context);
      expect(rate.home + rate.draw! + rate.away).toBe(100);
      expect(rate.at).toBeLessThanOrEqual(now);
    }
  });

  it("give one company's lines with their history, the main one first", async () => {
    const board = await ask<OddsBoard>(
      "oddsHandicap",
      { matchId: footballId, companyId: "3" },
      contextAt(KICK_OFF + HOUR),
    );
    expect(board.lines.map(({ lineIndex }) => lineIndex)).toEqual([1, 2, 3]);
    for (const { bookmaker, market, history, live } of board.lines) {
      expect([bookmaker.name, market]).toEqual(["Crown", "AH"]);
      expect(history[0]).toEqual(live);
      expect(history.at(-1)!.stage).toBe("early");
    }
    expect(board.labels).toHaveLength(17);
  });

  it("sum up what the companies say", async () => {
    const now = KICK_OFF - HOUR;
    const { lines, summary } = await ask<OddsComparison>("oddsLatestEurope", { matchId: footballId }, contextAt(now));
    expect(lines.map(({ bookmaker }) => bookmaker.id).sort()).toEqual(BOOKMAKERS.map(({ id }) => id).sort());
    const homes = lines.map(({ pre, early }) => Number((pre ?? early)!.prices.home));
    expect(summary!.companies).toBe(18);
    expect(Number(summary!.highest.home)).toBe(Math.max(...homes));
    expect(Number(summary!.lowest.home)).toBe(Math.min(...homes));
    expect(summary!.fair.home + summary!.fair.draw! + summary!.fair.away).toBeCloseTo(100, 6);
    expect(summary!.overround).toBeGreaterThan(2);
  });

  it("refuse what does not exist", async () => {
    const context = contextAt(KICK_OFF);
    await expect(ask("oddsEurope", { matchId: "5" }, context)).rejects.toMatchObject({ field: "matchId" });
    await expect(ask("basketballOddsSpread", { matchId: footballId }, context)).rejects.toMatchObject({ status: 404 });
    await expect(ask("oddsEurope", { matchId: footballId, companyId: 2 }, context)).rejects.toMatchObject({
      field: "companyId",
    });
  });
});

describe("a match that a source recorded", () => {
  const fixture = { ...fixtures[0]!, id: "recorded1", source: "imported" as const, season: "2030" };
  const stored: StoredMatch = {
    fixture,
    state: {
      phase: "FULL_TIME",
      score: [2, 1],
      fullTime: [2, 1],
      reds: [0, 0],
      goals: [],
      seq: 1,
      updatedAt: KICK_OFF,
    },
  };
  const withPrices = (prices: RecordedPrice[]): Context => {
    const context = contextAt(KICK_OFF + 24 * HOUR, [stored]);
    return { ...context, sources: { ...context.sources, pricesOf: () => prices } };
  };

  it("has empty lists where nobody recorded a price, and a win rate by the model", async () => {
    const context = withPrices([]);
    const query = { matchId: "recorded1" };
    expect(await ask<OddsStages>("oddsLatestThreePeriod", query, context)).toEqual({ companies: [] });
    expect((await ask<OddsBoard>("oddsHandicap", query, context)).lines).toEqual([]);
    expect(await ask<OddsComparison>("oddsLatestEurope", query, context)).toEqual({ lines: [] });
    const rate = await ask<WinRate>("winRate", query, context);
    expect(rate).toMatchObject({ source: "model" });
    expect(rate.home + rate.draw! + rate.away).toBe(100);
  });

  it("has its own prices where there are some, and a win rate by them", async () => {
    const context = withPrices([
      { companyId: 8, companyName: "Bet365", market: "1X2", stage: "closing", prices: [2.1, 3.4, 3.6] },
    ]);
    const { summary } = await ask<OddsComparison>("oddsLatestEurope", { matchId: "recorded1" }, context);
    expect(summary).toMatchObject({ companies: 1, overround: 4.81, fair: { home: 45.44, draw: 28.06, away: 26.5 } });
    expect(await ask<WinRate>("winRate", { matchId: "recorded1" }, context)).toMatchObject({
      home: 45,
      draw: 28,
      away: 27,
      source: "odds",
      sample: 1,
    });
  });

  it("has a win rate by its score where nobody knows when the goals fell", async () => {
    const now = KICK_OFF + HOUR;
    const context = contextAt(now, [
      { fixture, state: { ...stored.state, phase: "SECOND_HALF", score: [3, 0], halfTime: [2, 0] } },
    ]);
    const phase = (at: number, name: "FIRST_HALF" | "HALF_TIME" | "SECOND_HALF") =>
      ({ kind: "phase", at, phase: name }) as const;
    const timeline: Timeline = {
      knownAt: 0,
      incidents: [phase(KICK_OFF, "FIRST_HALF"), phase(now - 10 * 60_000, "SECOND_HALF")],
      periods: [],
    };
    const sources = { ...context.sources, timelineOf: () => timeline };
    const rate = await ask<WinRate>("winRate", { matchId: "recorded1" }, { ...context, sources });
    expect(rate).toMatchObject({ source: "model", at: now });
    expect(rate.home).toBeGreaterThan(90);
  });
});

describe("calls about basketball prices", async () => {
  const { sources, directory } = contextAt(KICK_OFF);
  const games = await sources.between(KICK_OFF - 12 * HOUR, KICK_OFF + 12 * HOUR, KICK_OFF);
  const game = games.find(({ competitionId }) => directory.competitionById(competitionId)?.sport === "basketball")!;
  const query = { matchId: game.id };

  it("answer for a game at any instant, without a draw and without a first half", async () => {
    for (const hours of [-48, -2, 1, 2, 5]) {
      const context = contextAt(game.kickOff + hours * HOUR);
      const stages = await ask<OddsStages>("basketballOddsLatestThreePeriod", query, context);
      expect([stages.handicap!.market, stages.total!.market, stages.winner!.market]).toEqual(["SPREAD", "TOTAL", "ML"]);
      expect(stages.winner!.live !== undefined).toBe(hours > 0);
      expect(stages.winner!.early!.prices).not.toHaveProperty("draw");
      for (const name of ["basketballOddsSpread", "basketballOddsTotal", "basketballOddsMoneyLine"] as const)
        expect((await ask<OddsBoard>(name, query, context)).lines.length).toBeGreaterThan(5);
      const rate = await ask<WinRate>("basketballWinRate", query, context);
      expect(rate).not.toHaveProperty("draw");
      expect(rate.home + rate.away).toBe(100);
    }
  });

  it("settle past games with their overtimes", async () => {
    const context = contextAt(game.kickOff + 24 * HOUR);
    const panel = await ask<OddsPanel>(
      "basketballLastOdds",
      { ...query, side: "home", duration: 6, companyId: 8 },
      context,
    );
    expect(panel.matches.length).toBeGreaterThan(0);
    for (const { match, odds, side, handicap, total } of panel.matches) {
      if (match.state !== "finished") throw new Error("only decided games are looked back on");
      const closing = odds!.closing!;
      expect(handicap).toBe(settleHandicap(match.score, quartersOf(closing.handicap!.homeLine!)!, side));
      expect(total).toBe(totalOutcome(match.score, quartersOf(closing.total!.total!)!));
    }
    expect(panel.tally.drawn).toBe(0);
  });
});
