import { and, eq, inArray, isNull, ne, or, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { HOUR } from "#contract/time/units";
import type { CompetitionEntry } from "../data/entries/types.ts";
import { splitOf } from "../data/standings/parts/splits.ts";
import type { MatchFacts } from "./facts.ts";
import { type SuppliedRow, suppliedMatches } from "./schema.ts";
import type { SuppliedState } from "./supplied-state.ts";

// A match reported by several suppliers is shown once: the oldest row is the match, the others are its twins.

/** A supplier's own report of a match. */
export interface Reported {
  kickOff: number;
  state: SuppliedState;
}

export const reportedBy = ({
  reported,
  kickOff,
  state,
}: Pick<SuppliedRow, "reported" | "kickOff" | "state">): Reported => reported ?? { kickOff, state };

interface Located {
  id: string;
  facts: Pick<MatchFacts, "kickOff" | "competition">;
  before: SuppliedRow | undefined;
  place: { competitionId: string; season: string; homeId: string; awayId: string } | undefined;
}

export interface Twins {
  /** The match that stands for a row; undefined if it is the row itself. */
  mainOf(id: string): SuppliedRow | undefined;
  /** The reports of its match by other suppliers. */
  othersOf(id: string): readonly SuppliedRow[];
}

const NONE: Twins = { mainOf: () => undefined, othersOf: () => [] };

interface PlacedSeason {
  entry: CompetitionEntry;
  season: string;
}

/** Suppliers may know the day of a kick-off but not its time. */
const SAME_DAY = 36 * HOUR;

/** Whether two teams meet at most once at each ground, however far a match has been moved. */
const meetOnce = ({ entry: { id, kind, format }, season }: PlacedSeason): boolean =>
  kind === "league" && format.kind === "league" && format.times <= 2 && splitOf(id, season) === undefined;

type Place = NonNullable<Located["place"]>;

/** The other suppliers' match of the same teams nearest in time, if it can be the same. */
function sameMatch(
  { homeId, awayId }: Place,
  kickOff: number,
  candidates: readonly SuppliedRow[],
  season: PlacedSeason,
): SuppliedRow | undefined {
  const distance = (row: SuppliedRow) => Math.abs(row.kickOff - kickOff);
  const [nearest] = candidates
    .filter((row) => row.homeId === homeId && row.awayId === awayId)
    .sort((a, b) => distance(a) - distance(b));
  return nearest && (distance(nearest) <= SAME_DAY || meetOnce(season)) ? nearest : undefined;
}

interface Context {
  supplier: string;
  ranks: readonly string[];
  placed: ReadonlyMap<string, PlacedSeason>;
}

async function readCandidates(database: D1Database, season: PlacedSeason, own: string) {
  const { competitionId, season: label, supplier, twinId } = suppliedMatches;
  const isOf = and(eq(competitionId, season.entry.id), eq(label, season.season));
  return drizzle(database)
    .select()
    .from(suppliedMatches)
    .where(and(isOf, ne(supplier, own), isNull(twinId)));
}

/**
 * The other suppliers' matches that equal those of a season's answer, by the ids of these. If two suppliers stored the
 * same match at the same moment, the one with the lower id is the match.
 */
async function findMains(database: D1Database, located: readonly Located[], { supplier, placed }: Context) {
  const found = new Map<string, SuppliedRow>();
  for (const [competition, season] of placed) {
    const own = located.filter(({ place, facts }) => place && facts.competition.id === competition);
    const alone = own.filter(({ before }) => !before?.twinId);
    if (alone.length === 0) continue;
    const candidates = await readCandidates(database, season, supplier);
    const taken = new Set(own.flatMap(({ before }) => before?.twinId ?? []));
    for (const { id, before, place, facts } of alone) {
      const free = candidates.filter((row) => !taken.has(row.id) && (!before || row.id < id));
      const main = sameMatch(place!, facts.kickOff, free, season);
      if (main) {
        taken.add(main.id);
        found.set(id, main);
      }
    }
  }
  return found;
}

/** All rows of the matches, by match id. */
async function readGroups(database: D1Database, ids: readonly string[]) {
  const isOne = (column: typeof suppliedMatches.id | typeof suppliedMatches.twinId) =>
    inArray(column, sql`(select value from json_each(${JSON.stringify(ids)}))`);
  return drizzle(database)
    .select()
    .from(suppliedMatches)
    .where(or(isOne(suppliedMatches.id), isOne(suppliedMatches.twinId)));
}

/** Other suppliers' reports of the matches in an answer. With one supplier listed, nothing is read. */
export async function readTwins(database: D1Database, located: readonly Located[], context: Context): Promise<Twins> {
  const isShared = located.some(({ before }) => before?.twinId);
  if (context.ranks.length < 2 && !isShared) return NONE;
  const mains = await findMains(database, located, context);
  const mainIdOf = new Map(located.map(({ id, before }) => [id, before?.twinId ?? mains.get(id)?.id ?? id]));
  const rows = await readGroups(database, [...new Set(mainIdOf.values())]);
  const of = (id: string) => {
    const main = mainIdOf.get(id) ?? id;
    return rows.filter((row) => row.id !== id && (row.id === main || row.twinId === main));
  };
  return {
    mainOf: (id) => (mainIdOf.get(id) === id ? undefined : of(id).find((row) => row.id === mainIdOf.get(id))),
    othersOf: of,
  };
}
