import { drizzle } from "drizzle-orm/d1";
import type { Env } from "../../platform/env.ts";
import { purgeMembers } from "./erase.ts";

/** The cron handler: erases due accounts and logs how many. */
export const purgeOnSchedule =
  (realNow: () => number): ExportedHandlerScheduledHandler<Env> =>
  async (_, env) => {
    const { erased } = await purgeMembers(drizzle(env.DB), realNow());
    console.log(JSON.stringify({ event: "members_purged", erased }));
  };
