import type { Env } from "../../platform/env.ts";
import { forgetSessions } from "../members/sessions.ts";

/**
 * Ends the streams of a member's ended sessions and drops these from this isolate's memory. A failure is logged; the
 * next ring checks again.
 */
export async function endStreams({ NOTICE_BELL }: Pick<Env, "NOTICE_BELL">, username: string): Promise<void> {
  forgetSessions(username);
  try {
    await NOTICE_BELL.getByName(username).checkSessions();
  } catch (error) {
    console.error(JSON.stringify({ event: "notice_bell_failed", reason: String(error) }));
  }
}
