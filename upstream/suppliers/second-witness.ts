import { phaseGroup } from "#contract/domain/status";
import type { Sport } from "#contract/tables/sports";
import { modelOf } from "../competitions/sports/sport-model.ts";
import type { SuppliedState, SuppliedStep } from "./supplied-state.ts";

// What one of several suppliers says alone is shown at once. Notices of it wait a little for another one to say it too.

/** Milliseconds. */
export const WITNESS_WAIT = 20_000;
/** A disagreement that lasts longer is none of a supplier that is a little late. Milliseconds. */
export const DISAGREEMENT_LASTS = 2 * 60_000;

const isOver = ({ phase }: SuppliedState): boolean => phaseGroup(phase) === "final";

const agrees = (one: SuppliedState, other: SuppliedState): boolean =>
  isOver(one) === isOver(other) && one.score?.join() === other.score?.join();

/** Points of other sports change too often for two suppliers to say the same before the end. */
const isJudged = (state: SuppliedState, sport: Sport): boolean =>
  state.score !== undefined && (isOver(state) || (modelOf(sport).hasGoals && phaseGroup(state.phase) === "live"));

interface Judged {
  sport: Sport;
  /** What is shown before, if anything. */
  before: SuppliedState | undefined;
  now: number;
}

/**
 * Since when (milliseconds) what is shown of a match's score and end is said by one supplier alone, while another one
 * says something else; undefined while nobody does. Who has no score yet says nothing.
 */
export function aloneSince(
  shown: SuppliedState,
  reports: readonly SuppliedState[],
  { sport, before, now }: Judged,
): number | undefined {
  const saying = reports.filter(({ score }) => score !== undefined);
  const witnesses = saying.filter((one) => agrees(one, shown));
  if (!isJudged(shown, sport) || saying.length < 2 || witnesses.length > 1) return undefined;
  return before?.aloneSince !== undefined && agrees(before, shown) ? before.aloneSince : now;
}

/** When what a step brings is announced: at once, or as soon as it is no longer said by one alone, or after the wait. */
export function noticedAt(steps: readonly SuppliedStep[], index: number): number {
  const { at, state } = steps[index]!;
  const since = state.aloneSince;
  if (since === undefined) return at;
  const next = steps.slice(index + 1).find((step) => step.state.aloneSince !== since);
  return Math.max(at, Math.min(since + WITNESS_WAIT, next?.at ?? Number.POSITIVE_INFINITY));
}
