import type { GameBoard, GameClock, GamePeriods, Pair, Side } from "../domain/match.ts";
import type { GAME_FIELDS, MatchStateWire } from "../wire/match-item.ts";
import { isSide } from "./one-of.ts";

type GameFields = Pick<MatchStateWire, keyof typeof GAME_FIELDS>;

/** Points by period; undefined unless the supplier gives both sides of each. */
export function parsePeriods({
  periodCount,
  periodSeconds,
  homePeriods = [],
  awayPeriods = [],
}: GameFields): GamePeriods | undefined {
  if ((periodCount !== 2 && periodCount !== 4) || !periodSeconds || homePeriods.length === 0) return undefined;
  const points: Pair[] = [];
  for (const [index, home] of homePeriods.entries()) {
    const away = awayPeriods[index];
    if (away === undefined) return undefined;
    points.push([home, away]);
  }
  return { count: periodCount, seconds: periodSeconds, points };
}

/** Parses mm:ss left; otherwise undefined. */
export function parseGameTime(text: string | undefined): number | undefined {
  const [, minutes, seconds] = /^(\d{1,2}):([0-5]\d)$/.exec(text ?? "") ?? [];
  return minutes === undefined ? undefined : Number(minutes) * 60 + Number(seconds);
}

export function parseGameClock(item: GameFields): { gameClock?: GameClock } {
  const left = parseGameTime(item.clock);
  if (left === undefined) return {};
  const { isClockRunning, clockStart, clockFrom } = item;
  if (!isClockRunning || clockStart === undefined || clockFrom == null) return { gameClock: { left } };
  return { gameClock: { left, running: { startedAt: clockStart, from: clockFrom } } };
}

const pairOf = (home: number | null | undefined, away: number | null | undefined): Pair | undefined =>
  home == null || away == null ? undefined : [home, away];

export function parseGameBoard(item: GameFields): { gameBoard?: GameBoard } {
  const fouls = pairOf(item.homeTeamFouls, item.awayTeamFouls);
  const timeouts = pairOf(item.homeTimeouts, item.awayTimeouts);
  const { possession } = item;
  const bonus: Side[] = [];
  if (item.homeBonus) bonus.push("home");
  if (item.awayBonus) bonus.push("away");
  const board: GameBoard = {
    ...(fouls && { fouls }),
    ...(timeouts && { timeouts }),
    ...(isSide(possession) && { possession }),
    ...(bonus.length > 0 && { bonus }),
  };
  return Object.keys(board).length > 0 ? { gameBoard: board } : {};
}
