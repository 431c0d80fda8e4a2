import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { overround } from "#contract/odds/margin";
import { BOOKMAKERS } from "#contract/tables/bookmakers";
import { HOUR } from "#contract/time/units";
import { companyById } from "../../data/odds/companies.ts";
import { stateOf } from "../../simulator/engine/state.ts";
import type { Timeline } from "../../simulator/engine/timeline.ts";
import { runsOf } from "../../test-sweep.ts";
import { KICK_OFF } from "../test-data.ts";
import { penaltiesOf, pricedFootball } from "./priced-football.ts";
import type { Half } from "./priced-match.ts";
import { CompanyPrices, LINES, type Market, type Row } from "./quotes.ts";
import { AFTERWARDS, testMatch, testPricedGame, testPricedMatch } from "./test-priced-matches.ts";

const number = fc.nat(4_000);
const company = fc.constantFrom(...BOOKMAKERS);
const market = fc.constantFrom<Market>("AH", "OU", "1X2");
const half = fc.constantFrom<Half>(0, 1);
/** From some days before to some hours after. */
const instant = fc.oneof(
  fc.integer({ min: KICK_OFF - 200 * HOUR, max: KICK_OFF + 5 * HOUR }),
  fc.integer({ min: KICK_OFF, max: KICK_OFF + 2 * HOUR }),
);

function historyOf(
  match: number,
  { id, reportsSuspension }: (typeof BOOKMAKERS)[number],
  of: Market,
  part: Half,
  now: number,
) {
  const prices = new CompanyPrices(testPricedMatch(match, now), companyById(id), part, reportsSuspension === true);
  return prices.line(of, 1, true)?.history ?? [];
}

describe("a company's prices", () => {
  it("never tell anything after the instant, and never change afterwards", () => {
    fc.assert(
      fc.property(number, company, market, half, instant, instant, (match, one, of, part, a, b) => {
        const [earlier, later] = [Math.min(a, b), Math.max(a, b)];
        const then = historyOf(match, one, of, part, earlier);
        const now = historyOf(match, one, of, part, later);
        expect(then.every(({ at }) => at! <= earlier)).toBe(true);
        const kept = now.filter(({ at }) => at! <= earlier);
        // The oldest may have been dropped from the two hundred.
        expect(then.slice(0, kept.length)).toEqual(kept);
        if (now.length < 200) expect(kept).toHaveLength(then.length);
      }),
      { numRuns: runsOf(150) },
    );
  });

  it("come latest first, at most two hundred, with a margin, and none below 1.01", () => {
    fc.assert(
      fc.property(number, company, market, half, (match, one, of, part) => {
        const history = historyOf(match, one, of, part, AFTERWARDS);
        expect(history.length).toBeGreaterThan(20);
        expect(history.length).toBeLessThanOrEqual(200);
        for (const [index, { at, prices }] of history.entries()) {
          if (index > 0) expect(at!).toBeLessThanOrEqual(history[index - 1]!.at!);
          expect(Math.min(...prices)).toBeGreaterThanOrEqual(1.01);
          expect(overround(prices)).toBeGreaterThan(-0.005);
          expect(overround(prices)).toBeLessThan(0.1);
        }
      }),
      { numRuns: runsOf(80) },
    );
  });

  it("in play stand at the score and the minute of the match, and no old score is offered while play has gone on", () => {
    fc.assert(
      fc.property(number, company, (match, one) => {
        const { timeline } = testMatch(match);
        for (const row of historyOf(match, one, "AH", 0, AFTERWARDS).filter(({ stage }) => stage === 3)) {
          const state = stateOf(timeline, row.at!);
          if (!row.isSuspended) expect(row.scoreAtQuote).toEqual(state.score);
          expect(state.score![0] + state.score![1]).toBeGreaterThanOrEqual(sum(row) - 1);
          if (!row.isSuspended && state.minute !== undefined) expect(row.minuteAtQuote).toBe(state.minute);
        }
      }),
      { numRuns: runsOf(60) },
    );
  });

  it("are not offered from the award of a penalty to the kick, while a goal is looked at, and shortly after a goal or a dismissal", () => {
    let checked = 0;
    fc.assert(
      fc.property(number, company, (match, one) => {
        const { timeline, fixture, rates } = testMatch(match);
        const history = historyOf(match, one, "OU", 0, AFTERWARDS).filter(({ stage }) => stage === 3);
        const lag = companyById(one.id).lag * 1_000;
        const kicks = penaltiesOf(fixture.id, timeline, rates).map((kick): [number, number] => [
          kick - 62_000,
          kick + 30_000,
        ]);
        for (const [from, to] of [...pausesOf(timeline), ...kicks]) {
          const offered = history.filter(({ at, isSuspended }) => !isSuspended && at! > from + lag && at! < to);
          expect(offered).toEqual([]);
          checked += 1;
        }
      }),
      { numRuns: runsOf(80) },
    );
    expect(checked).toBeGreaterThan(100);
  });

  it("close with ordinary time, those of the first half with it", () => {
    const { timeline } = testMatch(3);
    const endOf = (phase: string) => timeline.incidents.find((one) => one.kind === "phase" && one.phase === phase)!.at;
    const lineOf = (part: Half, now: number) =>
      new CompanyPrices(testPricedMatch(3, now), companyById(8), part, true).line("1X2", 1, true)!;
    expect(lineOf(1, endOf("HALF_TIME") - 1).isClosed).toBe(false);
    expect(lineOf(1, endOf("HALF_TIME")).isClosed).toBe(true);
    expect(lineOf(0, endOf("FULL_TIME") - 1).isClosed).toBe(false);
    const closed = lineOf(0, endOf("FULL_TIME") + HOUR);
    expect(closed.isClosed).toBe(true);
    expect(closed.live!.at!).toBeLessThan(endOf("FULL_TIME"));
    expect(lineOf(1, AFTERWARDS).live!.at!).toBeLessThan(endOf("HALF_TIME"));
  });

  it("have a line below and above the main one, each a quarter off", () => {
    const prices = new CompanyPrices(testPricedMatch(5, KICK_OFF - HOUR), companyById(31), 0, true);
    for (const of of ["AH", "OU"] as const) {
      const [main, below, above] = LINES[of].map((index) => prices.line(of, index, false)!.pre!);
      expect([below!.line! - main!.line!, above!.line! - main!.line!]).toEqual([-1, 1]);
      // A larger handicap for the home side shortens its price; a higher total lengthens the over's.
      const isRising = above!.prices[0]! > below!.prices[0]!;
      expect(isRising).toBe(of === "OU");
    }
  });

  it("have a main line near even money before kick-off", () => {
    for (let match = 0; match < 60; match++) {
      const prices = new CompanyPrices(testPricedMatch(match, KICK_OFF - HOUR), companyById(31), 0, true);
      for (const of of ["AH", "OU"] as const) {
        const {
          prices: [first = 0, second = 0],
        } = prices.line(of, 1, false)!.pre!;
        expect(Math.abs(1 / first - 1 / second)).toBeLessThan(0.14);
      }
    }
  });

  it("do not exist before they open, and stop when a match is called off", () => {
    const { fixture, rates } = testMatch(1);
    const off = KICK_OFF - 20 * HOUR;
    const timeline: Timeline = { knownAt: 0, incidents: [{ kind: "phase", phase: "POSTPONED", at: off }], periods: [] };
    const lineAt = (now: number) =>
      new CompanyPrices(pricedFootball(fixture, timeline, rates, now), companyById(8), 0, true).line("AH", 1, true);
    expect(lineAt(KICK_OFF - 30 * 24 * HOUR)).toBeUndefined();
    expect(lineAt(off - 1)!.isClosed).toBe(false);
    const called = lineAt(AFTERWARDS)!;
    expect(called.isClosed).toBe(true);
    expect(called.live).toBeUndefined();
    expect(called.history!.every(({ at }) => at! <= off)).toBe(true);
  });
});

describe("basketball prices", () => {
  it("have a spread and a total in half points and a money line of two", () => {
    for (let game = 0; game < 20; game++) {
      const prices = new CompanyPrices(testPricedGame(game), companyById(8), 0, true);
      const [spread, total, winner] = (["AH", "OU", "1X2"] as const).map((of) => prices.line(of, 1, true)!);
      for (const row of [...spread!.history!, ...total!.history!]) expect(Math.abs(row.line! % 2)).toBe(0);
      expect(winner!.history!.every(({ prices: sides }) => sides.length === 2)).toBe(true);
      expect(total!.pre!.line!).toBeGreaterThan(4 * 120);
      expect(spread!.isClosed).toBe(true);
      expect(new Set(spread!.history!.map(({ stage }) => stage))).toEqual(new Set([1, 2, 3]));
    }
  });

  it("never tell anything after the instant", () => {
    fc.assert(
      fc.property(fc.nat(300), instant, (game, now) => {
        const at = (until: number) =>
          new CompanyPrices(testPricedGame(game, until), companyById(3), 0, true).line("OU", 1, true)?.history ?? [];
        const then = at(now);
        expect(then).toEqual(at(AFTERWARDS).filter((row) => row.at! <= now));
      }),
      { numRuns: runsOf(30) },
    );
  });
});

const sum = ({ scoreAtQuote = [0, 0] }: Row): number => scoreAtQuote[0] + scoreAtQuote[1];

/**
 * From goals, dismissals and reviews in ordinary time to the earliest instant at which a price may be offered again.
 */
function pausesOf({ incidents }: Timeline): [number, number][] {
  return incidents.flatMap((incident, index): [number, number][] => {
    if (incident.kind === "goal") return [[incident.at, incident.at + 50_000]];
    if (incident.kind === "card" && incident.colour !== "yellow") return [[incident.at, incident.at + 40_000]];
    const decision = incident.kind === "review" && incidents.slice(index).find(({ kind }) => kind === "decision");
    return decision ? [[incident.at, decision.at + 20_000]] : [];
  });
}
