import { CONTEST_LISTS } from "#contract/calls/contests/contest-calls";
import { logUnlessWoken } from "../../platform/clock.ts";
import type { Env } from "../../platform/env.ts";

/** Name of the only object. */
const NAME = "contests";

export const wakeContests = ({ CONTEST_CLOCK }: Pick<Env, "CONTEST_CLOCK">): Promise<void> =>
  logUnlessWoken("contest_alarm_failed", () => CONTEST_CLOCK.getByName(NAME).wake());

/** For the lifetime of this isolate. */
let isAwake = false;

/** After the first contest call, since an hour is long on a newly started site. */
export function wakeAfterCall(name: string, env: Pick<Env, "CONTEST_CLOCK">): Promise<void> | undefined {
  if (isAwake || !(name in CONTEST_LISTS)) return undefined;
  isAwake = true;
  return wakeContests(env);
}
