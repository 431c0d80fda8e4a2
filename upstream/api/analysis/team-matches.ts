import type { QueryOf, ResultOf } from "#contract/registry";
import type { Sport } from "#contract/tables/sports";
import { firstYearOf } from "#contract/time/dates";
import { DAY } from "#contract/time/units";
import type { CompetitionEntry } from "../../data/entries/types.ts";
import { type Fixture, isSimulated, type MatchAt } from "../../match/match.ts";
import { byText } from "../../match/match-order.ts";
import { type CallContext, localeOf } from "../../matches/call-context.ts";
import { pageInDirection, type Reach, rangeOf } from "../../matches/history/pages.ts";
import { filterBeside, getUpcoming } from "../../matches/history/team-history.ts";
import { competitionOf, matchItemWire } from "../../matches/wire/match.ts";
import { leagueWire } from "../../matches/wire/references.ts";
import { notFound } from "../../platform/envelope.ts";
import { requestedCursor, requestedMatch, requestedTeam } from "../context/requested.ts";
import { hasSeason } from "../standings/requested-season.ts";

type Query = QueryOf<"matchesByTeam">;

/** In days: four years back and one ahead, in steps until the page is full. */
const REACH: Record<Query["direction"], Reach> = { past: { step: 400, reach: 1_461 }, next: { step: 100, reach: 400 } };
/** In milliseconds around the present: the competitions a team currently plays in. */
const PRESENT = 200 * DAY;

const isRequested =
  ({ teamId, season, leagueId, venue }: Query) =>
  ({ homeId, awayId, ...fixture }: Fixture): boolean =>
    (season === undefined || fixture.season === season) &&
    (leagueId === undefined || fixture.competitionId === leagueId) &&
    (venue === "all" || (venue === "home" ? homeId : awayId) === teamId);

/** The instants between which a season of that label lies, whatever the competition's calendar. */
function toBounds(season: string | undefined): { from: number; to: number } {
  if (season === undefined) return { from: -Infinity, to: Infinity };
  const year = firstYearOf(season);
  return { from: Date.UTC(year, 0, 1) - PRESENT, to: Date.UTC(year + 2, 0, 1) };
}

/** One step reaches any season; only the season's own range of it is read. */
const ANY_SEASON: Reach = { step: 80_000, reach: 80_000 };

async function getCompetitions(teamId: string, { sources, directory, now }: CallContext): Promise<CompetitionEntry[]> {
  const fixtures = await sources.ofTeam(teamId, now - PRESENT, now + PRESENT, now);
  const competitions = new Set(fixtures.map((fixture) => competitionOf(fixture, directory)));
  return [...competitions].sort((a, b) => a.sortOrder - b.sortOrder || byText(a.id, b.id));
}

/** Throws a 404 for a season that is not stored and that none of the team's competitions has. */
async function refuseUnknownSeason(
  season: string,
  { matches, competitions }: { matches: readonly MatchAt[]; competitions: readonly CompetitionEntry[] },
  context: CallContext,
): Promise<void> {
  if (matches.some(({ fixture }) => !isSimulated(fixture))) return;
  const known = await Promise.all(competitions.map((competition) => hasSeason(competition, season, context)));
  if (!known.includes(true)) throw notFound("season", "the team has no such season");
}

/** A team's matches in all competitions on one side of the present, and the competitions it plays in. */
export const matchesOfTeam =
  (sport: Sport) =>
  async (query: Query, context: CallContext): Promise<ResultOf<"matchesByTeam">> => {
    const { sources, directory, now } = context;
    const { id } = requestedTeam(query.teamId, sport, context);
    const { direction, size, season } = query;
    const page = { direction, size, ...(await requestedCursor(query.lastId, context)) };
    const bounds = toBounds(season);
    const within = (from: number, to: number) => ({
      from: Math.max(from, bounds.from),
      to: Math.min(to, bounds.to),
    });
    const reach = season === undefined ? REACH[direction] : ANY_SEASON;
    const whole = rangeOf(page, now, reach);
    const parts = sources.partsOfTeam({ teamId: id, ...within(whole.from, whole.to), now });
    const { matches, hasNext } = await pageInDirection(
      async (begin, end) => {
        const { from, to } = within(begin, end);
        return from < to ? (await parts(from, to)).filter(isRequested(query)) : [];
      },
      page,
      reach,
      context,
    );
    const locale = localeOf(query.lang);
    const competitions = await getCompetitions(id, context);
    if (season !== undefined) await refuseUnknownSeason(season, { matches, competitions }, context);
    return {
      data: {
        list: matches.map((match) => matchItemWire(match, directory, locale)),
        leagues: competitions.map((competition) => leagueWire(competition, directory, locale)),
        hasNext,
        lastId: matches.at(-1)?.fixture.id,
      },
    };
  };

const NEXT = 5;

/** The next five matches of both teams after a match, or of a team from now on. */
export const nextFiveOf =
  (sport: Sport) =>
  async (query: QueryOf<"nextFive">, context: CallContext): Promise<ResultOf<"nextFive">> => {
    const locale = localeOf(query.lang);
    const nextOf = async (teamId: string, after: number, filter?: { isReal: boolean }) =>
      (await getUpcoming(teamId, after, NEXT, context, filter)).map((match) => ({
        ...matchItemWire(match, context.directory, locale),
        daysBetween: Math.round((match.fixture.kickOff - after) / DAY),
      }));
    if (query.matchId !== undefined) {
      const fixture = await requestedMatch(query.matchId, sport, context);
      const { homeId, awayId, kickOff } = fixture;
      const filter = filterBeside(fixture);
      return { data: { home: await nextOf(homeId, kickOff, filter), away: await nextOf(awayId, kickOff, filter) } };
    }
    const { id } = requestedTeam(query.teamId ?? "", sport, context);
    return { data: { home: await nextOf(id, context.now), away: [] } };
  };
