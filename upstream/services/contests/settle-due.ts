import { and, asc, eq, lte } from "drizzle-orm";
import type { DrizzleD1Database } from "drizzle-orm/d1";
import type { MatchAt } from "../../match/match.ts";
import { withState } from "../../match/with-state.ts";
import type { CallContext } from "../../matches/call-context.ts";
import { type ContestResult, contestMatches } from "../schema/contests.ts";
import { type ContestSeason, sportOfMatches } from "./calendar/seasons.ts";
import { PICKS_AT_ONCE } from "./chunks-of-picks.ts";
import { settleMatch } from "./settle-match.ts";
import { nextLook, resultOf } from "./settle-result.ts";

type SportsContext = Pick<CallContext, "now" | "sources">;

const isSameResult = (a: ContestResult | null, b: ContestResult): boolean =>
  a !== null && a.phase === b.phase && a.score?.join() === b.score?.join();

async function matchNow(matchId: string, context: SportsContext): Promise<MatchAt | undefined> {
  const fixture = await context.sources.find(matchId, context.now);
  return fixture && withState(fixture, context);
}

/**
 * Settles a contest's matches that are due for a check, and those whose result was corrected again. `atOnce`: picks in
 * one batch.
 */
export async function settleDue(
  db: DrizzleD1Database,
  season: ContestSeason,
  context: SportsContext,
  storedAt: number,
  atOnce: number = PICKS_AT_ONCE,
): Promise<void> {
  const { now } = context;
  const due = await db
    .select()
    .from(contestMatches)
    .where(and(eq(contestMatches.contestId, season.id), lte(contestMatches.lookAt, now)))
    .orderBy(asc(contestMatches.kickOff), asc(contestMatches.matchId));
  for (const match of due) {
    const found = await matchNow(match.matchId, context);
    const { kickOff, settling } = match;
    // Settlements remain even if the match is gone: an import brings matches of its own.
    const isLost = found === undefined && match.version > 0;
    const result = isLost ? undefined : resultOf(found, { kickOff, sport: sportOfMatches(season), now });
    const isSettled = result !== undefined || match.version > 0;
    const lookAt = nextLook(found, { kickOff, isSettled, now });
    if (settling) {
      // What an earlier run began ends by its result; another one since is a correction, made at the next look.
      const isCorrected = result !== undefined && !isSameResult(settling, result);
      const settlement = { season, match, result: settling, lookAt: isCorrected ? now : lookAt, at: now, storedAt };
      await settleMatch(db, settlement, atOnce);
    } else if (result && !isSameResult(match.result, result))
      await settleMatch(db, { season, match, result, lookAt, at: now, storedAt }, atOnce);
    else
      await db
        .update(contestMatches)
        .set({ lookAt })
        .where(
          and(
            eq(contestMatches.contestId, season.id),
            eq(contestMatches.matchId, match.matchId),
            eq(contestMatches.version, match.version),
          ),
        );
  }
}
