import type { Goal, Side } from "#contract/domain/match";
import { MINUTE } from "#contract/time/units";
import type { Incident, Timeline } from "../simulator/engine/timeline.ts";
import { noticedAt } from "./second-witness.ts";
import type { SuppliedStep } from "./supplied-state.ts";

const HALF_TIME = 15 * MINUTE;
const SIDES = ["home", "away"] as const;

/** For a goal in the score without a reported event. */
const untold = (side: Side, { state, at }: SuppliedStep): Goal => ({
  side,
  minute: state.clock ? Math.max(1, Math.floor((at - state.clock.startedAt) / MINUTE) + state.clock.from) : 1,
});

/** The n-th goal of a side in the latest step: scorers are reported after their goals. */
const goalOf = (side: Side, place: number, steps: readonly SuppliedStep[]): Goal | undefined =>
  steps
    .findLast(({ state }) => state.goals.filter((goal) => goal.side === side).length > place)
    ?.state.goals.filter((goal) => goal.side === side)[place];

/** Goals scored before the match's first report, timed by their minutes. */
const goalsBefore = ({ at, state }: SuppliedStep, kickOff: number): Incident[] =>
  state.goals.map((goal) => {
    const breaks = goal.minute > 45 ? HALF_TIME : 0;
    return {
      kind: "goal",
      at: Math.min(at, kickOff + breaks + (goal.minute + (goal.addedMinute ?? 0)) * MINUTE),
      goal,
    };
  });

/**
 * What happened in a match, each dated by its report: phases, goals by the score, goals taken back, and red cards. A
 * lower score takes back the latest goal, whoever scored it. Points in sports without goals (`hasGoals`) are too many
 * to be listed.
 */
export function suppliedTimeline(steps: readonly SuppliedStep[], kickOff: number, hasGoals: boolean): Timeline {
  const incidents: Incident[] = [];
  for (const [index, step] of steps.entries()) {
    const { at, state } = step;
    const before = steps[index - 1]?.state;
    if (before === undefined) {
      incidents.push(...goalsBefore(step, kickOff));
      continue;
    }
    const notice = noticedAt(steps, index);
    const waiting = notice > at && { noticedAt: notice };
    if (before.phase !== state.phase) incidents.push({ kind: "phase", at, ...waiting, phase: state.phase });
    if (!hasGoals) continue;
    for (const [place, side] of SIDES.entries()) {
      const [was, is] = [before.score?.[place] ?? 0, state.score?.[place] ?? 0];
      for (let count = was; count < is; count++)
        incidents.push({
          kind: "goal",
          at,
          ...waiting,
          goal: goalOf(side, count, steps.slice(index)) ?? untold(side, step),
        });
      for (let count = was; count > is; count--) incidents.push({ kind: "decision", at, isGoal: false });
      for (let count = before.reds[place]!; count < state.reds[place]!; count++)
        incidents.push({ kind: "card", at, side, colour: "red", minute: untold(side, step).minute });
    }
  }
  return { knownAt: 0, incidents, periods: [] };
}
