import type { Random } from "../../platform/random.ts";
import { type PositionPair, robinRound } from "./round-robin.ts";

/** By position in the field; undefined for a club that is not known before the draw. */
export type Countries = readonly (string | undefined)[];

/** The pairs of each matchday: nobody meets an opponent twice, and clubs of one country meet only if they must. */
export function drawLeaguePhase(countries: Countries, matchdays: number, random: Random): PositionPair[][] {
  const order = apart(countries, matchdays, random);
  return Array.from({ length: matchdays }, (_, matchday) =>
    robinRound(order.length, matchday).map(([home, away]): PositionPair => [order[home]!, order[away]!]),
  );
}

const TRIES = 2_000;

/** An order in which the first rounds of a round robin pair no clubs of one country: two clubs swap while it helps. */
function apart(countries: Countries, matchdays: number, random: Random): number[] {
  const order = random.shuffle(countries.map((_, position) => position));
  const meetings = Array.from({ length: matchdays }, (_, matchday) => robinRound(order.length, matchday)).flat();
  const isOfOne = ([home, away]: PositionPair): boolean => {
    const country = countries[order[home]!];
    return country !== undefined && country === countries[order[away]!];
  };
  const atPosition = order.map((_, position) => meetings.filter((pair) => pair.includes(position)));
  const swap = (one: number, other: number): void => {
    [order[one], order[other]] = [order[other]!, order[one]!];
  };
  for (let tries = 0; tries < TRIES; tries++) {
    const wrong = meetings.find(isOfOne);
    if (!wrong) break;
    const one = wrong[random.integer(0, 1)]!;
    const other = random.integer(0, order.length - 1);
    const touched = [...atPosition[one]!, ...atPosition[other]!];
    const before = touched.filter(isOfOne).length;
    swap(one, other);
    if (touched.filter(isOfOne).length > before) swap(one, other);
  }
  return order;
}

const TRIO = 3;
const TRIOS = 4;

/**
 * The same for twelve clubs, at most three of a country, over eight matchdays: a round robin of twelve has too few
 * rounds to keep three countries apart. Compatriots form trios, each trio meets one other three times running, and each
 * club of it one of the other's at a time.
 */
export function drawZone(countries: Countries, matchdays: number, random: Random): PositionPair[][] {
  const sizes = Map.groupBy(countries, (country) => country);
  const order = random
    .shuffle(countries.map((_, position) => position))
    .sort((one, other) => compareCountries(countries[one], countries[other], sizes));
  const homes = new Map<number, number>();
  return Array.from({ length: matchdays }, (_, matchday) => {
    const turn = matchday % TRIO;
    const pairs = robinRound(TRIOS, Math.floor(matchday / TRIO)).flatMap(([one, other]) =>
      Array.from(
        { length: TRIO },
        (_unused, place): PositionPair => [order[one * TRIO + place]!, order[other * TRIO + ((place + turn) % TRIO)]!],
      ),
    );
    return pairs.map((pair) => atHome(pair, homes));
  });
}

function compareCountries(
  one: string | undefined,
  other: string | undefined,
  sizes: ReadonlyMap<string | undefined, readonly unknown[]>,
): number {
  const difference = (sizes.get(other)?.length ?? 0) - (sizes.get(one)?.length ?? 0);
  if (difference !== 0 || one === other) return difference;
  return (one ?? "") < (other ?? "") ? -1 : 1;
}

/** The host is who has had fewer matches at home. */
function atHome([one, other]: PositionPair, homes: Map<number, number>): PositionPair {
  const isOther = (homes.get(other) ?? 0) < (homes.get(one) ?? 0);
  const [home, away] = isOther ? [other, one] : [one, other];
  homes.set(home, (homes.get(home) ?? 0) + 1);
  return [home, away];
}
