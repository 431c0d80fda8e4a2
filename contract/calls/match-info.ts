import * as z from "zod";
import type { Competition } from "../domain/competition.ts";
import type { Goal, Match } from "../domain/match.ts";
import { endpoint } from "../endpoint.ts";
import { parseCompetition } from "../parse/competition.ts";
import { parseMatch } from "../parse/match.ts";
import { MATCH_ITEM, WireLeagueRef } from "../wire/match-item.ts";
import { rows } from "../wire/rows.ts";
import { Int, NullableInt, OptionalFlag, OptionalText, Text, wireObject } from "../wire/scalars.ts";
import type { WireOf } from "../wire/wire-of.ts";
import { IdParam, LangParam } from "./parameters.ts";

export type { Goal } from "../domain/match.ts";

/** The header's goals; the full timeline has its own call. `side` is the side that the goal counts for. */
const WireGoal = wireObject({
  side: z.enum(["home", "away"]),
  minute: Int,
  addedMinute: NullableInt,
  playerName: OptionalText,
  isPenalty: OptionalFlag,
  isOwnGoal: OptionalFlag,
});

export type GoalWire = WireOf<typeof WireGoal>;

const WireInfo = wireObject({
  ...MATCH_ITEM,
  league: WireLeagueRef,
  season: Text,
  venueName: OptionalText,
  venueCity: OptionalText,
  goals: rows("goals", WireGoal),
});
export type MatchInfoWire = WireOf<typeof WireInfo>;

export interface MatchInfo {
  match: Match;
  competition: Competition;
  season: string;
  venue?: { name: string; city?: string };
  goals: Goal[];
}

const parseGoal = (goal: z.output<typeof WireGoal>): Goal => ({
  side: goal.side,
  minute: goal.minute,
  ...(goal.addedMinute !== null && { addedMinute: goal.addedMinute }),
  ...(goal.playerName && { player: goal.playerName }),
  ...(goal.isPenalty && { isPenalty: true as const }),
  ...(goal.isOwnGoal && { isOwnGoal: true as const }),
});

/** One match with its competition, season, venue and goals: what the header of its page shows. */
export const matchInfo = endpoint({
  name: "matchInfo",
  path: "/match/info",
  namesOne: true,
  query: z.object({ matchId: IdParam, lang: LangParam }),
  result: z.object({ data: WireInfo }),
  toValue: ({ data }): MatchInfo => ({
    match: parseMatch(data),
    competition: parseCompetition(data.league),
    season: data.season,
    ...(data.venueName && { venue: { name: data.venueName, ...(data.venueCity && { city: data.venueCity }) } }),
    goals: data.goals.map(parseGoal),
  }),
  cache: { freshFor: 10, staleFor: 30, keepFor: 86_400, store: "kv" },
});
