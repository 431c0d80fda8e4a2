import { and, asc, eq, gt, gte, inArray, lt, lte, or } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { HOUR } from "#contract/time/units";
import { modelOf } from "../competitions/sports/sport-model.ts";
import type { Fixture } from "../match/match.ts";
import { byInstant, inKickOffOrder } from "../match/match-order.ts";
import { type StoredMatches, seasonKey } from "../match/sources.ts";
import type { Incident, Timeline } from "../simulator/engine/timeline.ts";
import { cachedPerVersion } from "./data-version.ts";
import { areTeamsKnown, mayBeOpen } from "./known-teams.ts";
import { COUNTED_KINDS, DETAIL_KINDS } from "./match-fact.ts";
import { buildFixture } from "./match-row.ts";
import { readTogether } from "./read-together.ts";
import {
  type MatchRow,
  matches,
  matchPrices,
  matchStatistics,
  type StoredSource,
  seasons,
  sportOfColumn,
} from "./schema.ts";
import { countsIn, detailsIn, readFactsOf } from "./stored-details.ts";
import { RESULT_DUE, RESULT_DUE_IN_DAYS, storedStateAt } from "./stored-state.ts";
import { toTimeline } from "./timeline.ts";

/** A stored match in the engine's form: phases and goals, as far as the source gives them. */
function storedTimeline(row: MatchRow): Timeline {
  const firstLeg = row.firstLeg && { firstLeg: row.firstLeg };
  if (row.status !== "played" || !modelOf(sportOfColumn(row.sport)).hasGoals)
    return { knownAt: 0, incidents: [], periods: [], ...firstLeg };
  const { phases, goals } = toTimeline(row);
  const incidents: Incident[] = [
    ...phases.map(({ at, phase }) => ({ kind: "phase" as const, at, phase })),
    ...goals.flatMap(({ at, event }) => (event ? [{ kind: "goal" as const, at, goal: event }] : [])),
  ];
  const periods = phases.flatMap(({ period, at }) => (period?.startsAt === at ? [period] : []));
  return { knownAt: 0, incidents: incidents.sort(byInstant), periods, ...firstLeg };
}

interface StoredRow {
  match: MatchRow;
  source: StoredSource;
  isDrawOpen: boolean | null;
}

/** Milliseconds; longer than extra time, a shoot-out and the longest added time together. */
const LONGEST_MATCH = 5 * HOUR;
/** Milliseconds; lists further ahead need not reflect an import at once. */
const LISTED_AHEAD = 48 * HOUR;

const readTakenSeasons = cachedPerVersion(async (database): Promise<ReadonlySet<string>> => {
  const taken = await drizzle(database)
    .select({ competitionId: seasons.competitionId, season: seasons.season })
    .from(seasons);
  return new Set(taken.map(({ competitionId, season }) => seasonKey(competitionId, season)));
});

/**
 * A database's recorded and imported matches, for one call: states are computed from rows that a list has already read,
 * so that a list of any length takes one query.
 */
export function createStore(database: D1Database): StoredMatches {
  const db = drizzle(database);
  const known = new Map<string, MatchRow>();
  const isOfSeason = and(eq(seasons.competitionId, matches.competitionId), eq(seasons.season, matches.season));
  const rows = () =>
    db
      .select({ match: matches, source: seasons.source, isDrawOpen: seasons.isDrawOpen })
      .from(matches)
      .innerJoin(seasons, isOfSeason);

  const withTeamsNoted = ({ match, source }: StoredRow): Fixture => {
    known.set(match.id, match);
    return buildFixture(match, source);
  };

  const seasonsRead = new Map<string, Promise<StoredRow[]>>();
  /** Once per call: a drizzle query would run again with each await, a promise does not. */
  const readSeason = (competitionId: string, season: string): Promise<StoredRow[]> => {
    const key = seasonKey(competitionId, season);
    const read = async () =>
      rows()
        .where(and(eq(matches.competitionId, competitionId), eq(matches.season, season)))
        .orderBy(asc(matches.kickOff), asc(matches.id));
    const known = seasonsRead.get(key) ?? read();
    seasonsRead.set(key, known);
    return known;
  };

  /** Without knockout matches whose teams cannot be known yet. */
  const withKnownTeams = async (found: StoredRow[], now: number): Promise<StoredRow[]> => {
    const isKnown = await Promise.all(
      found.map(async ({ match, isDrawOpen }) => {
        if (!mayBeOpen(match, now, isDrawOpen ?? false)) return true;
        const season = readSeason(match.competitionId, match.season);
        return areTeamsKnown(
          match,
          (await season).map((row) => row.match),
          now,
          isDrawOpen ?? false,
        );
      }),
    );
    return found.filter((_, index) => isKnown[index]);
  };

  const readRow = async (matchId: string): Promise<StoredRow[]> => rows().where(eq(matches.id, matchId));

  const rowOf = async ({ id }: Fixture): Promise<MatchRow> => {
    if (!known.has(id)) for (const row of await readRow(id)) withTeamsNoted(row);
    const row = known.get(id);
    if (!row) throw new Error(`match ${id} is not in the store`);
    return row;
  };

  const countedIn = readTogether(
    async (ids) => db.select().from(matchStatistics).where(inArray(matchStatistics.matchId, ids)),
    ({ matchId }) => matchId,
  );
  const countFactsIn = readTogether(
    (ids) => readFactsOf(database, ids, COUNTED_KINDS),
    ({ matchId }) => matchId,
  );
  const pricedIn = readTogether(
    async (ids) => db.select().from(matchPrices).where(inArray(matchPrices.matchId, ids)),
    ({ matchId }) => matchId,
  );

  return {
    async between(from, to, now) {
      const found = await rows()
        .where(and(gte(matches.kickOff, from), lt(matches.kickOff, to)))
        .orderBy(asc(matches.kickOff), asc(matches.id));
      return (await withKnownTeams(found, now)).map(withTeamsNoted);
    },
    async season(competitionId, season, now) {
      return (await withKnownTeams(await readSeason(competitionId, season), now)).map(withTeamsNoted);
    },
    async ofTeam(teamId, from, to, now, opponentId) {
      const { homeId, awayId, kickOff } = matches;
      const inRange = and(gte(kickOff, from), lt(kickOff, to));
      // One statement per side: each uses an index of its own, which an OR over both might not.
      const ofSide = (own: typeof homeId | typeof awayId, other: typeof homeId | typeof awayId) =>
        rows().where(and(eq(own, teamId), inRange, opponentId === undefined ? undefined : eq(other, opponentId)));
      const sides = await db.batch([ofSide(homeId, awayId), ofSide(awayId, homeId)]);
      return (await withKnownTeams(sides.flat(), now)).map(withTeamsNoted).sort(inKickOffOrder);
    },
    async find(matchId, now) {
      const [row] = await withKnownTeams(await readRow(matchId), now);
      return row && withTeamsNoted(row);
    },
    stateAt: async (fixture, instant) => storedStateAt(await rowOf(fixture), instant),
    timelineOf: async (fixture) => storedTimeline(await rowOf(fixture)),
    gameOf: () => undefined,
    async statisticsOf(fixture) {
      const [row, counted, extra] = await Promise.all([
        rowOf(fixture),
        countedIn(fixture.id),
        countFactsIn(fixture.id),
      ]);
      const own = counted && {
        rows: counted.rows,
        ...(counted.referee !== null && { referee: counted.referee }),
        ...(counted.attendance !== null && { attendance: counted.attendance }),
      };
      return countsIn(extra?.facts ?? [], own, row.extraTime ?? row.fullTime);
    },
    pricesOf: async ({ id }) => (await pricedIn(id))?.prices ?? [],
    async detailsOf(fixture) {
      const [row, found] = await Promise.all([rowOf(fixture), readFactsOf(database, [fixture.id], DETAIL_KINDS)]);
      return detailsIn(found[0]?.facts ?? [], { goals: row.goals ?? [], score: row.extraTime ?? row.fullTime });
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
      const happened = found.filter(({ match }) => (storedStateAt(match, until).happenedAt ?? 0) > since);
      return (await withKnownTeams(happened, until)).map(withTeamsNoted);
    },
    takenSeasons: () => readTakenSeasons(database),
  };
}
