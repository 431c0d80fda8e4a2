import type { Sport } from "../tables/sports.ts";
import type { Stage } from "../tables/stages.ts";
import type { PlayClock } from "../time/play-clock.ts";

export type { Stage } from "../tables/stages.ts";

/** Home first, always. */
export type Pair = readonly [home: number, away: number];
export type Side = "home" | "away";

/** Where a match comes from. Simulated ones are said to be so wherever they are shown. */
export type Source = "recorded" | "imported" | "simulated" | "supplied";

export interface Team {
  id: string;
  /** Slug of the English name. */
  key: string;
  name: string;
  shortName?: string;
  /** ISO 3166-1 alpha-2 in lower case, or a home nation's `gb-eng` form; set for national teams. */
  flag?: string;
  /** The name is English because the language has none. */
  isFallbackName?: true;
}

export interface MatchBase {
  id: string;
  sport: Sport;
  leagueId: string;
  countryKey: string;
  leagueKey: string;
  /** home-vs-away, from the English names. */
  slug: string;
  /** Milliseconds since 1970. */
  kickOff: number;
  home: Team;
  away: Team;
  stage?: Stage;
  /** Number of the round of games, from 1. */
  matchday?: number;
  /** "A", "B" … */
  group?: string;
  leg?: 1 | 2;
  /** Of a game in a best-of series. */
  series?: Series;
  isNeutral?: true;
  source: Source;
}

export const SERIES_LENGTHS = [1, 3, 5, 7] as const;

/** A series goes to the side that first wins more than half of `bestOf` games; the rest of them are not played. */
export interface Series {
  bestOf: (typeof SERIES_LENGTHS)[number];
  /** From 1. */
  game: number;
  /** Of this match's home and away sides, this game's own result included. */
  wins: Pair;
}

/** Points of a basketball game by its periods. */
export interface GamePeriods {
  count: 2 | 4;
  /** Length of one. */
  seconds: number;
  /** Of each period that has begun, overtimes behind the regular ones; they add up to the score. */
  points: readonly Pair[];
}

/** The clock of a basketball game, which counts down. */
export interface GameClock {
  /** Seconds left in the period, as told. */
  left: number;
  /** While it runs: when (milliseconds) it last started, and the seconds left then. */
  running?: { startedAt: number; from: number };
}

/** What the scoreboard of a basketball game shows beside score and clock. */
export interface GameBoard {
  /** Team fouls in the period. */
  fouls?: Pair;
  /** Time-outs that are left. */
  timeouts?: Pair;
  possession?: Side;
}

/** What is known of a score once play has begun. All pairs without the shoot-out, which stands alone. */
export interface Scores {
  /** Running total, extra time included. */
  score: Pair;
  halfTime?: Pair;
  /** After 90 minutes: the only pair that settles a prediction. */
  fullTime?: Pair;
  shootout?: Pair;
  aggregate?: Pair;
  reds: Pair;
  /** Basketball. */
  periods?: GamePeriods;
}

export type LivePeriod =
  | "FIRST_HALF"
  | "HALF_TIME"
  | "SECOND_HALF"
  | "ET_BREAK"
  | "EXTRA_TIME"
  | "SHOOTOUT"
  | "Q1"
  | "Q2"
  | "Q3"
  | "Q4"
  | "H1"
  | "H2"
  | "OT"
  | "END_OF_PERIOD";

/** There are six states a match can be in; what a state does not have, its type does not have. */
export type Match = ScheduledMatch | LiveMatch | FinishedMatch | HaltedMatch | VoidMatch | UnknownMatch;

export interface ScheduledMatch extends MatchBase {
  state: "scheduled";
  /** False while the supplier gives a day without a time. */
  isTimeConfirmed: boolean;
  isDelayed?: true;
}

export interface LiveMatch extends MatchBase, Scores {
  state: "live";
  period: LivePeriod;
  /** Minute of play from 1, and minutes of added time behind it (45+2 is 45 and 2), as told. Absent at breaks. */
  minute?: number;
  addedMinute?: number;
  /** Where the supplier tells when the period began: the minute at any later instant. Absent at breaks. */
  clock?: PlayClock;
  /** Basketball: the same. */
  gameClock?: GameClock;
  gameBoard?: GameBoard;
  /** A video review is going on. */
  isVarCheck?: true;
}

export interface FinishedMatch extends MatchBase, Scores {
  state: "finished";
  how: "FULL_TIME" | "AFTER_ET" | "AFTER_PENS" | "AWARDED";
  winner?: Side;
}

/** Stopped for now; play may resume. */
export interface HaltedMatch extends MatchBase, Partial<Scores> {
  state: "halted";
  how: "INTERRUPTED" | "SUSPENDED";
}

/** Not finished as scheduled, or its time is long over and no source told the result; never counts in a table. */
export interface VoidMatch extends MatchBase, Partial<Scores> {
  state: "void";
  how: "POSTPONED" | "CANCELLED" | "ABANDONED" | "NO_RESULT";
}

/** The supplier used a status word that nobody here knows: shown as it is, never taken for live or final. */
export interface UnknownMatch extends MatchBase, Partial<Scores> {
  state: "unknown";
  word: string;
}

/** A goal that stands; `side` is the side that it counts for. */
export interface Goal {
  side: Side;
  minute: number;
  /** From 1, behind the period's last minute: 45+2 is 45 and 2. */
  addedMinute?: number;
  player?: string;
  isPenalty?: true;
  isOwnGoal?: true;
}
