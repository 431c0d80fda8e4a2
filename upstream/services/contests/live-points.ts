import { sql } from "drizzle-orm";
import type { DrizzleD1Database } from "drizzle-orm/d1";
import { phaseGroup } from "#contract/domain/status";
import type { MatchAt } from "../../match/match.ts";
import { withState } from "../../match/with-state.ts";
import type { CallContext } from "../../matches/call-context.ts";
import type { ContestResult } from "../schema/contests.ts";
import { type ContestSeason, sportOfMatches } from "./calendar/seasons.ts";
import type { ContestMatchRow } from "./entry-wire.ts";
import { buildOutcome, type PickKind } from "./settle-pick.ts";

interface LiveMatch {
  match: ContestMatchRow;
  /** The result if it ended now. */
  result: ContestResult;
}

const runningResult = ({ state }: MatchAt): ContestResult | undefined => {
  const score = state.fullTime ?? state.score;
  return phaseGroup(state.phase) === "live" && score ? { phase: "FULL_TIME", score } : undefined;
};

/** Longer than any match; a match not settled by then is not in play. */
const LOOKED_BACK = 12 * 3_600_000;

async function liveMatches(
  db: DrizzleD1Database,
  { id }: ContestSeason,
  context: Pick<CallContext, "now" | "sources">,
): Promise<LiveMatch[]> {
  const { now } = context;
  const rows = await db.all<{ matchId: string; featuredTeamId: string | null }>(sql`
    select match_id as matchId, featured_team_id as featuredTeamId from contest_matches
    where contest_id = ${id} and version = 0 and kick_off <= ${now} and kick_off > ${now - LOOKED_BACK}`);
  const found = await Promise.all(
    rows.map(async (row): Promise<LiveMatch[]> => {
      const fixture = await context.sources.find(row.matchId, now);
      const result = fixture && runningResult(await withState(fixture, context));
      return result ? [{ match: row as ContestMatchRow, result }] : [];
    }),
  );
  return found.flat();
}

type LivePick = PickKind & { entryId: number; matchId: string };

/**
 * Points that entries would gain from picks on matches in play if these ended now, by entry; 0 for an entry without
 * such a pick. Undefined while no match is in play.
 */
export async function getLivePoints(
  db: DrizzleD1Database,
  season: ContestSeason,
  entryIds: readonly number[],
  context: Pick<CallContext, "now" | "sources">,
): Promise<((entryId: number) => number) | undefined> {
  if (season.days === undefined || entryIds.length === 0) return undefined;
  const live = new Map((await liveMatches(db, season, context)).map((one) => [one.match.matchId, one]));
  if (live.size === 0) return undefined;
  const picks = await db.all<LivePick>(sql`
    select p.entry_id as entryId, p.match_id as matchId, p.market, p.choice, p.line
    from json_each(${JSON.stringify(entryIds)}) as e cross join json_each(${JSON.stringify([...live.keys()])}) as m
    cross join contest_picks as p on p.entry_id = e.value and p.match_id = m.value`);
  const points = new Map<number, number>();
  for (const { entryId, matchId, ...kind } of picks) {
    const one = live.get(matchId);
    if (!one) continue;
    const terms = { sport: sportOfMatches(season), isFeatured: one.match.featuredTeamId !== null };
    points.set(entryId, (points.get(entryId) ?? 0) + buildOutcome(kind, one.result, terms).points);
  }
  return (entryId) => points.get(entryId) ?? 0;
}
