import * as z from "zod/mini";
import { SPORTS, sportOfType, sportTypeOf } from "../tables/sports.ts";
import { preprocess } from "./preprocess.ts";
import { rows, sportOfAnswer } from "./rows.ts";
import {
  EpochMs,
  FlagOr,
  Id,
  Int,
  IntOr,
  isAbsent,
  NullableInt,
  OptionalEpochMs,
  OptionalFlag,
  OptionalText,
  Text,
  wireObject,
} from "./scalars.ts";
import type { WireOf } from "./wire-of.ts";

export const COUNTRY_REF = {
  countryId: Id,
  countryKey: Text,
  countryName: Text,
  /** ISO 3166-1 alpha-2, `GB-ENG` and the like for home nations, `INT` for none. */
  countryCode: OptionalText,
};

export const WireCountryRef = wireObject(COUNTRY_REF);

export const LEAGUE_REF = {
  leagueId: Id,
  leagueKey: Text,
  leagueName: Text,
  leagueShortName: OptionalText,
  /** 1 league, 2 cup. */
  leagueType: IntOr(1),
  country: WireCountryRef,
  /** Lower comes first in lists; 900 to 999: youth and reserve teams, friendlies of clubs. */
  sortOrder: IntOr(9999),
  isPopular: OptionalFlag,
  nameIsFallback: OptionalFlag,
};

export const WireLeagueRef = wireObject(LEAGUE_REF);

export const WireTeamRef = wireObject({
  teamId: Id,
  teamKey: Text,
  teamName: Text,
  shortName: OptionalText,
  /** National teams only. */
  countryCode: OptionalText,
  nameIsFallback: OptionalFlag,
});

/** A row that names no sport is of the sport of its call. */
const SportTypeField = preprocess(
  (value) => {
    const sport = isAbsent(value) ? sportOfAnswer() : sportOfType(value);
    return sport && sportTypeOf(sport);
  },
  z.literal(SPORTS.map(({ sportType }) => sportType)),
);

const OptionalInt = preprocess((value) => value ?? undefined, z.optional(NullableInt));

/** Basketball only: periods, clock and scoreboard. Absent before the tip-off. */
export const GAME_FIELDS = {
  /** 4, or 2 for halves. */
  periodCount: OptionalInt,
  /** Seconds: 600 by FIBA's rules, 720 by the NBA's. */
  periodSeconds: OptionalInt,
  /** From 1; overtimes exceed `periodCount`. */
  period: OptionalInt,
  /** mm:ss left, at the instant of the answer. */
  clock: OptionalText,
  isClockRunning: OptionalFlag,
  /** While it runs: when it last started, and the seconds left then. */
  clockStart: OptionalEpochMs,
  clockFrom: OptionalInt,
  /** Of the periods begun, overtimes last. */
  homePeriods: z.optional(rows("homePeriods", Int)),
  awayPeriods: z.optional(rows("awayPeriods", Int)),
  overtimeCount: OptionalInt,
  homeTimeouts: OptionalInt,
  awayTimeouts: OptionalInt,
  homeTeamFouls: OptionalInt,
  awayTeamFouls: OptionalInt,
  /** Whether each foul against the side gives it free throws: depends on the league's rules. */
  homeBonus: OptionalFlag,
  awayBonus: OptionalFlag,
  possession: OptionalText,
};

/** The mutable fields of a match, the same in a list and in its changes. */
export const MATCH_STATE_FIELDS = {
  matchTime: EpochMs,
  isTimeConfirmed: FlagOr(true),
  matchStatus: Text,
  phase: OptionalText,
  minute: NullableInt,
  addedMinute: NullableInt,
  /** When the current period began, and its first minute: 1, 46, 91 or 106. Absent while the clock is stopped. */
  periodStart: OptionalEpochMs,
  periodFrom: NullableInt,
  homeTeamScore: NullableInt,
  awayTeamScore: NullableInt,
  homeHalfScore: NullableInt,
  awayHalfScore: NullableInt,
  homeFtScore: NullableInt,
  awayFtScore: NullableInt,
  homePenScore: NullableInt,
  awayPenScore: NullableInt,
  homeAggScore: NullableInt,
  awayAggScore: NullableInt,
  winner: OptionalText,
  homeRed: IntOr(0),
  awayRed: IntOr(0),
  varState: OptionalText,
  ...GAME_FIELDS,
};

const WireMatchState = wireObject(MATCH_STATE_FIELDS);

/** A match in a list; `-`, "" and null mean a missing number. Scores exclude the shoot-out, which has its own pair. */
export const MATCH_ITEM = {
  ...MATCH_STATE_FIELDS,
  matchId: Id,
  sportType: SportTypeField,
  leagueId: Id,
  countryKey: Text,
  leagueKey: Text,
  matchName: Text,
  originalTime: OptionalEpochMs,
  home: WireTeamRef,
  away: WireTeamRef,
  stage: OptionalText,
  matchday: NullableInt,
  groupName: OptionalText,
  leg: NullableInt,
  /** A best-of series; wins of this match's sides. */
  series: z.optional(wireObject({ round: OptionalText, bestOf: Int, homeWins: Int, awayWins: Int, gameNo: Int })),
  /** Basketball: regular, post, playin or cup. */
  matchKind: OptionalText,
  neutral: OptionalFlag,
  /** recorded, imported or simulated; a supplier of real data leaves it out. */
  source: OptionalText,
  /** Rises with each change of the match; clients drop an answer with a lower one. */
  seq: IntOr(0),
  updatedAt: OptionalEpochMs,
};

export const WireMatchItem = wireObject(MATCH_ITEM);

/** One competition's matches in a list: the competition's own fields, its season, and the rows. */
export const WireLeagueMatches = wireObject({
  ...LEAGUE_REF,
  season: OptionalText,
  source: OptionalText,
  liveCount: IntOr(0),
  matchList: rows("matchList", WireMatchItem),
});

export type CountryRefWire = WireOf<typeof WireCountryRef>;
export type LeagueRefWire = WireOf<typeof WireLeagueRef>;
export type TeamRefWire = WireOf<typeof WireTeamRef>;
export type MatchStateWire = WireOf<typeof WireMatchState>;
export type MatchItemWire = WireOf<typeof WireMatchItem>;
export type LeagueMatchesWire = WireOf<typeof WireLeagueMatches>;
