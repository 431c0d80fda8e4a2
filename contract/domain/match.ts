import type { Sport } from "../tables/sports.ts";
import type { Stage } from "../tables/stages.ts";
import type { PlayClock } from "../time/play-clock.ts";

export type { Stage } from "../tables/stages.ts";

/** Always home first. */
export type Pair = readonly [home: number, away: number];
export type Side = "home" | "away";

/** Main and second colour of a side's shirt, #rrggbb; the same twice if only one is known. */
export type TeamColours = readonly [main: string, second: string];
/** Both sides' colours, as far as the source knows them. */
export type MatchColours = Readonly<Partial<Record<Side, TeamColours>>>;

/** Origin of a match's data. Simulated matches are labelled wherever they are shown. */
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
  /** The kick-off announced first, if it has moved since. */
  movedFrom?: number;
  /** Rises with every change of the match; absent before the first, and from suppliers that do not count them. */
  revision?: number;
  home: Team;
  away: Team;
  stage?: Stage;
  /** Number of the matchday, from 1. */
  matchday?: number;
  /** "A", "B" … */
  group?: string;
  leg?: 1 | 2;
  /** For a game in a best-of series. */
  series?: Series;
  isNeutral?: true;
  source: Source;
}

export const SERIES_LENGTHS = [1, 3, 5, 7] as const;

/** A series is won by the first side to win more than half of `bestOf` games; the rest are not played. */
export interface Series {
  bestOf: (typeof SERIES_LENGTHS)[number];
  /** From 1. */
  game: number;
  /** Of this match's home and away sides, including this game. */
  wins: Pair;
}

/** Points of a basketball game by period. */
export interface GamePeriods {
  count: 2 | 4;
  /** Length of one period. */
  seconds: number;
  /** For each period begun, overtimes after the regular ones; they add up to the score. */
  points: readonly Pair[];
}

/** A basketball game's clock, which counts down. */
export interface GameClock {
  /** Reported seconds left in the period. */
  left: number;
  /** While it runs: when (milliseconds) it last started, and the seconds left then. */
  running?: { startedAt: number; from: number };
}

/** Scoreboard of a basketball game besides score and clock. */
export interface GameBoard {
  /** Team fouls in the period. */
  fouls?: Pair;
  /** Time-outs left. */
  timeouts?: Pair;
  possession?: Side;
  /** Sides that shoot free throws after each foul against them. */
  bonus?: readonly Side[];
}

/** The score once play has begun. All pairs exclude the shoot-out, which is separate. */
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

/** The six states of a match; each type has only the fields of its state. */
export type Match = ScheduledMatch | LiveMatch | FinishedMatch | HaltedMatch | VoidMatch | UnknownMatch;

export interface ScheduledMatch extends MatchBase {
  state: "scheduled";
  /** False while the supplier gives only a day. */
  isTimeConfirmed: boolean;
  isDelayed?: true;
}

export interface LiveMatch extends MatchBase, Scores {
  state: "live";
  period: LivePeriod;
  /** Reported minute of play from 1, and minutes of added time (45+2 is 45 and 2). Absent at breaks. */
  minute?: number;
  addedMinute?: number;
  /** Set if the supplier reports when the period began: gives the minute at any later instant. Absent at breaks. */
  clock?: PlayClock;
  /** The same for basketball. */
  gameClock?: GameClock;
  gameBoard?: GameBoard;
  /** A video review is in progress. */
  isVarCheck?: true;
}

export interface FinishedMatch extends MatchBase, Scores {
  state: "finished";
  /** The source gives the day alone: the time of `kickOff` says nothing. */
  isDayOnly?: true;
  how: "FULL_TIME" | "AFTER_ET" | "AFTER_PENS" | "AWARDED";
  winner?: Side;
}

/** Stopped for now; play may resume. */
export interface HaltedMatch extends MatchBase, Partial<Scores> {
  state: "halted";
  how: "INTERRUPTED" | "SUSPENDED";
}

/** Not finished as scheduled, or long past without a reported result; never counts in a table. */
export interface VoidMatch extends MatchBase, Partial<Scores> {
  state: "void";
  how: "POSTPONED" | "CANCELLED" | "ABANDONED" | "NO_RESULT";
}

/** The supplier's status word is unknown: shown as is, never treated as live or final. */
interface UnknownMatch extends MatchBase, Partial<Scores> {
  state: "unknown";
  word: string;
}

/** A valid goal; `side` is the side that it counts for. */
export interface Goal {
  side: Side;
  minute: number;
  /** From 1, added to the period's last minute: 45+2 is 45 and 2. */
  addedMinute?: number;
  player?: string;
  isPenalty?: true;
  isOwnGoal?: true;
}
