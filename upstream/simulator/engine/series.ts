import type { Series } from "#contract/domain/match";
import { type Entrant, latest, type Pairing, type SeasonFrame } from "./season-plan.ts";

export type SeriesLength = Series["bestOf"];

/** A team with its seed. */
export interface Seeded extends Entrant {
  /** Number of its conference; the same for all if there is a single table. */
  table: number;
  /** Within the table. */
  seed: number;
  /** Overall, from 1: decides between teams of two conferences. */
  rank: number;
}

/** A place in the draw; undefined until the matches that lead to it have all kicked off at `now`. */
export type SeededPlace = (now: number) => Seeded | undefined;

/** Games hosted by the better seed: two, two and then alternating; one and one in a series of three. */
const HOSTS: Record<SeriesLength, readonly boolean[]> = {
  1: [true],
  3: [true, false, true],
  5: [true, true, false, false, true],
  7: [true, true, false, false, true, false, true],
};

/** The better seed against the other; undefined until both are known. */
export function pairOf(
  one: Seeded | undefined,
  other: Seeded | undefined,
  isUpperHome: boolean,
  more: Partial<Pairing> = {},
): Pairing | undefined {
  if (!one || !other) return undefined;
  const [upper, lower] = isBetter(one, other) ? [one, other] : [other, one];
  const [home, away] = isUpperHome ? [upper, lower] : [lower, upper];
  return { homeId: home.teamId, awayId: away.teamId, stakes: "winner", knownAt: latest(home, away), ...more };
}

const isBetter = (one: Seeded, other: Seeded): boolean =>
  one.table === other.table ? one.seed < other.seed : one.rank < other.rank;

interface SeriesSetting {
  bestOf: SeriesLength;
  isNeutral: boolean;
  /** Numbers of the games up to this one. */
  indices: readonly number[];
}

/** A game of a series, known as soon as it is certain to be played. */
export function seriesPair(
  frame: SeasonFrame,
  upper: Seeded | undefined,
  lower: Seeded | undefined,
  { bestOf, isNeutral, indices }: SeriesSetting,
  now: number,
): Pairing | undefined {
  const game = indices.length;
  const pair = pairOf(upper, lower, isNeutral || HOSTS[bestOf][game - 1]!, {
    ...(isNeutral && { isNeutral: true as const }),
    ...(bestOf > 1 && { series: { bestOf, game, games: indices } }),
  });
  if (!pair) return undefined;
  const needed = (bestOf + 1) / 2;
  const wins = new Map<string, number>();
  for (const index of indices.slice(0, -1)) {
    if (isSure(wins, pair, game - needed)) break;
    const result = frame.result(index, now);
    if (!result) return undefined;
    const winnerId = result.winner === "home" ? result.homeId : result.awayId;
    wins.set(winnerId, (wins.get(winnerId) ?? 0) + 1);
    pair.knownAt = Math.max(pair.knownAt, result.decidedAt);
  }
  return isSure(wins, pair, game - needed) ? pair : undefined;
}

/** Nobody can win the series before the game if both sides already have this many wins. */
const isSure = (wins: ReadonlyMap<string, number>, { homeId, awayId }: Pairing, each: number): boolean =>
  Math.min(wins.get(homeId) ?? 0, wins.get(awayId) ?? 0) >= each;

/** The place that the winner takes in the next draw. */
export function seriesWinner(
  frame: SeasonFrame,
  places: readonly SeededPlace[],
  games: readonly number[],
  bestOf: SeriesLength,
  now: number,
): Seeded | undefined {
  const wins = new Map<string, number>();
  for (const index of games) {
    const result = frame.result(index, now);
    if (!result) return undefined;
    const winnerId = result.winner === "home" ? result.homeId : result.awayId;
    wins.set(winnerId, (wins.get(winnerId) ?? 0) + 1);
    if (wins.get(winnerId)! <= bestOf / 2) continue;
    const team = places.map((place) => place(now)).find((one) => one?.teamId === winnerId);
    return team && { ...team, knownAt: result.decidedAt };
  }
  return undefined;
}
