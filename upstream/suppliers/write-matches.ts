import { and, eq, inArray, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { phaseGroup } from "#contract/domain/status";
import { SUPPLIER_SERVICES, type SupplierName } from "#contract/tables/supplier-services";
import type { CompetitionEntry } from "../data/entries/types.ts";
import { prepareAll } from "../store/load-statements.ts";
import { sportColumn } from "../store/sport-column.ts";
import type { MatchFacts } from "./facts.ts";
import { readRound } from "./read-round.ts";
import { reconcile } from "./reconcile.ts";
import { type SuppliedRow, suppliedMatches } from "./schema.ts";
import { shownTogether } from "./shown-together.ts";
import {
  COLUMNS,
  type Column,
  chunked,
  DETAILS_READ,
  DOCUMENTS,
  type NewRow,
  STEPS,
  UPSERT,
} from "./supplied-statements.ts";
import { readTwins, reportedBy } from "./twins.ts";

/**
 * From a write until it counts, in milliseconds: whoever asks what has happened since their last look would miss what is
 * dated before that look and stored after it.
 */
export const SETTLING = 1_000;

/** A season's place among ours, with our teams by the supplier's ids. */
export interface Placed {
  entry: CompetitionEntry;
  season: string;
  teams: ReadonlyMap<string, string>;
}

/** What an answer changed. */
export interface Written {
  changed: number;
  /** Matches of which only the first sight was stored. */
  added: number;
  /** Matches whose teams are not known here. */
  waiting: number;
  /** What was told otherwise than before: believed, and not believed yet. */
  corrections: string[];
  doubts: string[];
  /** Matches of which another supplier has been saying something else for a while. */
  disagreements: string[];
}

const DIGITS = 11;
/** Ids of supplied matches begin with a 3, then the supplier's place in the list of them. */
export const toMatchId = (supplier: SupplierName, theirId: string): string =>
  `3${SUPPLIER_SERVICES.findIndex(({ code }) => code === supplier) + 1}${theirId.padStart(DIGITS, "0")}`;

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/** What of a row follows from the facts alone, once its teams are known. */
function scheduled(facts: MatchFacts, before: SuppliedRow | undefined, placed: Placed | undefined) {
  const kind = placed?.entry.kind;
  const round = kind && readRound(facts.round, kind);
  return {
    ...(round
      ? { stage: round.stage, matchday: round.matchday ?? null, group: round.group ?? null }
      : { stage: before!.stage, matchday: before!.matchday, group: before!.group }),
    isTimeConfirmed: facts.isTimeConfirmed,
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

interface Change {
  row: NewRow;
  /** The row before, if its state was shown and is replaced. */
  step?: SuppliedRow;
}

/** What nobody sees. */
const UNSEEN: readonly Column[] = ["doubt", "reported", "phase", "twinId"];
const FIELDS = COLUMNS.flatMap(([field]) => (field === "revision" || field === "changedAt" ? [] : [field]));

type Unnumbered = Omit<NewRow, "revision" | "changedAt">;

/** A row with its number, if it differs from what is stored. */
function changeOf(row: Unnumbered, before: SuppliedRow | undefined, now: number): Change | undefined {
  const differing = FIELDS.filter(
    (field) => before === undefined || !isSame(before[field], row[field as keyof Unnumbered]),
  );
  if (differing.length === 0) return undefined;
  const isSeen = differing.some((field) => !UNSEEN.includes(field));
  return {
    row: {
      ...row,
      revision: (before?.revision ?? 0) + (isSeen ? 1 : 0),
      changedAt: isSeen ? now + SETTLING : before!.changedAt,
    },
    ...(before && isSeen && before.twinId === null && { step: before }),
  };
}

interface Context {
  supplier: SupplierName;
  /** Suppliers by name, in the order of trust. */
  ranks: readonly string[];
  /** Seasons whose teams are known, by the supplier's competition; without them only stored matches are written. */
  placed: ReadonlyMap<string, Placed>;
  now: number;
}

/** What there is of a match besides its row; undefined for nothing. */
function documentOf(id: string, { events, lineUps, statistics }: MatchFacts, phase: NewRow["state"]["phase"]) {
  // Also that there are no events (any more), once there may be some.
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

/**
 * Stores what an answer told of matches, in one transaction. Matches of seasons that are not placed are passed over
 * unless they are stored already. `isDetailed`: the answer had all that the supplier knows of them.
 */
export async function writeMatches(
  database: D1Database,
  all: readonly MatchFacts[],
  { supplier, ranks, placed, now }: Context,
  { isDetailed = false }: { isDetailed?: boolean } = {},
): Promise<Written> {
  const written: Written = { changed: 0, added: 0, waiting: 0, corrections: [], doubts: [], disagreements: [] };
  const rows = await readRows(
    database,
    supplier,
    all.map(({ id }) => id),
  );
  const located = all.map((facts) => {
    const before = rows.get(facts.id);
    const own = placed.get(facts.competition.id);
    return { facts, before, own, place: placeOf(facts, before, own), id: before?.id ?? toMatchId(supplier, facts.id) };
  });
  const twins = await readTwins(database, located, { supplier, ranks, placed });
  const changes: Change[] = [];
  const documents: object[] = [];
  const detailed: string[] = [];
  for (const { facts, before, own, place, id } of located) {
    if (!place) {
      written.waiting += own ? 1 : 0;
      continue;
    }
    const known = before && { ...reportedBy(before), doubt: before.doubt ?? undefined };
    const { state, kickOff, doubt, correction } = reconcile(known, facts, now);
    if (correction) written.corrections.push(`${facts.id}: ${correction}`);
    if (doubt) written.doubts.push(`${facts.id}: ${doubt.kind}: ${doubt.reported}`);
    const alone: Unnumbered = {
      id,
      supplier,
      theirId: facts.id,
      sport: sportColumn(facts.sport),
      ...place,
      ...scheduled(facts, before, own),
      kickOff,
      state,
      phase: state.phase,
      doubt: doubt ?? null,
      twinId: twins.mainOf(id)?.id ?? null,
      reported: null,
    };
    const shown = shownTogether(alone, before, twins, { sport: facts.sport, ranks, now });
    if (shown.disagreement) written.disagreements.push(`${facts.id}: ${shown.disagreement}`);
    for (const { row, from } of shown.rows) {
      const change = changeOf(row, row.id === id ? before : from, now);
      if (change) changes.push(change);
    }
    if (isDetailed) detailed.push(id);
    const document = documentOf(id, facts, state.phase);
    if (document) documents.push(document);
  }
  written.changed = changes.filter(({ step }) => step).length;
  written.added = changes.filter(({ row }) => row.revision === 1).length;
  const statements = [
    ...statementsOf(changes, documents),
    ...(detailed.length > 0 ? [{ sql: DETAILS_READ, params: [JSON.stringify(detailed), now] }] : []),
  ];
  if (statements.length > 0) await database.batch(prepareAll(database, statements));
  return written;
}
