import type { LiveMessage, MatchChange } from "#contract/domain/live";
import { LIVE_KEYS } from "#contract/tables/live-keys";

const LONG_KEYS: ReadonlyMap<string, string> = new Map(Object.entries(LIVE_KEYS).map(([long, short]) => [short, long]));

/** JSON.parse reviver that restores the long keys of a LiveMessage. */
const withLongKeys = (_key: string, value: unknown): unknown =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).map(([key, one]) => [LONG_KEYS.get(key) ?? key, one]))
    : value;

/** Red cards are omitted if neither side has any (worker/live/live-message.ts). */
const withReds = (change: MatchChange): MatchChange =>
  "score" in change.match ? { ...change, match: { reds: [0, 0], ...change.match } } : change;

/** The fields of a message of either kind. */
type Fields = Partial<Record<"from" | "to" | "now" | "changes" | "reload", unknown>> | null;

const isMessage = (read: Fields): boolean =>
  typeof read?.to === "number" &&
  typeof read.now === "number" &&
  (read.reload === true || (typeof read.from === "number" && Array.isArray(read.changes)));

/** Undefined for anything else: some networks replace responses with their own pages, and builds differ. */
export function readMessage(text: string): LiveMessage | undefined {
  try {
    const read: Fields = JSON.parse(text, withLongKeys);
    if (!isMessage(read)) return undefined;
    const message = read as LiveMessage;
    return "changes" in message ? { ...message, changes: message.changes.map(withReds) } : message;
  } catch {
    return undefined;
  }
}
