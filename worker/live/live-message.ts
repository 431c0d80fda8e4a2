import type { LiveMessage } from "#contract/domain/live";
import type { Telling } from "./decide-telling.ts";
import type { LiveWindow } from "./live-window.ts";

type Facts = Pick<LiveMessage, "now" | "hasPush">;
type Changes = Extract<LiveMessage, { from: number }>;

/**
 * A LiveMessage as text. The changes come as JSON that a window keeps; the rest differs with each cursor and instant,
 * and is put around them without being encoded again.
 */
export function messageText(telling: Telling, window: LiveWindow, { now, hasPush }: Facts): string {
  const { to } = telling;
  if (telling.kind === "reload") return JSON.stringify({ reload: true, to, now, hasPush } satisfies LiveMessage);
  const frame = { from: telling.from, to, now, hasPush } satisfies Omit<Changes, "changes">;
  return `${JSON.stringify(frame).slice(0, -1)},"changes":${window.textAfter(telling.after)}}`;
}
