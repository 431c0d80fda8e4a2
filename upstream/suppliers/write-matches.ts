import { and, eq, inArray, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { phaseGroup } from "#contract/domain/status";
import type { CompetitionEntry } from "../data/entries/types.ts";
import { prepareAll, type Statement } from "../store/load-statements.ts";
import { sportColumn } from "../store/sport-column.ts";
import type { MatchFacts } from "./facts.ts";
import { readRound } from "./read-round.ts";
import { type Reconciled, reconcile } from "./reconcile.ts";
import { type SuppliedRow, suppliedMatches } from "./schema.ts";

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
}

const ROWS_PER_STATEMENT = 300;

/** Ids of supplied matches begin with a 3, then the supplier's place in this list. */
export const SUPPLIERS = ["api-football", "api-basketball", "football-data", "openligadb"] as const;
export type SupplierName = (typeof SUPPLIERS)[number];

const DIGITS = 11;
export const toMatchId = (supplier: SupplierName, theirId: string): string =>
  `3${SUPPLIERS.indexOf(supplier) + 1}${theirId.padStart(DIGITS, "0")}`;

type Column = Exclude<keyof SuppliedRow, "detailsReadAt">;

/** A row as it goes into a statement. */
type NewRow = Pick<SuppliedRow, Column>;

const COLUMNS: readonly (readonly [field: Column, name: string])[] = [
  ["id", "id"],
  ["supplier", "supplier"],
  ["theirId", "their_id"],
  ["competitionId", "competition_id"],
  ["season", "season"],
  ["sport", "sport"],
  ["stage", "stage"],
  ["matchday", "matchday"],
  ["group", "group_letter"],
  ["kickOff", "kick_off"],
  ["isTimeConfirmed", "is_time_confirmed"],
  ["homeId", "home_id"],
  ["awayId", "away_id"],
  ["venueName", "venue_name"],
  ["venueCity", "venue_city"],
  ["referee", "referee"],
  ["state", "state"],
  ["phase", "phase"],
  ["doubt", "doubt"],
  ["revision", "revision"],
  ["changedAt", "changed_at"],
];

const UPSERT = `insert into supplied_matches (${COLUMNS.map(([, name]) => name).join(", ")})
select ${COLUMNS.map(([field]) => `json_extract(value, '$.${field}')`).join(", ")} from json_each(?1)
where true
on conflict (id) do update set ${COLUMNS.slice(1)
  .map(([, name]) => `${name} = excluded.${name}`)
  .join(", ")}`;

const STEPS = `insert into supplied_steps (match_id, revision, at, state)
select json_extract(value, '$.id'), json_extract(value, '$.revision'), json_extract(value, '$.changedAt'),
  json_extract(value, '$.state') from json_each(?1)
where true
on conflict (match_id, revision) do nothing`;

// A document that says the same is not written, and one that says nothing takes nothing away.
const DOCUMENTS = `insert into supplied_documents (match_id, events, line_ups, statistics)
select json_extract(value, '$.id'), json_extract(value, '$.events'), json_extract(value, '$.lineUps'),
  json_extract(value, '$.statistics') from json_each(?1)
where true
on conflict (match_id) do update set events = coalesce(excluded.events, events),
  line_ups = coalesce(excluded.line_ups, line_ups), statistics = coalesce(excluded.statistics, statistics)
where (coalesce(excluded.events, events), coalesce(excluded.line_ups, line_ups), coalesce(excluded.statistics, statistics))
  is not (events, line_ups, statistics)`;

const chunked = (text: string, rows: readonly object[]): Statement[] =>
  Array.from({ length: Math.ceil(rows.length / ROWS_PER_STATEMENT) }, (_, index) => ({
    sql: text,
    params: [JSON.stringify(rows.slice(index * ROWS_PER_STATEMENT, (index + 1) * ROWS_PER_STATEMENT))],
  }));

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

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
  /** The state before, if there was one that is replaced. */
  step?: SuppliedRow;
}

function changeOf(
  facts: MatchFacts,
  before: SuppliedRow | undefined,
  place: NonNullable<ReturnType<typeof placeOf>>,
  reported: Reconciled,
  { supplier, placed, now }: { supplier: SupplierName; placed: Placed | undefined; now: number },
): Change | undefined {
  const fixed = { ...place, ...scheduled(facts, before, placed), kickOff: reported.kickOff };
  const doubt = reported.doubt ?? null;
  const isStateSame = before !== undefined && isSame(before.state, reported.state);
  const isFixedSame =
    before !== undefined && Object.entries(fixed).every(([key, value]) => before[key as keyof SuppliedRow] === value);
  if (isStateSame && isFixedSame && isSame(before.doubt, doubt)) return undefined;
  // A doubt alone is nothing that anybody sees.
  const isShown = !isStateSame || !isFixedSame;
  return {
    row: {
      id: before?.id ?? toMatchId(supplier, facts.id),
      supplier,
      theirId: facts.id,
      sport: sportColumn(facts.sport),
      ...fixed,
      state: reported.state,
      phase: reported.state.phase,
      doubt,
      revision: (before?.revision ?? 0) + (isShown ? 1 : 0),
      changedAt: isShown ? now + SETTLING : before!.changedAt,
    },
    ...(before && isShown && { step: before }),
  };
}

interface Context {
  supplier: SupplierName;
  /** Seasons whose teams are known, by the supplier's competition; without them only stored matches are written. */
  placed: ReadonlyMap<string, Placed>;
  now: number;
}

const DETAILS_READ = `update supplied_matches set details_read_at = ?2
where id in (select value from json_each(?1))`;

/**
 * Stores what an answer told of matches, in one transaction. Matches of seasons that are not placed are passed over
 * unless they are stored already. `isDetailed`: the answer had all that the supplier knows of them.
 */
export async function writeMatches(
  database: D1Database,
  all: readonly MatchFacts[],
  { supplier, placed, now }: Context,
  { isDetailed = false }: { isDetailed?: boolean } = {},
): Promise<Written> {
  const written: Written = { changed: 0, added: 0, waiting: 0, corrections: [], doubts: [] };
  const rows = await readRows(
    database,
    supplier,
    all.map(({ id }) => id),
  );
  const changes: Change[] = [];
  const documents: object[] = [];
  const detailed: string[] = [];
  for (const facts of all) {
    const before = rows.get(facts.id);
    const own = placed.get(facts.competition.id);
    const place = placeOf(facts, before, own);
    if (!place) {
      written.waiting += own ? 1 : 0;
      continue;
    }
    const reported = reconcile(before && { ...before, doubt: before.doubt ?? undefined }, facts, now);
    if (reported.correction) written.corrections.push(`${facts.id}: ${reported.correction}`);
    if (reported.doubt) written.doubts.push(`${facts.id}: ${reported.doubt.kind}: ${reported.doubt.reported}`);
    const change = changeOf(facts, before, place, reported, { supplier, placed: own, now });
    if (change) changes.push(change);
    const id = before?.id ?? toMatchId(supplier, facts.id);
    if (isDetailed) detailed.push(id);
    const { events, lineUps, statistics } = facts;
    // Also that there are none (any more), once there may be some.
    const hasEvents = events !== undefined && (events.length > 0 || phaseGroup(reported.state.phase) !== "pre");
    if (hasEvents || lineUps || statistics)
      documents.push({ id, events: events ?? null, lineUps: lineUps ?? null, statistics: statistics ?? null });
  }
  written.changed = changes.filter(({ step }) => step).length;
  written.added = changes.filter(({ row }) => row.revision === 1).length;
  const statements = [
    ...chunked(
      STEPS,
      changes.flatMap(({ step }) => (step ? [step] : [])),
    ),
    ...chunked(
      UPSERT,
      changes.map(({ row }) => row),
    ),
    ...chunked(DOCUMENTS, documents),
    ...(detailed.length > 0 ? [{ sql: DETAILS_READ, params: [JSON.stringify(detailed), now] }] : []),
  ];
  if (statements.length > 0) await database.batch(prepareAll(database, statements));
  return written;
}
