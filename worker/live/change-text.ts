import type { MatchChange } from "#contract/domain/live";
import type { Pair } from "#contract/domain/match";
import { LIVE_KEYS, type LiveKey } from "#contract/tables/live-keys";

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
