import * as z from "zod/mini";
import {
  COVERED,
  type Coverage,
  MATCH_TABS,
  type MatchInfo,
  type MatchReferee,
  type MatchVenue,
  type ScoredGoal,
  WEATHER_CODES,
  type Weather,
} from "../domain/match-info.ts";
import { parseCompetition } from "../parse/competition.ts";
import { parseMatch } from "../parse/match.ts";
import { oneOf } from "../parse/one-of.ts";
import { SURFACES } from "../tables/match-facts.ts";
import { CHANNELS, parseChannels } from "../wire/channels.ts";
import { endpoint, LIVE } from "../wire/endpoint.ts";
import { parseFormMark, WireFormMark } from "../wire/form-mark.ts";
import { MATCH_ITEM, WireLeagueRef } from "../wire/match-item.ts";
import { IdParam, LangParam } from "../wire/parameters.ts";
import { OptionalPlayerRef, parsePlayer } from "../wire/player-ref.ts";
import { optional } from "../wire/preprocess.ts";
import { parseReplay, REPLAY } from "../wire/replay.ts";
import { rows } from "../wire/rows.ts";
import { Flag, Int, NullableDec, NullableInt, OptionalFlag, OptionalText, Text, wireObject } from "../wire/scalars.ts";
import { parseSupply, SUPPLY } from "../wire/supply.ts";
import { parseMatchColours, TEAM_COLOURS } from "../wire/team-colours.ts";
import type { WireOf } from "../wire/wire-of.ts";

export type { Goal } from "../domain/match.ts";
export type { MatchInfo } from "../domain/match-info.ts";

/** The header's goals; the full timeline has its own call. `side` is the side credited with the goal. */
const WireGoal = wireObject({
  side: z.enum(["home", "away"]),
  minute: Int,
  addedMinute: NullableInt,
  playerId: OptionalText,
  playerKey: OptionalText,
  playerName: OptionalText,
  isPenalty: OptionalFlag,
  isOwnGoal: OptionalFlag,
});
export type GoalWire = WireOf<typeof WireGoal>;

const WireVenue = wireObject({
  venueId: OptionalText,
  name: Text,
  city: OptionalText,
  country: OptionalText,
  capacity: NullableInt,
  surface: OptionalText,
  address: OptionalText,
});
export type VenueWire = WireOf<typeof WireVenue>;

const WireReferee = wireObject({
  refereeId: OptionalText,
  name: Text,
  country: OptionalText,
  matchCount: NullableInt,
  yellowAvg: NullableDec,
  redAvg: NullableDec,
  homeWinPct: NullableInt,
});
export type RefereeWire = WireOf<typeof WireReferee>;

const WireWeather = wireObject({ code: Text, tempC: NullableInt, humidityPct: NullableInt, windKph: NullableInt });

const WireInfo = wireObject({
  ...MATCH_ITEM,
  league: WireLeagueRef,
  season: Text,
  venue: optional(WireVenue),
  referee: optional(WireReferee),
  attendance: NullableInt,
  weather: optional(WireWeather),
  homeCoach: OptionalPlayerRef,
  awayCoach: OptionalPlayerRef,
  ...TEAM_COLOURS,
  homeForm: rows("homeForm", WireFormMark),
  awayForm: rows("awayForm", WireFormMark),
  tabs: rows("tabs", Text),
  coverage: optional(
    wireObject({
      events: Flag,
      lineup: Flag,
      stat: Flag,
      odds: Flag,
      tracker: Flag,
      commentary: Flag,
      ranking: Flag,
    }),
  ),
  firstLegMatchId: OptionalText,
  ruleSetId: OptionalText,
  ...CHANNELS,
  ...SUPPLY,
  ...REPLAY,
  goals: rows("goals", WireGoal),
});
export type MatchInfoWire = WireOf<typeof WireInfo>;

type Read = z.output<typeof WireInfo>;

const parseGoal = (goal: Read["goals"][number]): ScoredGoal => ({
  side: goal.side,
  minute: goal.minute,
  ...(goal.addedMinute !== null && { addedMinute: goal.addedMinute }),
  ...(goal.playerName && { player: goal.playerName }),
  ...(goal.playerId && { playerId: goal.playerId }),
  ...(goal.playerKey && { playerKey: goal.playerKey }),
  ...(goal.isPenalty && { isPenalty: true as const }),
  ...(goal.isOwnGoal && { isOwnGoal: true as const }),
});

function parseVenue(venue: z.output<typeof WireVenue>): MatchVenue {
  const surface = oneOf(SURFACES, venue.surface);
  return {
    ...(venue.venueId && { id: venue.venueId }),
    name: venue.name,
    ...(venue.city && { city: venue.city }),
    ...(venue.country && { country: venue.country }),
    ...(venue.capacity !== null && { capacity: venue.capacity }),
    ...(surface && { surface }),
    ...(venue.address && { address: venue.address }),
  };
}

const parseReferee = (referee: z.output<typeof WireReferee>): MatchReferee => ({
  ...(referee.refereeId && { id: referee.refereeId }),
  name: referee.name,
  ...(referee.country && { country: referee.country }),
  ...(referee.matchCount !== null && { matches: referee.matchCount }),
  ...(referee.yellowAvg !== null && { yellows: referee.yellowAvg }),
  ...(referee.redAvg !== null && { reds: referee.redAvg }),
  ...(referee.homeWinPct !== null && { homeWins: referee.homeWinPct }),
});

/** Undefined if the supplier's word for it is unknown. */
function parseWeather(weather: z.output<typeof WireWeather> | undefined): Weather | undefined {
  const code = oneOf(WEATHER_CODES, weather?.code);
  if (!weather || !code) return undefined;
  return {
    code,
    ...(weather.tempC !== null && { celsius: weather.tempC }),
    ...(weather.humidityPct !== null && { humidity: weather.humidityPct }),
    ...(weather.windKph !== null && { wind: weather.windKph }),
  };
}

const parseCoverage = (coverage: NonNullable<Read["coverage"]>): Coverage =>
  Object.fromEntries(COVERED.map((key) => [key, coverage[key]])) as Coverage;

function parseInfo(data: Read): MatchInfo {
  const { venue, referee, attendance, homeCoach, awayCoach, coverage, firstLegMatchId, ruleSetId } = data;
  const weather = parseWeather(data.weather);
  return {
    match: parseMatch(data),
    competition: parseCompetition(data.league),
    season: data.season,
    ...(venue && { venue: parseVenue(venue) }),
    goals: data.goals.map(parseGoal),
    channels: parseChannels(data.tv),
    ...parseSupply(data),
    ...parseReplay(data),
    ...parseMatchColours(data),
    ...(referee && { referee: parseReferee(referee) }),
    ...(attendance !== null && { attendance }),
    ...(weather && { weather }),
    ...((homeCoach || awayCoach) && {
      coaches: {
        ...(homeCoach && { home: parsePlayer(homeCoach) }),
        ...(awayCoach && { away: parsePlayer(awayCoach) }),
      },
    }),
    form: { home: data.homeForm.map(parseFormMark), away: data.awayForm.map(parseFormMark) },
    tabs: MATCH_TABS.filter((tab) => data.tabs.includes(tab)),
    ...(coverage && { coverage: parseCoverage(coverage) }),
    ...(firstLegMatchId && { firstLegId: firstLegMatchId }),
    ...(ruleSetId && { ruleSetId }),
  };
}

/** One match with its competition, venue, officials, form and goals, for the header of its page. */
export const matchInfo = endpoint({
  name: "matchInfo",
  path: "/match/info",
  namesOne: true,
  isHead: true,
  query: z.object({ matchId: IdParam, lang: LangParam }),
  result: z.object({ data: WireInfo }),
  toValue: ({ data }): MatchInfo => parseInfo(data),
  cache: LIVE,
});
