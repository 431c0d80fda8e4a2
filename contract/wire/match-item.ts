import * as z from "zod";
import { rows } from "./rows.ts";
import {
  EpochMs,
  FlagOr,
  Id,
  Int,
  IntOr,
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
  /** Only of national teams. */
  countryCode: OptionalText,
  nameIsFallback: OptionalFlag,
});

/** What changes while a match lives, the same in a list and in a list's changes. */
export const STANDING_FIELDS = {
  matchTime: EpochMs,
  isTimeConfirmed: FlagOr(true),
  matchStatus: Text,
  phase: OptionalText,
  minute: NullableInt,
  addedMinute: NullableInt,
  /** When the period that is being played began, and its first minute: 1, 46, 91 or 106. Absent while the clock stands. */
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
};

export const WireStanding = wireObject(STANDING_FIELDS);

/** A match in a list; `-`, "" and null are a missing number. Scores exclude the shoot-out, which has its own pair. */
export const MATCH_ITEM = {
  ...STANDING_FIELDS,
  matchId: Id,
  sportType: IntOr(0),
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
  neutral: OptionalFlag,
  /** recorded, imported or simulated; a supplier of real data leaves it out. */
  source: OptionalText,
  /** Rises with each change of the match; a reader drops an answer with a lower one. */
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

export const WireStandingsRow = wireObject({
  rank: Int,
  team: WireTeamRef,
  played: Int,
  win: Int,
  draw: Int,
  lose: Int,
  gf: Int,
  ga: Int,
  gd: Int,
  points: Int,
  deducted: IntOr(0),
  /** Latest first: W, D, L. */
  form: z.preprocess(
    (value) => (typeof value === "string" ? [...value] : (value ?? [])),
    z.array(z.enum(["W", "D", "L"])),
  ),
});

export type CountryRefWire = WireOf<typeof WireCountryRef>;
export type LeagueRefWire = WireOf<typeof WireLeagueRef>;
export type TeamRefWire = WireOf<typeof WireTeamRef>;
export type StandingWire = WireOf<typeof WireStanding>;
export type MatchItemWire = WireOf<typeof WireMatchItem>;
export type LeagueMatchesWire = WireOf<typeof WireLeagueMatches>;
export type StandingsRowWire = WireOf<typeof WireStandingsRow>;
