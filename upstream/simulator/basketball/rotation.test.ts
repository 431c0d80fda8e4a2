import { describe, expect, it } from "vitest";
import { entriesAt } from "./entries.ts";
import type { BasketballProgress, PlayWithPlayers } from "./progress.ts";
import type { RosterPlayer } from "./roster.ts";
import { RULES, testProgress } from "./test-games.ts";

const END = Number.MAX_SAFE_INTEGER;
const GAMES = 250;
const mean = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

/** The ten on court after each play. */
function courtAfter({ plays, rosters }: BasketballProgress): { one: PlayWithPlayers; court: RosterPlayer[] }[] {
  const onCourt = new Set([...rosters.home, ...rosters.away].filter(({ isStarter }) => isStarter));
  return plays.map((one) => {
    for (const { out, in: on } of one.changes) {
      onCourt.delete(out);
      onCourt.add(on);
    }
    return { one, court: [...onCourt] };
  });
}

const gapOf = ({ play: { board } }: PlayWithPlayers): number => Math.abs(board.score[0] - board.score[1]);

describe.each(Object.entries(RULES))("rotations by the rules of %s", (name, rules) => {
  const games = Array.from({ length: GAMES }, (_, index) => testProgress(`${name}${index}`, rules));
  /** Starters on court with a minute left, by the gap then. */
  const atLastMinute = games.flatMap((game) => {
    const found = courtAfter(game).find(({ one: { play } }) => play.period === rules.periods && play.clock <= 60);
    return found ? [{ gap: gapOf(found.one), starters: found.court.filter((one) => one.isStarter).length }] : [];
  });

  it("say that a player has fouled out only at the limit, and always then", () => {
    for (const game of games) {
      const limit = game.game.rules.foulsOut;
      const fouls = new Map<string, number>();
      for (const { kind, player, isFouledOut, change } of entriesAt(game, END)) {
        if (kind !== "FOUL" || !player || change) continue;
        const count = (fouls.get(player.id) ?? 0) + 1;
        fouls.set(player.id, count);
        expect(isFouledOut === true).toBe(count === limit);
      }
    }
  });

  it("lose a player to fouls about once in five games, as leagues do", () => {
    const outs = games.flatMap(({ plays }) => plays.filter(({ isFouledOut }) => isFouledOut)).length / GAMES;
    expect(outs).toBeGreaterThan(0.02);
    expect(outs).toBeLessThan(0.45);
  });

  it("change each side's five at most once or twice in the last two minutes", () => {
    const late = games.map(({ plays }) =>
      plays
        .filter(({ play }) => play.period === rules.periods && play.clock <= 120 && play.kind !== "period_end")
        .reduce((sum, { changes }) => sum + changes.length, 0),
    );
    expect(Math.max(...late)).toBeLessThanOrEqual(22);
    expect(late.filter((changes) => changes > 12).length / GAMES).toBeLessThan(0.05);
  });

  it("close a close game with the starters, and leave a decided one to the bench", () => {
    const startersAt = (isMeant: (gap: number) => boolean): number =>
      mean(atLastMinute.filter(({ gap }) => isMeant(gap)).map(({ starters }) => starters));
    expect(startersAt((gap) => gap <= 5)).toBeGreaterThan(9);
    expect(startersAt((gap) => gap >= 22)).toBeLessThan(1);
  });
});
