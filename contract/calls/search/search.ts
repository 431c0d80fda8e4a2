import * as z from "zod/mini";
import type { FavouriteItem, FavouriteKind, GlobalSearch, PopularItems } from "../../domain/search.ts";
import { parseMatch } from "../../parse/match.ts";
import { LONGEST_SEARCH } from "../../tables/call-limits.ts";
import { countryRow } from "../../tables/countries.ts";
import { callAddress, type Sport } from "../../tables/sports.ts";
import { endpoint } from "../../wire/endpoint.ts";
import { WireMatchItem } from "../../wire/match-item.ts";
import { IdParam, LangParam, TimeZoneParam } from "../../wire/parameters.ts";
import { answerRows, rows } from "../../wire/rows.ts";
import type { WireOf } from "../../wire/wire-of.ts";
import { parseFavItem, WireFavItem } from "./fav-item.ts";

/** The search text: the specification searches from the first character on. */
const SearchText = z.string().check(z.trim(), z.minLength(1), z.maxLength(LONGEST_SEARCH));
/** Ten per list; the FILTER tab of the favourites requests five. */
const LimitParam = z.coerce.number().check(z.int(), z.gte(1), z.lte(50));

// Time zones do not affect these answers; the specification sends one with each call.
const COMMON = { timeZone: z.optional(TimeZoneParam), lang: LangParam };

/** Restricted to our countries, so that callers cannot fill the caches with others. */
const FansCountry = z
  .string()
  .check(z.refine((code) => countryRow(code) !== undefined, "not a country of this site (ISO 3166-1 alpha-2)"));
/** Popular items are those of a country's fans; without it, of fans everywhere. */
const POPULAR_QUERY = { ...COMMON, country: z.optional(FansCountry) };

const FavItems = answerRows("data", WireFavItem);
const ListResult = z.object({ data: FavItems });
export type FavItemsBody = WireOf<typeof ListResult>;

const PopularResult = z.object({
  competitionList: rows("competitionList", WireFavItem),
  teamList: answerRows("teamList", WireFavItem),
});
export type PopularBody = WireOf<typeof PopularResult>;

// A supplier may leave out empty result lists, except the teams.
const GlobalResult = z.object({
  country: rows("country", WireFavItem),
  competition: rows("competition", WireFavItem),
  team: answerRows("team", WireFavItem),
  player: rows("player", WireFavItem),
  match: rows("match", WireMatchItem),
});
export type GlobalSearchBody = WireOf<typeof GlobalResult>;

/** Names hardly change; an import shows within minutes. */
const NAMES = { freshFor: 300, staleFor: 3_600, keepFor: 604_800, store: "colo" } as const;
const POPULAR = { freshFor: 3_600, staleFor: 604_800, keepFor: 2_592_000, store: "kv" } as const;
/** Contains matches, which may be in play. */
const WITH_MATCHES = { freshFor: 10, staleFor: 30, keepFor: 86_400, store: "colo" } as const;

const toItems =
  (kind: FavouriteKind) =>
  ({ data }: z.output<typeof ListResult>): FavouriteItem[] =>
    data.map(parseFavItem(kind));

/** The best known, in that order. */
export const buildPopularEndpoint = (sport: Sport, name: "competitionPopular" | "teamPopular", path: string) =>
  endpoint({
    ...callAddress(sport, name, path),
    query: z.object({ ...POPULAR_QUERY, limit: z._default(LimitParam, 10) }),
    result: ListResult,
    forCountry: true,
    toValue: toItems(name === "teamPopular" ? "TEAM" : "COMPETITION"),
    cache: POPULAR,
  });

export const buildGlobalPopularEndpoint = (sport: Sport) =>
  endpoint({
    ...callAddress(sport, "globalPopular", "/global/popular"),
    query: z.object({ ...POPULAR_QUERY, limit: z._default(LimitParam, 5) }),
    result: PopularResult,
    forCountry: true,
    toValue: ({ competitionList, teamList }): PopularItems => ({
      competitions: competitionList.map(parseFavItem("COMPETITION")),
      teams: teamList.map(parseFavItem("TEAM")),
    }),
    cache: POPULAR,
  });

/** Teams or countries matching a text. */
export const buildSearchEndpoint = (sport: Sport, name: "teamSearch" | "countrySearch", path: string) =>
  endpoint({
    ...callAddress(sport, name, path),
    query: z.object({ ...COMMON, q: SearchText, limit: z._default(LimitParam, 10) }),
    result: ListResult,
    toValue: toItems(name === "teamSearch" ? "TEAM" : "COUNTRY"),
    cache: NAMES,
  });

/** Competitions by a text, of one country, or both; with neither the best known; all of a country's without a text. */
export const buildCompetitionSearchEndpoint = (sport: Sport) =>
  endpoint({
    ...callAddress(sport, "competitionSearch", "/competition/search"),
    namesOne: true,
    query: z.object({
      ...COMMON,
      q: z.optional(SearchText),
      countryId: z.optional(IdParam),
      limit: z._default(LimitParam, 10),
    }),
    result: ListResult,
    toValue: toItems("COMPETITION"),
    cache: NAMES,
  });

/** Everything matching one text; matches by "one team vs another", or the last and next of the best matching team. */
export const buildGlobalSearchEndpoint = (sport: Sport) =>
  endpoint({
    ...callAddress(sport, "globalSearch", "/global/search"),
    query: z.object({ ...COMMON, q: SearchText, limit: z._default(LimitParam, 10) }),
    result: GlobalResult,
    toValue: (found): GlobalSearch => ({
      countries: found.country.map(parseFavItem("COUNTRY")),
      competitions: found.competition.map(parseFavItem("COMPETITION")),
      teams: found.team.map(parseFavItem("TEAM")),
      players: found.player.map(parseFavItem("PLAYER")),
      matches: found.match.map(parseMatch),
    }),
    cache: WITH_MATCHES,
  });
