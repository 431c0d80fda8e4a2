import * as z from "zod/mini";
import type { LeagueFixtures, NextMatches, Round, TeamMatches } from "../../domain/history.ts";
import { parseCompetition } from "../../parse/competition.ts";
import { parseMatch } from "../../parse/match.ts";
import { callAddress, type Sport } from "../../tables/sports.ts";
import { STAGES } from "../../tables/stages.ts";
import { endpoint, LIVE } from "../../wire/endpoint.ts";
import { MATCH_ITEM, WireLeagueRef, WireMatchItem } from "../../wire/match-item.ts";
import { DateParam, IdParam, LangParam, SeasonParam, SizeParam, TimeZoneParam } from "../../wire/parameters.ts";
import { rows } from "../../wire/rows.ts";
import { Flag, Int, NullableInt, OptionalText, Text, wireObject } from "../../wire/scalars.ts";

// Match lists of one competition or team are paged in two directions from the present: `past` runs from the latest
// finished match, `next` from those in play. `lastId` is the last match of the previous page.

const PAGE = {
  direction: z._default(z.enum(["past", "next"]), "next"),
  lastId: z.optional(IdParam),
  size: z._default(SizeParam, 30),
  lang: LangParam,
};

const RoundParam = z.string().check(z.regex(/^[a-z][a-z0-9_]{0,19}(-\d{1,3})?$/, "not a round"));

const WireRound = wireObject({ round: Text, stage: OptionalText, matchday: NullableInt, isCurrent: Flag });

function parseRound({ round, stage, matchday, isCurrent }: z.output<typeof WireRound>): Round {
  const known = STAGES.find((candidate) => candidate === stage);
  return { key: round, ...(known && { stage: known }), ...(matchday !== null && { matchday }), isCurrent };
}

/**
 * A competition's matches: of a round, of a day in `timeZone`, else in a direction. `subLeagueId` is a part of the
 * season as named by `subLeagueList`. Defaults to the current season.
 */
export const fixturesByLeague = (sport: Sport) =>
  endpoint({
    ...callAddress(sport, "fixturesByLeague", "/match/getFixtureByLeague"),
    namesOne: true,
    query: z.object({
      leagueId: IdParam,
      season: z.optional(SeasonParam),
      subLeagueId: z.optional(IdParam),
      stage: z.optional(z.enum(STAGES)),
      round: z.optional(RoundParam),
      date: z.optional(DateParam),
      timeZone: z._default(TimeZoneParam, "UTC"),
      ...PAGE,
    }),
    result: z.object({
      data: wireObject({
        season: OptionalText,
        rounds: rows("rounds", WireRound),
        matchList: rows("matchList", WireMatchItem),
        hasNext: Flag,
      }),
    }),
    toValue: ({ data }): LeagueFixtures => ({
      ...(data.season && { season: data.season }),
      rounds: data.rounds.map(parseRound),
      matches: data.matchList.map(parseMatch),
      hasNext: data.hasNext,
    }),
    cache: LIVE,
  });

/** A team's matches in all competitions. */
export const matchesByTeam = (sport: Sport) =>
  endpoint({
    ...callAddress(sport, "matchesByTeam", "/match/getMatchListByTeam"),
    namesOne: true,
    query: z.object({
      teamId: IdParam,
      season: z.optional(SeasonParam),
      leagueId: z.optional(IdParam),
      venue: z._default(z.enum(["all", "home", "away"]), "all"),
      ...PAGE,
    }),
    result: z.object({
      data: wireObject({
        list: rows("list", WireMatchItem),
        leagues: rows("leagues", WireLeagueRef),
        hasNext: Flag,
        lastId: OptionalText,
      }),
    }),
    toValue: ({ data }): TeamMatches => ({
      competitions: data.leagues.map(parseCompetition),
      matches: data.list.map(parseMatch),
      hasNext: data.hasNext,
    }),
    cache: LIVE,
  });

const WireNextMatch = wireObject({ ...MATCH_ITEM, daysBetween: Int });

const parseNext = (row: z.output<typeof WireNextMatch>) => ({ match: parseMatch(row), days: row.daysBetween });

/** The next five matches of both teams after a match, or, if no match is given, of one team from now on. */
export const nextFive = (sport: Sport) =>
  endpoint({
    ...callAddress(sport, "nextFive", "/match/nextFiveMatch"),
    namesOne: true,
    query: z.object({ matchId: z.optional(IdParam), teamId: z.optional(IdParam), lang: LangParam }).check(
      z.refine(({ matchId, teamId }) => matchId !== undefined || teamId !== undefined, {
        path: ["matchId"],
        message: "a match or a team",
      }),
    ),
    result: z.object({
      data: wireObject({ home: rows("home", WireNextMatch), away: rows("away", WireNextMatch) }),
    }),
    toValue: ({ data }): NextMatches => ({ home: data.home.map(parseNext), away: data.away.map(parseNext) }),
    cache: LIVE,
  });
