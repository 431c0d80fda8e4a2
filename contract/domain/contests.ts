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
  /** Absent where it is of all sports. */
  sport?: Sport;
  title: string;
  /** Of who asks; false of guests. */
  isParticipating: boolean;
  participants: number;
  prizes: ContestPrize[];
  /** Some of its entries are made up, as the matches are. */
  hasMadeUpEntries: boolean;
}

export interface ContestDetails extends Contest {
  /** Sentences in the reader's language. */
  rules: string[];
  /** Of `score`: its matches in order of kick-off. */
  matches: ContestMatch[];
  /** Days of the game (YYYY-MM-DD) whose picks have been published as a signed file, the earliest first. */
  ledgerDays: string[];
}

export interface ContestMatch {
  match: Match;
  /** YYYY-MM-DD, of the game's zone. */
  day: string;
  /** Milliseconds: from then on picks stand. */
  lockedAt: number;
  /** Whose match counts three times, named before the day opens. */
  featuredTeamId?: string;
  /** Empty where none is offered. */
  lines: ContestLine[];
}

export type LineMarket = "AH" | "OU";
export type LineSide = Side | "over" | "under";

/** What a pick would take now; once the match is locked, the last that stood. */
export interface ContestLine {
  market: LineMarket;
  /** Decimal text: what is added to the home side (AH), or the total (OU). */
  line: string;
  /** Decimal prices as text: home and away, or over and under. */
  prices: readonly [string, string];
}

/** The matches that can be picked on a day of the prediction game. */
export interface ContestDay {
  day: string;
  /** Milliseconds. */
  opensAt: number;
  closesAt: number;
  /** Days of the contest that have matches by now, the earliest first. */
  days: string[];
  /** Whose lines and prices these are. */
  source: BookmakerRef;
  matches: ContestMatch[];
}

interface PickBase {
  id: string;
  matchId: string;
  /** Milliseconds. */
  placedAt: number;
  lockedAt: number;
  /** Absent until it is settled; of a void pick 0. */
  points?: number;
  /** By which it was settled: ninety minutes of football, all of a basketball game. */
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

/** Somebody's place in a contest. */
export interface Leader {
  /** Of the entry: random, tells nothing of the member. */
  entryId: string;
  /** Of the last settlement; absent while nothing is settled. */
  rank?: number;
  /** Masked. */
  name: string;
  picture?: string;
  points: number;
  /** Points that the picks of matches in play would have by now; absent where none is in play. */
  livePoints?: number;
  /** Picks that are settled and not void. */
  settled: number;
  wins: number;
  halfWins: number;
  pushes: number;
  halfLosses: number;
  losses: number;
  isMine: boolean;
  isMadeUp: boolean;
  /** Of `video`: approved by an operator. */
  link?: string;
}

export interface ContestEntry {
  leader: Leader;
  /** Of others: those that are locked. */
  picks: ContestPick[];
  /** Matches of the picks. */
  matches: Match[];
  /** Milliseconds. */
  at: number;
}

/** A page of a board or of entries. */
export interface ContestEntries {
  entries: ContestEntry[];
  hasNext: boolean;
  /** Of the next page. */
  lastId?: string;
}

/** What a member has in a contest of matches. */
export interface MyPredictions {
  isParticipating: boolean;
  /** Absent before the member takes part. */
  leader?: Leader;
  picks: ContestPick[];
  matches: Match[];
}

export interface Leaders {
  leaders: Leader[];
  hasNext: boolean;
  lastId?: string;
}

/** What a member has in a contest without matches. */
export interface MyParticipation extends Leader {
  /** Of `video`: what an operator has decided, and the link that was sent. */
  state?: "waiting" | "approved" | "refused";
  /** Why it was refused, as the operator wrote it. */
  reason?: string;
}

export interface ContestSelections {
  slots: PlaceSlot[];
  teams: Team[];
  /** Milliseconds: the first kick-off. */
  deadline: number;
  /** Where the tournament has got to: who is in a place by now. */
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

/** The picks of a day and what became of them, as they were published. */
export interface LedgerDay {
  contestId: string;
  day: string;
  /** Each a JSON text, in order; what is hashed is these bytes. */
  lines: string[];
  /** Hex SHA-256: of the day before (64 zeros of the first), and of this day. */
  previousHash: string;
  hash: string;
  /** Base64url, Ed25519; absent where the operator has set no key. */
  signature?: string;
  publicKey?: string;
  /** Milliseconds. */
  publishedAt: number;
}
