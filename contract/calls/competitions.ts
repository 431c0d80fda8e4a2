import * as z from "zod";
import type { CompetitionList, Sidebar } from "../domain/competition.ts";
import { endpoint, type Fault, type Parsed } from "../endpoint.ts";
import { openEnvelope } from "../envelope.ts";
import { parseCompetition, parseCountry } from "../parse/competition.ts";
import { type CountryRefWire, type LeagueRefWire, WireCountryRef, WireLeagueRef } from "../wire/match-item.ts";
import { faultOf, IntOr, itemsOf, readRows, requireReadable, withoutAt } from "../wire/scalars.ts";
import { IdParam, LangParam, TimeZoneParam } from "./parameters.ts";

/** Written by the reference upstream: countries in the order of their names, each with its competitions. */
export interface CompetitionListBody {
  data: { countries: (CountryRefWire & { leagues: LeagueRefWire[] })[] };
}

export interface SidebarBody {
  data: { popular: LeagueRefWire[]; countries: (CountryRefWire & { leagueCount: number; liveCount: number })[] };
}

const Leagues = z.looseObject({ leagues: z.unknown() });
const Counts = z.looseObject({ leagueCount: IntOr(0), liveCount: IntOr(0) });

function parseCompetitionList(answer: unknown): Parsed<CompetitionList> {
  const data = z.looseObject({ countries: z.unknown() }).parse(withoutAt(openEnvelope(answer).data));
  const dropped: Fault[] = [];
  const countries = itemsOf(data.countries, "data.countries", dropped).flatMap((item, index) => {
    const path = `data.countries.${index}`;
    const country = WireCountryRef.safeParse(item);
    if (!country.success) {
      dropped.push(faultOf(country.error, path));
      return [];
    }
    const { leagues } = Leagues.parse(country.data);
    return [
      {
        country: parseCountry(country.data),
        competitions: readRows(leagues, WireLeagueRef, `${path}.leagues`, dropped, parseCompetition),
      },
    ];
  });
  requireReadable(countries.length, dropped);
  return { value: { countries }, dropped };
}

const SLOW = { freshFor: 3_600, staleFor: 604_800, keepFor: 2_592_000, store: "kv" } as const;

export const leagueList = endpoint({
  name: "leagueList",
  path: "/soccerLeague/leagueList",
  namesOne: true,
  query: z.object({ countryId: IdParam.optional(), lang: LangParam }),
  parse: parseCompetitionList,
  cache: SLOW,
});

export const leagueAll = endpoint({
  name: "leagueAll",
  path: "/league/all",
  query: z.object({ lang: LangParam }),
  parse: parseCompetitionList,
  cache: SLOW,
});

/** Popular competitions, and every country with the number of its competitions and of its live matches. */
export const competitionSidebar = endpoint({
  name: "competitionSidebar",
  path: "/competition/sidebar",
  query: z.object({ timeZone: TimeZoneParam, lang: LangParam }),
  parse(answer): Parsed<Sidebar> {
    const data = z
      .looseObject({ popular: z.unknown(), countries: z.unknown() })
      .parse(withoutAt(openEnvelope(answer).data));
    const dropped: Fault[] = [];
    const popular = readRows(data.popular, WireLeagueRef, "data.popular", dropped, parseCompetition);
    const countries = readRows(data.countries, WireCountryRef, "data.countries", dropped, (row) => {
      const { leagueCount, liveCount } = Counts.parse(row);
      return { country: parseCountry(row), competitionCount: leagueCount, liveCount };
    });
    requireReadable(popular.length + countries.length, dropped);
    return { value: { popular, countries }, dropped };
  },
  cache: { freshFor: 60, staleFor: 3_600, keepFor: 604_800, store: "kv" },
});
