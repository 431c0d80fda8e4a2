import type { Scope, Step } from "../../data/standings/rules/rule-set.ts";
import { isFewerBetter, isKnown, measureOf, type TableFacts, valueText } from "./measures.ts";
import { type Tallies, tallyOf } from "./tally.ts";

/** What settled a team's place among those level with it: the last step that separated it from any of them. */
export interface TieBreak {
  /** Scope and measure: `h2h.points`, `overall.goalDifference`. */
  criterion: string;
  /** By team, for all teams compared by the step. */
  values: Record<string, string>;
  against: string[];
}

export interface Broken {
  /** Best first; teams in the same group stayed level. */
  groups: string[][];
  trace: ReadonlyMap<string, TieBreak>;
}

/** Splits into runs of equal value, highest first, keeping the order within each run. */
export function splitBy(teamIds: readonly string[], measured: (teamId: string) => number): string[][] {
  const runs = new Map<number, string[]>();
  for (const id of teamIds) {
    const value = measured(id);
    const run = runs.get(value);
    if (run) run.push(id);
    else runs.set(value, [id]);
  }
  return [...runs].sort(([a], [b]) => b - a).map(([, run]) => run);
}

interface Block {
  scope: Scope;
  steps: Step[];
}

/** Runs of steps that use the same matches. */
function blocksOf(steps: readonly Step[]): Block[] {
  const blocks: Block[] = [];
  for (const step of steps) {
    const last = blocks.at(-1);
    if (last?.scope === step.scope) last.steps.push(step);
    else blocks.push({ scope: step.scope, steps: [step] });
  }
  return blocks;
}

/** Level teams, and the rank of the first of them. */
interface Level {
  teams: readonly string[];
  place: number;
}

function applies(step: Step, { teams, place }: Level, facts: TableFacts): boolean {
  if (step.atMost !== undefined && teams.length > step.atMost) return false;
  if (step.atLeast !== undefined && teams.length < step.atLeast) return false;
  if (step.whenComplete && !facts.isComplete) return false;
  if (step.whileRunning && facts.isComplete) return false;
  if (step.toDecide && !facts.borders.some((rank) => place <= rank && rank < place + teams.length - 1)) return false;
  return isKnown(step.measure, teams, facts);
}

const haveAllMet = (teams: readonly string[], among: Tallies, { meetings }: TableFacts): boolean =>
  teams.every((id) => among.get(id)!.played >= meetings * (teams.length - 1));

class Breaking {
  readonly trace = new Map<string, TieBreak>();
  readonly #blocks: readonly Block[];

  constructor(readonly facts: TableFacts) {
    this.#blocks = blocksOf(facts.ruleSet.steps);
  }

  order(level: Level): string[][] {
    return this.facts.ruleSet.restart === "one_by_one" ? this.#oneByOne(level) : this.#byBlocks(level, this.#blocks);
  }

  /** The matches used by a step; undefined if they do not count yet. */
  #among(scope: Scope, teams: readonly string[]): Tallies | undefined {
    const { facts } = this;
    if (scope === "overall") return facts.all;
    const among = tallyOf(teams, facts.matches, facts.ruleSet.points);
    return facts.ruleSet.h2hMode === "all_met" && !haveAllMet(teams, among, facts) ? undefined : among;
  }

  #split(level: Level, step: Step, among: Tallies): string[][] {
    const { teams } = level;
    if (!applies(step, level, this.facts)) return [[...teams]];
    const values = new Map(teams.map((id) => [id, measureOf(id, step, among, this.facts)]));
    const sign = isFewerBetter(step.measure) ? -1 : 1;
    const runs = splitBy(teams, (id) => sign * values.get(id)!);
    if (runs.length > 1) this.#note(teams, step, values);
    return runs;
  }

  #note(teams: readonly string[], { scope, measure }: Step, values: ReadonlyMap<string, number>): void {
    const shown = Object.fromEntries([...values].map(([id, value]) => [id, valueText(measure, value)]));
    for (const id of teams) {
      const against = teams.filter((other) => other !== id);
      this.trace.set(id, { criterion: `${scope}.${measure}`, values: shown, against });
    }
  }

  /** Orders each run as a level of its own, with its place in the table. */
  #each(runs: readonly string[][], place: number, order: (level: Level) => string[][]): string[][] {
    let next = place;
    return runs.flatMap((teams) => {
      const level = { teams, place: next };
      next += teams.length;
      return order(level);
    });
  }

  #oneByOne(level: Level): string[][] {
    if (level.teams.length === 1) return [[...level.teams]];
    for (const step of this.facts.ruleSet.steps) {
      const among = this.#among(step.scope, level.teams);
      const runs = among ? this.#split(level, step, among) : [];
      if (runs.length > 1) return this.#each(runs, level.place, (next) => this.#oneByOne(next));
    }
    return [[...level.teams]];
  }

  #byBlocks(level: Level, blocks: readonly Block[]): string[][] {
    const [block, ...rest] = blocks;
    if (level.teams.length === 1 || !block) return [[...level.teams]];
    const among = this.#among(block.scope, level.teams);
    if (!among) return this.#byBlocks(level, rest);
    const runs = this.#bySteps(level, block.steps, among);
    const isNewStart = block.scope === "h2h" && this.facts.ruleSet.restart === "exhaust" && runs.length > 1;
    return this.#each(runs, level.place, (next) => this.#byBlocks(next, isNewStart ? blocks : rest));
  }

  #bySteps(level: Level, [step, ...rest]: readonly Step[], among: Tallies): string[][] {
    if (level.teams.length === 1 || !step) return [[...level.teams]];
    return this.#each(this.#split(level, step, among), level.place, (next) => this.#bySteps(next, rest, among));
  }
}

/** Orders teams level on points. `place`: the rank of the first of them. */
export function breakTie(teams: readonly string[], place: number, facts: TableFacts): Broken {
  const breaking = new Breaking(facts);
  return { groups: breaking.order({ teams, place }), trace: breaking.trace };
}
