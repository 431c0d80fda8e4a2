import type { Sport } from "#contract/tables/sports";
import type { TableRow } from "../../../competitions/standings/rank-teams.ts";
import type { CompetitionEntry, TeamEntry } from "../../../data/entries/types.ts";
import type { Fact } from "./facts.ts";
import { named } from "./shared-lines.ts";
import type { Values } from "./story.ts";
import { storyModelOf } from "./story-model.ts";

/** A table, and the same one earlier. */
export interface ComparedTable {
  competition: CompetitionEntry;
  /** All rows, first place first. */
  rows: readonly TableRow[];
  before?: readonly TableRow[];
  teamOf(id: string): TeamEntry;
}

/** Whether a place in the table means something: in a league with conferences each has a table of its own. */
export const hasOneTable = ({ competition }: Pick<ComparedTable, "competition">): boolean =>
  competition.basketball?.conferences === undefined;

export const rowValues = (
  { teamId, rank, points, played, won, lost }: TableRow,
  { teamOf }: ComparedTable,
): Values => ({
  team: named(teamOf(teamId)),
  place: { place: rank },
  points,
  played,
  won,
  lost,
});

/** Who leads a table, by how much, and whether that is new. */
export function leaderFacts(table: ComparedTable): Fact[] {
  const { rows, before, teamOf, competition } = table;
  const [first, second, third] = rows;
  if (!first || !second) return [];
  const { leads } = storyModelOf(competition.sport);
  const gap = first.points - second.points;
  const values = { ...rowValues(first, table), opponent: named(teamOf(second.teamId)), count: gap };
  const was = before?.[0];
  const isNew = was !== undefined && was.teamId !== first.teamId && !first.isTied;
  const lead: Fact = isNew
    ? { topic: "leader", weight: 60, line: { key: leads.fresh, values } }
    : { topic: "leader", weight: 26, line: { key: leads.first, values } };
  return [lead, ...BEHIND[competition.sport](table, values, [second, third])];
}

type Behind = (table: ComparedTable, lead: Values, next: readonly [TableRow, TableRow | undefined]) => Fact[];

/** By points, or by wins and defeats. */
const BEHIND: Readonly<Record<Sport, Behind>> = {
  football(table, lead, [second, third]) {
    const key = lead.count === 0 ? "watchLevel" : "watchGap";
    const gap: Fact = { topic: "gap", weight: 25, line: { key, values: { ...lead, second: second.points } } };
    if (!third) return [gap];
    return [gap, { topic: "third", weight: 15, line: { key: "watchThird", values: rowValues(third, table) } }];
  },
  basketball: (table, _, [second]) => [
    { topic: "gap", weight: 25, line: { key: "watchSecondRecord", values: rowValues(second, table) } },
  ],
};
