import type { Match } from "#contract/domain/match";
import { callOf, type Sport } from "#contract/tables/sports";
import type { UpstreamClient } from "../pages/context.ts";
import type { EventFacts } from "./calendar-handler.ts";

/** What a calendar contains: the matches, and a name if it can be subscribed to. */
export interface CalendarContents {
  name?: string;
  /** Of the file, if it is saved: slugs. */
  fileName: string;
  matches: readonly Pick<EventFacts, "match" | "competition" | "venue">[];
}

/** One calendar's subject, as its address names it. */
export type CalendarSubject =
  | { of: "match"; sport: Sport; matchId: string }
  | { of: "team"; sport: Sport; teamId: string }
  | { of: "competition"; sport: Sport; leagueId: string; season?: string }
  | { of: "favourites"; link: string; name: string };

/** The most that the calls give at once: a season of any league, and of a team in all competitions. */
const MOST_OF_COMPETITION = 500;
const MOST_OF_TEAM = 100;

const inOrder = (matches: readonly Match[]): Match[] =>
  [...new Map(matches.map((match) => [match.id, match])).values()].sort((a, b) => a.kickOff - b.kickOff);

/** Loads a calendar's matches from the cache entries of the site's pages. Throws the upstream's faults. */
export function loadCalendar(upstream: UpstreamClient, subject: CalendarSubject): Promise<CalendarContents> {
  if (subject.of === "match") return loadMatch(upstream, subject);
  if (subject.of === "favourites") return loadFavourites(upstream, subject);
  return subject.of === "team" ? loadTeam(upstream, subject) : loadCompetition(upstream, subject);
}

type Of<Kind extends CalendarSubject["of"]> = Extract<CalendarSubject, { of: Kind }>;

async function loadMatch(upstream: UpstreamClient, { sport, matchId }: Of<"match">): Promise<CalendarContents> {
  const { value } = await upstream.call(callOf(sport, "matchInfo"), { matchId });
  const { match, competition, venue } = value;
  return { fileName: match.slug, matches: [{ match, competition: competition.name, ...(venue && { venue }) }] };
}

async function loadTeam(upstream: UpstreamClient, { sport, teamId }: Of<"team">): Promise<CalendarContents> {
  const page = (direction: "past" | "next") =>
    upstream.call(callOf(sport, "matchesByTeam"), { teamId, direction, size: MOST_OF_TEAM });
  const [past, next] = await Promise.all([page("past"), page("next")]);
  const matches = inOrder([...past.value.matches, ...next.value.matches]);
  const names = new Map([...past.value.competitions, ...next.value.competitions].map(({ id, name }) => [id, name]));
  const team = matches.flatMap(({ home, away }) => [home, away]).find(({ id }) => id === teamId);
  return {
    ...(team && { name: team.name }),
    fileName: team?.key ?? sport,
    matches: matches.map((match) => {
      const competition = names.get(match.leagueId);
      return { match, ...(competition !== undefined && { competition }) };
    }),
  };
}

async function loadCompetition(
  upstream: UpstreamClient,
  { sport, leagueId, season }: Of<"competition">,
): Promise<CalendarContents> {
  const query = { leagueId, ...(season && { season }) };
  const page = (direction: "past" | "next") =>
    upstream.call(callOf(sport, "fixturesByLeague"), { ...query, direction, size: MOST_OF_COMPETITION });
  const [parts, past, next] = await Promise.all([upstream.call("subLeagueList", query), page("past"), page("next")]);
  const { competition } = parts.value;
  return {
    name: `${competition.name} ${parts.value.season}`,
    fileName: competition.key,
    matches: inOrder([...past.value.matches, ...next.value.matches]).map((match) => ({
      match,
      competition: competition.name,
    })),
  };
}

/** What a member follows, by the link alone, which nothing caches. */
async function loadFavourites(upstream: UpstreamClient, { link, name }: Of<"favourites">): Promise<CalendarContents> {
  const { value } = await upstream.call("favCalendar", { link });
  const matches = value.flatMap(({ competition, matches: own }) =>
    own.map((match) => ({ match, competition: competition.name })),
  );
  return { name, fileName: "favourites", matches: matches.sort((a, b) => a.match.kickOff - b.match.kickOff) };
}
