import type { QueryOf, ResultOf } from "#contract/registry";
import type { Sport } from "#contract/tables/sports";
import { roundKeyOf } from "#contract/tables/stages";
import { dayWindow } from "#contract/time/zone";
import type { CompetitionEntry } from "../../data/entries/types.ts";
import type { Fixture } from "../../match/match.ts";
import { type CallContext, localeOf } from "../../matches/call-context.ts";
import { type MatchPage, pageInDirection, pageOfAll } from "../../matches/history/pages.ts";
import { requestedCompetition } from "../../matches/history/read-season.ts";
import { buildRounds } from "../../matches/history/rounds.ts";
import { partOfSeason } from "../../matches/history/season-part.ts";
import { matchItemWire } from "../../matches/wire/match.ts";
import { notFound } from "../../platform/envelope.ts";
import { requestedCursor } from "../context/requested.ts";
import { requestedSeason } from "../standings/requested-season.ts";

type Query = QueryOf<"fixturesByLeague">;

/** In days; farther than any season is from the present, so that all of its fixtures are read in one step. */
const WHOLE_SEASON = { step: 50_000, reach: 50_000 };

async function seasonFixtures(competition: CompetitionEntry, query: Query, context: CallContext): Promise<Fixture[]> {
  const season = await requestedSeason(competition, query.season, context);
  const fixtures = await context.sources.season(competition.id, season, context.now);
  if (query.season !== undefined && fixtures.length === 0) throw notFound("season", "no matches of this season");
  return fixtures;
}

async function getPart(season: Fixture[], competition: CompetitionEntry, query: Query, context: CallContext) {
  const { stage, subLeagueId } = query;
  const part = subLeagueId === undefined ? season : await partOfSeason(season, subLeagueId, competition, context);
  if (!part) throw notFound("subLeagueId", "no such part of the season");
  return stage === undefined ? part : part.filter((fixture) => fixture.stage === stage);
}

async function getPage(fixtures: readonly Fixture[], query: Query, context: CallContext): Promise<MatchPage> {
  const { round, date, timeZone, direction, size, lastId } = query;
  const page = { size, direction, ...(await requestedCursor(lastId, context)) };
  const ofRound = round === undefined ? fixtures : fixtures.filter((fixture) => roundKeyOf(fixture) === round);
  const within = (from: number, to: number) => ofRound.filter(({ kickOff }) => from <= kickOff && kickOff < to);
  if (date !== undefined) {
    const { from, to } = dayWindow(date, timeZone);
    return pageOfAll(within(from, to), page, context);
  }
  return round === undefined ? pageInDirection(within, page, WHOLE_SEASON, context) : pageOfAll(ofRound, page, context);
}

/** A competition's matches of a season: of one round, of one day, or on one side of the present. */
export const fixturesOfLeague =
  (sport: Sport) =>
  async (query: Query, context: CallContext): Promise<ResultOf<"fixturesByLeague">> => {
    const competition = requestedCompetition(query.leagueId, sport, context);
    const season = await seasonFixtures(competition, query, context);
    const fixtures = await getPart(season, competition, query, context);
    const { matches, hasNext } = await getPage(fixtures, query, context);
    const locale = localeOf(query.lang);
    return {
      data: {
        season: season[0]?.season,
        rounds: buildRounds(fixtures, context.now).map(({ key, matchday, ...round }) => ({
          ...round,
          round: key,
          matchday: matchday ?? null,
        })),
        matchList: matches.map((match) => matchItemWire(match, context.directory, locale)),
        hasNext,
      },
    };
  };
