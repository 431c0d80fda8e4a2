import { type SQL, sql } from "drizzle-orm";
import type { DrizzleD1Database } from "drizzle-orm/d1";
import { batched } from "../../platform/batched.ts";
import type { ContestResult, contestMatches } from "../schema/contests.ts";
import { type ContestSeason, sportOfMatches } from "./calendar/seasons.ts";
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

/** A match's picks, each with its outcome; none if another run was faster. */
const settledPicks = ({ match }: Settlement): SQL => sql`contest_picks as p cross join o
  where p.contest_id = ${match.contestId} and p.match_id = ${match.matchId}
    and o.market = p.market and o.choice = p.choice and o.line is p.line and ${isUnsettled(match)}`;

const isUnsettled = ({ contestId, matchId, version }: ContestMatchRow): SQL =>
  sql`${version} = (select version from contest_matches where contest_id = ${contestId} and match_id = ${matchId})`;

function ledgerRows(settlement: Settlement): SQL {
  const { match, result, at, storedAt } = settlement;
  return sql`insert into contest_ledger (contest_id, day, entry_id, kind, match_id, market, choice, line, of_id, version,
      result, outcome, points, rule, at, stored_at)
    select p.contest_id, ${match.day}, p.entry_id, 'settle', p.match_id, p.market, p.choice, p.line, p.ledger_id,
      ${match.version + 1}, ${JSON.stringify(result)}, o.outcome, o.points - coalesce(p.points, 0), o.rule, ${at}, ${storedAt}
    from ${settledPicks(settlement)}`;
}

const wordsOf = (column: Column): SQL =>
  sql`(${sql.join(
    COUNTED[column].map((outcome) => sql`${outcome}`),
    sql`, `,
  )})`;

/** What a pick adds to a column: 1, 0, or -1 if a correction moves it to another one. */
const gained = (column: Column): SQL =>
  sql`sum((o.outcome in ${wordsOf(column)}) - coalesce(p.outcome in ${wordsOf(column)}, 0)) as ${sql.raw(column)}`;

function entryTotals(settlement: Settlement): SQL {
  const own = (column: string): SQL => sql.raw(`${column} = contest_entries.${column} + d.${column}`);
  return sql`update contest_entries set ${sql.join([...COLUMNS, "points", "settled"].map(own), sql`, `)}
    from (select p.entry_id as entry_id, sum(o.points - coalesce(p.points, 0)) as points,
        sum((o.outcome <> 'VOID') - coalesce(p.outcome <> 'VOID', 0)) as settled,
        ${sql.join(COLUMNS.map(gained), sql`, `)}
      from ${settledPicks(settlement)} group by p.entry_id) as d
    where contest_entries.id = d.entry_id`;
}

function pickOutcomes({ match }: Settlement): SQL {
  return sql`update contest_picks set version = ${match.version + 1}, outcome = o.outcome, points = o.points from o
    where contest_picks.contest_id = ${match.contestId} and contest_picks.match_id = ${match.matchId}
      and o.market = contest_picks.market and o.choice = contest_picks.choice and o.line is contest_picks.line
      and ${isUnsettled(match)}`;
}

const nextVersion = ({ match, result, lookAt }: Settlement): SQL => sql`update contest_matches
  set result = ${JSON.stringify(result)}, version = ${match.version + 1}, look_at = ${lookAt}
  where contest_id = ${match.contestId} and match_id = ${match.matchId} and version = ${match.version}`;

/**
 * Settles all picks on a match by a version of its result, in one batch. If two runs settle at once, the second finds
 * the version raised and writes nothing.
 */
export async function settleMatch(db: DrizzleD1Database, settlement: Settlement): Promise<void> {
  const { season, match, result } = settlement;
  const kinds = await db.all<PickKind>(sql`select distinct market, choice, line from contest_picks
    where contest_id = ${match.contestId} and match_id = ${match.matchId}`);
  const terms = { sport: sportOfMatches(season), isFeatured: match.featuredTeamId !== null };
  const rows = outcomeRows(kinds.map((kind) => buildOutcome(kind, result, terms)));
  await db.batch([
    batched(db, sql`${rows} ${ledgerRows(settlement)}`),
    batched(db, sql`${rows} ${entryTotals(settlement)}`),
    batched(db, sql`${rows} ${pickOutcomes(settlement)}`),
    batched(db, nextVersion(settlement)),
  ]);
}
