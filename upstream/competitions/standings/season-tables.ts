import type { Source } from "#contract/domain/match";
import { phaseGroup } from "#contract/domain/status";
import { isTableStage } from "#contract/tables/stages";
import type { BasketballRules, CompetitionEntry } from "../../data/entries/types.ts";
import { acrossGroups } from "../../data/standings/rules/cups.ts";
import { overall, type RuleSet } from "../../data/standings/rules/rule-set.ts";
import { modelOf } from "../sports/sport-model.ts";
import { toAlignment } from "./alignment.ts";
import { type CountingOptions, countedOf, countsFor, type SeasonMatch } from "./counted.ts";
import { buildGroups, meetingsIn, teamsOf } from "./groups.ts";
import { rankTeams, type TableInput, type TableRow } from "./rank-teams.ts";
import type { CountedMatch, CountsFor } from "./tally.ts";
import { bestThirdsOf, bordersOf, buildZones, type Zone } from "./zones.ts";

export interface SeasonTable {
  /** Identifies the table within the season: regular, league_phase, group-A, conference-east, thirds. */
  id: string;
  /** Letter of the group, if the source names groups. */
  group?: string;
  /** Key of the conference, or of the division. */
  conference?: string;
  division?: string;
  rows: TableRow[];
  /** The counted matches, in order of kick-off. */
  matches: CountedMatch[];
  zones: Zone[];
  /** Whether a match counts for one of its sides; for both if absent. */
  countsFor?: CountsFor;
  /** The table as if these were all its matches and deductions. */
  rankBy(matches: readonly CountedMatch[], deductions: Readonly<Record<string, number>>): TableRow[];
}

/** The ranked table for an input. */
function ranked(input: TableInput): Pick<SeasonTable, "rows" | "matches" | "rankBy" | "countsFor"> {
  // A table of the past must not use that the season is over or who advanced.
  const { wentOn: _, ...past } = input;
  return {
    rows: rankTeams(input),
    matches: [...input.matches],
    ...(input.countsFor && { countsFor: input.countsFor }),
    rankBy: (matches, deductions) =>
      rankTeams({ ...past, matches, deductions, isComplete: false, isWithoutForm: true }),
  };
}

export type TableFormat = "league" | "groups" | "conference" | "knockout";

export interface SeasonTables {
  format: TableFormat;
  tables: SeasonTable[];
}

export interface TablesQuestion extends Partial<CountingOptions> {
  competition: Pick<CompetitionEntry, "id" | "format" | "sport" | "basketball">;
  season: string;
  source: Source;
  ruleSet: RuleSet;
  /** Deductions by team id. */
  deductions: Readonly<Record<string, number>>;
  /** For a league with conferences: one table per conference or division, or a single one. */
  split?: Split;
}

export type Split = "conference" | "division" | "none";

/** No rules rank by a part of the matches; level teams in such a table go by goals. */
const viewRules = (ruleSet: RuleSet): RuleSet => ({
  ...ruleSet,
  id: "view",
  steps: overall("goalDifference", "goalsFor", "wins"),
  restart: "none",
  last: "shared",
});

const isTabled = ({ fixture: { stage } }: SeasonMatch): boolean => isTableStage(stage);

/** Teams that advance from a group stage or league phase; undefined until it is over. */
function wentOnFrom(matches: readonly SeasonMatch[]): ReadonlySet<string> | undefined {
  const isCup = matches.some(({ fixture: { stage } }) => stage === "group" || stage === "league_phase");
  const later = matches.filter((match) => !isTabled(match) && match.fixture.stage !== "qualifying");
  const isOver =
    later.length > 0 && matches.filter(isTabled).every(({ state }) => DONE.includes(phaseGroup(state.phase)));
  return isCup && isOver ? new Set(teamsOf(later)) : undefined;
}

const DONE: readonly string[] = ["final", "void"];

type Conferences = NonNullable<BasketballRules["conferences"]>;
type TablePart = Pick<SeasonTable, "id" | "conference" | "division"> & { teamIds: readonly string[] };

function buildParts(conferences: Conferences, split: Split, all: readonly string[]): TablePart[] {
  if (split === "none") return [{ id: "regular", teamIds: all }];
  if (split === "conference") {
    return conferences.map(({ key, teamIds }) => ({ id: `conference-${key}`, conference: key, teamIds }));
  }
  return conferences.flatMap(({ divisions = [] }) =>
    divisions.map(({ key, teamIds }) => ({ id: `division-${key}`, division: key, teamIds })),
  );
}

class Tables {
  readonly #options: CountingOptions;

  constructor(
    readonly question: TablesQuestion,
    readonly wentOn: ReadonlySet<string> | undefined,
  ) {
    const { competition, view = "all", isLive = false, ruleSet } = question;
    this.#options = {
      view,
      isLive,
      isWithoutOvertime: ruleSet.isWithoutOvertime ?? false,
      hasForfeits: modelOf(competition.sport).hasForfeits,
      ...(competition.basketball && { periods: competition.basketball.periods }),
    };
  }

  #zones(stage: "regular" | "league_phase" | "group", teams: number, groups?: number): Zone[] {
    const { competition, season, source } = this.question;
    // A place in a partial table leads nowhere.
    if (this.#options.view !== "all") return [];
    return buildZones({ competition, season, source, teams, stage, ...(groups !== undefined && { groups }) });
  }

  #inputOf(matches: readonly SeasonMatch[], teamIds: readonly string[], zones: readonly Zone[]): TableInput {
    const { ruleSet, deductions } = this.question;
    const { view } = this.#options;
    const counted = matches.flatMap((match) => countedOf(match, this.#options));
    const counts = countsFor(view, teamIds, counted);
    return {
      teamIds,
      matches: counted.sort((a, b) => a.kickOff - b.kickOff),
      ruleSet: view === "all" ? ruleSet : viewRules(ruleSet),
      // Deductions do not apply to partial tables.
      deductions: view === "all" ? deductions : {},
      isComplete: counted.length === matches.length,
      meetings: meetingsIn(matches),
      borders: bordersOf(zones),
      ...(view === "all" && this.wentOn && { wentOn: this.wentOn }),
      ...(counts && { countsFor: counts }),
    };
  }

  table(
    id: string,
    matches: readonly SeasonMatch[],
    stage: "regular" | "league_phase" | "group",
    groups?: number,
  ): SeasonTable {
    const teamIds = teamsOf(matches);
    const zones = this.#zones(stage, teamIds.length, groups);
    const input = this.#inputOf(matches, teamIds, zones);
    return { id, zones, ...ranked(input) };
  }

  /** One table per conference or division; all of its teams' matches count, also those against other parts. */
  parts(matches: readonly SeasonMatch[], split: Split): SeasonTable[] {
    const conferences = this.question.competition.basketball?.conferences ?? [];
    const among = teamsOf(matches);
    const alignment = toAlignment(conferences);
    return buildParts(conferences, split, among).map(({ teamIds, ...part }) => {
      const own = among.filter((id) => teamIds.includes(id));
      const zones = split === "conference" ? this.#zones("regular", own.length) : [];
      const input = { ...this.#inputOf(matches, among, zones), teamIds: own, among, alignment };
      return { ...part, zones, ...ranked(input) };
    });
  }

  /** The third-placed teams of all groups; none while a group has no table. */
  thirds(groups: readonly SeasonTable[]): SeasonTable[] {
    const { competition, season, ruleSet } = this.question;
    const through = bestThirdsOf(competition.id, season, groups.length);
    if (through === 0) return [];
    const matches = groups.flatMap((table) => table.matches);
    const teamIds = groups.flatMap(({ rows }) => rows[2]?.teamId ?? []);
    const among = groups.flatMap(({ rows }) => rows.map(({ teamId }) => teamId));
    const input = {
      teamIds,
      among,
      matches,
      ruleSet: acrossGroups(ruleSet.id, ruleSet.conduct),
      borders: [through],
      ...(this.wentOn && { wentOn: this.wentOn }),
    };
    const [best] = groups[0]?.zones.filter(({ zone }) => zone === "best_thirds") ?? [];
    const zones = best ? [{ ...best, fromRank: 1, toRank: through }] : [];
    return [{ id: "thirds", zones, ...ranked(input) }];
  }
}

/**
 * A season's tables for the given states: one for a league or league phase, one per group or conference. Play-offs and
 * knock-out rounds count in none.
 */
export function seasonTables(matches: readonly SeasonMatch[], question: TablesQuestion): SeasonTables {
  const tables = new Tables(question, wentOnFrom(matches));
  const inGroups = matches.filter(({ fixture }) => fixture.stage === "group");
  if (inGroups.length > 0) {
    const groups = buildGroups(inGroups);
    const made = groups.map(({ id, group, matches: played }) => ({
      ...tables.table(id, played, "group", groups.length),
      ...(group !== undefined && { group }),
    }));
    const thirds = (question.view ?? "all") === "all" ? tables.thirds(made) : [];
    return { format: "groups", tables: [...made, ...thirds] };
  }
  const inTable = matches.filter(({ fixture: { stage } }) => stage === "regular" || stage === "league_phase");
  const [first] = inTable;
  if (!first) return { format: "knockout", tables: [] };
  if (question.competition.basketball?.conferences) {
    return { format: "conference", tables: tables.parts(inTable, question.split ?? "conference") };
  }
  const stage = first.fixture.stage === "league_phase" ? "league_phase" : "regular";
  return { format: "league", tables: [tables.table(stage, inTable, stage)] };
}
