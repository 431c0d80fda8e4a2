import { listedSuppliers, type Question } from "./adapter.ts";
import { noteRequested, readGaps } from "./backfill.ts";
import { checkTable } from "./check-table.ts";
import type { CountFacts, MatchFacts, PriceFacts } from "./facts.ts";
import { BACKFILLED, type Covered, logReasons, logWritten, type PassContext, type PassResult } from "./pass-context.ts";
import { type AgendaMatch, type DueCall, MATCHES_PER_CALL, mayBePlayed } from "./schedule.ts";
import { readCompetitions, readSeason } from "./season-pass.ts";
import { writeCounts } from "./write-counts.ts";
import { type Placed, writeMatches } from "./write-matches.ts";
import { writePrices } from "./write-prices.ts";

const ANSWERED = `insert into supplier_answers (supplier, answered_at) values (?1, ?2)
on conflict (supplier) do update set answered_at = excluded.answered_at`;

/** Stores the wanted matches: the list of everything in play has many others. Returns the ids of all. */
async function readMatches(
  question: Question<MatchFacts>,
  kind: DueCall["kind"],
  context: PassContext,
): Promise<string[]> {
  const { env, adapter, now } = context;
  const { facts, reasons } = await context.ask(question);
  logReasons(context, kind, reasons);
  const own = new Set(context.covered.map(({ theirs }) => theirs.id));
  const wanted = facts.filter(({ competition }) => own.has(competition.id));
  const options = { supplier: adapter.name, ranks: listedSuppliers(env), placed: new Map<string, Placed>(), now };
  logWritten(context, await writeMatches(env.DB, wanted, options, { isDetailed: kind === "details" }));
  await env.DB.prepare(ANSWERED).bind(adapter.name, now).run();
  return facts.map(({ id }) => id);
}

async function readPrices(question: Question<PriceFacts>, context: PassContext, readOf?: string): Promise<void> {
  const { env, adapter, now } = context;
  const { facts, reasons } = await context.ask(question);
  logReasons(context, "prices", reasons);
  await writePrices(env.DB, facts, { supplier: adapter.name, now, ...(readOf !== undefined && { readOf }) });
}

/**
 * Requests beyond the quota wait: they become due again. Returns the ids of all reported matches, or undefined if a
 * request had to wait.
 */
async function readAll(
  questions: readonly Question<MatchFacts>[],
  kind: DueCall["kind"],
  context: PassContext,
): Promise<Set<string> | undefined> {
  const listed = new Set<string>();
  let isWhole = true;
  for (const question of questions)
    if (context.mayAsk()) for (const id of await readMatches(question, kind, context)) listed.add(id);
    else isWhole = false;
  return isWhole ? listed : undefined;
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

/** Details of a season's earlier matches, the latest first. Where statistics have answers of their own, only those. */
async function backfill(one: Covered, context: PassContext): Promise<PassResult> {
  const { env, adapter, covered, now } = context;
  const supplier = adapter.name;
  const matches = await readGaps(env.DB, { supplier, covered: one, now });
  if (matches.length > 0) {
    if (adapter.counts) await readCounts(adapter.counts(matches), context);
    else if ((await readAll(adapter.details(matches), "details", context)) === undefined) return {};
    await noteRequested(env.DB, { supplier, matches, now });
  }
  if (matches.length === MATCHES_PER_CALL) return {};
  return { covered: covered.map((other) => (other === one ? { ...one, backfillAt: BACKFILLED } : other)) };
}

const among = (ids: readonly string[], matches: readonly AgendaMatch[]): AgendaMatch[] =>
  matches.filter(({ id }) => ids.includes(id));

/** Makes the due requests, usually one, and stores the answers. */
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
    case "live": {
      const listed = await readAll(adapter.live(matches.filter((match) => mayBePlayed(match, now))), "live", context);
      return listed ? { listed } : {};
    }
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
    case "backfill": {
      const one = covered.find(({ theirs }) => theirs.id === call.competition);
      return one ? backfill(one, context) : {};
    }
    case "table": {
      const one = covered.find(({ theirs }) => theirs.id === call.competition);
      const entry = one && world.competitions.find(({ id }) => id === one.entryId);
      return one && entry ? checkTable(one, entry, context) : {};
    }
    case "livePrices":
      if (adapter.prices?.inPlay) await readPrices(adapter.prices.inPlay(), context);
      return {};
  }
}
