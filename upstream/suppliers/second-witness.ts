import { phaseGroup } from "#contract/domain/status";
import type { Sport } from "#contract/tables/sports";
import { modelOf } from "../competitions/sports/sport-model.ts";
import type { SuppliedState, SuppliedStep } from "./supplied-state.ts";

// A report by only one of several suppliers is shown at once. Its notices wait a little for a second supplier to
// confirm it.

/** Milliseconds. */
export const WITNESS_WAIT = 20_000;
/** A longer disagreement (milliseconds) cannot be explained by one supplier lagging. */
export const DISAGREEMENT_LASTS = 2 * 60_000;

const isOver = ({ phase }: SuppliedState): boolean => phaseGroup(phase) === "final";

const agrees = (one: SuppliedState, other: SuppliedState): boolean =>
  isOver(one) === isOver(other) && one.score?.join() === other.score?.join();

/** In other sports the score changes too often for two suppliers to agree before the end. */
const isJudged = (state: SuppliedState, sport: Sport): boolean =>
  state.score !== undefined && (isOver(state) || (modelOf(sport).hasGoals && phaseGroup(state.phase) === "live"));

interface Judged {
  sport: Sport;
  /** The state shown before, if any. */
  before: SuppliedState | undefined;
  now: number;
}

/**
 * Since when (milliseconds) the shown score and end of a match rest on one supplier while another contradicts it;
 * undefined without a contradiction. A supplier without a score contradicts nothing.
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

/** When a step is announced: at once, or as soon as a second supplier confirms it, or after the wait. */
export function noticedAt(steps: readonly SuppliedStep[], index: number): number {
  const { at, state } = steps[index]!;
  const since = state.aloneSince;
  if (since === undefined) return at;
  const next = steps.slice(index + 1).find((step) => step.state.aloneSince !== since);
  return Math.max(at, Math.min(since + WITNESS_WAIT, next?.at ?? Number.POSITIVE_INFINITY));
}
