import type { Fragment } from "~/ui/fragments/fragment-cache";
import type { ListedMatch } from "./listed-match.ts";

/** A cached row fragment, with the time it shows. */
export interface MadeRow {
  fragment: Fragment;
  /** The minute or the time left. */
  time: string;
  day: string | undefined;
}

/** Rows in one language and zone, as long as their matches are referenced. */
export type MadeRows = WeakMap<ListedMatch, MadeRow>;

/** Languages and zones that are cached: those of the visitors of one location, today and the adjacent days. */
const MOST = 8;
const memory = new Map<string, MadeRows>();

/**
 * Fragments made before from the same cached list, so that an unchanged list needs no new keys. `factsKey` identifies
 * everything rows depend on besides their matches and the time.
 */
export function madeRows(factsKey: string): MadeRows {
  const rows: MadeRows = memory.get(factsKey) ?? new WeakMap();
  // LRU order: a Map iterates in insertion order.
  memory.delete(factsKey);
  memory.set(factsKey, rows);
  const [oldest = factsKey] = memory.keys();
  if (memory.size > MOST) memory.delete(oldest);
  return rows;
}
