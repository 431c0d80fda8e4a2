import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { phaseGroup } from "#contract/domain/status";
import { HOUR } from "#contract/time/units";
import { type Game, type Play, pointsByPeriod } from "./game.ts";
import { gameHappenings, gameStateAt } from "./game-state.ts";
import { elapsedAt, lengthOf } from "./rules.ts";
import { RULES, TIP_OFF, testGame } from "./test-games.ts";

const kinds = Object.entries(RULES);
const GAMES = 1_000;
const endOf = ({ plays }: Game): number => plays.at(-1)!.at;
const sumOf = (pairs: readonly (readonly [number, number])[], side: 0 | 1): number =>
  pairs.reduce((sum, pair) => sum + pair[side], 0);

describe.each(kinds)("a game by the rules of %s", (name, rules) => {
  const games = Array.from({ length: GAMES }, (_, index) => testGame(`${name}${index}`, rules));

  it("ends with a winner, in overtime where regulation was level", () => {
    for (const { plays, rules: book } of games) {
      const last = plays.at(-1)!;
      expect(last.kind).toBe("period_end");
      expect(last.board.score[0]).not.toBe(last.board.score[1]);
      for (const { kind, period, board } of plays) {
        if (kind !== "period_end" || period < book.periods) continue;
        expect(board.score[0] === board.score[1]).toBe(period < last.period);
      }
    }
    expect(games.some(({ plays }) => plays.at(-1)!.period > rules.periods)).toBe(true);
  });

  it("is told in order: time and clock never go back, and time passes as the clock says", () => {
    const isSound = ({ plays, rules: book }: Game, index: number): boolean => {
      const play = plays[index]!;
      const next = plays[index + 1];
      const isInPeriod = play.clock >= 0 && play.clock <= lengthOf(play.period, book);
      if (!next || !isInPeriod || play.resumesAt < play.at) return isInPeriod && play.resumesAt >= play.at;
      const played = elapsedAt(next.period, next.clock, book) - elapsedAt(play.period, play.clock, book);
      if (next.period !== play.period) return played === 0 && next.at - play.at >= 120_000;
      return played >= 0 && next.at === play.resumesAt + played * 1000;
    };
    expect(games.flatMap((game) => game.plays.filter((_, index) => !isSound(game, index)))).toEqual([]);
  });

  it("scores what is made, and nothing else", () => {
    const unsound = games.flatMap(({ plays }) => {
      const score: [number, number] = [0, 0];
      return plays.filter(({ kind, side, isMade, points, board }) => {
        if (isMade) score[side === "home" ? 0 : 1] += kind === "free_throw" ? 1 : points!;
        return board.score[0] !== score[0] || board.score[1] !== score[1];
      });
    });
    expect(unsound).toEqual([]);
  });

  it("has periods whose points add up to the score, at any play", () => {
    for (const { plays } of games.slice(0, 40)) {
      for (const index of [0, 50, 130, plays.length - 1]) {
        const points = pointsByPeriod(plays, index);
        const { score } = plays[index]!.board;
        expect([sumOf(points, 0), sumOf(points, 1)]).toEqual(score);
        expect(points).toHaveLength(plays[index]!.period);
      }
    }
  });

  it("gives each missed shot a rebound while there is time, and free throws only after fouls", () => {
    const isSound = (plays: readonly Play[], index: number): boolean => {
      const play = plays[index]!;
      const before = plays[index - 1];
      if (play.kind === "rebound") return before?.isMade === false;
      if (play.kind === "shot" && !play.isMade)
        return plays[index + 1]?.kind === "rebound" || plays[index + 1]?.clock === 0;
      if (play.kind !== "free_throw") return true;
      if (play.number !== 1) return before?.kind === "free_throw" && before.side === play.side;
      return before?.kind === "foul" && before.side !== play.side && before.clock === play.clock;
    };
    expect(games.flatMap(({ plays }) => plays.filter((_, index) => !isSound(plays, index)))).toEqual([]);
  });

  it("never has more time-outs than there are", () => {
    const isOverdrawn = ({ board }: Play): boolean => Math.min(...board.timeouts) < 0;
    expect(games.flatMap(({ plays }) => plays.filter(isOverdrawn))).toEqual([]);
  });

  it("takes as long as games do", () => {
    const minutes = games.map((game) => (endOf(game) - TIP_OFF) / 60_000);
    expect(Math.max(...minutes)).toBeLessThan(300);
    const quarters = games.map(({ plays }) => plays.find(({ kind }) => kind === "period_end")!.at - plays[0]!.at);
    const mean = quarters.reduce((sum, one) => sum + one, 0) / quarters.length / 60_000;
    const [least, most] = { NBA: [25, 30], PBA: [24, 30], FIBA: [20, 24], WNBA: [20, 25], COLLEGE: [35, 45] }[name]!;
    expect(mean).toBeGreaterThan(least!);
    expect(mean).toBeLessThan(most!);
  });
});

describe("the state of a game", () => {
  const arbitrary = fc.record({
    name: fc.constantFrom(...kinds.map(([name]) => name as keyof typeof RULES)),
    id: fc.integer({ min: 0, max: 60 }),
    first: fc.integer({ min: -HOUR, max: 4 * HOUR }),
    more: fc.oneof(fc.integer({ min: 0, max: 3_000 }), fc.integer({ min: 0, max: HOUR })),
  });
  const games = new Map<string, Game>();
  const gameOf = ({ name, id }: { name: keyof typeof RULES; id: number }): Game => {
    const key = `${name}${id}`;
    const game = games.get(key) ?? testGame(key, RULES[name]);
    games.set(key, game);
    return game;
  };

  it("only goes on, and is the same wherever `seq` is", () => {
    fc.assert(
      fc.property(arbitrary, (one) => {
        const game = gameOf(one);
        const before = gameStateAt(game, TIP_OFF + one.first);
        const after = gameStateAt(game, TIP_OFF + one.first + one.more);
        expect(after.seq).toBeGreaterThanOrEqual(before.seq);
        if (after.seq === before.seq) expect(after).toEqual(before);
        expect(after.score?.[0] ?? 0).toBeGreaterThanOrEqual(before.score?.[0] ?? 0);
        expect(after.happenedAt ?? 0).toBeGreaterThanOrEqual(before.happenedAt ?? 0);
      }),
      { numRuns: 600 },
    );
  });

  it("knows nothing that lies after the instant: what comes later may be cut off", () => {
    fc.assert(
      fc.property(arbitrary, (one) => {
        const game = gameOf(one);
        const instant = TIP_OFF + one.first;
        const known = game.plays.filter(({ at }) => at <= instant);
        const state = gameStateAt(game, instant);
        expect(state.score).toEqual(known.at(-1)?.board.score);
        expect(state.updatedAt).toBeLessThanOrEqual(Math.max(instant, game.knownAt));
        expect(state.happenedAt ?? 0).toBeLessThanOrEqual(instant);
        expect(state.periods?.length).toBe(known.at(-1)?.period);
        expect(state.winner !== undefined).toBe(phaseGroup(state.phase) === "final");
      }),
      { numRuns: 400 },
    );
  });

  it("counts its clock down as it said it would", () => {
    fc.assert(
      fc.property(arbitrary, (one) => {
        const game = gameOf(one);
        const instant = TIP_OFF + one.first;
        const clock = gameStateAt(game, instant).basketball?.clock;
        if (!clock?.running) return;
        expect(clock.left).toBe(clock.running.from - Math.floor((instant - clock.running.startedAt) / 1000));
      }),
      { numRuns: 400 },
    );
  });

  it("names the sides whom the next foul against them sends to the line", () => {
    let sent = 0;
    for (const [name, rules] of kinds) {
      const game = testGame(`${name}11`, rules);
      for (const [index, play] of game.plays.entries()) {
        const before = game.plays[index - 1];
        if (play.foul !== "personal" || !before || before.at === play.at || before.period !== play.period) continue;
        const { bonus = [] } = gameStateAt(game, play.at - 1).basketball!;
        const isSent = game.plays[index + 1]?.kind === "free_throw";
        if (isSent) sent += 1;
        expect(bonus.some((side) => side !== play.side)).toBe(isSent);
      }
    }
    expect(sent).toBeGreaterThan(5);
  });

  it("last happened when a happening says so", () => {
    for (const [name, rules] of kinds) {
      const game = testGame(`${name}7`, rules);
      const instants = gameHappenings(game);
      expect([...instants].sort((a, b) => a - b)).toEqual(instants);
      for (const [index, at] of instants.entries()) {
        const next = instants[index + 1] ?? at + 10_000;
        for (const instant of [at, (at + next) >> 1 > at ? Math.floor((at + next) / 2) : at, next - 1]) {
          if (instant < at) continue;
          expect(gameStateAt(game, instant).happenedAt).toBe(at);
        }
      }
    }
  });
});
