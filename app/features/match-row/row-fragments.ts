import type { Fragment } from "~/ui/fragments/fragment-cache";
import type { ListedMatch } from "./listed-match.ts";

/** The fragment of a match's row, and what it is made of besides the match and the facts of its page. */
export interface MadeRow {
  fragment: Fragment;
  /** The minute or the time left that it shows. */
  time: string;
  day: string | undefined;
}

/** Rows in one language and zone, as long as somebody holds their matches. */
export type MadeRows = WeakMap<ListedMatch, MadeRow>;

/** Languages and zones that are cached: those of one place's visitors, today and the days around. */
const MOST = 8;
const memory = new Map<string, MadeRows>();

/**
 * Fragments that were made before from the same cached list, so that an unchanged list costs no making of keys.
 * `factsKey` names what rows are made of besides their matches, but for the time.
 */
export function madeRows(factsKey: string): MadeRows {
  const rows: MadeRows = memory.get(factsKey) ?? new WeakMap();
  // In the order of use: a Map iterates in the order in which keys were set.
  memory.delete(factsKey);
  memory.set(factsKey, rows);
  const [oldest = factsKey] = memory.keys();
  if (memory.size > MOST) memory.delete(oldest);
  return rows;
}
