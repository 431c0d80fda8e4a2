import type { Env } from "../../platform/env.ts";
import { contestStores } from "../contests/contest-stores.ts";
import { purgeMembers } from "./erase.ts";

/** The cron handler: erases due accounts and logs how many. */
export const purgeOnSchedule =
  (realNow: () => number): ExportedHandlerScheduledHandler<Env> =>
  async (_, env) => {
    const stores = contestStores(env);
    const { erased } = await purgeMembers(stores.members, realNow(), stores);
    console.log(JSON.stringify({ event: "members_purged", erased }));
  };
