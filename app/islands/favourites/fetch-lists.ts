import type { LocaleCode } from "#contract/tables/locales";
import type { Sport } from "#contract/tables/sports";
import { withTimeLimit } from "~/browser/time-limit";
import { basicsOf } from "~/sports/sport-basics";
import type { ListCall } from "./list-calls.ts";
import { type ItemList, readLists } from "./read-lists.ts";

export interface ListSource {
  locale: LocaleCode;
  sport: Sport;
  /** Ends the requests when something else is looked for. */
  signal: AbortSignal;
}

/** The lists of all calls, in their order. What one call lacks another may have: rejects when none answers. */
export async function fetchLists(calls: readonly ListCall[], source: ListSource): Promise<ItemList[]> {
  const answers = await Promise.allSettled(calls.map((call) => fetchList(call, source)));
  source.signal.throwIfAborted();
  const lists = answers.flatMap((answer) => (answer.status === "fulfilled" ? [answer.value] : []));
  if (lists.length === 0) throw new Error("no answer to a search");
  return lists.flat();
}

async function fetchList(call: ListCall, { locale, sport, signal }: ListSource): Promise<ItemList[]> {
  // One zone for everyone, which no answer depends on: so that all share the caches.
  const query = new URLSearchParams({ ...call.query, locale, timeZone: "UTC" });
  const answer = await fetch(`${basicsOf(sport).apiPath}/${call.path}?${query}`, { signal: withTimeLimit(signal) });
  const lists = readLists(await answer.json(), call);
  if (!lists) throw new Error(`no lists in the answer ${answer.status}`);
  return lists;
}
