import type { Sport } from "#contract/tables/sports";
import type { TeamEntry } from "../../data/entries/types.ts";
import type { Fixture } from "../../match/match.ts";
import { showsPeopleOf } from "../../match/simulation.ts";
import type { CallContext } from "../../matches/call-context.ts";
import { competitionOf } from "../../matches/wire/match.ts";
import { badRequest, notFound } from "../../platform/envelope.ts";
import { playerById, type Whereabouts } from "../../simulator/people/squads.ts";

/** The match of a call for one sport; refuses unknown ids and those of the other sport. */
export async function requestedMatch(matchId: string, sport: Sport, context: CallContext): Promise<Fixture> {
  const fixture = await context.sources.find(matchId, context.now);
  if (!fixture || competitionOf(fixture, context.directory).sport !== sport) throw notFound("matchId", "no such match");
  return fixture;
}

export function requestedTeam(teamId: string, sport: Sport, { directory }: CallContext): TeamEntry {
  const team = directory.teamById(teamId);
  if (!team || team.sport !== sport) throw notFound("teamId", "no such team");
  return team;
}

/** A player of the sport, and their team at the call's instant. */
export function requestedPlayer(
  playerId: string,
  sport: Sport,
  { directory, simulation, now }: CallContext,
): Whereabouts {
  const known = simulation.mode === "off" ? undefined : playerById(playerId, now);
  const isHidden = known?.team && !showsPeopleOf(known.team, directory, simulation);
  if (known?.sport !== sport || isHidden) throw notFound("playerId", "no such player");
  return known;
}

/** The match after which a page continues. */
export async function requestedCursor(
  lastId: string | undefined,
  { sources, now }: CallContext,
): Promise<{ after?: Fixture }> {
  if (lastId === undefined) return {};
  const after = await sources.find(lastId, now);
  if (!after) throw badRequest("lastId", "no such match");
  return { after };
}
