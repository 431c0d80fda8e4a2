import type { LiveMessage, MatchChange } from "#contract/domain/live";
import type { Pair } from "#contract/domain/match";
import { LIVE_KEYS, type LiveKey } from "#contract/tables/live-keys";
import { SPORTS, type Sport } from "#contract/tables/sports";
import { splitAddress } from "../platform/address.ts";
import type { Delta } from "./decide-delta.ts";
import type { LiveWindow } from "./live-window.ts";

interface Facts {
  now: number;
  hasPush: boolean;
}

const isLiveKey = (name: string): name is LiveKey => Object.hasOwn(LIVE_KEYS, name);

/** For JSON.stringify: objects with their short names; names without one are dropped. */
export const withShortKeys = (_key: string, value: unknown): unknown =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? shortened(value) : value;

// JSON.stringify calls the replacer with the values of the result, not with the result itself.
const shortened = (value: object): object =>
  Object.fromEntries(Object.entries(value).flatMap(([name, one]) => (isLiveKey(name) ? [[LIVE_KEYS[name], one]] : [])));

const isNone = (reds: Pair | undefined): boolean => reds?.every((count) => count === 0) === true;

/**
 * A change as it is sent: without minutes where a clock counts them, without red cards where there are none, and
 * without fields that no row shows.
 */
export function changeText({ match, ...change }: MatchChange): string {
  // JSON leaves out what is undefined.
  const sent = {
    ...match,
    fullTime: undefined,
    ...("reds" in match && isNone(match.reds) && { reds: undefined }),
    ...("clock" in match && match.clock && { minute: undefined, addedMinute: undefined }),
  };
  return JSON.stringify({ ...change, match: sent }, withShortKeys);
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

/** What an address under `/live` requests; undefined parts are unreadable. */
interface Listener {
  sport: Sport | undefined;
  /** The page's cursor, in milliseconds. */
  cursor: number | undefined;
}

const sportNamed = (code: string | undefined): Sport | undefined => SPORTS.find((sport) => sport.code === code)?.code;

const wholeMilliseconds = (text: string | null): number | undefined =>
  text && /^\d{1,15}$/.test(text) ? Number(text) : undefined;

/** Reads `/live/{sport}…?since={ms}`. */
export function readListener(url: string): Listener {
  const { path, search } = splitAddress(url);
  return {
    sport: sportNamed(path.split("/")[2]),
    cursor: wholeMilliseconds(new URLSearchParams(search).get("since")),
  };
}
