import { and, eq, inArray, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { phaseGroup } from "#contract/domain/status";
import { SUPPLIER_SERVICES, type SupplierName } from "#contract/tables/supplier-services";
import type { CompetitionEntry } from "../data/entries/types.ts";
import { prepareAll } from "../store/load-statements.ts";
import { sportColumn } from "../store/schema.ts";
import type { MatchFacts } from "./facts.ts";
import { readRound } from "./read-round.ts";
import { reconcile } from "./reconcile.ts";
import { type Change, changeOf, type Unnumbered } from "./row-changes.ts";
import { type SuppliedRow, suppliedMatches } from "./schema.ts";
import { shownTogether } from "./shown-together.ts";
import { chunked, DETAILS_READ, DOCUMENTS, type NewRow, STEPS, UPSERT } from "./supplied-statements.ts";
import { readTwins, reportedBy, type Twins } from "./twins.ts";

/** Our season for a supplier's, with our teams by the supplier's ids. */
export interface Placed {
  entry: CompetitionEntry;
  season: string;
  teams: ReadonlyMap<string, string>;
}

/** The effect of an answer. */
export interface Written {
  changed: number;
  /** Matches stored for the first time. */
  added: number;
  /** Number of matches whose teams are unknown here. */
  waiting: number;
  /** Contradicting reports: believed, and still doubted. */
  corrections: string[];
  doubts: string[];
  /** Matches on which another supplier has disagreed for a while. */
  disagreements: string[];
}

const DIGITS = 11;
/** Ids of supplied matches begin with a 3, followed by the supplier's index in the list. */
export const toMatchId = (supplier: SupplierName, theirId: string): string =>
  `3${SUPPLIER_SERVICES.findIndex(({ code }) => code === supplier) + 1}${theirId.padStart(DIGITS, "0")}`;

/** The fields of a row that follow from the facts once its teams are known; `kickOff` is the believed one. */
function scheduled(facts: MatchFacts, before: SuppliedRow | undefined, placed: Placed | undefined, kickOff: number) {
  const kind = placed?.entry.kind;
  const round = kind && readRound(facts.round, kind);
  return {
    ...(round
      ? { stage: round.stage, matchday: round.matchday ?? null, group: round.group ?? null }
      : { stage: before!.stage, matchday: before!.matchday, group: before!.group }),
    isTimeConfirmed: (before && kickOff !== facts.kickOff ? before : facts).isTimeConfirmed,
    venueName: facts.venue?.name ?? before?.venueName ?? null,
    venueCity: facts.venue?.city ?? before?.venueCity ?? null,
    referee: facts.referee ?? before?.referee ?? null,
  };
}

function placeOf(facts: MatchFacts, before: SuppliedRow | undefined, placed: Placed | undefined) {
  const [homeId, awayId] = [placed?.teams.get(facts.home.id), placed?.teams.get(facts.away.id)];
  if (placed && homeId !== undefined && awayId !== undefined)
    return { competitionId: placed.entry.id, season: placed.season, homeId, awayId };
  return (
    before && {
      competitionId: before.competitionId,
      season: before.season,
      homeId: before.homeId,
      awayId: before.awayId,
    }
  );
}

async function readRows(database: D1Database, supplier: SupplierName, ids: readonly string[]) {
  const isOne = inArray(suppliedMatches.theirId, sql`(select value from json_each(${JSON.stringify(ids)}))`);
  const rows = await drizzle(database)
    .select()
    .from(suppliedMatches)
    .where(and(eq(suppliedMatches.supplier, supplier), isOne));
  return new Map(rows.map((row) => [row.theirId, row]));
}

interface Context {
  supplier: SupplierName;
  /** Suppliers by name, in the order of trust. */
  ranks: readonly string[];
  /**
   * Seasons whose teams are known, by the supplier's competition; without them only matches already stored are updated.
   */
  placed: ReadonlyMap<string, Placed>;
  now: number;
}

/** A match's details besides its row; undefined if there are none. */
function documentOf(id: string, { events, lineUps, statistics }: MatchFacts, phase: NewRow["state"]["phase"]) {
  // Stores an empty list too, once there may have been events.
  const hasEvents = events !== undefined && (events.length > 0 || phaseGroup(phase) !== "pre");
  if (!hasEvents && !lineUps && !statistics) return undefined;
  return { id, events: events ?? null, lineUps: lineUps ?? null, statistics: statistics ?? null };
}

const statementsOf = (changes: readonly Change[], documents: readonly object[]) => [
  ...chunked(
    STEPS,
    changes.flatMap(({ step }) => (step ? [step] : [])),
  ),
  ...chunked(
    UPSERT,
    changes.map(({ row }) => row),
  ),
  ...chunked(DOCUMENTS, documents),
];

/** A match of an answer, and its stored row. Without a place, its teams or its season are unknown. */
interface Located {
  id: string;
  facts: MatchFacts;
  before: SuppliedRow | undefined;
  own: Placed | undefined;
  place: ReturnType<typeof placeOf>;
}

async function locate(
  database: D1Database,
  all: readonly MatchFacts[],
  { supplier, placed }: Context,
): Promise<Located[]> {
  const ids = all.map(({ id }) => id);
  const rows = await readRows(database, supplier, ids);
  return all.map((facts) => {
    const before = rows.get(facts.id);
    const own = placed.get(facts.competition.id);
    return { facts, before, own, place: placeOf(facts, before, own), id: before?.id ?? toMatchId(supplier, facts.id) };
  });
}

/** The changes for one match. */
interface Effect {
  changes: Change[];
  document: object | undefined;
  correction?: string | undefined;
  doubt?: string | undefined;
  disagreement?: string | undefined;
}

/** Compares an answer's report of a match with the stored one, and with other suppliers'. */
function effectOf(
  { id, facts, before, own }: Located,
  place: NonNullable<Located["place"]>,
  twins: Twins,
  { supplier, ranks, now }: Context,
): Effect {
  const known = before && { ...reportedBy(before), doubt: before.doubt ?? undefined };
  const { state, kickOff, doubt, correction } = reconcile(known, facts, now);
  const alone: Unnumbered = {
    id,
    supplier,
    theirId: facts.id,
    sport: sportColumn(facts.sport),
    ...place,
    ...scheduled(facts, before, own, kickOff),
    kickOff,
    state,
    phase: state.phase,
    doubt: doubt ?? null,
    twinId: twins.mainOf(id)?.id ?? null,
    reported: null,
  };
  const shown = shownTogether(alone, before, twins, { sport: facts.sport, ranks, now });
  return {
    changes: shown.rows.flatMap(({ row, from }) => changeOf(row, row.id === id ? before : from, now) ?? []),
    document: documentOf(id, facts, state.phase),
    correction: correction && `${facts.id}: ${correction}`,
    doubt: doubt && `${facts.id}: ${doubt.kind}: ${doubt.reported}`,
    disagreement: shown.disagreement && `${facts.id}: ${shown.disagreement}`,
  };
}

const said = (texts: readonly (string | undefined)[]): string[] => texts.filter((text) => text !== undefined);

/**
 * Stores the matches of an answer in one transaction. Matches of seasons without a place are skipped unless already
 * stored. `isDetailed`: the answer has all details that the supplier has.
 */
export async function writeMatches(
  database: D1Database,
  all: readonly MatchFacts[],
  context: Context,
  { isDetailed = false }: { isDetailed?: boolean } = {},
): Promise<Written> {
  const located = await locate(database, all, context);
  const twins = await readTwins(database, located, context);
  const [known, unknown] = [located.filter(({ place }) => place), located.filter(({ place }) => !place)];
  const effects = known.map((one) => effectOf(one, one.place!, twins, context));
  const changes = effects.flatMap((effect) => effect.changes);
  const detailed = isDetailed ? known.map(({ id }) => id) : [];
  const statements = [
    ...statementsOf(
      changes,
      effects.flatMap(({ document }) => document ?? []),
    ),
    ...(detailed.length > 0 ? [{ sql: DETAILS_READ, params: [JSON.stringify(detailed), context.now] }] : []),
  ];
  if (statements.length > 0) await database.batch(prepareAll(database, statements));
  return {
    changed: changes.filter(({ step }) => step).length,
    added: changes.filter(({ row }) => row.revision === 1).length,
    waiting: unknown.filter(({ own }) => own).length,
    corrections: said(effects.map(({ correction }) => correction)),
    doubts: said(effects.map(({ doubt }) => doubt)),
    disagreements: said(effects.map(({ disagreement }) => disagreement)),
  };
}
