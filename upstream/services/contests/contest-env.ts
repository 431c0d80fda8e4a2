import { readWord } from "#contract/tables/word-variables";
import type { Env } from "../../platform/env.ts";

/** The operator's contest settings, and where notices are queued. */
export type ContestEnv = Pick<Env, "NOTICES" | "CONTEST_ENTRIES" | "CONTEST_KEY">;

/** Whether simulated members take part: only if all matches are simulated as well. */
export const hasSimulatedEntries = (env: ContestEnv | undefined): boolean =>
  readWord("CONTEST_ENTRIES", env?.CONTEST_ENTRIES) === "simulated";
