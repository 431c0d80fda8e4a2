import { SPORTS, type Sport } from "#contract/tables/sports";
import { logUnlessWoken } from "../../platform/clock.ts";
import type { Env } from "../../platform/env.ts";

/** Makes a sport's notice clock check what is followed. */
export const wakeClock = ({ NOTICE_CLOCK }: Pick<Env, "NOTICE_CLOCK">, sport: Sport): Promise<void> =>
  logUnlessWoken("notice_alarm_failed", () => NOTICE_CLOCK.getByName(sport).wake(sport), { sport });

export async function wakeAllClocks(env: Pick<Env, "NOTICE_CLOCK">): Promise<void> {
  await Promise.all(SPORTS.map(({ code }) => wakeClock(env, code)));
}
