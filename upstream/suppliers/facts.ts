import type { BoxCounts } from "#contract/domain/box-score";
import type { Goal, Pair, Side } from "#contract/domain/match";
import type { StatKey } from "#contract/domain/match-statistics";
import type { Phase } from "#contract/domain/status";
import type { Sport } from "#contract/tables/sports";
import type { RecordedPrice } from "../match/match.ts";
import { isGoal, type ReportedBoxLine, type ReportedEvent, type ReportedLineUp } from "../match/match-details.ts";

// What a supplier says, in the field's terms and in none of the supplier's. Readers make these of answers; everything
// after them knows no supplier.

/** The answer's rows that could be read, and why the others could not. */
export interface Reading<Fact> {
  facts: Fact[];
  /** One line each, without anything secret: what was wrong, and with which row. */
  reasons: string[];
}

/** Somebody or something by the supplier's id and name. */
export interface Named {
  id: string;
  name: string;
}

/** A competition as the supplier lists it, with its current season and what it covers of it. */
export interface CompetitionFacts extends Named {
  sport: Sport;
  /** Absent if the supplier's word for it says nothing. */
  kind?: "league" | "cup";
  /** The supplier's word for the country; absent for competitions of several. */
  country?: string;
  /** The year in which the season begins, by the supplier. */
  season: number;
  /** The supplier's id of the season, if that is not the year. */
  seasonId?: string;
  /** Milliseconds between which it is played. */
  from: number;
  to: number;
  coverage: { events: boolean; lineUps: boolean; statistics: boolean; prices: boolean };
}

/** What a company offers of one line of a match. Decimal prices, in the order of a `RecordedPrice`. */
export interface QuoteFacts {
  /** The supplier's name for it; absent if prices in play are of nobody in particular. */
  company?: string;
  market: RecordedPrice["market"];
  half?: 1;
  lineIndex: number;
  /** AH: goals added to the home side; OU: the total. */
  line?: number;
  /** Absent while it is suspended. */
  prices?: readonly number[];
  isSuspended?: true;
}

/** All prices of a match at an instant. */
export interface PriceFacts {
  /** The supplier's id of the match. */
  id: string;
  /** Present for prices in play. */
  inPlay?: { score?: Pair; minute?: number };
  quotes: readonly QuoteFacts[];
}

/** What both teams of a game were counted, in an answer of its own. */
export interface CountFacts {
  /** The supplier's id of the game. */
  id: string;
  teams: readonly {
    /** The supplier's id. */
    team: string;
    counts?: Partial<BoxCounts>;
    lines?: readonly ReportedBoxLine[];
  }[];
}

/** A match as one answer has it. Absent fields were not said, which never means that something is gone. */
export interface MatchFacts {
  /** The supplier's id. */
  id: string;
  sport: Sport;
  competition: Named;
  /** The supplier's words for the round. */
  round: string;
  /** Milliseconds. */
  kickOff: number;
  isTimeConfirmed: boolean;
  home: Named;
  away: Named;
  venue?: { name: string; city?: string };
  referee?: string;
  /** Undefined for a status that nobody knows. */
  phase: Phase | undefined;
  /** The supplier's word for it. */
  word: string;
  /** Minutes played by the supplier's clock, and since when (milliseconds) the period runs, if it says so. */
  elapsed?: number;
  added?: number;
  periodStart?: number;
  /** Without a shoot-out. */
  score?: Pair;
  halfTime?: Pair;
  fullTime?: Pair;
  shootout?: Pair;
  winner?: Side;
  /** Basketball: points of each period that has begun, overtimes in one sum. */
  periods?: readonly Pair[];
  /** In order; absent if this answer has no events. */
  events?: ReportedEvent[];
  lineUps?: Record<Side, ReportedLineUp>;
  statistics?: Partial<Record<StatKey, Pair>>;
}

/** The goals among events, in the form of a match's state. */
export const goalsAmong = (events: readonly ReportedEvent[]): Goal[] =>
  events.filter(isGoal).map(({ type, side, minute, added, player }) => ({
    side,
    minute,
    ...(added !== undefined && { addedMinute: added }),
    ...(player && { player: player.name }),
    ...(type === "PEN_GOAL" && { isPenalty: true as const }),
    ...(type === "OWN_GOAL" && { isOwnGoal: true as const }),
  }));

/** Red cards of both sides among events. */
export const redsAmong = (events: readonly ReportedEvent[]): Pair => {
  const of = (side: Side) =>
    events.filter((one) => one.side === side && (one.type === "RED" || one.type === "SECOND_YELLOW")).length;
  return [of("home"), of("away")];
};
