import type { PerformanceBody, PerformanceWire } from "#contract/calls/match-centre/performance";
import type { QueryOf } from "#contract/registry";
import type { Fixture, MatchAt } from "../../match/match.ts";
import { SIDES } from "../../match/sides.ts";
import { type CallContext, localeOf } from "../../matches/call-context.ts";
import { playedBy } from "../../matches/history/team-history.ts";
import { matchItemWire } from "../../matches/wire/match.ts";
import { notFound } from "../../platform/envelope.ts";
import { appearancesIn } from "../../simulator/football/appearances.ts";
import { Counters } from "../../simulator/football/counters.ts";
import { getCast, hasProgress } from "../../simulator/football/progress.ts";
import type { Cast } from "../../simulator/football/types.ts";
import { requestedMatch, requestedPlayer } from "../context/requested.ts";
import { progressNow } from "./progress-now.ts";

/** Matches of the player's team searched for one page (two seasons' worth), and how many at a time. */
const LOOKED_THROUGH = 90;
const STEP = 15;

type Query = QueryOf<"playerPerformance">;

/** Whether they play at any time in the match; for most matches that is enough. */
const isCast = ({ sheets, stints }: Cast, playerId: string): boolean =>
  SIDES.some((side) => sheets[side].men.some(({ member }, man) => member.player.id === playerId && stints[side][man]));

/** What a player has done in a match so far; undefined if they did not play. */
async function performanceIn(
  match: MatchAt,
  { playerId, lang }: Query,
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
    minutes: one.minutes,
    rating: one.rating?.toFixed(1) ?? null,
    isStarter: one.isStarter,
    stats: { goals, ownGoals, assists, yellow, red, ...new Counters(progress).statsOf(one.side, one.man) },
  };
}

/** The instant at which a page begins: before the last match of the previous page. */
async function pageStart({ lastId }: Query, { sources, now }: CallContext): Promise<number> {
  if (lastId === undefined) return now;
  const last = await sources.find(lastId, now);
  if (!last) throw notFound("lastId", "no such match");
  return last.kickOff;
}

const isOfSeason = ({ season }: Fixture, requested: string | undefined): boolean =>
  requested === undefined || season === requested;

/** Up to one more than a page holds, to tell whether more follow. */
async function latest(teamId: string, start: number, query: Query, context: CallContext): Promise<PerformanceWire[]> {
  const list: PerformanceWire[] = [];
  let before = start;
  for (let looked = 0; looked < LOOKED_THROUGH; looked += STEP) {
    const matches = await playedBy(teamId, before, STEP, context);
    for (const match of matches.filter(({ fixture }) => isOfSeason(fixture, query.season))) {
      const one = await performanceIn(match, query, context);
      if (one) list.push(one);
      if (list.length > query.size) return list;
    }
    const last = matches.at(-1);
    if (!last || matches.length < STEP) break;
    before = last.fixture.kickOff;
  }
  return list;
}

/** A player's matches for their current team, latest first. */
export async function performancesOfPlayer(query: Query, context: CallContext): Promise<PerformanceBody> {
  const { sources, now } = context;
  const { team } = requestedPlayer(query.playerId, "football", context);
  if (query.matchId !== undefined) {
    const fixture = await requestedMatch(query.matchId, "football", context);
    const only = await performanceIn({ fixture, state: await sources.stateAt(fixture, now) }, query, context);
    return { data: { list: only ? [only] : [], hasNext: false } };
  }
  const list = team ? await latest(team.id, await pageStart(query, context), query, context) : [];
  const page = list.slice(0, query.size);
  return { data: { list: page, hasNext: list.length > page.length, lastId: page.at(-1)?.match.matchId } };
}
