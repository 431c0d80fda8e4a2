import type { MatchChange } from "#contract/domain/live";
import type { Pair } from "#contract/domain/match";
import { LIVE_KEYS, type LiveKey } from "#contract/tables/live-keys";

const isLiveKey = (name: string): name is LiveKey => Object.hasOwn(LIVE_KEYS, name);

/** For JSON.stringify: objects under their short names; what has none does not travel. */
export const withShortKeys = (_key: string, value: unknown): unknown =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? shortened(value) : value;

// What it makes is an object like any other to JSON.stringify, but is not asked for again: only its values are.
const shortened = (value: object): object =>
  Object.fromEntries(Object.entries(value).flatMap(([name, one]) => (isLiveKey(name) ? [[LIVE_KEYS[name], one]] : [])));

const isNone = (reds: Pair | undefined): boolean => reds?.every((count) => count === 0) === true;

/**
 * A change as it travels. Minutes stay behind where there is a clock to count them by, red cards where nobody has one,
 * and what no row shows.
 */
export function changeText({ standing, ...change }: MatchChange): string {
  const { fullTime: _, reds, ...shown } = { fullTime: undefined, reds: undefined, ...standing };
  const carded = isNone(reds) ? shown : { ...shown, reds };
  const told = "clock" in shown && shown.clock ? { ...carded, minute: undefined, addedMinute: undefined } : carded;
  return JSON.stringify({ ...change, standing: told }, withShortKeys);
}
