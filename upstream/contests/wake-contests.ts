import { CONTEST_LISTS } from "#contract/calls/contests/contest-calls";
import type { Env } from "../http/env.ts";

/** Name of the only object. */
const NAME = "contests";

/** Makes the contest clock check what is due. A failure is logged; the hourly trigger wakes it again. */
export async function wakeContests({ CONTEST_CLOCK }: Pick<Env, "CONTEST_CLOCK">): Promise<void> {
  try {
    await CONTEST_CLOCK.getByName(NAME).wake();
  } catch (error) {
    console.error(JSON.stringify({ event: "contest_clock_not_woken", reason: String(error) }));
  }
}

/** For the lifetime of this isolate. */
let isAwake = false;

/** After the first contest call, since an hour is long on a newly started site. */
export function wakeAfterCall(name: string, env: Pick<Env, "CONTEST_CLOCK">): Promise<void> | undefined {
  if (isAwake || !(name in CONTEST_LISTS)) return undefined;
  isAwake = true;
  return wakeContests(env);
}
