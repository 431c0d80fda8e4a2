import type { Markup } from "~/server-markup/html";
import type { ListedMatch } from "./listed-match.ts";

/** The markup of rows in one language and zone, as long as somebody holds their matches. */
export type KeptRows = WeakMap<ListedMatch, Markup>;

/** Languages and zones whose rows are kept: those of one place's visitors, today and the days around. */
const MOST = 8;
const memory = new Map<string, KeptRows>();

/**
 * Rows made before from the same copy of a list: whoever is signed in has a page made for them, of the list that all
 * others have. `made` names what rows are made of besides their matches, but for the time, which moves live ones only.
 */
export function keptRows(made: string): KeptRows {
  const rows: KeptRows = memory.get(made) ?? new WeakMap();
  // In the order of use: a Map iterates in the order in which keys were set.
  memory.delete(made);
  memory.set(made, rows);
  const [oldest = made] = memory.keys();
  if (memory.size > MOST) memory.delete(oldest);
  return rows;
}
