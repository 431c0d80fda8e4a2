import type { FinishedMatch, Match, Pair } from "#contract/domain/match";
import type { StatPeriod } from "#contract/domain/match-statistics";
import type { OddsMarket } from "#contract/domain/odds";
import type { Quarters } from "#contract/odds/quarters";
import type { RecordKey } from "#contract/tables/competition-keys";
import type { Sport } from "#contract/tables/sports";
import type { TieMeasure } from "#contract/tables/standings-keys";
import type { SportCalls } from "./calls.ts";
import type { BestFigure, PlayerColumn, PlayerFigure } from "./player-figures.ts";
import type { SportBasics } from "./sport-basics.ts";
import type { AnyStandingsRow, Column } from "./standings-columns.ts";

/**
 * Everything that differs between sports, as data and pure functions. Translation keys stand here, translated texts do
 * not. Where a sport needs components of its own, a table by sport stands beside them; for data whose shape depends on
 * the sport there is `bySport`.
 */
export interface SportAdapter extends SportBasics {
  code: Sport;
  /** Names of the calls that all sports have, by football's. */
  calls: SportCalls;
  /** schema.org's names for the sport. */
  schema: SchemaNames;
  match: MatchTraits;
  stats: StatsTraits;
  odds: OddsTraits;
  analysis: AnalysisTraits;
  people: PeopleTraits;
  standings: StandingsTraits;
  competition: CompetitionTraits;
}

interface SchemaNames {
  /** In SportsTeam. */
  team: string;
  /** In SportsEvent. */
  event: string;
}

interface MatchTraits {
  /** Whether a match can end level. */
  hasDraws: boolean;
  /** Decimals of what is scored in a match on average. */
  averageDigits: number;
  /** The score that a finished match is settled by; undefined where it is not known, and for one decided elsewhere. */
  settledScore(match: FinishedMatch): Pair | undefined;
  /** Whether the match went on after the score that its result is counted by. */
  isBeyondCounted(match: Match): boolean;
  /** The name of a period from 1, of the translations `rows`, with the value `number`. */
  periodName(period: number): "status.firstHalf" | "status.secondHalf" | "status.quarter";
  /** Whether what the tracker drew can still be looked at when the match is over. */
  keepsTracker: boolean;
}

/** A part of a match, as statistics are asked for: football's by name, basketball's by number, 0 being the full game. */
export type PeriodQuery = { sport: "football"; period: StatPeriod } | { sport: "basketball"; period: number };

interface StatsTraits {
  /** The period of an address's `?period=`, null for one without; undefined where it cannot be read. */
  readPeriod(text: string | null): PeriodQuery | undefined;
}

/** Who wins, by how much, how many: what all sports have, whatever their names for it. */
export type MarketKind = "winner" | "handicap" | "total";
type ByMarket<Value> = Readonly<Record<MarketKind, Value>>;

/** The score by which a market is settled, and whether it can still change. */
export interface SettlingScore {
  score: Pair;
  isOpen: boolean;
}

/** A match with a score that has begun, and was not decided elsewhere. */
export type ScoredMatch = Extract<Match, { state: "live" | "finished" | "halted" }> & { score: Pair };

type BoardCall =
  | "oddsEurope"
  | "oddsHandicap"
  | "oddsOverUnder"
  | "basketballOddsMoneyLine"
  | "basketballOddsSpread"
  | "basketballOddsTotal";

interface OddsTraits {
  /** The contract's names of the markets of the full match. */
  markets: ByMarket<OddsMarket>;
  /** The same of the first half; absent where prices are of the full match only. */
  firstHalfMarkets?: ByMarket<OddsMarket>;
  /** The call of each market. */
  boards: ByMarket<BoardCall>;
  /** The call that has every company's main price of who wins; absent where `boards` has them. */
  allWinnerPrices?: "oddsLatestEurope";
  /** Whether handicaps and totals come in quarters, which can be half won. */
  hasQuarterLines: boolean;
  /** What of a match a market of the full match counts, of the translations `odds`. */
  countsNote: "explain.ninety" | "explain.overtime";
  /** What the next score adds; absent where a single score changes little. */
  nextScore?: number;
  /** Undefined where the score does not settle the market, or not any more. */
  settlingScore(match: ScoredMatch, isHalf: boolean): SettlingScore | undefined;
}

/** Lines from one to another, whoever gives them; one line where they are the same. */
export interface LineBand {
  from: Quarters;
  /** Absent: and all above. */
  to?: Quarters;
}

/** A column of both teams' seasons. */
export type SeasonColumn =
  | "played"
  | "won"
  | "drawn"
  | "lost"
  | "goals"
  | "winPct"
  | "pointsFor"
  | "pointsAgainst"
  | "points"
  | "position";

interface AnalysisTraits {
  /** What the pages of the analysis are called, of the translations `analysis`. */
  partNames: {
    details: "part.details";
    handicap: "part.handicap" | "part.spread";
    goals: "part.goals" | "part.totals";
    wdl: "part.results" | "part.winLoss";
  };
  /** The columns of a season. */
  seasonColumns: readonly SeasonColumn[];
  /** Those that follow where the competition's table counts points. */
  tableColumns: readonly SeasonColumn[];
  /** Where totals come from: the supplier's count of goals, or the teams' past matches. */
  totalsFrom: "goalStat" | "pastMatches";
  /** Calls of parts that not every sport has. */
  partCalls: { media?: "mediaTips"; tips?: "matchTips"; rates?: "pastGoalRate" };
  /** Rows of handicap tables: by the closing line, and for a line that all matches are settled with. */
  lineBands: Record<"closing" | "fixed", readonly LineBand[]>;
}

export type SquadGroupKey = "G" | "D" | "M" | "F" | "guards" | "forwards" | "centres";

export type SquadSort =
  | "position"
  | "number"
  | "age"
  | "appearances"
  | "goals"
  | "assists"
  | "rating"
  | "points"
  | "rebounds";

interface PeopleTraits {
  /** Everything that is counted of a player, in the order of their own page. */
  figures: readonly PlayerFigure[];
  /** The columns of tables. */
  columns: readonly PlayerColumn[];
  /** What the best of a squad are listed by. */
  best: readonly BestFigure[];
  /** The heading of a player's numbers by club, of the translations `player`. */
  clubNumbersTitle: "career.totals" | "career.averages";
  /** What a squad is called, as the last part of translation keys. */
  squadTerm: "squad" | "roster";
  /** Parts of a squad in their order, each with the positions that belong to it. */
  squadGroups: readonly { name: SquadGroupKey; positions: readonly string[] }[];
  /** What a squad can be sorted by, behind `?sort=`; `position` is the order of a page without one. */
  squadSorts: readonly SquadSort[];
}

/** Which matches a table counts, and which half of them. */
export type TableView = "all" | "home" | "away" | "form" | "h1" | "h2";

interface StandingsTraits {
  columns: readonly Column[];
  views: readonly TableView[];
  /** What the order of a table goes by, as the last part of translation keys. */
  rankedBy: "points" | "record";
  /** Measures of tie-breaks that have another name in this sport. */
  measureNames: Partial<Record<TieMeasure, "pointDifference" | "pointsFor">>;
  /** What a team has scored and conceded. */
  scored(row: AnyStandingsRow): Pair;
}

interface CompetitionTraits {
  /** A record as the last part of translation keys; undefined for one that says nothing in this sport. */
  recordName(key: RecordKey): RecordKey | "most_points" | undefined;
  /** What is scored in a season, of the translations `competition`. */
  scoredName: "format.goals" | "format.points";
  /** Whether competitions differ in how a match that is level goes on. */
  hasExtraTimeRule: boolean;
}
