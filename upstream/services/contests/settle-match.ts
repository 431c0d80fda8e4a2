import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { DrizzleD1Database } from "drizzle-orm/d1";
import { batched } from "../../platform/batched.ts";
import { type ContestResult, contestMatches } from "../schema/contests.ts";
import { type ContestSeason, sportOfMatches } from "./calendar/seasons.ts";
import { type Chunk, chunksOfPicks, isIn, PICKS_AT_ONCE } from "./chunks-of-picks.ts";
import { buildOutcome, type PickKind, type PickOutcome } from "./settle-pick.ts";

type ContestMatchRow = typeof contestMatches.$inferSelect;

interface Settlement {
  season: ContestSeason;
  match: ContestMatchRow;
  result: ContestResult;
  /** When to check the match next; null once nothing can change any more. */
  lookAt: number | null;
  /** Milliseconds of the site's clock, and of real time. */
  at: number;
  storedAt: number;
}

/** Outcomes counted in columns of an entry; the five add up to its settled picks. */
const COUNTED = {
  wins: ["WIN", "EXACT"],
  half_wins: ["HALF_WIN", "MARGIN", "WINNER"],
  pushes: ["PUSH"],
  half_losses: ["HALF_LOSE"],
  losses: ["LOSE", "MISS"],
} as const;
type Column = keyof typeof COUNTED;
const COLUMNS = Object.keys(COUNTED) as Column[];

/** The outcomes as rows: few kinds of picks, however many picks. */
const outcomeRows = (outcomes: readonly PickOutcome[]): SQL => sql`with o as materialized (
  select value->>'market' as market, value->>'choice' as choice, value->>'line' as line,
    value->>'outcome' as outcome, value->>'points' as points, value->>'rule' as rule
  from json_each(${JSON.stringify(outcomes)}))`;

/** A match's picks of a chunk that are still to settle, each with its outcome; none if another run was faster. */
const settledPicks = ({ match }: Settlement, chunk?: Chunk): SQL => sql`contest_picks as p cross join o
  where ${isOpen(match, chunk)} and ${areTerms}`;

const areTerms = sql`o.market = p.market and o.choice = p.choice and o.line is p.line`;

const isOpen = (match: ContestMatchRow, chunk: Chunk | undefined): SQL => sql`p.contest_id = ${match.contestId}
  and p.match_id = ${match.matchId} and p.version <= ${match.version} and ${isIn(chunk)} and ${isUnsettled(match)}`;

const isUnsettled = ({ contestId, matchId, version }: ContestMatchRow): SQL =>
  sql`${version} = (select version from contest_matches where contest_id = ${contestId} and match_id = ${matchId})`;

function ledgerRows(settlement: Settlement, chunk?: Chunk): SQL {
  const { match, result, at, storedAt } = settlement;
  return sql`insert into contest_ledger (contest_id, day, entry_id, kind, match_id, market, choice, line, of_id, version,
      result, outcome, points, rule, at, stored_at)
    select p.contest_id, ${match.day}, p.entry_id, 'settle', p.match_id, p.market, p.choice, p.line, p.ledger_id,
      ${match.version + 1}, ${JSON.stringify(result)}, o.outcome, o.points - coalesce(p.points, 0), o.rule, ${at}, ${storedAt}
    from ${settledPicks(settlement, chunk)}`;
}

const wordsOf = (column: Column): SQL =>
  sql`(${sql.join(
    COUNTED[column].map((outcome) => sql`${outcome}`),
    sql`, `,
  )})`;

/** What a pick adds to a column: 1, 0, or -1 if a correction moves it to another one. */
const gained = (column: Column): SQL =>
  sql`sum((o.outcome in ${wordsOf(column)}) - coalesce(p.outcome in ${wordsOf(column)}, 0)) as ${sql.raw(column)}`;

function entryTotals(settlement: Settlement, chunk?: Chunk): SQL {
  const own = (column: string): SQL => sql.raw(`${column} = contest_entries.${column} + d.${column}`);
  return sql`update contest_entries set ${sql.join([...COLUMNS, "points", "settled"].map(own), sql`, `)}
    from (select p.entry_id as entry_id, sum(o.points - coalesce(p.points, 0)) as points,
        sum((o.outcome <> 'VOID') - coalesce(p.outcome <> 'VOID', 0)) as settled,
        ${sql.join(COLUMNS.map(gained), sql`, `)}
      from ${settledPicks(settlement, chunk)} group by p.entry_id) as d
    where contest_entries.id = d.entry_id`;
}

function pickOutcomes({ match }: Settlement, chunk?: Chunk): SQL {
  return sql`update contest_picks as p set version = ${match.version + 1}, outcome = o.outcome, points = o.points from o
    where ${isOpen(match, chunk)} and ${areTerms}`;
}

const nextVersion = ({ match, result, lookAt }: Settlement): SQL => sql`update contest_matches
  set result = ${JSON.stringify(result)}, version = ${match.version + 1}, look_at = ${lookAt}, settling = null
  where contest_id = ${match.contestId} and match_id = ${match.matchId} and version = ${match.version}`;

/** Whether this run may settle the match in chunks: it began, or goes on with what an earlier run began. */
async function beginChunks(db: DrizzleD1Database, { match, result }: Settlement): Promise<boolean> {
  if (match.settling) return true;
  const { contestId, matchId, version } = match;
  const begun = await db
    .update(contestMatches)
    .set({ settling: result })
    .where(
      and(
        eq(contestMatches.contestId, contestId),
        eq(contestMatches.matchId, matchId),
        eq(contestMatches.version, version),
        isNull(contestMatches.settling),
      ),
    )
    .returning({ matchId: contestMatches.matchId });
  return begun.length > 0;
}

type KindOfPicks = PickKind & { picks: number };

/**
 * Settles all picks on a match by a version of its result: in one batch, or, of more than `atOnce` picks, in several,
 * the last of which raises the match's version. If two runs settle at once, each pick is settled by one of them; what
 * a run leaves undone, the next look at the match does, by the same result.
 */
export async function settleMatch(
  db: DrizzleD1Database,
  settlement: Settlement,
  atOnce: number = PICKS_AT_ONCE,
): Promise<void> {
  const { season, match, result } = settlement;
  const ofMatch = sql`p.contest_id = ${match.contestId} and p.match_id = ${match.matchId}`;
  const kinds = await db.all<KindOfPicks>(sql`select p.market, p.choice, p.line, count(*) as picks
    from contest_picks as p where ${ofMatch} group by p.market, p.choice, p.line`);
  const terms = { sport: sportOfMatches(season), isFeatured: match.featuredTeamId !== null };
  const rows = outcomeRows(kinds.map((kind) => buildOutcome(kind, result, terms)));
  const statements = (chunk?: Chunk) =>
    [
      batched(db, sql`${rows} ${ledgerRows(settlement, chunk)}`),
      batched(db, sql`${rows} ${entryTotals(settlement, chunk)}`),
      batched(db, sql`${rows} ${pickOutcomes(settlement, chunk)}`),
    ] as const;
  if (!match.settling && kinds.reduce((sum, { picks }) => sum + picks, 0) <= atOnce) {
    await db.batch([...statements(), batched(db, nextVersion(settlement))]);
    return;
  }
  if (!(await beginChunks(db, settlement))) return;
  const which = sql`${ofMatch} and p.version <= ${match.version}`;
  for (const market of new Set(kinds.map((kind) => kind.market)))
    for await (const chunk of chunksOfPicks(db, { market, which, atOnce })) await db.batch([...statements(chunk)]);
  await db.run(nextVersion(settlement));
}
