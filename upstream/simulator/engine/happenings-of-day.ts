import { LruCache } from "#contract/memory/lru-cache";
import { DAY } from "#contract/time/units";
import type { Fixture } from "../../match/match.ts";
import { LONGEST_MATCH } from "../../match/match-clock.ts";
import { EARLIEST_POSTPONEMENT } from "./disruption.ts";

/** At `at`, in milliseconds, a list row changed. */
interface Happening {
  at: number;
  fixture: Fixture;
}

/** What is needed of the engine. */
interface Played {
  between(from: number, to: number, now: number): Fixture[];
  /** Instants in order. */
  happeningsOf(fixture: Fixture): number[];
}

// Live readers need today and, after midnight, the end of yesterday.
const MAX_CACHED_DAYS = 3;

/** All happenings of a UTC day (days since 1970). */
function happeningsOfDay({ between, happeningsOf }: Played, day: number): Happening[] {
  const from = day * DAY;
  const to = from + DAY;
  return between(from - LONGEST_MATCH, to + EARLIEST_POSTPONEMENT, to)
    .flatMap((fixture) => happeningsOf(fixture).map((at) => ({ at, fixture })))
    .filter(({ at }) => from <= at && at < to);
}

/**
 * Returns the matches in which something happened during (since, until], without duplicates. A day is computed once:
 * querying each match costs as much as a list of three days.
 */
export function createHappenings(played: Played): (since: number, until: number) => Fixture[] {
  const days = new LruCache<Happening[]>(MAX_CACHED_DAYS);
  return (since, until) => {
    const found = new Map<string, Fixture>();
    for (let day = Math.floor(since / DAY); day * DAY <= until; day++) {
      for (const { at, fixture } of days.getOrCreate(String(day), () => happeningsOfDay(played, day))) {
        if (at > since && at <= until) found.set(fixture.id, fixture);
      }
    }
    return [...found.values()];
  };
}
