import type { Env } from "../http/env.ts";

/** What an operator has set of contests, and where members are told of them. */
export type ContestEnv = Pick<Env, "NOTICES" | "CONTEST_ENTRIES" | "CONTEST_KEY">;

/** Whether made-up members take part: only where all matches are made up as well. */
export const hasMadeUpEntries = (env: ContestEnv | undefined): boolean => env?.CONTEST_ENTRIES === "simulated";
