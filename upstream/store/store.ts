import { and, asc, eq, gt, gte, lt, lte, or } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { Fixture } from "../match.ts";
import { type StoredMatches, seasonKey } from "../sources.ts";
import { fixtureOf } from "./match-row.ts";
import { type MatchRow, matches, type StoredSource, seasons } from "./schema.ts";
import { RESULT_DUE, RESULT_DUE_IN_DAYS, storedStateAt } from "./stored-state.ts";

const HOUR = 3_600_000;
/** More than extra time, a shoot-out and the longest added time take together, in milliseconds. */
const LONGEST_MATCH = 5 * HOUR;
/** Lists further ahead need not hear of an import at once, in milliseconds. */
const LISTED_AHEAD = 48 * HOUR;

/**
 * The recorded and imported matches of a database, for the time of one call: rows that a list has read answer for
 * their states, so that a list of any length is one query.
 */
export function createStore(database: D1Database): StoredMatches {
  const db = drizzle(database);
  const known = new Map<string, MatchRow>();
  const isOfSeason = and(eq(seasons.competitionId, matches.competitionId), eq(seasons.season, matches.season));
  const rows = () => db.select({ match: matches, source: seasons.source }).from(matches).innerJoin(seasons, isOfSeason);

  const remember = ({ match, source }: { match: MatchRow; source: StoredSource }): Fixture => {
    known.set(match.id, match);
    return fixtureOf(match, source);
  };

  const readRow = async (matchId: string): Promise<Fixture | undefined> => {
    const [row] = await rows().where(eq(matches.id, matchId));
    return row && remember(row);
  };

  return {
    async between(from, to) {
      const found = await rows()
        .where(and(gte(matches.kickOff, from), lt(matches.kickOff, to)))
        .orderBy(asc(matches.kickOff), asc(matches.id));
      return found.map(remember);
    },
    async season(competitionId, season) {
      const found = await rows()
        .where(and(eq(matches.competitionId, competitionId), eq(matches.season, season)))
        .orderBy(asc(matches.kickOff), asc(matches.id));
      return found.map(remember);
    },
    find: readRow,
    async stateAt(fixture, instant) {
      if (!known.has(fixture.id)) await readRow(fixture.id);
      const row = known.get(fixture.id);
      if (!row) throw new Error(`match ${fixture.id} is not in the store`);
      return storedStateAt(row, instant);
    },
    async happenedBetween(since, until) {
      const { kickOff, status, changedAt } = matches;
      const isOpen = and(eq(status, "scheduled"), lte(kickOff, until - RESULT_DUE));
      const wasPlayed = and(gt(kickOff, since - LONGEST_MATCH), lte(kickOff, until));
      const wasImported = and(gt(changedAt, since), lte(changedAt, until));
      const found = await rows()
        .where(
          and(
            gt(kickOff, since - RESULT_DUE_IN_DAYS),
            lt(kickOff, until + LISTED_AHEAD),
            or(isOpen, wasPlayed, wasImported),
          ),
        )
        .orderBy(asc(kickOff), asc(matches.id));
      return found.filter(({ match }) => (storedStateAt(match, until).happenedAt ?? 0) > since).map(remember);
    },
    async takenSeasons() {
      const taken = await db.select({ competitionId: seasons.competitionId, season: seasons.season }).from(seasons);
      return new Set(taken.map(({ competitionId, season }) => seasonKey(competitionId, season)));
    },
  };
}
