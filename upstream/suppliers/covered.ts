import { HOUR } from "#contract/time/units";
import type { FailureKind } from "./ledger.ts";
import { BACKFILLED, type Covered } from "./pass-context.ts";
import { type AgendaSeason, type DueCall, READ_DAILY } from "./schedule.ts";

/** Whether details of earlier matches are still to be read: of a season that has been, if the supplier has any. */
const hasGaps = ({ dueAt, backfillAt = 0, theirs: { coverage } }: Covered, now: number): boolean =>
  dueAt > 0 && backfillAt <= now && (coverage.events || coverage.lineUps || coverage.statistics);

/** A competition in the schedule's terms. */
export function agendaSeason(one: Covered, now: number): AgendaSeason {
  const { theirs, dueAt, table = { readAt: 0, isOpen: false } } = one;
  // Ours is made of the season's matches.
  const hasTable = theirs.coverage.table && dueAt > 0;
  return { id: theirs.id, dueAt, hasGaps: hasGaps(one, now), ...(hasTable && { table }) };
}

/** A competition whose tables are being read: until there is an answer they count as not compared. */
export const tableRequested = (one: Covered, now: number): Covered => ({
  ...one,
  table: { differing: 0, ...one.table, readAt: now, isOpen: true },
});

/**
 * A competition after a failed call about it: a refused season, such as one outside the plan, is skipped for a day, and
 * its earlier matches' details for good; these wait for an hour after any other failure.
 */
export function skipped(one: Covered, call: DueCall | undefined, kind: FailureKind, now: number): Covered {
  const isRefused = kind === "request";
  if (call?.kind === "season" && isRefused && one.theirs.id === call.competition)
    return { ...one, dueAt: now + READ_DAILY };
  if (call?.kind === "backfill" && one.theirs.id === call.competition)
    return { ...one, backfillAt: isRefused ? BACKFILLED : now + HOUR };
  return one;
}
