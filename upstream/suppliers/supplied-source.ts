import { and, asc, eq, exists, gt, gte, inArray, isNull, lt, lte, or, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { alias } from "drizzle-orm/sqlite-core";
import type { Pair } from "#contract/domain/match";
import { modelOf } from "../competitions/sports/sport-model.ts";
import { competitionById } from "../competitions/world/world.ts";
import type { Fixture, MatchState } from "../match/match.ts";
import { inKickOffOrder } from "../match/match-order.ts";
import { plus } from "../match/score.ts";
import { type StoredMatches, seasonKey } from "../match/sources.ts";
import { cachedPerVersion } from "../store/data-version.ts";
import { readTogether } from "../store/read-together.ts";
import { sportOfColumn } from "../store/schema.ts";
import { type SuppliedRow, suppliedMatches, suppliedSeasons, suppliedSteps, supplierIds } from "./schema.ts";
import { WITNESS_WAIT } from "./second-witness.ts";
import { readDocuments } from "./supplied-documents.ts";
import { goalsOfFirstLeg } from "./supplied-legs.ts";
import { readSuppliedPrices } from "./supplied-prices.ts";
import { type SuppliedStep, toMatchState } from "./supplied-state.ts";
import { suppliedTimeline } from "./supplied-timeline.ts";

/** Supplied seasons, with every supplier of their competition. */
const readAllSeasons = cachedPerVersion((database) =>
  drizzle(database)
    .select({
      competitionId: suppliedSeasons.competitionId,
      season: suppliedSeasons.season,
      supplier: supplierIds.supplier,
    })
    .from(suppliedSeasons)
    .innerJoin(
      supplierIds,
      and(eq(supplierIds.kind, "competition"), eq(supplierIds.ourId, suppliedSeasons.competitionId)),
    ),
);

/** Rows of listed suppliers only: those of others are not shown. */
const readSeasons = async (database: D1Database, ranks: readonly string[]) =>
  (await readAllSeasons(database)).filter(({ supplier }) => ranks.includes(supplier));

/** Competitions with matches from listed suppliers. */
export async function readSuppliedCompetitions(database: D1Database, ranks: readonly string[]): Promise<string[]> {
  return [...new Set((await readSeasons(database, ranks)).map(({ competitionId }) => competitionId))];
}

const buildFixture = (row: SuppliedRow): Fixture => ({
  id: row.id,
  competitionId: row.competitionId,
  season: row.season,
  stage: row.stage,
  ...(row.matchday !== null && { matchday: row.matchday }),
  ...(row.group !== null && { group: row.group }),
  ...(row.leg !== null && { leg: row.leg }),
  kickOff: row.kickOff,
  isTimeConfirmed: row.isTimeConfirmed,
  homeId: row.homeId,
  awayId: row.awayId,
  ...(row.venueName !== null && {
    venue: { name: row.venueName, ...(row.venueCity !== null && { city: row.venueCity }) },
  }),
  source: "supplied",
});

/** Before its first step, a match is known only to be scheduled. */
const unplayed = ({ isTimeConfirmed }: SuppliedRow): MatchState => ({
  phase: isTimeConfirmed ? "SCHEDULED" : "TIME_TBA",
  reds: [0, 0],
  goals: [],
  seq: 0,
  updatedAt: 0,
});

/** The supplied matches of a database, for one call. `ranks`: the listed suppliers, in the order of trust. */
export function createSuppliedMatches(database: D1Database, ranks: readonly string[]): StoredMatches {
  const db = drizzle(database);
  const known = new Map<string, SuppliedRow>();
  const noted = (row: SuppliedRow): Fixture => {
    known.set(row.id, row);
    return buildFixture(row);
  };
  const rows = () => db.select().from(suppliedMatches);
  const { id: ownId, supplier, twinId } = suppliedMatches;
  const twin = alias(suppliedMatches, "twin");
  const isTwinListed = exists(
    db
      .select({ one: sql`1` })
      .from(twin)
      .where(and(eq(twin.twinId, ownId), inArray(twin.supplier, [...ranks]))),
  );
  /** Each match is shown once, and not at all if only unlisted suppliers report it. */
  const isShown = and(isNull(twinId), or(inArray(supplier, [...ranks]), isTwinListed));
  const inOrder = [asc(suppliedMatches.kickOff), asc(suppliedMatches.id)];
  const find = async (id: string): Promise<Fixture | undefined> => {
    const [row] = await rows().where(and(eq(suppliedMatches.id, id), isShown));
    return row && noted(row);
  };
  const rowOf = async ({ id }: Fixture): Promise<SuppliedRow> => {
    if (!known.has(id)) await find(id);
    const row = known.get(id);
    if (!row) throw new Error(`match ${id} is not supplied`);
    return row;
  };
  const allStepsOf = async (fixture: Fixture): Promise<SuppliedStep[]> => {
    const { revision, changedAt: at, state } = await rowOf(fixture);
    const before = await db
      .select({ at: suppliedSteps.at, revision: suppliedSteps.revision, state: suppliedSteps.state })
      .from(suppliedSteps)
      .where(and(eq(suppliedSteps.matchId, fixture.id), lt(suppliedSteps.revision, revision)))
      .orderBy(asc(suppliedSteps.revision));
    return [...before, { at, revision, state }];
  };
  const steps = new Map<string, Promise<SuppliedStep[]>>();
  /** Once per call. */
  const stepsOf = (fixture: Fixture): Promise<SuppliedStep[]> => {
    const read = steps.get(fixture.id) ?? allStepsOf(fixture);
    steps.set(fixture.id, read);
    return read;
  };
  const documentOf = readTogether(
    (ids) => readDocuments(database, ids, ranks),
    ({ matchId }) => matchId,
  );
  const pricesIn = (isBeforeOnly: boolean) =>
    readTogether(
      (ids) => readSuppliedPrices(database, ids, { ranks, isBeforeOnly }),
      ({ matchId }) => matchId,
    );
  const pricesOf = { before: pricesIn(true), all: pricesIn(false) };
  const firstLegs = readTogether(
    (ids) => rows().where(inArray(ownId, ids)),
    ({ id }) => id,
  );
  const firstLegOf = async ({ firstLegId }: SuppliedRow): Promise<Pair | undefined> => {
    const first = firstLegId === null ? undefined : await firstLegs(firstLegId);
    return first && goalsOfFirstLeg(first);
  };

  return {
    async between(from, to) {
      const { kickOff } = suppliedMatches;
      return (
        await rows()
          .where(and(gte(kickOff, from), lt(kickOff, to), isShown))
          .orderBy(...inOrder)
      ).map(noted);
    },
    async season(competitionId, season) {
      const isOf = and(eq(suppliedMatches.competitionId, competitionId), eq(suppliedMatches.season, season), isShown);
      return (
        await rows()
          .where(isOf)
          .orderBy(...inOrder)
      ).map(noted);
    },
    async ofTeam(teamId, from, to, _now, opponentId) {
      const { homeId, awayId, kickOff } = suppliedMatches;
      const inRange = and(gte(kickOff, from), lt(kickOff, to), isShown);
      const ofSide = (own: typeof homeId | typeof awayId, other: typeof homeId | typeof awayId) =>
        rows().where(and(eq(own, teamId), inRange, opponentId === undefined ? undefined : eq(other, opponentId)));
      const sides = await db.batch([ofSide(homeId, awayId), ofSide(awayId, homeId)]);
      return sides.flat().map(noted).sort(inKickOffOrder);
    },
    find,
    async happenedBetween(since, until) {
      const { changedAt, state } = suppliedMatches;
      const isChanged = and(gt(changedAt, since), lte(changedAt, until));
      const alone = sql`json_extract(${state}, '$.aloneSince')`;
      const isWaitedFor = and(gt(alone, since - WITNESS_WAIT), lte(alone, until - WITNESS_WAIT));
      return (
        await rows()
          // Including reports whose notices have waited until now for a second supplier.
          .where(and(gt(changedAt, since - WITNESS_WAIT), or(isChanged, isWaitedFor), isShown))
          .orderBy(...inOrder)
      ).map(noted);
    },
    async stateAt(fixture, instant) {
      const row = await rowOf(fixture);
      const rules = competitionById(row.competitionId)?.basketball;
      const step =
        row.changedAt <= instant
          ? { at: row.changedAt, ...row }
          : (await stepsOf(fixture)).findLast(({ at }) => at <= instant);
      if (!step) return unplayed(row);
      const state = toMatchState(step, instant, rules);
      const first = state.score && (await firstLegOf(row));
      return first ? { ...state, aggregate: plus(first, state.score!) } : state;
    },
    async timelineOf(fixture) {
      const { hasGoals } = modelOf(sportOfColumn((await rowOf(fixture)).sport));
      return suppliedTimeline(await stepsOf(fixture), fixture.kickOff, hasGoals);
    },
    gameOf: () => undefined,
    async statisticsOf(fixture) {
      const [row, document] = await Promise.all([rowOf(fixture), documentOf(fixture.id)]);
      if (!document?.statistics && row.referee === null) return undefined;
      return { rows: document?.statistics ?? {}, ...(row.referee !== null && { referee: row.referee }) };
    },
    pricesOf: async ({ id }, isBeforeOnly = false) =>
      (await pricesOf[isBeforeOnly ? "before" : "all"](id))?.prices ?? [],
    async detailsOf({ id }) {
      const document = await documentOf(id);
      if (!document) return undefined;
      const { events, lineUps, box } = document;
      return { ...(events && { events }), ...(lineUps && { lineUps }), ...(box && { box }) };
    },
    takenSeasons: async () =>
      new Set((await readSeasons(database, ranks)).map((row) => seasonKey(row.competitionId, row.season))),
  };
}
