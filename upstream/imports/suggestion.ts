import type { LoadedMatch } from "../store/load-statements.ts";

const HOUR = 3_600_000;
const SAME_DAY = 36 * HOUR;

/**
 * The club of a season for which a source has another name, by fixtures: the one that plays the same opponents on the
 * same days and sides most often. Only a suggestion for people. Undefined if there is none.
 */
export function clubByFixtures(
  clubId: string,
  source: readonly LoadedMatch[],
  season: readonly LoadedMatch[],
): string | undefined {
  const own = source.filter(({ homeId, awayId }) => homeId === clubId || awayId === clubId);
  const here = new Set(source.flatMap(({ homeId, awayId }) => [homeId, awayId]));
  const counts = new Map<string, number>();
  for (const match of own) {
    const isHome = match.homeId === clubId;
    const opponent = isHome ? match.awayId : match.homeId;
    for (const one of season) {
      if ((isHome ? one.awayId : one.homeId) !== opponent || Math.abs(one.kickOff - match.kickOff) > SAME_DAY) continue;
      const club = isHome ? one.homeId : one.awayId;
      if (!here.has(club)) counts.set(club, (counts.get(club) ?? 0) + 1);
    }
  }
  const [first, second] = [...counts].sort((a, b) => b[1] - a[1]);
  return first && (second === undefined || second[1] < first[1]) ? first[0] : undefined;
}
