import type { Goal, Pair } from "#contract/domain/match";
import { phaseGroup } from "#contract/domain/status";
import type { Sport } from "#contract/tables/sports";
import { modelOf } from "../competitions/sports/sport-model.ts";
import { scoreOf } from "../match/score.ts";
import { PLAY_ORDER } from "./reconcile.ts";
import type { SuppliedState } from "./supplied-state.ts";
import type { Reported } from "./twins.ts";

// Merges several suppliers' reports of a match, given in the order of trust. Each has been reconciled with its own
// earlier ones.

const sum = ([home, away]: Pair): number => home + away;
const isSame = (a: Pair | undefined, b: Pair | undefined): boolean => a?.join() === b?.join();

/**
 * Whether a match has progressed further in one state than in another. For halted or cancelled matches the most trusted
 * supplier decides.
 */
function isFurther(one: SuppliedState, than: SuppliedState, sport: Sport): boolean {
  const [group, before] = [phaseGroup(one.phase), phaseGroup(than.phase)];
  if (group === "live" && before === "live")
    return PLAY_ORDER[sport].indexOf(one.phase) > PLAY_ORDER[sport].indexOf(than.phase);
  if (group === "live") return before === "pre";
  // A report that the match is over is believed only if its score equals that of the suppliers still reporting it live.
  return group === "final" && before === "live" && isSame(one.score, than.score);
}

/**
 * A score that is one goal ahead comes from the supplier that saw it first. In sports with many points this does not
 * hold.
 */
const isNextGoal = (score: Pair | undefined, { score: before = [0, 0] }: SuppliedState): score is Pair =>
  score !== undefined && score[0] >= before[0] && score[1] >= before[1] && sum(score) === sum(before) + 1;

const fits = (goals: readonly Goal[], score: Pair): boolean => {
  const [home, away] = scoreOf(goals);
  return home <= score[0] && away <= score[1];
};

/** The report whose goals account for the whole score, else for most of it. */
function goalsOf(states: readonly SuppliedState[], score: Pair | undefined): readonly Goal[] {
  if (!score) return [];
  const fitting = states.map(({ goals }) => goals).filter((goals) => fits(goals, score));
  const longest = Math.max(0, ...fitting.map(({ length }) => length));
  return fitting.find(({ length }) => length === longest) ?? [];
}

const redsOf = (states: readonly SuppliedState[]): Pair => [
  Math.max(...states.map(({ reds }) => reds[0])),
  Math.max(...states.map(({ reds }) => reds[1])),
];

/**
 * What is shown: the furthest phase reported, its score plus a goal that another supplier saw first, and missing
 * details from other reports of the same phase.
 */
export function mergeReports(reports: readonly Reported[], sport: Sport): Reported {
  const [{ state: first, kickOff }] = reports as [Reported];
  const states = reports.map(({ state }) => state);
  const lead = states.reduce((furthest, one) => (isFurther(one, furthest, sport) ? one : furthest), first);
  const alike = [lead, ...states.filter((one) => one !== lead && one.phase === lead.phase)];
  const next =
    modelOf(sport).hasGoals && phaseGroup(lead.phase) === "live"
      ? alike.find(({ score }) => isNextGoal(score, lead))?.score
      : undefined;
  const score = next ?? alike.find((one) => one.score)?.score;
  const of = <Key extends keyof SuppliedState>(key: Key) => alike.find((one) => one[key] !== undefined)?.[key];
  const ofScore = alike.filter((one) => isSame(one.score, score));
  const [clock, halfTime, winner] = [of("clock"), of("halfTime"), of("winner")];
  const [fullTime, shootout, periods] = (["fullTime", "shootout", "periods"] as const).map(
    (key) => ofScore.find((one) => one[key] !== undefined)?.[key],
  ) as [SuppliedState["fullTime"], SuppliedState["shootout"], SuppliedState["periods"]];
  return {
    kickOff,
    state: {
      phase: lead.phase,
      ...(clock && { clock }),
      ...(score && { score }),
      ...(score && halfTime && { halfTime }),
      ...(score && fullTime && { fullTime }),
      ...(score && shootout && { shootout }),
      reds: redsOf(states),
      ...(winner && { winner }),
      ...(periods && { periods }),
      goals: goalsOf(states, score),
      ...(first.originalTime !== undefined && { originalTime: first.originalTime }),
    },
  };
}
