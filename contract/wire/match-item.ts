import * as z from "zod";
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

export const WireCountryRef = wireObject({
  countryId: Id,
  countryKey: Text,
  countryName: Text,
  /** ISO 3166-1 alpha-2, `GB-ENG` and the like for home nations, `INT` for none. */
  countryCode: OptionalText,
});

const LEAGUE_REF = {
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

const WireStanding = wireObject(STANDING_FIELDS);

/** A match in a list; `-`, "" and null are a missing number. Scores exclude the shoot-out, which has its own pair. */
export const WireMatchItem = wireObject({
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
});

/** One competition's matches in a list: the competition's own fields, its season, and the rows. */
export const WireLeagueMatchesHead = wireObject({
  ...LEAGUE_REF,
  season: OptionalText,
  source: OptionalText,
  /** Read row by row, so that one bad row does not take the others with it. */
  matchList: z.unknown(),
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

/** The declared fields of a schema, strictly typed: what the reference upstream writes. */
export type Known<Schema extends z.ZodType> = {
  [Key in keyof z.output<Schema> as string extends Key ? never : Key]: z.output<Schema>[Key];
};

export type CountryRefWire = Known<typeof WireCountryRef>;
export type LeagueRefWire = Omit<Known<typeof WireLeagueRef>, "country"> & { country: CountryRefWire };
export type TeamRefWire = Known<typeof WireTeamRef>;
export type StandingWire = Known<typeof WireStanding>;
export type MatchItemWire = Omit<Known<typeof WireMatchItem>, "home" | "away"> & {
  home: TeamRefWire;
  away: TeamRefWire;
};
export type LeagueMatchesWire = LeagueRefWire & {
  season?: string;
  source?: string;
  liveCount: number;
  matchList: MatchItemWire[];
};
export type StandingsRowWire = Omit<Known<typeof WireStandingsRow>, "team"> & { team: TeamRefWire };
