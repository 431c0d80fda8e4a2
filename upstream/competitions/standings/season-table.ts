import type { Source } from "#contract/domain/match";
import type { SeasonPart, SplitRound, TableReason } from "#contract/tables/standings-keys";
import type { CompetitionEntry } from "../../data/entries/types.ts";
import { overall, type RuleSet } from "../../data/standings/rules/rule-set.ts";
import type { CountingOptions } from "./counted.ts";
import type { TableRow } from "./rank-teams.ts";
import type { CountedMatch, CountsFor } from "./tally.ts";
import type { Zone } from "./zones.ts";

export interface SeasonTable {
  /** Identifies the table within the season: regular, league_phase, group-A, conference-east, thirds, split-europe. */
  id: string;
  /** Letter of the group, if the source names groups. */
  group?: string;
  /** Key of the conference, or of the division. */
  conference?: string;
  division?: string;
  /** The round of a league that splits. */
  round?: SplitRound;
  /** Why the table is not simply the sum of its results. */
  reasons: TableReason[];
  /** The day on which the season ended early. */
  endedOn?: string;
  /** What the table decides at the season's end; neither, if a knock-out follows or another table does. */
  decides: readonly ("champion" | "places")[];
  rows: TableRow[];
  /** The counted matches, in order of kick-off. */
  matches: CountedMatch[];
  zones: readonly Zone[];
  /** Whether a match counts for one of its sides; for both if absent. */
  countsFor?: CountsFor;
  /** The table as if these were all its matches and deductions. */
  rankBy(matches: readonly CountedMatch[], deductions: Readonly<Record<string, number>>): TableRow[];
}

type TableFormat = "league" | "groups" | "conference" | "knockout";

/** A part of a season with tables of its own. */
export interface PartOfSeason {
  id: SeasonPart;
  /** The part whose tables are shown if none is asked for. */
  isCurrent: boolean;
  /** The part that the tables are of. */
  isShown: boolean;
}

export interface SeasonTables {
  format: TableFormat;
  /** Of one part, if there are several. */
  tables: SeasonTable[];
  /** In order of play; empty if the season has only one. */
  parts: readonly PartOfSeason[];
}

export type Split = "conference" | "division" | "none";

export interface TablesQuestion extends Partial<CountingOptions> {
  competition: Pick<CompetitionEntry, "id" | "format" | "sport" | "basketball"> &
    Partial<Pick<CompetitionEntry, "kind" | "teamIds">>;
  season: string;
  source: Source;
  ruleSet: RuleSet;
  /** Deductions by team id, and those known at an instant, for points that are halved. */
  deductions: Readonly<Record<string, number>>;
  deductionsAt?: (instant: number) => Readonly<Record<string, number>>;
  /** For a league with conferences: one table per conference or division, or a single one. */
  split?: Split;
  /** Of a season in parts: the id of one, or of one of its tables; the current one if absent or unknown. */
  part?: string;
  /** Id of a match: its part is the current one. */
  partOf?: string;
}

/** No rules rank by a part of the matches; level teams in such a table go by goals. */
export const viewRules = (ruleSet: RuleSet): RuleSet => ({
  ...ruleSet,
  id: "view",
  steps: overall("goalDifference", "goalsFor", "wins"),
  restart: "none",
  last: "shared",
});
