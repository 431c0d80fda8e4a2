import type { DrizzleD1Database } from "drizzle-orm/d1";
import type { CallContext } from "../../matches/call-context.ts";
import type { ContestSeason } from "./calendar/seasons.ts";
import type { ContestStep, StepWork } from "./contest-step.ts";
import { stepsOf } from "./contest-steps.ts";
import { type Progress, readProgress } from "./read-progress.ts";

const isDue = (step: ContestStep, progress: Progress, work: StepWork): boolean => {
  const at = step.dueAt(progress, work);
  return at !== undefined && at <= work.context.now;
};

/**
 * Runs a contest's due steps in order; each is idempotent. If nothing is due, that takes one query. Returns when
 * something is due next, in milliseconds of the site's clock, or undefined if nothing is left. `storedAt`: milliseconds
 * of real time.
 */
export async function bringUpToDate(
  db: DrizzleD1Database,
  season: ContestSeason,
  context: CallContext,
  { storedAt }: { storedAt: number },
): Promise<number | undefined> {
  const work: StepWork = { db, season, context, storedAt, env: context.contests };
  const steps = stepsOf(season.kind);
  let progress = await readProgress(db, season.id);
  if (progress.isArchived) return undefined;
  for (const step of steps) {
    if (!isDue(step, progress, work)) continue;
    await step.run(work, progress);
    progress = await readProgress(db, season.id);
  }
  const next = steps.flatMap((step) => step.dueAt(progress, work) ?? []);
  return next.length === 0 ? undefined : Math.min(...next);
}
