import type { FinishedMatch, Match, Pair } from "#contract/domain/match";
import type { StatPeriod } from "#contract/domain/match-statistics";
import type { OddsMarket } from "#contract/domain/odds";
import type { Quarters } from "#contract/odds/quarters";
import type { RecordKey } from "#contract/tables/competition-keys";
import type { Sport } from "#contract/tables/sports";
import type { Stage } from "#contract/tables/stages";
import type { TableView, TieMeasure } from "#contract/tables/standings-keys";
import type { BestFigure, PlayerColumn, PlayerFigure } from "./player-figures.ts";
import type { SportBasics } from "./sport-basics.ts";
import type { AnyStandingsRow, Column } from "./standings-columns.ts";

/**
 * Everything that differs between sports, as data and pure functions. It contains translation keys but no texts.
 * Sport-specific components are in a table by sport beside them; for data whose shape depends on the sport there is
 * `bySport`.
 */
export interface SportAdapter extends SportBasics {
  code: Sport;
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
  /** Decimals of average goals or points per match. */
  averageDigits: number;
  /** The score by which a finished match is settled; undefined if unknown or if it was decided off the field. */
  settledScore(match: FinishedMatch): Pair | undefined;
  /** Whether the match continued after the score that its result is based on. */
  isBeyondCounted(match: Match): boolean;
  /** Key in the translations `rows` for a period counted from 1, with the value `number`. */
  periodName(period: number): "status.firstHalf" | "status.secondHalf" | "status.quarter";
  /** Whether the tracker's last drawing is still shown after the match. */
  keepsTracker: boolean;
  /** Name of the start, in the translations `match`. */
  startName: "kickOff" | "tipOff";
  /** Description of a match's first page, in `description` of the translations `match`. */
  description: "info" | "gameInfo";
  /** Name of a numbered round, in `stage` of the translations `matches`. */
  roundName: "matchday" | "round";
  /** Names of stages that are called differently in this sport, in `stage` of the translations `matches`. */
  stageNames: Partial<Record<Stage, "first_round">>;
}

/**
 * A part of a match for which statistics are requested: in football by name, in basketball by number, 0 for the full
 * game.
 */
export type PeriodQuery = { sport: "football"; period: StatPeriod } | { sport: "basketball"; period: number };

interface StatsTraits {
  /** Parses `?period=`; null without one, undefined if invalid. */
  readPeriod(text: string | null): PeriodQuery | undefined;
}

/** Winner, margin, total: the markets of all sports, whatever their names. */
export type MarketKind = "winner" | "handicap" | "total";
type ByMarket<Value> = Readonly<Record<MarketKind, Value>>;

/** The score by which a market is settled, and whether it can still change. */
export interface SettlingScore {
  score: Pair;
  isOpen: boolean;
}

/** A match that has started and has a score, and was not decided off the field. */
export type ScoredMatch = Extract<Match, { state: "live" | "finished" | "halted" }> & { score: Pair };

type BoardCall =
  | "oddsEurope"
  | "oddsHandicap"
  | "oddsOverUnder"
  | "basketballOddsMoneyLine"
  | "basketballOddsSpread"
  | "basketballOddsTotal";

interface OddsTraits {
  /** The contract's names of full-match markets. */
  markets: ByMarket<OddsMarket>;
  /** The same for the first half; absent if there are only full-match prices. */
  firstHalfMarkets?: ByMarket<OddsMarket>;
  /** The call of each market. */
  boards: ByMarket<BoardCall>;
  /** The call with every company's main winner price; absent if `boards` has them. */
  allWinnerPrices?: "oddsLatestEurope";
  /** Whether handicaps and totals come in quarters, which can be half won. */
  hasQuarterLines: boolean;
  /** Which part of a match a full-match market counts, as a key in the translations `odds`. */
  countsNote: "explain.ninety" | "explain.overtime";
  /** What the next score adds; absent if a single score changes little. */
  nextScore?: number;
  /** Undefined if the score does not, or no longer, settle the market. */
  settlingScore(match: ScoredMatch, isHalf: boolean): SettlingScore | undefined;
}

/** A range of lines, whichever side gives them; a single line if both ends are equal. */
export interface LineBand {
  from: Quarters;
  /** If absent, everything above. */
  to?: Quarters;
}

/** A column in both teams' season comparison. */
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
  /** Names of the analysis pages, in the translations `analysis`. */
  partNames: {
    details: "part.details";
    handicap: "part.handicap" | "part.spread";
    goals: "part.goals" | "part.totals";
    wdl: "part.results" | "part.winLoss";
  };
  /** The columns of a season. */
  seasonColumns: readonly SeasonColumn[];
  /** Additional ones if the competition's table counts points. */
  tableColumns: readonly SeasonColumn[];
  /** The source of totals: the supplier's count of goals, or the teams' past matches. */
  totalsFrom: "goalStat" | "pastMatches";
  /** Calls of parts that only some sports have. */
  partCalls: { media?: "mediaTips"; tips?: "matchTips"; rates?: "pastGoalRate" };
  /** Rows of handicap tables: by closing line, and for a line that all matches are settled with. */
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
  /** All statistics of a player, in the order of their own page. */
  figures: readonly PlayerFigure[];
  /** The columns of tables. */
  columns: readonly PlayerColumn[];
  /** The statistics by which a squad's leaders are listed. */
  best: readonly BestFigure[];
  /** Heading of a player's statistics by club, in the translations `player`. */
  clubNumbersTitle: "career.totals" | "career.averages";
  /** The term for a squad, as the last part of translation keys. */
  squadTerm: "squad" | "roster";
  /** Parts of a squad in order, each with its positions. */
  squadGroups: readonly { name: SquadGroupKey; positions: readonly string[] }[];
  /** Name of the number on a player's back, in `column` of the translations `people` and in `facts` of `player`. */
  numberName: "number" | "jersey";
  /** Terms of a move without a fee, in `terms` of the translations `people`. */
  freeName: "free" | "freeAgent";
  /** Values of `?sort=` for a squad; `position` is the default. */
  squadSorts: readonly SquadSort[];
}

interface StandingsTraits {
  columns: readonly Column[];
  views: readonly TableView[];
  /** What a table is ranked by, as the last part of translation keys. */
  rankedBy: "points" | "record";
  /** Tie-break measures with another name in this sport. */
  measureNames: Partial<Record<TieMeasure, "pointDifference" | "pointsFor">>;
  /** A team's goals or points for and against. */
  scored(row: AnyStandingsRow): Pair;
}

interface CompetitionTraits {
  /** A record as the last part of translation keys; undefined if it is meaningless in this sport. */
  recordName(key: RecordKey): RecordKey | "most_points" | undefined;
  /** What is scored in a season, in the translations `competition`. */
  scoredName: "format.goals" | "format.points";
  /** Number of rounds of a season, in the translations `competition`. */
  roundsName: "format.matchdays" | "format.rounds";
  /** Whether competitions differ in how a level match continues. */
  hasExtraTimeRule: boolean;
}
