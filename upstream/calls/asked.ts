import type { Sport } from "#contract/tables/sports";
import { badRequest, notFound } from "../envelope.ts";
import type { Fixture } from "../match.ts";
import { competitionOf } from "../wire-match.ts";
import { sportOf } from "../world/sport-of.ts";
import type { TeamEntry } from "../world/types.ts";
import type { CallContext } from "./call.ts";

/** The match of a call of one sport; refuses ids of no match and of the other sport's. */
export async function askedMatch(matchId: string, sport: Sport, context: CallContext): Promise<Fixture> {
  const fixture = await context.sources.find(matchId, context.now);
  if (!fixture || sportOf(competitionOf(fixture, context.directory)) !== sport)
    throw notFound("matchId", "no such match");
  return fixture;
}

export function askedTeam(teamId: string, sport: Sport, { directory }: CallContext): TeamEntry {
  const team = directory.teamById(teamId);
  if (!team || sportOf(team) !== sport) throw notFound("teamId", "no such team");
  return team;
}

/** The match behind which a page goes on. */
export async function askedLast(
  lastId: string | undefined,
  { sources, now }: CallContext,
): Promise<{ after?: Fixture }> {
  if (lastId === undefined) return {};
  const after = await sources.find(lastId, now);
  if (!after) throw badRequest("lastId", "no such match");
  return { after };
}
