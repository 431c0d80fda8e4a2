import { CONTEST_LISTS } from "#contract/calls/contests/contest-calls";
import type { Env } from "../http/env.ts";

/** The one object's name. */
const NAME = "contests";

/** Makes the clock of contests look for what is due. A failure is logged: the hourly trigger wakes it again. */
export async function wakeContests({ CONTEST_CLOCK }: Pick<Env, "CONTEST_CLOCK">): Promise<void> {
  try {
    await CONTEST_CLOCK.getByName(NAME).wake();
  } catch (error) {
    console.error(JSON.stringify({ event: "contest_clock_not_woken", reason: String(error) }));
  }
}

/** In the time of this isolate. */
let isAwake = false;

/** Behind the first call about contests, since an hour is long where the site has just begun. */
export function wakeAfterCall(name: string, env: Pick<Env, "CONTEST_CLOCK">): Promise<void> | undefined {
  if (isAwake || !(name in CONTEST_LISTS)) return undefined;
  isAwake = true;
  return wakeContests(env);
}
