import * as z from "zod/mini";
import type { MatchList } from "../domain/competition.ts";
import { parseCompetitionMatches } from "../parse/competition.ts";
import { callAddress, ofEachSport } from "../tables/sports.ts";
import { endpoint, LIVE } from "../wire/endpoint.ts";
import { WireLeagueMatches } from "../wire/match-item.ts";
import { DateParam, IdParam, LangParam, PageParam, SizeParam, SlugParam, TimeZoneParam } from "../wire/parameters.ts";
import { answerRows } from "../wire/rows.ts";
import { Flag, IntOr, OptionalFlag } from "../wire/scalars.ts";
import type { WireOf } from "../wire/wire-of.ts";

/** `status` filters by the match state at the time of the answer. A day is a day in `timeZone`, not the server's. */
export const MatchListQuery = z.object({
  date: DateParam,
  timeZone: TimeZoneParam,
  lang: LangParam,
  status: z._default(z.enum(["all", "live", "finished", "upcoming"]), "all"),
  leagueId: z.optional(IdParam),
  countryKey: z.optional(SlugParam),
  page: z._default(PageParam, 1),
  size: z._default(SizeParam, 500),
});

/**
 * `seq` rises with each change of the list. The answer contains no timestamp, so an unchanged list has the same bytes.
 */
const MatchListResult = z.object({
  leagueMatchList: answerRows("leagueMatchList", WireLeagueMatches),
  seq: IntOr(0),
  hasNext: Flag,
  /** Set if nothing is simulated, so that an empty day needs another explanation. */
  isRealOnly: OptionalFlag,
});
export type MatchListBody = WireOf<typeof MatchListResult>;

const toList = ({ leagueMatchList, hasNext, isRealOnly }: z.output<typeof MatchListResult>): MatchList => ({
  groups: leagueMatchList.map(parseCompetitionMatches).filter(({ matches }) => matches.length > 0),
  hasNext,
  ...(isRealOnly && { isRealOnly: true as const }),
});

const list = (address: { name: string; path: string }) =>
  endpoint({
    ...address,
    query: MatchListQuery,
    result: MatchListResult,
    toValue: toList,
    cache: LIVE,
  });

/** The list that pages use, by sport. */
export const MATCH_LISTS = ofEachSport("matchList", (sport) =>
  list(callAddress(sport, "matchList", "/match/getMatchList", "/match/getMatchListv4")),
);
/** Older versions of the same list, for callers of the first versions; same shape. */
export const matchListV1 = list({ name: "matchListV1", path: "/match/getMatchList" });
export const matchListV2 = list({ name: "matchListV2", path: "/match/getMatchListv2" });

/** The World Cup: the whole tournament, or one day when `date` is given. */
export const worldCupMatches = endpoint({
  name: "worldCupMatches",
  path: "/match/getMatchListv2WC",
  namesOne: true,
  query: z.object({
    leagueId: z._default(IdParam, "75"),
    season: z._default(z.string().check(z.regex(/^\d{4}$/)), "2022"),
    date: z.optional(DateParam),
    timeZone: TimeZoneParam,
    lang: LangParam,
  }),
  result: MatchListResult,
  toValue: toList,
  cache: LIVE,
});
