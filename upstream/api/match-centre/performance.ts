import type { PerformanceWire } from "#contract/calls/match-centre/performance";
import type { MatchAt } from "../../match/match.ts";
import { SIDES } from "../../match/sides.ts";
import { type CallContext, localeOf } from "../../matches/call-context.ts";
import { matchItemWire } from "../../matches/wire/match.ts";
import { appearancesIn } from "../../simulator/football/appearances.ts";
import { Counters } from "../../simulator/football/counters.ts";
import { getCast, hasProgress } from "../../simulator/football/progress.ts";
import type { Cast } from "../../simulator/football/types.ts";
import { type PerformanceQuery, performancesOf } from "../people/performance-page.ts";
import { progressNow } from "./progress-now.ts";

/** Whether they play at any time in the match; for most matches that is enough. */
const isCast = ({ sheets, stints }: Cast, playerId: string): boolean =>
  SIDES.some((side) => sheets[side].men.some(({ member }, man) => member.player.id === playerId && stints[side][man]));

/** What a player has done in a match so far; undefined if they did not play. */
async function performanceIn(
  match: MatchAt,
  { playerId, lang }: PerformanceQuery,
  context: CallContext,
): Promise<PerformanceWire | undefined> {
  const { fixture } = match;
  if (!hasProgress(fixture, context) || !isCast(await getCast(fixture, context), playerId)) return undefined;
  const progress = await progressNow(fixture, context);
  if (!progress) return undefined;
  const one = appearancesIn(progress).find(({ sheetMan }) => sheetMan.member.player.id === playerId);
  if (one?.minutes === undefined) return undefined;
  const { goals, ownGoals, assists, yellow, red } = one;
  return {
    match: matchItemWire(match, context.directory, localeOf(lang)),
    side: one.side,
    minutes: one.minutes,
    rating: one.rating?.toFixed(1) ?? null,
    isStarter: one.isStarter,
    stats: { goals, ownGoals, assists, yellow, red, ...new Counters(progress).statsOf(one.side, one.man) },
  };
}

export const footballPerformances = performancesOf("football", performanceIn);
