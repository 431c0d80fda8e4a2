import type { GameShot } from "#contract/domain/game-events";
import type { Pair, Side } from "#contract/domain/match";
import { tenth } from "#contract/text/decimal-text";
import { readGamePeriod } from "~/features/play-by-play/plays";

/** Which shots are shown. */
export interface ShotFilter {
  /** From 1; absent for the whole game. */
  period?: number;
  /** Of a player, by id; absent for all. */
  player?: string;
}

const PLAYER = /^[\w-]{1,40}$/;

/** The filter of an address; undefined if it cannot be read. */
export function readShotFilter(query: URLSearchParams): ShotFilter | undefined {
  const [period, player] = [readGamePeriod(query), query.get("player")];
  if (period === null || (player !== null && !PLAYER.test(player))) return undefined;
  return { ...(period !== undefined && { period }), ...(player !== null && { player }) };
}

/** With its question mark, or empty. */
export function shotQuery({ period, player }: ShotFilter): string {
  const query = new URLSearchParams({
    ...(period !== undefined && { period: `${period}` }),
    ...(player !== undefined && { player }),
  }).toString();
  return query && `?${query}`;
}

export const shotsOf = (shots: readonly GameShot[], { period, player }: ShotFilter): GameShot[] =>
  shots.filter(
    (shot) => (period === undefined || shot.period === period) && (player === undefined || shot.player?.id === player),
  );

/** Made and taken, of all shots and of those for three points. */
interface ShotCount {
  all: Pair;
  threes: Pair;
}

export function countShots(shots: readonly GameShot[]): ShotCount {
  const made = (some: readonly GameShot[]): Pair => [some.filter(({ isMade }) => isMade).length, some.length];
  return { all: made(shots), threes: made(shots.filter(({ kind }) => kind === "FG3")) };
}

/** A player and what became of their shots. */
export interface Shooter extends ShotCount {
  id: string;
  name: string;
}

/** Who shot for a side, most shots first. */
export function shootersOf(shots: readonly GameShot[], side: Side): Shooter[] {
  const byPlayer = new Map<string, GameShot[]>();
  for (const shot of shots) {
    const { id } = shot.player ?? {};
    if (shot.side === side && id) byPlayer.set(id, [...(byPlayer.get(id) ?? []), shot]);
  }
  return [...byPlayer]
    .map(([id, own]) => ({ id, name: own[0]?.player?.name ?? "", ...countShots(own) }))
    .toSorted((a, b) => b.all[1] - a.all[1] || b.all[0] - a.all[0] || a.name.localeCompare(b.name));
}

// Metres; a court of 28 by 15 (FIBA), of which the map shows the end that a side attacks.
const LENGTH = 28;
const WIDTH = 15;
export const COURT_DEPTH = 11;
const EDGE = 0.25;

const within = (value: number, most: number): number => tenth(Math.min(most - EDGE, Math.max(EDGE, value)));

/** Metres from the left side line and from the end line, with the side attacking upwards. */
export function courtSpot({ side, x, y }: Pick<GameShot, "side" | "x" | "y">): { x: number; y: number } {
  const isHome = side === "home";
  return {
    x: within(((isHome ? y : 100 - y) / 100) * WIDTH, WIDTH),
    y: within(((isHome ? 100 - x : x) / 100) * LENGTH, COURT_DEPTH),
  };
}
