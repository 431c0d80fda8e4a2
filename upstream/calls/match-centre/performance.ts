import type { PerformanceBody, PerformanceWire } from "#contract/calls/match-centre/performance";
import type { QueryOf } from "#contract/registry";
import { notFound } from "../../envelope.ts";
import { appearancesIn } from "../../football/appearances.ts";
import { Counters } from "../../football/counters.ts";
import { playedBy } from "../../history/team-history.ts";
import type { Fixture, MatchAt } from "../../match.ts";
import { playerById } from "../../people/squads.ts";
import { matchItemWire } from "../../wire-match.ts";
import { type CallContext, localeOf } from "../call.ts";
import { askedMatch, courseNow } from "./asked-match.ts";

/** Matches of his team that are looked through for one page: two seasons' worth. */
const LOOKED_THROUGH = 90;

type Query = QueryOf<"playerPerformance">;

/** What a player did in a match by now; undefined where he did not play. */
async function performanceIn(
  match: MatchAt,
  { playerId, lang }: Query,
  context: CallContext,
): Promise<PerformanceWire | undefined> {
  const course = await courseNow(match.fixture, context);
  if (!course) return undefined;
  const one = appearancesIn(course).find(({ sheetMan }) => sheetMan.member.player.id === playerId);
  if (one?.minutes === undefined) return undefined;
  const { goals, ownGoals, assists, yellow, red } = one;
  return {
    match: matchItemWire(match, context.directory, localeOf(lang)),
    minutes: one.minutes,
    rating: one.rating?.toFixed(1) ?? null,
    isStarter: one.isStarter,
    stats: { goals, ownGoals, assists, yellow, red, ...new Counters(course).statsOf(one.side, one.man) },
  };
}

/** Where a page begins: before the match that ended the one before it. */
async function pageStart({ lastId }: Query, { sources, now }: CallContext): Promise<number> {
  if (lastId === undefined) return now;
  const last = await sources.find(lastId, now);
  if (!last) throw notFound("lastId", "no such match");
  return last.kickOff;
}

const isOfSeason = ({ season }: Fixture, asked: string | undefined): boolean => asked === undefined || season === asked;

/** A player's matches for the team that he plays for, latest first. */
export async function performancesOfPlayer(query: Query, context: CallContext): Promise<PerformanceBody> {
  const { sources, now } = context;
  const known = playerById(query.playerId, now);
  if (!known || (known.team?.sport ?? "football") !== "football") throw notFound("playerId", "no such player");
  if (query.matchId !== undefined) {
    const fixture = await askedMatch(query.matchId, context);
    const only = await performanceIn({ fixture, state: await sources.stateAt(fixture, now) }, query, context);
    return { data: { list: only ? [only] : [], hasNext: false } };
  }
  const before = await pageStart(query, context);
  const matches = known.team ? await playedBy(known.team.id, before, LOOKED_THROUGH, context) : [];
  const list: PerformanceWire[] = [];
  for (const match of matches.filter(({ fixture }) => isOfSeason(fixture, query.season))) {
    const one = await performanceIn(match, query, context);
    if (one) list.push(one);
    if (list.length > query.size) break;
  }
  const page = list.slice(0, query.size);
  return { data: { list: page, hasNext: list.length > page.length, lastId: page.at(-1)?.match.matchId } };
}
