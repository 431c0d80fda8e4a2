import type { SplitFormat } from "../../data/standings/parts/split.ts";
import { splitOfSeason } from "../../data/standings/parts/splits.ts";
import type { Places } from "../../data/standings/places/places.ts";
import { acrossGroups } from "../../data/standings/rules/cups.ts";
import type { RuleSet } from "../../data/standings/rules/rule-set.ts";
import { modelOf } from "../sports/sport-model.ts";
import { toAlignment } from "./alignment.ts";
import { type ConferenceTable, conferenceTables } from "./conference-parts.ts";
import { type CountingOptions, countedOf, countsFor, type SeasonMatch } from "./counted.ts";
import { curtailedSeason, reasonsOf } from "./curtailed-season.ts";
import { meetingsIn, teamsOf } from "./groups.ts";
import { rankTeams, type TableInput, type TableRow } from "./rank-teams.ts";
import { type SeasonTable, type Split, type TablesQuestion, viewRules } from "./season-table.ts";
import type { CountedMatch } from "./tally.ts";
import { bestThirdsOf, bordersOf, buildZones, roundPlaces, type Zone } from "./zones.ts";

type Ranked = Pick<SeasonTable, "rows" | "matches" | "rankBy" | "countsFor">;
type Rank = (input: TableInput) => TableRow[];

/** The ranked table for an input; `inPast` gives what is different in a table of some of its matches. */
export function ranked(
  input: TableInput,
  rank: Rank = rankTeams,
  inPast: (matches: readonly CountedMatch[]) => Partial<TableInput> = () => ({}),
): Ranked {
  // A table of the past must not use that the season is over or who advanced.
  const { wentOn: _, ...past } = input;
  return {
    rows: rank(input),
    matches: [...input.matches],
    ...(input.countsFor && { countsFor: input.countsFor }),
    rankBy: (matches, deductions) =>
      rank({ ...past, matches, deductions, isComplete: false, isWithoutForm: true, ...inPast(matches) }),
  };
}

type TableStage = "regular" | "league_phase" | "group";

/** Makes the tables of one season. */
export class TableBuilder {
  readonly #options: CountingOptions;
  readonly #ruleSet: RuleSet;
  readonly question: TablesQuestion;
  readonly wentOn: ReadonlySet<string> | undefined;

  constructor(question: TablesQuestion, wentOn: ReadonlySet<string> | undefined) {
    const { competition, view = "all", isLive = false, ruleSet } = question;
    this.question = question;
    this.wentOn = wentOn;
    this.#ruleSet = curtailedSeason(question)?.ruleSet ?? ruleSet;
    this.#options = {
      view,
      isLive,
      isWithoutOvertime: ruleSet.isWithoutOvertime ?? false,
      hasForfeits: modelOf(competition.sport).hasForfeits,
      ...(competition.basketball && { periods: competition.basketball.periods }),
    };
  }

  /** Whether whole matches of both sides count. */
  get isWhole(): boolean {
    return this.#options.view === "all";
  }

  zones(
    stage: TableStage,
    teams: number,
    { groups, places = curtailedSeason(this.question)?.places }: { groups?: number; places?: readonly Places[] } = {},
  ): Zone[] {
    const { competition, season, source } = this.question;
    // A place in a partial table leads nowhere.
    if (!this.isWhole) return [];
    return buildZones({
      competition,
      season,
      source,
      teams,
      stage,
      ...(groups !== undefined && { groups }),
      ...(places && { places }),
    });
  }

  inputOf(
    matches: readonly SeasonMatch[],
    teamIds: readonly string[],
    zones: readonly Zone[],
    deductions = this.question.deductions,
  ): TableInput {
    const { view } = this.#options;
    const counted = matches.flatMap((match) => countedOf(match, this.#options));
    const counts = countsFor(view, teamIds, counted);
    return {
      teamIds,
      matches: counted.sort((a, b) => a.kickOff - b.kickOff),
      ruleSet: this.isWhole ? this.#ruleSet : viewRules(this.#ruleSet),
      // Deductions do not apply to partial tables.
      deductions: this.isWhole ? deductions : {},
      isComplete: counted.length === matches.length,
      meetings: meetingsIn(matches),
      borders: bordersOf(zones),
      ...(this.isWhole && this.wentOn && { wentOn: this.wentOn }),
      ...(counts && { countsFor: counts }),
    };
  }

  /** What tells how a table of the season is made. */
  facts(): Pick<SeasonTable, "reasons" | "endedOn" | "decides"> {
    const curtailed = curtailedSeason(this.question);
    return { reasons: reasonsOf(this.question), ...(curtailed && { endedOn: curtailed.endedOn }), decides: [] };
  }

  /** What a league's own table decides, or its championship round if it splits. */
  decides(of: "table" | "championship"): SeasonTable["decides"] {
    const curtailed = curtailedSeason(this.question);
    if (curtailed) return curtailed.isWithoutChampion ? ["places"] : ["champion", "places"];
    return of === "table" && this.split ? [] : ["champion", "places"];
  }

  /** How the league splits after its regular season. */
  get split(): SplitFormat | undefined {
    return splitOfSeason(this.question);
  }

  /** The same season, all matches counted whole. */
  whole(): TableBuilder {
    return new TableBuilder({ ...this.question, view: "all" }, this.wentOn);
  }

  /** Deductions as they were known when the last of matches was played. */
  deductionsAfter(matches: readonly SeasonMatch[]): Readonly<Record<string, number>> {
    const { deductions, deductionsAt } = this.question;
    return deductionsAt?.(Math.max(...matches.map(({ fixture }) => fixture.kickOff))) ?? deductions;
  }

  table(
    id: string,
    matches: readonly SeasonMatch[],
    stage: TableStage,
    { groups, deductions }: { groups?: number; deductions?: Readonly<Record<string, number>> } = {},
  ): SeasonTable {
    const teamIds = teamsOf(matches);
    const { split } = this;
    const isBeforeSplit = stage === "regular" && split && !curtailedSeason(this.question);
    const zones = this.zones(stage, teamIds.length, {
      ...(groups !== undefined && { groups }),
      ...(isBeforeSplit && { places: roundPlaces(split) }),
    });
    return { id, zones, ...this.facts(), ...ranked(this.inputOf(matches, teamIds, zones, deductions)) };
  }

  /** One table per conference or division; all of its teams' matches count, also those against other parts. */
  conferences(matches: readonly SeasonMatch[], split: Split): SeasonTable[] {
    const conferences = this.question.competition.basketball?.conferences ?? [];
    const among = teamsOf(matches);
    const alignment = toAlignment(conferences);
    return conferenceTables(conferences, split, among).map(({ teamIds, ...part }: ConferenceTable) => {
      const own = among.filter((id) => teamIds.includes(id));
      const zones = split === "conference" ? this.zones("regular", own.length) : [];
      const input = { ...this.inputOf(matches, among, zones), teamIds: own, among, alignment };
      return { ...part, zones, ...this.facts(), ...ranked(input) };
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
    return [{ id: "thirds", zones, ...this.facts(), ...ranked(input) }];
  }
}
