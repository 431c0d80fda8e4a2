import { SPORTS, type Sport } from "#contract/tables/sports";
import type { Env } from "../http/env.ts";

/** Makes a sport's notice clock check what is followed. A failure is logged; the hourly trigger wakes it again. */
export async function wakeClock({ NOTICE_CLOCK }: Pick<Env, "NOTICE_CLOCK">, sport: Sport): Promise<void> {
  try {
    await NOTICE_CLOCK.getByName(sport).wake(sport);
  } catch (error) {
    console.error(JSON.stringify({ event: "notice_clock_not_woken", sport, reason: String(error) }));
  }
}

export async function wakeAllClocks(env: Pick<Env, "NOTICE_CLOCK">): Promise<void> {
  await Promise.all(SPORTS.map(({ code }) => wakeClock(env, code)));
}
