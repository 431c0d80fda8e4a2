import { HOUR } from "#contract/time/units";
import type { CompetitionEntry } from "../data/entries/types.ts";
import type { LoadedMatch } from "../store/load-statements.ts";

/** Days are local and some lack a time, so two sources may differ by a day and a half on one match. */
const SAME_MATCH = 36 * HOUR;

export interface Found {
  match: LoadedMatch;
  /** Whether the sides are in reverse order. */
  isTurned: boolean;
}

export type Finder = (match: LoadedMatch) => Found | undefined;

const toPairKey = (homeId: string, awayId: string): string => `${homeId} ${awayId}`;

const grouped = (matches: readonly LoadedMatch[]): Map<string, LoadedMatch[]> =>
  Map.groupBy(matches, ({ homeId, awayId }) => toPairKey(homeId, awayId));

const distance = (a: LoadedMatch, b: LoadedMatch): number => Math.abs(a.kickOff - b.kickOff);

function nearest(found: readonly LoadedMatch[], match: LoadedMatch): LoadedMatch | undefined {
  const near = found.filter((one) => distance(one, match) <= SAME_MATCH);
  return near.reduce<LoadedMatch | undefined>(
    (best, one) => (best && distance(best, match) <= distance(one, match) ? best : one),
    undefined,
  );
}

/**
 * Finds the season's match that corresponds to another source's match: by id, else by teams and day with either side
 * first; in a double round-robin league also by teams alone, since matches move. `given` are all matches of the other
 * source.
 */
export function finderFor(
  format: CompetitionEntry["format"] | undefined,
  season: readonly LoadedMatch[],
  given: readonly LoadedMatch[],
): Finder {
  const byId = new Map(season.map((match) => [match.id, match]));
  const byPair = grouped(season);
  const givenByPair = grouped(given);
  const meetsOnce = format?.kind === "league" && format.times <= 2;
  return (match) => {
    const own = byId.get(match.id);
    if (own) return { match: own, isTurned: false };
    const pair = toPairKey(match.homeId, match.awayId);
    const same = byPair.get(pair) ?? [];
    const near = nearest(same, match);
    if (near) return { match: near, isTurned: false };
    const turned = nearest(byPair.get(toPairKey(match.awayId, match.homeId)) ?? [], match);
    if (turned) return { match: turned, isTurned: true };
    const [only] = same;
    const isOnly = meetsOnce && same.length === 1 && givenByPair.get(pair)?.length === 1;
    if (!isOnly || match.stage !== "regular" || only!.stage !== "regular") return undefined;
    return { match: only!, isTurned: false };
  };
}
