import type { ContestDates } from "../contests/contest-state.ts";
import type { PlacePick, PlaceSlot } from "../contests/place-picks.ts";
import type { GuessOutcome } from "../contests/points.ts";
import type { ContestKind } from "../tables/contest-types.ts";
import type { Sport } from "../tables/sports.ts";
import type { Match, Pair, Side, Team } from "./match.ts";
import type { BookmakerRef, Settle } from "./odds.ts";

export interface ContestPrize {
  /** The most points, or the fewest. */
  board: "top" | "lowest";
  place: number;
  amount: number;
  /** ISO 4217. */
  currency: string;
}

export interface Contest extends ContestDates {
  id: string;
  kind: ContestKind;
  /** Absent for all sports. */
  sport?: Sport;
  title: string;
  /** Of the requesting member; false for guests. */
  isParticipating: boolean;
  participants: number;
  prizes: ContestPrize[];
  /** Some of its entries are simulated, like the matches. */
  hasMadeUpEntries: boolean;
  /** Of a past contest in a list, if an entry is ranked; the first of several with equal points. */
  winner?: { name: string; points: number };
}

export interface ContestDetails extends Contest {
  /** Sentences in the reader's language. */
  rules: string[];
  /** For `score`: its matches by kick-off. */
  matches: ContestMatch[];
  /** Game days (YYYY-MM-DD) whose picks have been published as a signed file, earliest first. */
  ledgerDays: string[];
}

export interface ContestMatch {
  match: Match;
  /** YYYY-MM-DD, in the game's time zone. */
  day: string;
  /** Milliseconds: picks are final from then on. */
  lockedAt: number;
  /** The team whose match counts three times, named before the day opens. */
  featuredTeamId?: string;
  /** Empty if none is offered. */
  lines: ContestLine[];
}

export type LineMarket = "AH" | "OU";
export type LineSide = Side | "over" | "under";

/** The current line and price of a pick; once the match is locked, the last ones. */
export interface ContestLine {
  market: LineMarket;
  /** Decimal text: added to the home side (AH), or the total (OU). */
  line: string;
  /** Decimal prices as text: home and away, or over and under. */
  prices: readonly [string, string];
}

/** The matches of a day of the prediction game that can be picked. */
export interface ContestDay {
  day: string;
  /** Milliseconds. */
  opensAt: number;
  closesAt: number;
  /** Days of the contest that have matches so far, earliest first. */
  days: string[];
  /** Source of these lines and prices. */
  source: BookmakerRef;
  matches: ContestMatch[];
}

interface PickBase {
  id: string;
  matchId: string;
  /** Milliseconds. */
  placedAt: number;
  lockedAt: number;
  /** Absent until settled; 0 for a void pick. */
  points?: number;
  /** The settling score: after ninety minutes in football, the final score in basketball. */
  result?: Pair;
}

export interface LinePick extends PickBase {
  market: LineMarket;
  side: LineSide;
  line: string;
  price: string;
  source: BookmakerRef;
  isFeatured: boolean;
  outcome?: Settle;
}

export interface ScorePick extends PickBase {
  market: "SCORE";
  guess: Pair;
  outcome?: GuessOutcome;
}

export type ContestPick = LinePick | ScorePick;

/** A member's place in a contest. */
export interface Leader {
  /** The entry's: random, reveals nothing about the member. */
  entryId: string;
  /** At the last settlement; absent with fewer than `LEAST_SETTLED` settled picks. */
  rank?: number;
  /** Masked. */
  name: string;
  picture?: string;
  points: number;
  /** Current points of picks on matches in play; absent if none is in play. */
  livePoints?: number;
  /** Settled picks that are not void. */
  settled: number;
  wins: number;
  halfWins: number;
  pushes: number;
  halfLosses: number;
  losses: number;
  isMine: boolean;
  isMadeUp: boolean;
  /** For `video`: approved by an operator. */
  link?: string;
}

export interface ContestEntry {
  leader: Leader;
  /** For other members: locked picks only. */
  picks: ContestPick[];
  /** The picks' matches. */
  matches: Match[];
  /** Milliseconds. */
  at: number;
}

/** A page of a leaderboard or of entries. */
export interface ContestEntries {
  entries: ContestEntry[];
  hasNext: boolean;
  /** Cursor of the next page. */
  lastId?: string;
}

/** A member's state in a contest of matches. */
export interface MyPredictions {
  isParticipating: boolean;
  /** Absent until the member joins. */
  leader?: Leader;
  picks: ContestPick[];
  matches: Match[];
}

/** A line as it is offered now. */
export interface MovedLine extends ContestLine {
  matchId: string;
}

/** A member's state after sending picks. */
export interface SavedPicks extends MyPredictions {
  /** Lines that are no longer as the member confirmed them: nothing of what was sent is stored unless this is empty. */
  moved: MovedLine[];
}

export interface Leaders {
  leaders: Leader[];
  hasNext: boolean;
  lastId?: string;
}

/** A member's state in a contest without matches. */
export interface MyParticipation extends Leader {
  /** For `video`: the operator's decision, and the submitted link. */
  state?: "waiting" | "approved" | "refused";
  /** The operator's reason for a refusal. */
  reason?: string;
}

export interface ContestSelections {
  slots: PlaceSlot[];
  teams: Team[];
  /** Milliseconds: the first kick-off. */
  deadline: number;
  /** The tournament's progress: teams that have reached a place so far. */
  decided: PlacePick[];
}

export interface SettledPlacePick extends PlacePick {
  /** Absent until the place is decided. */
  points?: number;
}

export interface PlacePrediction {
  leader: Leader;
  picks: SettledPlacePick[];
  /** Milliseconds. */
  submittedAt: number;
}

export interface PlacePredictions {
  predictions: PlacePrediction[];
  hasNext: boolean;
  lastId?: string;
}

/** The picks of a day and their outcomes, as published. */
export interface LedgerDay {
  contestId: string;
  day: string;
  /** JSON texts in order, from the part that was asked for on; the hash covers the bytes of all lines of the day. */
  lines: string[];
  /** Where the day goes on; absent at its end. */
  nextPart?: number;
  /** Hex SHA-256: of the previous day (64 zeros for the first), and of this day. */
  previousHash: string;
  hash: string;
  /** Base64url, Ed25519; absent if the operator has set no key. */
  signature?: string;
  publicKey?: string;
  /** Milliseconds. */
  publishedAt: number;
}
