import type { RuleSet } from "../../data/standings/rules/rule-set.ts";
import { buildForm } from "./form.ts";
import { type Alignment, haveCards, type TableFacts } from "./measures.ts";
import { type CountedMatch, type CountsFor, differenceOf, pctOf, type Tally, tallyOf } from "./tally.ts";
import { breakTie, splitBy, type TieBreak } from "./tie-break.ts";

/** `rank` is equal for teams that every rule leaves level; `points` are after deductions. */
export interface TableRow {
  rank: number;
  teamId: string;
  played: number;
  won: number;
  drawn: number;
  lost: number;
  goalsFor: number;
  goalsAgainst: number;
  goalDifference: number;
  points: number;
  deducted: number;
  /** Latest first. */
  form: ("W" | "D" | "L")[];
  /** If the source knows cards; a second yellow counts as a red. */
  yellow?: number;
  red?: number;
  /** Shares its rank. */
  isTied?: true;
  /** For a team that was level with others and has been separated. */
  tieBreak?: TieBreak;
}

export interface TableInput {
  /** The table's teams, including those without a match. */
  teamIds: readonly string[];
  /** Teams whose matches count, if more than the table's: conferences play each other. */
  among?: readonly string[];
  matches: readonly CountedMatch[];
  ruleSet: RuleSet;
  /** Point deductions by team. */
  deductions?: Readonly<Record<string, number>>;
  /** Points added to those of the matches: what halving takes off is negative. */
  adjusted?: Readonly<Record<string, number>>;
  rounding?: Readonly<Record<string, number>>;
  alignment?: Alignment;
  isComplete?: boolean;
  meetings?: number;
  borders?: readonly number[];
  /**
   * Teams known to have advanced. Among those that every step leaves level they come first: a lot, a play-off or an
   * unknown ranking has decided so.
   */
  wentOn?: ReadonlySet<string>;
  /** Whether a match counts for one of its sides; for both if absent. */
  countsFor?: CountsFor;
  /** Skips the form, e.g. for a table of the past. */
  isWithoutForm?: true;
}

function toFacts(input: TableInput): TableFacts {
  const { ruleSet, among = input.teamIds } = input;
  const all = tallyOf(among, input.matches, ruleSet.points, input.countsFor);
  return {
    ruleSet,
    matches: input.matches.filter(({ homeId, awayId }) => all.has(homeId) && all.has(awayId)),
    all,
    ...(input.alignment && { alignment: input.alignment }),
    ...(input.rounding && { rounding: input.rounding }),
    isComplete: input.isComplete ?? false,
    meetings: input.meetings ?? 2,
    borders: input.borders ?? [],
  };
}

/** `taken` are the points taken off, less those added. */
function primaryOf({ primary }: RuleSet, tally: Tally, taken: number): number {
  if (primary === "pct") return pctOf(tally);
  if (primary === "average") return (tally.points - taken) / Math.max(1, tally.played);
  return (primary === "wins" ? tally.won : tally.points) - taken;
}

function buildRow(teamId: string, rank: number, tally: Tally, deducted: number, added: number): Omit<TableRow, "form"> {
  const { played, won, drawn, lost, goalsFor, goalsAgainst } = tally;
  const counts = { played, won, drawn, lost, goalsFor, goalsAgainst, goalDifference: differenceOf(tally) };
  return { rank, teamId, ...counts, points: tally.points - deducted + added, deducted };
}

interface Settled {
  groups: readonly string[][];
  trace: ReadonlyMap<string, TieBreak>;
}

const alone = (level: string[]): Settled => ({ groups: [level], trace: new Map() });

/** The order among level teams by the steps, then by who is known to have advanced. */
function settle(level: readonly string[], place: number, facts: TableFacts, { wentOn, ruleSet }: TableInput): Settled {
  const { groups, trace } = breakTie(level, place, facts);
  if (!wentOn) return { groups, trace };
  const settled = new Map(trace);
  const parts = groups.flatMap((group) => {
    const runs = splitBy(group, (id) => (wentOn.has(id) ? 1 : 0));
    if (runs.length === 1) return runs;
    const values = Object.fromEntries(group.map((id) => [id, wentOn.has(id) ? "1" : "0"]));
    for (const id of group) {
      settled.set(id, { criterion: `last.${ruleSet.last}`, values, against: group.filter((other) => other !== id) });
    }
    return runs;
  });
  return { groups: parts, trace: settled };
}

/** Ranks a table: points after deductions, then the rule set's steps. Deductions apply before anything is compared. */
export function rankTeams(input: TableInput): TableRow[] {
  const { teamIds, ruleSet, deductions = {}, adjusted = {} } = input;
  const facts = toFacts(input);
  const deductedFrom = (id: string) => deductions[id] ?? 0;
  const addedTo = (id: string) => adjusted[id] ?? 0;
  const takenFrom = (id: string) => deductedFrom(id) - addedTo(id);
  const hasCards = haveCards(facts);
  const rows: TableRow[] = [];
  for (const level of splitBy(teamIds, (id) => primaryOf(ruleSet, facts.all.get(id)!, takenFrom(id)))) {
    const { groups, trace } = level.length > 1 ? settle(level, rows.length + 1, facts, input) : alone(level);
    for (const group of groups) {
      const rank = rows.length + 1;
      for (const teamId of group) {
        const tally = facts.all.get(teamId)!;
        const tieBreak: TieBreak | undefined = trace.get(teamId);
        rows.push({
          ...buildRow(teamId, rank, tally, deductedFrom(teamId), addedTo(teamId)),
          form: input.isWithoutForm ? [] : buildForm(teamId, facts.matches, input.countsFor),
          ...(hasCards && { yellow: tally.cards.yellow, red: tally.cards.red + tally.cards.secondYellow }),
          ...(group.length > 1 && { isTied: true as const }),
          ...(tieBreak && { tieBreak }),
        });
      }
    }
  }
  return rows;
}
