import type { DrizzleD1Database } from "drizzle-orm/d1";
import type { CallContext } from "../../matches/call-context.ts";
import type { ContestSeason } from "./calendar/seasons.ts";
import type { ContestEnv } from "./contest-env.ts";
import type { Progress } from "./read-progress.ts";

export interface StepWork {
  db: DrizzleD1Database;
  season: ContestSeason;
  context: CallContext;
  /** Milliseconds of real time. */
  storedAt: number;
  /** Absent if nothing is configured. */
  env: ContestEnv | undefined;
}

/** A step that a contest takes when it is due. It can be repeated, and interrupted anywhere. */
export interface ContestStep {
  /** Its name in the log. */
  name: string;
  /** When it is due next, in milliseconds of the site's clock; undefined if nothing is left or it is not known yet. */
  dueAt(progress: Progress, work: Pick<StepWork, "season" | "env" | "context">): number | undefined;
  run(work: StepWork, progress: Progress): Promise<void>;
}
