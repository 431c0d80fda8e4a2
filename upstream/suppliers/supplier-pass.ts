import { and, gte, lte, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { CompetitionEntry } from "../data/entries/types.ts";
import type { WorldNames } from "../imports/resolve-competition.ts";
import type { Env } from "../platform/env.ts";
import { prepareAll } from "../store/load-statements.ts";
import { listedSuppliers, type Question, type SupplierAdapter } from "./adapter.ts";
import type { CompetitionFacts, CountFacts, MatchFacts, Named, PriceFacts, Reading } from "./facts.ts";
import { ourCompetitions, readWanted } from "./our-competitions.ts";
import { noteCompetition, ourTeams } from "./our-teams.ts";
import { AGENDA_REACH, type AgendaMatch, type DueCall, mayBePlayed, READ_DAILY, READ_WHILE_OPEN } from "./schedule.ts";
import { suppliedMatches } from "./schema.ts";
import { noteLegs } from "./supplied-legs.ts";
import { writeCounts } from "./write-counts.ts";
import { type Placed, type Written, writeMatches } from "./write-matches.ts";
import { writePrices } from "./write-prices.ts";

/** A covered competition, as a clock keeps it. */
export interface Covered {
  /** Our id, and our label of the season. */
  entryId: string;
  season: string;
  theirs: CompetitionFacts;
  /** When its matches are read next, in milliseconds. */
  dueAt: number;
}

export interface PassContext {
  env: Env;
  adapter: SupplierAdapter;
  world: WorldNames;
  now: number;
  covered: readonly Covered[];
  /** The agenda's, by the supplier's ids. */
  matches: readonly AgendaMatch[];
  ask<Fact>(question: Question<Fact>): Promise<Reading<Fact>>;
  /** Whether the quota allows another request now. */
  mayAsk(): boolean;
  log(event: string, facts: object): void;
}

/** What a pass changes of what the clock knows. */
export interface PassResult {
  covered?: Covered[];
}

/** Matches around now, by the supplier's ids. */
export async function readAgendaMatches(
  database: D1Database,
  { supplier, covered, now }: { supplier: string; covered: readonly Covered[]; now: number },
): Promise<AgendaMatch[]> {
  const { theirId, competitionId, kickOff, phase, detailsReadAt, pricesReadAt } = suppliedMatches;
  const coveredById = new Map(covered.map(({ entryId, theirs }) => [entryId, theirs]));
  const isNear = and(gte(kickOff, now - AGENDA_REACH.back), lte(kickOff, now + AGENDA_REACH.ahead));
  const rows = await drizzle(database)
    .select({ id: theirId, competitionId, kickOff, phase, detailsReadAt, pricesReadAt })
    .from(suppliedMatches)
    // Plus: by the kick-off's index, not through all matches of the supplier.
    .where(and(sql`+${suppliedMatches.supplier} = ${supplier}`, isNear));
  return rows.flatMap((row) => {
    const theirs = coveredById.get(row.competitionId);
    if (!theirs) return [];
    const { lineUps, statistics, prices } = theirs.coverage;
    return {
      id: row.id,
      competition: theirs.id,
      kickOff: row.kickOff,
      phase: row.phase as AgendaMatch["phase"],
      detailsReadAt: row.detailsReadAt ?? 0,
      hasDetails: lineUps || statistics,
      hasPrices: prices,
      pricesReadAt: row.pricesReadAt ?? 0,
    };
  });
}

const MOST_LOGGED = 5;

function logReasons({ adapter, log }: PassContext, kind: string, reasons: readonly string[]): void {
  if (reasons.length === 0) return;
  const [supplier, count] = [adapter.name, reasons.length];
  log("supplier_rows_refused", { supplier, kind, count, reasons: reasons.slice(0, MOST_LOGGED) });
}

function logWritten({ adapter, log }: PassContext, { corrections, doubts, disagreements }: Written): void {
  const supplier = adapter.name;
  if (corrections.length > 0) log("supplier_corrected", { supplier, corrections: corrections.slice(0, MOST_LOGGED) });
  if (disagreements.length > 0)
    log("suppliers_disagree", { supplier, count: disagreements.length, matches: disagreements.slice(0, MOST_LOGGED) });
  if (doubts.length > 0) log("supplier_doubted", { supplier, doubts: doubts.slice(0, MOST_LOGGED) });
}

/** The competitions that the supplier has and the operator wants; those that are read already keep their time. */
async function readCompetitions(context: PassContext): Promise<PassResult> {
  const { env, adapter, world, covered } = context;
  const { facts, reasons } = await context.ask(adapter.competitions());
  logReasons(context, "competitions", reasons);
  const known = new Map(covered.map((one) => [`${one.theirs.id} ${one.theirs.season}`, one]));
  const wanted = readWanted(env.SUPPLIER_COMPETITIONS, adapter.name);
  const ours = ourCompetitions(facts, wanted, world);
  const notes = ours.map(({ entry, theirs }) => noteCompetition(adapter.name, theirs, entry.id));
  if (notes.length > 0) await env.DB.batch(prepareAll(env.DB, notes));
  const found = new Set(ours.map(({ entry }) => entry.id));
  const missing = world.competitions.flatMap(({ id, sport }) =>
    sport === adapter.sport && wanted.ids?.has(id) && !found.has(id) ? [id] : [],
  );
  const counts = { listed: facts.length, covered: ours.length };
  context.log("supplier_competitions", { supplier: adapter.name, ...counts, ...(missing.length > 0 && { missing }) });
  return {
    covered: ours.map(({ entry, theirs, season }) => {
      const dueAt = known.get(`${theirs.id} ${theirs.season}`)?.dueAt ?? 0;
      return { entryId: entry.id, season, theirs, dueAt };
    }),
  };
}

const teamsOf = (matches: readonly MatchFacts[]): Named[] => [
  ...new Map(matches.flatMap(({ home, away }) => [home, away]).map((team) => [team.id, team])).values(),
];

const SEASONS = `insert into supplied_seasons (competition_id, season, supplier, their_id, their_season, read_at)
values (?1, ?2, ?3, ?4, ?5, ?6)
on conflict (competition_id, season) do update set supplier = excluded.supplier, their_id = excluded.their_id,
  their_season = excluded.their_season, read_at = excluded.read_at`;

const noteSeason = ({ entryId, season, theirs }: Covered, { adapter, now }: PassContext) => ({
  sql: SEASONS,
  params: [entryId, season, adapter.name, theirs.id, theirs.season, now],
});

/** A season with fewer of its matches is left to its other source: most of its clubs are not known yet. */
const LEAST_PLACED = 0.5;

/** Another supplier may have stored the same matches in the same moment: soon they are looked for once more. */
const READ_AFTER_NEW = 2 * 60_000;

function nextReading(isOpen: boolean, mayBeTwins: boolean): number {
  if (mayBeTwins) return READ_AFTER_NEW;
  return isOpen ? READ_WHILE_OPEN : READ_DAILY;
}

async function readSeason(one: Covered, entry: CompetitionEntry, context: PassContext): Promise<PassResult> {
  const { env, adapter, world, now, covered } = context;
  const { facts, reasons } = await context.ask(adapter.season(one.theirs));
  logReasons(context, "season", reasons);
  const about = `${one.theirs.name} ${one.season}`;
  const teams = await ourTeams(env.DB, { supplier: adapter.name, entry, teams: teamsOf(facts), about }, world);
  if (teams.statements.length > 0) await env.DB.batch(prepareAll(env.DB, teams.statements));
  const [supplier, competition] = [adapter.name, one.entryId];
  if (teams.added.length > 0) context.log("supplier_clubs_added", { supplier, competition, clubs: teams.added });
  if (teams.questioned.length > 0)
    context.log("supplier_clubs_asked", { supplier, competition, clubs: teams.questioned });
  const placed: Placed = { entry, season: one.season, teams: teams.ids };
  const written = await writeMatches(env.DB, facts, {
    supplier: adapter.name,
    ranks: listedSuppliers(env),
    placed: new Map([[one.theirs.id, placed]]),
    now,
  });
  logWritten(context, written);
  await noteLegs(env.DB, entry, one.season);
  if (facts.length > 0 && facts.length - written.waiting >= LEAST_PLACED * facts.length)
    await env.DB.batch(prepareAll(env.DB, [noteSeason(one, context)]));
  const mayBeTwins = written.added > 0 && listedSuppliers(env).length > 1;
  const dueAt = now + nextReading(teams.questioned.length > 0, mayBeTwins);
  return { covered: covered.map((other) => (other === one ? { ...one, dueAt } : other)) };
}

const ANSWERED = `insert into supplier_answers (supplier, answered_at) values (?1, ?2)
on conflict (supplier) do update set answered_at = excluded.answered_at`;

/** Matches that are stored: the list of everything in play has many that nobody wants. */
async function readMatches(question: Question<MatchFacts>, kind: DueCall["kind"], context: PassContext): Promise<void> {
  const { env, adapter, now } = context;
  const { facts, reasons } = await context.ask(question);
  logReasons(context, kind, reasons);
  const own = new Set(context.covered.map(({ theirs }) => theirs.id));
  const wanted = facts.filter(({ competition }) => own.has(competition.id));
  const options = { supplier: adapter.name, ranks: listedSuppliers(env), placed: new Map<string, Placed>(), now };
  logWritten(context, await writeMatches(env.DB, wanted, options, { isDetailed: kind === "details" }));
  await env.DB.prepare(ANSWERED).bind(adapter.name, now).run();
}

async function readPrices(question: Question<PriceFacts>, context: PassContext, readOf?: string): Promise<void> {
  const { env, adapter, now } = context;
  const { facts, reasons } = await context.ask(question);
  logReasons(context, "prices", reasons);
  await writePrices(env.DB, facts, { supplier: adapter.name, now, ...(readOf !== undefined && { readOf }) });
}

/** Questions beyond the quota wait: what they would have answered is due again. */
async function readAll(questions: readonly Question<MatchFacts>[], kind: DueCall["kind"], context: PassContext) {
  for (const question of questions) if (context.mayAsk()) await readMatches(question, kind, context);
}

async function readCounts(questions: readonly Question<CountFacts>[], context: PassContext): Promise<void> {
  const { env, adapter } = context;
  for (const question of questions) {
    if (!context.mayAsk()) return;
    const { facts, reasons } = await context.ask(question);
    logReasons(context, "counts", reasons);
    await writeCounts(env.DB, facts, adapter.name);
  }
}

const among = (ids: readonly string[], matches: readonly AgendaMatch[]): AgendaMatch[] =>
  matches.filter(({ id }) => ids.includes(id));

/** Makes what is due of requests, usually one, and stores what it tells. */
export async function makeCall(call: DueCall, context: PassContext): Promise<PassResult> {
  const { adapter, covered, world, matches, now } = context;
  switch (call.kind) {
    case "competitions":
      return readCompetitions(context);
    case "season": {
      const one = covered.find(({ theirs }) => theirs.id === call.competition);
      const entry = one && world.competitions.find(({ id }) => id === one.entryId);
      return one && entry ? readSeason(one, entry, context) : {};
    }
    case "live":
      await readAll(adapter.live(matches.filter((match) => mayBePlayed(match, now))), "live", context);
      return {};
    case "details": {
      const due = among(call.matches, matches);
      await readAll(adapter.details(due), "details", context);
      const counted = due.filter(({ hasDetails, kickOff }) => hasDetails && kickOff <= now);
      if (adapter.counts && counted.length > 0) await readCounts(adapter.counts(counted), context);
      return {};
    }
    case "prices": {
      const match = matches.find(({ id }) => id === call.match);
      if (match && adapter.prices) await readPrices(adapter.prices.before(match), context, match.id);
      return {};
    }
    case "livePrices":
      if (adapter.prices) await readPrices(adapter.prices.inPlay(), context);
      return {};
  }
}
