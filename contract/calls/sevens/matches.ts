import * as z from "zod/mini";
import type { SevensMatch, SevensMatchInfo, SevensMatchList } from "../../domain/sevens.ts";
import { parseCompetition } from "../../parse/competition.ts";
import { parseMatch } from "../../parse/match.ts";
import { SEVENS_CATEGORIES, SEVENS_TREES } from "../../tables/sevens.ts";
import { endpoint, LIVE } from "../../wire/endpoint.ts";
import { LEAGUE_REF, MATCH_ITEM, WireLeagueRef } from "../../wire/match-item.ts";
import { DateParam, IdParam, LangParam, TimeZoneParam } from "../../wire/parameters.ts";
import { answerRows, rows } from "../../wire/rows.ts";
import { Flag, Int, IntOr, OptionalText, Text, wireObject } from "../../wire/scalars.ts";
import type { WireOf } from "../../wire/wire-of.ts";

export const CategoryParam = z.enum(SEVENS_CATEGORIES);

/** `durationMin` is the length of a half in minutes. */
const SEVENS_ITEM = { ...MATCH_ITEM, pitch: Text, durationMin: Int, category: Text, tree: OptionalText };
const WireSevensItem = wireObject(SEVENS_ITEM);
export type SevensItemWire = WireOf<typeof WireSevensItem>;

function parseSevensMatch(item: z.output<typeof WireSevensItem>): SevensMatch {
  const tree = SEVENS_TREES.find((one) => one === item.tree);
  return {
    match: parseMatch(item),
    category: SEVENS_CATEGORIES.find((one) => one === item.category) ?? "main",
    pitch: item.pitch,
    halfLength: item.durationMin,
    ...(tree && { tree }),
  };
}

const ListResult = z.object({
  leagueMatchList: answerRows(
    "leagueMatchList",
    wireObject({ ...LEAGUE_REF, liveCount: IntOr(0), matchList: rows("matchList", WireSevensItem) }),
  ),
  seq: IntOr(0),
  hasNext: Flag,
});

/** A day of the tournament by category; all days without a date. */
export const sevensMatchList = endpoint({
  name: "sevensMatchList",
  server: "sevens",
  path: "/match/getMatchList",
  query: z.object({
    date: z.optional(DateParam),
    category: z.optional(CategoryParam),
    pitch: z.optional(z.string().check(z.maxLength(40))),
    groupName: z.optional(z.string().check(z.maxLength(4))),
    timeZone: TimeZoneParam,
    lang: LangParam,
  }),
  result: ListResult,
  toValue: ({ leagueMatchList }): SevensMatchList => ({
    groups: leagueMatchList.map((group) => ({
      competition: parseCompetition(group),
      matches: group.matchList.map(parseSevensMatch),
    })),
  }),
  cache: LIVE,
});

const WireInfo = wireObject({
  ...SEVENS_ITEM,
  league: WireLeagueRef,
  season: Text,
  goldenGoal: Flag,
});

export const sevensMatchInfo = endpoint({
  name: "sevensMatchInfo",
  server: "sevens",
  path: "/match/info",
  namesOne: true,
  query: z.object({ matchId: IdParam, lang: LangParam }),
  result: z.object({ data: WireInfo }),
  toValue: ({ data }): SevensMatchInfo => ({
    ...parseSevensMatch(data),
    competition: parseCompetition(data.league),
    season: data.season,
    isGoldenGoal: data.goldenGoal,
  }),
  cache: LIVE,
});
