import type { Side } from "#contract/domain/match";
import { LruCache } from "#contract/memory/lru-cache";
import { DAY } from "#contract/time/units";
import { competitionById } from "../../competitions/world/world.ts";
import { yellowCardRuleOf } from "../../data/competitions/football/yellow-cards.ts";
import type { Fixture } from "../../match/match.ts";
import { SIDES, sideOfTeam } from "../../match/sides.ts";
import type { CallContext } from "../../matches/call-context.ts";
import type { Absence } from "../people/types.ts";
import { type ShownIn, TeamBans } from "./team-bans.ts";
import type { BySide } from "./types.ts";

// Who is sent off misses the team's next match of the competition; who has collected too many yellow cards in a league
// as many as its rule says. Both follow from the team's own matches: a season of them takes some milliseconds.

export type Context = Pick<CallContext, "sources" | "directory">;

/** A season's fixtures take some 40 kB, a team's bans 2 kB. */
const MAX_CACHED_SEASONS = 30;
const MAX_CACHED_TEAMS = 600;
const seasons = new LruCache<Promise<ReadonlyMap<string, readonly Fixture[]>>>(MAX_CACHED_SEASONS);
const teams = new LruCache<Promise<TeamBans>>(MAX_CACHED_TEAMS);
/** Far enough for all second dates of a season to be known. */
const LATER = 800 * DAY;

/** The simulated matches of a season's teams, in order of kick-off. */
async function fixturesByTeam({ competitionId, season, kickOff }: Fixture, { sources }: Context) {
  const byTeam = new Map<string, Fixture[]>();
  for (const fixture of await sources.season(competitionId, season, kickOff + LATER)) {
    if (fixture.source !== "simulated") continue;
    for (const id of [fixture.homeId, fixture.awayId]) {
      const own = byTeam.get(id);
      if (own) own.push(fixture);
      else byTeam.set(id, [fixture]);
    }
  }
  return byTeam;
}

async function buildBans(fixture: Fixture, teamId: string, context: Context): Promise<TeamBans> {
  const key = `${fixture.competitionId} ${fixture.season}`;
  const byTeam = await seasons.getOrCreate(key, () => fixturesByTeam(fixture, context));
  const isLeague = competitionById(fixture.competitionId)?.kind === "league";
  return new TeamBans(byTeam.get(teamId) ?? [], isLeague ? yellowCardRuleOf(fixture.competitionId) : undefined);
}

/** The cards of a match's side; undefined if the match was not played. */
type SideShownIn = (fixture: Fixture, side: Side, banned: readonly Absence[]) => ReturnType<ShownIn>;

async function suspendedOf(fixture: Fixture, side: Side, context: Context, shownIn: SideShownIn) {
  const teamId = side === "home" ? fixture.homeId : fixture.awayId;
  const key = `${fixture.competitionId} ${fixture.season} ${teamId}`;
  const bans = await teams.getOrCreate(key, () => buildBans(fixture, teamId, context));
  return bans.in(fixture.id, (one, banned) => shownIn(one, sideOfTeam(one, teamId), banned));
}

/** Leagues and cups; friendlies do not count. */
const counts = ({ competitionId }: Fixture): boolean => competitionById(competitionId)?.format.kind !== "loose";

/** Each side's players who are suspended in a match; `shownIn` says what a side was shown in an earlier one. */
export async function suspendedIn(
  fixture: Fixture,
  context: Context,
  shownIn: SideShownIn,
): Promise<BySide<readonly Absence[]>> {
  if (!counts(fixture)) return { home: [], away: [] };
  const [home, away] = await Promise.all(SIDES.map((side) => suspendedOf(fixture, side, context, shownIn)));
  return { home: home!, away: away! };
}
