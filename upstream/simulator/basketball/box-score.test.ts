import { describe, expect, it } from "vitest";
import type { BoxCounts } from "#contract/domain/box-score";
import { type Box, boxAt, type TeamBox, totalsOf } from "./box-score.ts";
import { gameStateAt } from "./game-state.ts";
import type { BasketballProgress, PlayWithPlayers } from "./progress.ts";
import type { RosterPlayer } from "./roster.ts";
import { elapsedAt } from "./rules.ts";
import { RULES, testProgress } from "./test-games.ts";

const END = Number.MAX_SAFE_INTEGER;
const GAMES = 500;
const SIDES = ["home", "away"] as const;

const pointsOf = ({ fgm, tpm, ftm }: BoxCounts): number => 2 * (fgm - tpm) + 3 * tpm + ftm;

const addsUp = (line: BoxCounts): boolean =>
  line.pts === pointsOf(line) &&
  line.reb === line.oreb + line.dreb &&
  line.fgm <= line.fga &&
  line.tpm <= line.tpa &&
  line.tpa <= line.fga &&
  line.ftm <= line.fta;

/** The lead as derived from the play-by-play. */
function leadOf({ plays }: BasketballProgress) {
  let [homeMost, awayMost, ties, changes] = [0, 0, 0, 0];
  let leader = 0;
  for (const { play } of plays) {
    if (!play.isMade) continue;
    const difference = play.board.score[0] - play.board.score[1];
    homeMost = Math.max(homeMost, difference);
    awayMost = Math.max(awayMost, -difference);
    if (difference === 0) ties += 1;
    if (leader * difference < 0) changes += 1;
    if (difference !== 0) leader = Math.sign(difference);
  }
  return { homeMost, awayMost, ties, changes };
}

const actors = ({ player, assist, block, steal, fouled }: PlayWithPlayers): (RosterPlayer | undefined)[] => [
  player,
  assist,
  block,
  steal,
  fouled,
];

describe.each(Object.entries(RULES))("the box score of a game by the rules of %s", (name, rules) => {
  const progressCache = Array.from({ length: GAMES }, (_, index) => testProgress(`${name}${index}`, rules));
  const boxes = progressCache.map((progress): [BasketballProgress, Box] => [progress, boxAt(progress, END)]);
  const teams = boxes.flatMap(([, box]) => [box.home, box.away]);

  it("adds up, for players and for teams", () => {
    expect(teams.flatMap((team) => [...team.lines, totalsOf(team)]).filter((line) => !addsUp(line))).toEqual([]);
    for (const [{ game }, box] of boxes) {
      expect([totalsOf(box.home).pts, totalsOf(box.away).pts]).toEqual(game.plays.at(-1)!.board.score);
    }
  });

  it("gives five players a side all the time that was played", () => {
    for (const [{ game }, box] of boxes) {
      const { period } = game.plays.at(-1)!;
      const played = 5 * elapsedAt(period, 0, game.rules);
      for (const side of SIDES) expect(totalsOf(box[side]).seconds).toBe(played);
    }
  });

  it("lets nobody act who sits on the bench, and has five different ones on court", () => {
    for (const { plays, rosters } of progressCache) {
      const onCourt = new Set([...rosters.home, ...rosters.away].filter(({ isStarter }) => isStarter));
      for (const one of plays) {
        for (const actor of actors(one)) if (actor && !onCourt.has(actor)) throw new Error(`${actor.id} sits`);
        for (const change of one.changes) {
          if (!onCourt.delete(change.out) || onCourt.has(change.in)) throw new Error(`${change.in.id} cannot come on`);
          onCourt.add(change.in);
        }
        if (onCourt.size !== 10) throw new Error(`${onCourt.size} on court`);
      }
    }
  });

  it("sends a player off for good with their last foul", () => {
    const limit = progressCache[0]!.game.rules.foulsOut;
    for (const { plays } of progressCache) {
      const fouls = new Map<string, number>();
      for (const { play, player, changes } of plays) {
        if (changes.some(({ in: on }) => (fouls.get(on.id) ?? 0) >= limit)) throw new Error("one sent off is back");
        if (play.kind !== "foul" || !player) continue;
        const count = (fouls.get(player.id) ?? 0) + 1;
        fouls.set(player.id, count);
        if (count > limit || (count === limit && changes[0]?.out !== player)) throw new Error(`${player.id} plays on`);
      }
    }
    expect(teams.some(({ lines }) => lines.some(({ pf }) => pf === limit))).toBe(true);
  });

  it("has plus-minus that sums to five times the margin", () => {
    for (const [{ game }, box] of boxes) {
      const [home, away] = game.plays.at(-1)!.board.score;
      const sum = ({ lines }: TeamBox) => lines.reduce((total, { plusMinus }) => total + plusMinus, 0);
      expect(sum(box.home)).toBe(5 * (home - away));
      expect(sum(box.away)).toBe(5 * (away - home));
    }
  });

  it("spreads the work as teams do: shots over all five, rebounds to the tall, assists to the guards", () => {
    const share = (key: keyof BoxCounts, role: string): number => {
      const lines = teams.flatMap((team) => team.lines);
      const sum = (some: typeof lines): number => some.reduce((total, line) => total + line[key], 0);
      return sum(lines.filter(({ player }) => player.role === role)) / sum(lines);
    };
    for (const role of ["PG", "SG", "SF", "PF", "C"]) {
      expect(share("fga", role)).toBeGreaterThan(0.1);
      expect(share("fga", role)).toBeLessThan(0.35);
      expect(share("pts", role)).toBeGreaterThan(0.1);
    }
    expect(share("reb", "C")).toBeGreaterThan(1.25 * share("reb", "PG"));
    expect(share("ast", "PG")).toBeGreaterThan(1.5 * share("ast", "C"));
    expect(share("tpa", "SG")).toBeGreaterThan(2 * share("tpa", "C"));
  });

  it("tells the leads that the play by play tells", () => {
    for (const [progress, { home, away }] of boxes) {
      const { homeMost, awayMost, ties, changes } = leadOf(progress);
      expect([home.biggestLead, away.biggestLead]).toEqual([homeMost, awayMost]);
      expect([home.timesTied, home.leadChanges]).toEqual([ties, changes]);
      expect([away.timesTied, away.leadChanges]).toEqual([ties, changes]);
    }
  });

  it("agrees with the score at any instant, and its periods with the whole", () => {
    for (const progress of progressCache.slice(0, 12)) {
      const { at: start } = progress.game.plays[0]!;
      for (let instant = start; instant < start + 10_800_000; instant += 1_234_567) {
        const box = boxAt(progress, instant);
        expect([totalsOf(box.home).pts, totalsOf(box.away).pts]).toEqual(gameStateAt(progress.game, instant).score);
      }
      const { period: last } = progress.game.plays.at(-1)!;
      const periods = Array.from({ length: last }, (_, index) => boxAt(progress, END, index + 1));
      const whole = totalsOf(boxAt(progress, END).home);
      for (const key of ["pts", "fga", "reb", "ast", "tov", "pf"] as const) {
        expect(periods.reduce((sum, { home }) => sum + totalsOf(home)[key], 0)).toBe(whole[key]);
      }
    }
  });
});
