import type { LocaleCode } from "#contract/tables/locales";
import type { Sport } from "#contract/tables/sports";
import { withTimeLimit } from "~/runtime/time-limit";
import { basicsOf } from "~/sports/sport-basics";
import type { ListCall } from "./list-calls.ts";
import { type ItemList, readLists } from "./read-lists.ts";

export interface ListSource {
  locale: LocaleCode;
  sport: Sport;
  /** Aborts the requests when the query changes. */
  signal: AbortSignal;
}

/** The lists of all calls, in order. Rejects only if all calls fail. */
export async function fetchLists(calls: readonly ListCall[], source: ListSource): Promise<ItemList[]> {
  const answers = await Promise.allSettled(calls.map((call) => fetchList(call, source)));
  source.signal.throwIfAborted();
  const lists = answers.flatMap((answer) => (answer.status === "fulfilled" ? [answer.value] : []));
  if (lists.length === 0) throw new Error("no answer to a search");
  return lists.flat();
}

async function fetchList(call: ListCall, { locale, sport, signal }: ListSource): Promise<ItemList[]> {
  // The same zone for everyone, so that all share the caches; responses do not depend on it.
  const query = new URLSearchParams({ ...call.query, locale, timeZone: "UTC" });
  const answer = await fetch(`${basicsOf(sport).apiPath}/${call.path}?${query}`, { signal: withTimeLimit(signal) });
  const lists = readLists(await answer.json(), call);
  if (!lists) throw new Error(`no lists in the answer ${answer.status}`);
  return lists;
}
