import type { DrizzleD1Database } from "drizzle-orm/d1";
import type { CallContext } from "../calls/call.ts";
import type { ContestEnv } from "./contest-env.ts";
import type { Progress } from "./read-progress.ts";
import type { ContestSeason } from "./seasons.ts";

export interface StepWork {
  db: DrizzleD1Database;
  season: ContestSeason;
  context: CallContext;
  /** Milliseconds of real time. */
  storedAt: number;
  /** Absent where nothing is set. */
  env: ContestEnv | undefined;
}

/** Something that is done for a contest when its time has come. It can be repeated, and interrupted anywhere. */
export interface ContestStep {
  /** Names it in the log. */
  name: string;
  /** When it is due next, in milliseconds of the site's clock; undefined where nothing of it is left, or not yet known. */
  dueAt(progress: Progress, work: Pick<StepWork, "season" | "env" | "context">): number | undefined;
  run(work: StepWork, progress: Progress): Promise<void>;
}
