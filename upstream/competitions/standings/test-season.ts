import type { Fixture } from "../../match/match.ts";
import type { SeasonMatch } from "./counted.ts";

/** A match that has been played, 1-0 unless told otherwise, on a day of the season. */
export function playedOn(
  day: number,
  homeId: string,
  awayId: string,
  { score = [1, 0] as const, ...fields }: Partial<Fixture> & { score?: readonly [number, number] } = {},
): SeasonMatch {
  return {
    fixture: {
      id: `${day} ${homeId} ${awayId}`,
      competitionId: "1",
      season: "2024-25",
      stage: "regular",
      kickOff: day * 86_400_000,
      isTimeConfirmed: true,
      homeId,
      awayId,
      source: "imported",
      ...fields,
    },
    state: { phase: "FULL_TIME", score, fullTime: score, reds: [0, 0], goals: [], seq: 0, updatedAt: 0 },
  };
}

/**
 * Every pair once, on the days from one on; the club that comes first in `clubs` wins. Each next round on later days,
 * the grounds changed.
 */
export function roundRobin(clubs: readonly string[], day: number, fields: Partial<Fixture> = {}): SeasonMatch[] {
  const pairs = clubs.flatMap((better, at) => clubs.slice(at + 1).map((other) => [better, other] as const));
  return pairs.map(([better, other], at) => playedOn(day + at, better, other, fields));
}
