import type { BoxCounts } from "#contract/domain/box-score";
import type { Goal, Pair, Side } from "#contract/domain/match";
import type { StatKey } from "#contract/domain/match-statistics";
import type { Phase } from "#contract/domain/status";
import type { Sport } from "#contract/tables/sports";
import type { PublishedCounts } from "../competitions/standings/published-tables.ts";
import type { RecordedPrice } from "../match/match.ts";
import { isGoal, type ReportedBoxLine, type ReportedEvent, type ReportedLineUp } from "../match/match-details.ts";

// A supplier's data in the field's terms, without any of the supplier's own. Readers convert answers into these; all
// later code is independent of suppliers.

/** The readable rows of an answer, and why the others are not. */
export interface Reading<Fact> {
  facts: Fact[];
  /** One line each, without anything secret: the fault, and the row. */
  reasons: string[];
}

/** A person or thing by the supplier's id and name. */
export interface Named {
  id: string;
  name: string;
}

/** A competition in the supplier's list, with its current season and coverage. */
export interface CompetitionFacts extends Named {
  sport: Sport;
  /** Absent if the supplier's type is meaningless. */
  kind?: "league" | "cup";
  /** The supplier's name of the country; absent for international competitions. */
  country?: string;
  /** The year in which the season begins, as the supplier counts it. */
  season: number;
  /** The supplier's id of the season, if that is not the year. */
  seasonId?: string;
  /** When it is played, in milliseconds. */
  from: number;
  to: number;
  coverage: { events: boolean; lineUps: boolean; statistics: boolean; prices: boolean; table: boolean };
}

/** A team's line of a supplier's table. */
export interface TableLine extends PublishedCounts {
  team: Named;
}

/** A whole table of the supplier's: of a league, a group or a conference. */
export interface TableFacts {
  lines: readonly TableLine[];
}

/** A company's prices for one line of a match, decimal, in the order of a `RecordedPrice`. */
export interface QuoteFacts {
  /** The supplier's name of the company; absent for anonymous prices in play. */
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

/** Both teams' statistics of a game, from an answer of their own. */
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

/** A match in one answer. An absent field was not part of the answer, which never means that its value is gone. */
export interface MatchFacts {
  /** The supplier's id. */
  id: string;
  sport: Sport;
  competition: Named;
  /** The supplier's name of the round. */
  round: string;
  /** Milliseconds. */
  kickOff: number;
  isTimeConfirmed: boolean;
  home: Named;
  away: Named;
  venue?: { name: string; city?: string };
  referee?: string;
  /** Undefined for an unknown status. */
  phase: Phase | undefined;
  /** The supplier's status. */
  word: string;
  /** Minutes played by the supplier's clock, and when the period began (milliseconds), if given. */
  elapsed?: number;
  added?: number;
  periodStart?: number;
  /** Without a shoot-out. */
  score?: Pair;
  halfTime?: Pair;
  fullTime?: Pair;
  shootout?: Pair;
  winner?: Side;
  /** Basketball: points of each period that has begun, overtimes as one sum. */
  periods?: readonly Pair[];
  /** In order; absent if this answer has no events. */
  events?: ReportedEvent[];
  lineUps?: Record<Side, ReportedLineUp>;
  statistics?: Partial<Record<StatKey, Pair>>;
}

/** The goals among the events, in the form of a match's state. */
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

/** The teams of some matches, each once. */
export const teamsIn = (matches: readonly MatchFacts[]): Named[] => [
  ...new Map(matches.flatMap(({ home, away }) => [home, away]).map((team) => [team.id, team])).values(),
];
