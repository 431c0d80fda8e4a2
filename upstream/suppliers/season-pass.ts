import type { CompetitionEntry } from "../data/entries/types.ts";
import { prepareAll } from "../store/load-statements.ts";
import { listedSuppliers } from "./adapter.ts";
import { teamsIn } from "./facts.ts";
import { ourCompetitions, readWanted } from "./our-competitions.ts";
import { noteCompetition, ourTeams } from "./our-teams.ts";
import { type Covered, logReasons, logWritten, type PassContext, type PassResult } from "./pass-context.ts";
import { READ_DAILY, READ_WHILE_OPEN } from "./schedule.ts";
import { noteLegs } from "./supplied-legs.ts";
import { type Placed, writeMatches } from "./write-matches.ts";

/** The competitions that the supplier has and the operator wants; known ones keep their due time. */
export async function readCompetitions(context: PassContext): Promise<PassResult> {
  const { env, adapter, world, covered } = context;
  const { facts, reasons } = await context.ask(adapter.competitions(context.now));
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
      const { dueAt = 0, backfillAt = 0, table } = known.get(`${theirs.id} ${theirs.season}`) ?? {};
      return { entryId: entry.id, season, theirs, dueAt, backfillAt, ...(table && { table }) };
    }),
  };
}

const SEASONS = `insert into supplied_seasons (competition_id, season, supplier, their_id, their_season, read_at)
values (?1, ?2, ?3, ?4, ?5, ?6)
on conflict (competition_id, season) do update set supplier = excluded.supplier, their_id = excluded.their_id,
  their_season = excluded.their_season, read_at = excluded.read_at`;

const noteSeason = ({ entryId, season, theirs }: Covered, { adapter, now }: PassContext) => ({
  sql: SEASONS,
  params: [entryId, season, adapter.name, theirs.id, theirs.season, now],
});

/** A season of which fewer matches can be placed is left to its other source: most of its clubs are still unmatched. */
const LEAST_PLACED = 0.5;

/** Another supplier may have stored the same matches at the same moment, so twins are looked for once more soon. */
const READ_AFTER_NEW = 2 * 60_000;

function nextReading(isOpen: boolean, mayBeTwins: boolean): number {
  if (mayBeTwins) return READ_AFTER_NEW;
  return isOpen ? READ_WHILE_OPEN : READ_DAILY;
}

export async function readSeason(one: Covered, entry: CompetitionEntry, context: PassContext): Promise<PassResult> {
  const { env, adapter, world, now, covered } = context;
  const { facts, reasons } = await context.ask(adapter.season(one.theirs));
  logReasons(context, "season", reasons);
  const about = `${one.theirs.name} ${one.season}`;
  const teams = await ourTeams(env.DB, { supplier: adapter.name, entry, teams: teamsIn(facts), about }, world);
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
  // Also of matches that have waited for an answer about their clubs.
  const gaps = written.added > 0 && { backfillAt: now };
  return { covered: covered.map((other) => (other === one ? { ...one, dueAt, ...gaps } : other)) };
}
