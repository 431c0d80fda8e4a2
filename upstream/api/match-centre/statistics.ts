import type { MatchStatBody, ShotWire, StatRowWire } from "#contract/calls/match-centre/statistics";
import { STAT_KEYS, type StatRow } from "#contract/domain/match-statistics";
import type { QueryOf } from "#contract/registry";
import type { LocaleCode } from "#contract/tables/locales";
import { tenth } from "#contract/text/decimal-text";
import type { Fixture } from "../../match/match.ts";
import { otherSide } from "../../match/sides.ts";
import { type CallContext, localeOf } from "../../matches/call-context.ts";
import { countedNow } from "../../matches/counted-now.ts";
import { manWire } from "../../matches/wire/player-wire.ts";
import { momentumOf } from "../../simulator/football/momentum.ts";
import { buildClock } from "../../simulator/football/play-time.ts";
import type { FootballProgress } from "../../simulator/football/progress.ts";
import { isHigherBetter, statPeriods, unitOf } from "../../simulator/football/statistics.ts";
import { requestedMatch } from "../context/requested.ts";
import { progressNow } from "./progress-now.ts";

const rowWire = ({ isHigherBetter: higherIsBetter, homeOf, awayOf, ...row }: StatRow): StatRowWire => ({
  ...row,
  homeOf: homeOf ?? null,
  awayOf: awayOf ?? null,
  higherIsBetter,
});

function shotsWire({ shots, sheets, timeline }: FootballProgress, locale: LocaleCode): ShotWire[] {
  const player = manWire(sheets, locale);
  return shots.map((shot) => {
    const { seq, at, side, man, outcome, x, y, goalX = null, goalY = null, xg, xgot, situation, body } = shot;
    const { minute, addedMinute = null } = buildClock(timeline.periods, at);
    const isOwn = outcome === "own";
    return {
      eventId: String(seq),
      minute,
      addedMinute,
      side,
      player: player(isOwn ? otherSide(side) : side, man),
      outcome,
      x: tenth(x),
      y: tenth(y),
      goalX,
      goalY,
      xg: isOwn ? null : xg.toFixed(2),
      xgot: isOwn || xgot === 0 ? null : xgot.toFixed(2),
      situation,
      body,
    };
  });
}

async function countedStat(fixture: Fixture, context: CallContext): Promise<MatchStatBody> {
  const { updatedAt } = await context.sources.stateAt(fixture, context.now);
  const counted = await countedNow(fixture, context);
  const rows = STAT_KEYS.flatMap((key): StatRowWire[] => {
    const pair = counted?.rows[key];
    if (!pair) return [];
    return [rowWire({ key, home: pair[0], away: pair[1], unit: unitOf(key), isHigherBetter: isHigherBetter(key) })];
  });
  return { data: { periods: rows.length > 0 ? [{ period: "ALL", rows }] : [], momentum: [], shots: [], updatedAt } };
}

/** A match's current statistics. */
export async function statOfMatch(
  { matchId, lang }: QueryOf<"matchStat">,
  context: CallContext,
): Promise<MatchStatBody> {
  const fixture = await requestedMatch(matchId, "football", context);
  const progress = await progressNow(fixture, context);
  if (!progress) return countedStat(fixture, context);
  return {
    data: {
      periods: statPeriods(progress).map(({ period, rows }) => ({ period, rows: rows.map(rowWire) })),
      momentum: momentumOf(progress).map(({ addedMinute = null, ...one }) => ({ ...one, addedMinute })),
      shots: shotsWire(progress, localeOf(lang)),
      updatedAt: progress.actions.at(-1)?.at,
    },
  };
}
