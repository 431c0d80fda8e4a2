import * as z from "zod";
import type { Competition } from "../domain/competition.ts";
import type { Goal, Match } from "../domain/match.ts";
import { endpoint, type Fault } from "../endpoint.ts";
import { openEnvelope } from "../envelope.ts";
import { parseCompetition } from "../parse/competition.ts";
import { parseMatch } from "../parse/match.ts";
import {
  type Known,
  type LeagueRefWire,
  type MatchItemWire,
  WireLeagueRef,
  WireMatchItem,
} from "../wire/match-item.ts";
import {
  Int,
  NullableInt,
  OptionalFlag,
  OptionalText,
  readRows,
  Text,
  wireObject,
  withoutAt,
} from "../wire/scalars.ts";
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

export type GoalWire = Known<typeof WireGoal>;

/** Written by the reference upstream. */
export type MatchInfoWire = MatchItemWire & {
  league: LeagueRefWire;
  season: string;
  venueName?: string;
  venueCity?: string;
  goals: GoalWire[];
};

export interface MatchInfo {
  match: Match;
  competition: Competition;
  season: string;
  venue?: { name: string; city?: string };
  goals: Goal[];
}

const WireInfo = wireObject({
  league: WireLeagueRef,
  season: Text,
  venueName: OptionalText,
  venueCity: OptionalText,
  goals: z.unknown(),
});

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
  parse(answer) {
    const data = withoutAt(openEnvelope(answer).data);
    const info = WireInfo.parse(data);
    const dropped: Fault[] = [];
    const value: MatchInfo = {
      match: parseMatch(WireMatchItem.parse(data)),
      competition: parseCompetition(info.league),
      season: info.season,
      ...(info.venueName && { venue: { name: info.venueName, ...(info.venueCity && { city: info.venueCity }) } }),
      goals: readRows(info.goals, WireGoal, "data.goals", dropped, parseGoal),
    };
    return { value, dropped };
  },
  cache: { freshFor: 10, staleFor: 30, keepFor: 86_400, store: "kv" },
});
