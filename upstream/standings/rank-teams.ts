import type { StandingsRow } from "#contract/domain/standings";
import type { Measure, RuleSet, Scope, Step } from "./rule-sets.ts";
import { type CountedMatch, measureOf, type Tally, tallyOf } from "./tally.ts";

/** `rank` is equal for teams that every rule leaves level; `points` are those after the deduction. */
export type TableRow = Omit<StandingsRow, "team"> & { teamId: string };

export interface TableInput {
  /** Teams of the table, those without a match too. Matches with anyone else do not count. */
  teamIds: readonly string[];
  matches: readonly CountedMatch[];
  ruleSet: RuleSet;
  /** Points taken off, by team. */
  deductions?: Readonly<Record<string, number>>;
}

const FORM_LENGTH = 5;

/** Splits into runs of equal value, highest first; each run keeps the order it came in. */
function splitBy(teamIds: readonly string[], measured: (teamId: string) => number): string[][] {
  const runs = new Map<number, string[]>();
  for (const id of teamIds) runs.set(measured(id), [...(runs.get(measured(id)) ?? []), id]);
  return [...runs].sort(([a], [b]) => b - a).map(([, run]) => run);
}

interface Block {
  scope: Scope;
  steps: Step[];
}

/** Runs of steps that look at the same matches. */
function blocksOf(steps: readonly Step[]): Block[] {
  const blocks: Block[] = [];
  for (const step of steps) {
    const last = blocks.at(-1);
    if (last?.scope === step.scope) last.steps.push(step);
    else blocks.push({ scope: step.scope, steps: [step] });
  }
  return blocks;
}

type Measured = (teamId: string, measure: Measure) => number;

function splitBySteps(teams: readonly string[], [step, ...rest]: readonly Step[], measured: Measured): string[][] {
  if (teams.length === 1 || !step) return [[...teams]];
  if (step.atMost !== undefined && teams.length > step.atMost) return splitBySteps(teams, rest, measured);
  return splitBy(teams, (id) => measured(id, step.measure)).flatMap((run) => splitBySteps(run, rest, measured));
}

const haveMetTwice = (teams: readonly string[], among: ReadonlyMap<string, Tally>): boolean =>
  teams.every((id) => among.get(id)!.played === 2 * (teams.length - 1));

/** Puts teams level on points in order: groups of teams, best first; more than one in a group stayed level. */
function breakTie(level: readonly string[], { matches, ruleSet }: TableInput, all: Map<string, Tally>): string[][] {
  const order = (teams: readonly string[], blocks: readonly Block[]): string[][] => {
    const [block, ...rest] = blocks;
    if (teams.length === 1 || !block) return [[...teams]];
    const isH2h = block.scope === "h2h";
    const tallies = isH2h ? tallyOf(teams, matches) : all;
    if (isH2h && ruleSet.needsBothMatches && !haveMetTwice(teams, tallies)) return order(teams, rest);
    const runs = splitBySteps(teams, block.steps, (id, measure) => measureOf(id, measure, tallies));
    const isNewStart = isH2h && ruleSet.restartsH2h && runs.length > 1;
    return runs.flatMap((run) => order(run, isNewStart ? blocks : rest));
  };
  return order(level, blocksOf(ruleSet.steps));
}

function formOf(teamId: string, matches: readonly CountedMatch[]): TableRow["form"] {
  return matches
    .filter(({ homeId, awayId }) => homeId === teamId || awayId === teamId)
    .sort((a, b) => b.kickOff - a.kickOff)
    .slice(0, FORM_LENGTH)
    .map(({ homeId, score }) => {
      const ahead = homeId === teamId ? score[0] - score[1] : score[1] - score[0];
      return ahead > 0 ? "W" : ahead < 0 ? "L" : "D";
    });
}

/** The table: points after deductions, then the rule set's steps. Deductions count before anything is compared. */
export function rankTeams(input: TableInput): TableRow[] {
  const { teamIds, deductions = {} } = input;
  const tallies = tallyOf(teamIds, input.matches);
  const deductedFrom = (id: string) => deductions[id] ?? 0;
  const pointsOf = (id: string) => tallies.get(id)!.points - deductedFrom(id);
  const matches = input.matches.filter(({ homeId, awayId }) => tallies.has(homeId) && tallies.has(awayId));
  const groups = splitBy(teamIds, pointsOf).flatMap((level) => breakTie(level, input, tallies));
  let rank = 1;
  return groups.flatMap((group) => {
    const shared = rank;
    rank += group.length;
    return group.map((teamId) => {
      const { played, won, drawn, lost, goalsFor, goalsAgainst } = tallies.get(teamId)!;
      const counts = { played, won, drawn, lost, goalsFor, goalsAgainst, goalDifference: goalsFor - goalsAgainst };
      const points = { points: pointsOf(teamId), deducted: deductedFrom(teamId) };
      return { rank: shared, teamId, ...counts, ...points, form: formOf(teamId, matches) };
    });
  });
}
