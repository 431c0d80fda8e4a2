import type { Env } from "../../platform/env.ts";

/** Ends the streams of a member's ended sessions. A failure is logged; the next ring checks again. */
export async function endStreams({ NOTICE_BELL }: Pick<Env, "NOTICE_BELL">, username: string): Promise<void> {
  try {
    await NOTICE_BELL.getByName(username).checkSessions();
  } catch (error) {
    console.error(JSON.stringify({ event: "notice_bell_failed", reason: String(error) }));
  }
}
