import type { LiveMessage } from "#contract/domain/live";
import { LIVE_KEYS } from "#contract/tables/live-keys";
import { withShortKeys } from "./change-text.ts";
import type { Delta } from "./decide-delta.ts";
import type { LiveWindow } from "./live-window.ts";

interface Facts {
  now: number;
  hasPush: boolean;
}
type Changes = Extract<LiveMessage, { from: number }>;

/**
 * A LiveMessage as text, with the names of LIVE_KEYS. The changes are JSON cached by the window; the rest differs by
 * cursor and instant and is wrapped around them without encoding them again.
 */
export function messageText(delta: Delta, window: LiveWindow, { now, hasPush }: Facts): string {
  const { to } = delta;
  const push = hasPush ? ({ hasPush } as const) : {};
  const reload = { reload: true, to, now, ...push } satisfies LiveMessage;
  if (delta.kind === "reload") return JSON.stringify(reload, withShortKeys);
  const frame = { from: delta.from, to, now, ...push } satisfies Omit<Changes, "changes">;
  return `${JSON.stringify(frame, withShortKeys).slice(0, -1)},"${LIVE_KEYS.changes}":${window.textAfter(delta.after)}}`;
}
