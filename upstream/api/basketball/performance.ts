import type { PerformanceWire } from "#contract/calls/match-centre/performance";
import { BOX_KEYS } from "#contract/domain/box-score";
import type { MatchAt } from "../../match/match.ts";
import { type CallContext, localeOf } from "../../matches/call-context.ts";
import { matchItemWire } from "../../matches/wire/match.ts";
import { boxAt, efficiencyOf, hasPlayed } from "../../simulator/basketball/box-score.ts";
import { getProgress } from "../../simulator/basketball/progress-of-game.ts";
import { type PerformanceQuery, performancesOf } from "../people/performance-page.ts";

/** What a player has done in a game so far; undefined if they have not played. */
async function performanceIn(
  match: MatchAt,
  { playerId, lang }: PerformanceQuery,
  context: CallContext,
): Promise<PerformanceWire | undefined> {
  const progress = await getProgress(match.fixture, context);
  if (!progress) return undefined;
  const { home, away } = boxAt(progress, context.now);
  const line = [...home.lines, ...away.lines].find(({ player }) => player.id === playerId);
  if (!line || !hasPlayed(line)) return undefined;
  return {
    match: matchItemWire(match, context.directory, localeOf(lang)),
    side: home.lines.includes(line) ? "home" : "away",
    minutes: Math.round(line.seconds / 60),
    rating: null,
    isStarter: line.player.isStarter,
    stats: {
      ...Object.fromEntries(BOX_KEYS.map((key) => [key, line[key]])),
      seconds: line.seconds,
      plusMinus: line.plusMinus,
      eff: efficiencyOf(line),
    },
  };
}

export const basketballPerformances = performancesOf("basketball", performanceIn);
