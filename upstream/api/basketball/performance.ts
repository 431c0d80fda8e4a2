import type { PerformanceWire } from "#contract/calls/match-centre/performance";
import { BOX_KEYS } from "#contract/domain/box-score";
import type { QueryOf, ResultOf } from "#contract/registry";
import type { MatchAt } from "../../match/match.ts";
import { type CallContext, localeOf } from "../../matches/call-context.ts";
import { playedBy } from "../../matches/history/team-history.ts";
import { matchItemWire } from "../../matches/wire/match.ts";
import { notFound } from "../../platform/envelope.ts";
import { boxAt, efficiencyOf, hasPlayed } from "../../simulator/basketball/box-score.ts";
import { getProgress } from "../../simulator/basketball/progress-of-game.ts";
import { requestedMatch, requestedPlayer } from "../context/requested.ts";

type Query = QueryOf<"basketballPlayerPerformance">;

/** Games of the player's team searched for one page: a long season. */
const LOOKED_THROUGH = 110;

/** What a player has done in a game so far; undefined if they have not played. */
async function performanceIn(
  match: MatchAt,
  { playerId, lang }: Query,
  context: CallContext,
): Promise<PerformanceWire | undefined> {
  const progress = await getProgress(match.fixture, context);
  if (!progress) return undefined;
  const { home, away } = boxAt(progress, context.now);
  const line = [...home.lines, ...away.lines].find(({ player }) => player.id === playerId);
  if (!line || !hasPlayed(line)) return undefined;
  return {
    match: matchItemWire(match, context.directory, localeOf(lang)),
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

/** The instant at which a page begins: before the last game of the previous page. */
async function pageStart({ lastId }: Query, { sources, now }: CallContext): Promise<number> {
  if (lastId === undefined) return now;
  const last = await sources.find(lastId, now);
  if (!last) throw notFound("lastId", "no such match");
  return last.kickOff;
}

/** A player's games for their current team, latest first. */
export async function performancesInBasketball(
  query: Query,
  context: CallContext,
): Promise<ResultOf<"basketballPlayerPerformance">> {
  const { now, sources } = context;
  const { team } = requestedPlayer(query.playerId, "basketball", context);
  if (query.matchId !== undefined) {
    const fixture = await requestedMatch(query.matchId, "basketball", context);
    const only = await performanceIn({ fixture, state: await sources.stateAt(fixture, now) }, query, context);
    return { data: { list: only ? [only] : [], hasNext: false } };
  }
  const before = await pageStart(query, context);
  const games = team ? await playedBy(team.id, before, LOOKED_THROUGH, context) : [];
  const list: PerformanceWire[] = [];
  for (const game of games) {
    if (query.season !== undefined && game.fixture.season !== query.season) continue;
    const one = await performanceIn(game, query, context);
    if (one) list.push(one);
    if (list.length > query.size) break;
  }
  const page = list.slice(0, query.size);
  return { data: { list: page, hasNext: list.length > page.length, lastId: page.at(-1)?.match.matchId } };
}
