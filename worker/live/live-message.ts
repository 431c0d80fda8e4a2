import type { LiveMessage } from "#contract/domain/live";
import { LIVE_KEYS } from "#contract/tables/live-keys";
import { withShortKeys } from "./change-text.ts";
import type { Telling } from "./decide-telling.ts";
import type { LiveWindow } from "./live-window.ts";

interface Facts {
  now: number;
  hasPush: boolean;
}
type Changes = Extract<LiveMessage, { from: number }>;

/**
 * A LiveMessage as text, its names as in LIVE_KEYS. The changes come as JSON that a window keeps; the rest differs with
 * each cursor and instant, and is put around them without encoding them again.
 */
export function messageText(telling: Telling, window: LiveWindow, { now, hasPush }: Facts): string {
  const { to } = telling;
  const push = hasPush ? ({ hasPush } as const) : {};
  const reload = { reload: true, to, now, ...push } satisfies LiveMessage;
  if (telling.kind === "reload") return JSON.stringify(reload, withShortKeys);
  const frame = { from: telling.from, to, now, ...push } satisfies Omit<Changes, "changes">;
  return `${JSON.stringify(frame, withShortKeys).slice(0, -1)},"${LIVE_KEYS.changes}":${window.textAfter(telling.after)}}`;
}
