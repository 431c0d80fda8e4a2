import type { LiveMessage } from "#contract/domain/live";
import { LIVE_KEYS } from "#contract/tables/live-keys";

const LONG_KEYS: ReadonlyMap<string, string> = new Map(Object.entries(LIVE_KEYS).map(([long, short]) => [short, long]));

/** For JSON.parse: objects under the names that a LiveMessage has. */
const withLongKeys = (_key: string, value: unknown): unknown =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).map(([key, one]) => [LONG_KEYS.get(key) ?? key, one]))
    : value;

/** Undefined for what is none: the edge is ours, but networks put pages of their own in its place. */
export function readMessage(text: string): LiveMessage | undefined {
  try {
    const message: Partial<LiveMessage> | null = JSON.parse(text, withLongKeys);
    const isOne = typeof message?.to === "number" && typeof message.now === "number";
    return isOne ? (message as LiveMessage) : undefined;
  } catch {
    return undefined;
  }
}
