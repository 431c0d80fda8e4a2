import type { RoundRule } from "../../data/standings/parts/split.ts";
import { robinRound, roundsOfRobin } from "./round-robin.ts";

/** Ids of the home and the away side. */
export type IdPair = readonly [homeId: string, awayId: string];

/** Positions of a single round robin, those with one more match at home first: they are for the better places. */
function seatsOf(size: number): number[] {
  const homes = Array.from({ length: size }, () => 0);
  for (let round = 0; round < roundsOfRobin(size); round++)
    for (const [home] of robinRound(size, round)) homes[home]! += 1;
  return [...homes.keys()].sort((one, other) => homes[other]! - homes[one]! || one - other);
}

const keyOf = (pair: IdPair): string => [...pair].sort().join(" ");

/**
 * The rounds of the clubs of one part of a table, in its order: everyone meets everyone once or twice, and nobody again
 * whom it has met in the `last` round before.
 */
export function drawSplit(
  teamIds: readonly string[],
  meetings: RoundRule["meetings"],
  last: readonly IdPair[],
): IdPair[][] {
  const seats = seatsOf(teamIds.length);
  const idAt = (position: number): string => teamIds[seats.indexOf(position)]!;
  const robin = Array.from({ length: roundsOfRobin(teamIds.length) }, (_, round) =>
    robinRound(teamIds.length, round).map(([home, away]): IdPair => [idAt(home), idAt(away)]),
  );
  const met = new Set(last.map(keyOf));
  const first = robin.findIndex((pairs) => !pairs.some((pair) => met.has(keyOf(pair))));
  const once = [...robin.slice(first), ...robin.slice(0, first)];
  return meetings === 1 ? once : [...once, ...once.map((pairs) => pairs.map(([home, away]): IdPair => [away, home]))];
}
