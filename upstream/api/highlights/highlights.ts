import type { HighlightWire } from "#contract/calls/highlights/highlights";
import type { Pair } from "#contract/domain/match";
import type { QueryOf, ResultOf } from "#contract/registry";
import type { LocaleCode } from "#contract/tables/locales";
import { type Sport, sportOfType } from "#contract/tables/sports";
import { nameIn } from "../../data/entries/names.ts";
import { sideAhead, sideIndex } from "../../match/score.ts";
import { type CallContext, localeOf } from "../../matches/call-context.ts";
import { requestedCompetition } from "../../matches/history/read-season.ts";
import { competitionOf, matchItemWire } from "../../matches/wire/match.ts";
import { type Published, publishedList, publishedOfMatch } from "../../services/highlights/published.ts";
import { storyOf, sumOfTie } from "../../services/highlights/story.ts";
import { formatTitle } from "../../services/highlights/titles.ts";
import { requestedMatch, requestedTeam } from "../context/requested.ts";

type Query = QueryOf<"matchHighlights">;
type Result = ResultOf<"matchHighlights">;

/** Seconds per scene of the animated picture: an opening, one scene per goal, the end. */
const SCENE = 3;
export const lengthOf = (goals: number): number => SCENE * (goals + 2);

function titleIn(locale: LocaleCode, { match }: Published, { directory }: CallContext): string {
  const { fixture, state } = match;
  const competition = competitionOf(fixture, directory);
  const sport = competition.sport;
  const names = [fixture.homeId, fixture.awayId].map((id) => {
    const team = directory.teamById(id);
    if (!team) throw new Error(`match ${fixture.id} names the unknown team ${id}`);
    return nameIn(team.names, locale).name;
  });
  const [home = "", away = ""] = names;
  const overtimes = (state.periods?.length ?? 0) - (competition.basketball?.periods ?? Number.POSITIVE_INFINITY);
  const { story, minute } = storyOf(state, sport, overtimes);
  const counted = sumOfTie(story, state) ?? state.score ?? [0, 0];
  const winner = (story.startsWith("shootout") ? state.winner : sideAhead(counted)) ?? "home";
  const turned: Pair = winner === "home" ? counted : [counted[1], counted[0]];
  const parts = {
    home,
    away,
    winner: names[sideIndex(winner)] ?? "",
    loser: names[1 - sideIndex(winner)] ?? "",
    score: { score: turned },
    minute: String(minute ?? ""),
  };
  return formatTitle(story, locale, parts, sport);
}

function highlightWire(published: Published, locale: LocaleCode, context: CallContext): HighlightWire {
  const { id, match, publishedAt } = published;
  return {
    highlightId: id,
    matchId: match.fixture.id,
    match: matchItemWire(match, context.directory, locale),
    title: titleIn(locale, published, context),
    thumb: `highlight/${match.fixture.id}.svg`,
    duration: lengthOf(match.state.goals.length),
    publishedAt,
    source: "animation",
    url: `highlight/${match.fixture.id}-play.svg`,
    embedAllowed: true,
    blockedCountries: [],
    viewCount: null,
    lang: locale,
    isSpoiler: true,
  };
}

async function getList(sport: Sport, query: Query, context: CallContext): Promise<Result> {
  const { leagueId, teamId, matchId, lastId, size, timeType } = query;
  if (leagueId !== undefined) requestedCompetition(leagueId, sport, context);
  if (teamId !== undefined) requestedTeam(teamId, sport, context);
  const locale = localeOf(query.lang);
  if (matchId !== undefined) {
    const fixture = await requestedMatch(matchId, sport, context);
    const list = (await publishedOfMatch(fixture, context)).map((one) => highlightWire(one, locale, context));
    return { data: { list, hasNext: false, lastId: undefined } };
  }
  const found = await publishedList(
    {
      sport,
      ...(leagueId !== undefined && { leagueId }),
      ...(teamId !== undefined && { teamId }),
      ...(lastId !== undefined && { lastId }),
      isOldestFirst: timeType === "1",
      size,
    },
    context,
  );
  const list = found.slice(0, size).map((one) => highlightWire(one, locale, context));
  return { data: { list, hasNext: found.length > size, lastId: list.at(-1)?.highlightId } };
}

export const highlightsOf =
  (sport: Sport) =>
  (query: Query, context: CallContext): Promise<Result> =>
    getList(sport, query, context);

export const highlightsOfSport = ({ sportType, ...query }: QueryOf<"highlightList">, context: CallContext) =>
  getList(sportOfType(sportType), query, context);
