import * as z from "zod/mini";
import type { CompetitionList, Sidebar } from "../domain/competition.ts";
import { parseCompetition, parseCountry } from "../parse/competition.ts";
import { callAddress, ofEachSport, type Sport } from "../tables/sports.ts";
import { endpoint } from "../wire/endpoint.ts";
import { COUNTRY_REF, WireLeagueRef } from "../wire/match-item.ts";
import { IdParam, LangParam, TimeZoneParam } from "../wire/parameters.ts";
import { rows } from "../wire/rows.ts";
import { IntOr, wireObject } from "../wire/scalars.ts";
import type { WireOf } from "../wire/wire-of.ts";

/** Countries ordered by name, each with its competitions. */
const CompetitionListResult = z.object({
  data: wireObject({
    countries: rows("countries", wireObject({ ...COUNTRY_REF, leagues: rows("leagues", WireLeagueRef) })),
  }),
});
export type CompetitionListBody = WireOf<typeof CompetitionListResult>;

const SidebarResult = z.object({
  data: wireObject({
    popular: rows("popular", WireLeagueRef),
    countries: rows("countries", wireObject({ ...COUNTRY_REF, leagueCount: IntOr(0), liveCount: IntOr(0) })),
  }),
});
export type SidebarBody = WireOf<typeof SidebarResult>;

const toList = ({ data }: z.output<typeof CompetitionListResult>): CompetitionList => ({
  countries: data.countries.map((country) => ({
    country: parseCountry(country),
    competitions: country.leagues.map(parseCompetition),
  })),
});

const SLOW = { freshFor: 3_600, staleFor: 604_800, keepFor: 2_592_000, store: "kv" } as const;

const buildListEndpoint = (sport: Sport) =>
  endpoint({
    ...callAddress(sport, "leagueList", "/league/leagueList", "/soccerLeague/leagueList"),
    namesOne: true,
    query: z.object({ countryId: z.optional(IdParam), lang: LangParam }),
    result: CompetitionListResult,
    toValue: toList,
    cache: SLOW,
  });

const buildAllEndpoint = (sport: Sport) =>
  endpoint({
    ...callAddress(sport, "leagueAll", "/league/all"),
    query: z.object({ lang: LangParam }),
    result: CompetitionListResult,
    toValue: toList,
    cache: SLOW,
  });

/** Popular competitions, and every country with its numbers of competitions and live matches. */
const buildSidebarEndpoint = (sport: Sport) =>
  endpoint({
    ...callAddress(sport, "competitionSidebar", "/competition/sidebar"),
    query: z.object({ timeZone: TimeZoneParam, lang: LangParam }),
    result: SidebarResult,
    toValue: ({ data }): Sidebar => ({
      popular: data.popular.map(parseCompetition),
      countries: data.countries.map((row) => ({
        country: parseCountry(row),
        competitionCount: row.leagueCount,
        liveCount: row.liveCount,
      })),
    }),
    cache: { freshFor: 60, staleFor: 3_600, keepFor: 604_800, store: "kv" },
  });

/** The calls of this family, by name: only a sport's competitions, and only countries that have any. */
export const COMPETITION_CALLS = {
  ...ofEachSport("leagueList", buildListEndpoint),
  ...ofEachSport("leagueAll", buildAllEndpoint),
  ...ofEachSport("competitionSidebar", buildSidebarEndpoint),
} as const;
