import * as z from "zod/mini";
import type { Bracket } from "../../domain/bracket.ts";
import type { Competition } from "../../domain/competition.ts";
import type { Source } from "../../domain/match.ts";
import { parseCompetition } from "../../parse/competition.ts";
import { parseSource } from "../../parse/match.ts";
import { STAGES, type Stage } from "../../tables/stages.ts";
import { endpoint } from "../../wire/endpoint.ts";
import { WireLeagueRef } from "../../wire/match-item.ts";
import { IdParam, LangParam, SeasonParam } from "../../wire/parameters.ts";
import { rows } from "../../wire/rows.ts";
import { Flag, Id, Int, IntOr, NullableInt, OptionalText, Text, wireObject } from "../../wire/scalars.ts";
import type { WireOf } from "../../wire/wire-of.ts";
import { parseBracket, WireBracket } from "./wire-bracket.ts";

const WireSubLeague = wireObject({
  subLeagueId: Id,
  /** Key of the stage; a conference's is `regular`. */
  stage: Text,
  /** A conference's, in the caller's language. */
  name: OptionalText,
  groupName: OptionalText,
  order: Int,
  isCurrent: Flag,
  totalRound: IntOr(0),
  currentRound: IntOr(0),
  hasRanking: Flag,
  isTwoLegged: Flag,
  isGroup: Flag,
  groupCount: NullableInt,
  qualifyPerGroup: NullableInt,
});

const SubLeagueResult = z.object({
  data: wireObject({
    league: WireLeagueRef,
    season: Text,
    source: OptionalText,
    subLeagues: rows("subLeagues", WireSubLeague),
    /** For a season with knock-out rounds. */
    bracket: z.optional(WireBracket),
  }),
});
export type SubLeagueBody = WireOf<typeof SubLeagueResult>;
export type SubLeagueWire = WireOf<typeof WireSubLeague>;

/** A part of a season: its league, a group, a conference, a knock-out round. */
export interface SubLeague {
  id: string;
  stage?: Stage;
  name?: string;
  group?: string;
  isCurrent: boolean;
  totalRounds: number;
  currentRound: number;
  hasRanking: boolean;
  isTwoLegged: boolean;
  groupCount?: number;
  qualifyPerGroup?: number;
}

export interface SubLeagues {
  competition: Competition;
  season: string;
  source: Source;
  /** In order of play. */
  parts: SubLeague[];
  bracket?: Bracket;
}

function parseSubLeague(part: z.output<typeof WireSubLeague>): SubLeague {
  const stage = STAGES.find((one) => one === part.stage);
  return {
    id: part.subLeagueId,
    ...(stage && { stage }),
    ...(part.name && { name: part.name }),
    ...(part.groupName && { group: part.groupName }),
    isCurrent: part.isCurrent,
    totalRounds: part.totalRound,
    currentRound: part.currentRound,
    hasRanking: part.hasRanking,
    isTwoLegged: part.isTwoLegged,
    ...(part.groupCount !== null && { groupCount: part.groupCount }),
    ...(part.qualifyPerGroup !== null && { qualifyPerGroup: part.qualifyPerGroup }),
  };
}

/** The parts of a season, and its bracket if it has knock-out rounds. Answers for both sports. */
export const subLeagueList = endpoint({
  name: "subLeagueList",
  path: "/soccerLeague/subLeagueList",
  namesOne: true,
  query: z.object({ leagueId: IdParam, season: z.optional(SeasonParam), lang: LangParam }),
  result: SubLeagueResult,
  toValue: ({ data }): SubLeagues => ({
    competition: parseCompetition(data.league),
    season: data.season,
    source: parseSource(data.source),
    parts: data.subLeagues.toSorted((a, b) => a.order - b.order).map(parseSubLeague),
    ...(data.bracket && { bracket: parseBracket(data.bracket) }),
  }),
  cache: { freshFor: 10, staleFor: 30, keepFor: 604_800, store: "kv" },
});
