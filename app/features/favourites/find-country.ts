import { countryRow } from "#contract/tables/countries";
import { fetchLists, type ListSource } from "./fetch-lists.ts";
import { countryCall } from "./list-calls.ts";
import type { ListedItem } from "./read-lists.ts";

/** A country by its code, with its name in the page's language; undefined if it has no competitions in the sport. */
export async function findCountry(code: string, source: ListSource): Promise<ListedItem | undefined> {
  const row = countryRow(code);
  if (!row) return undefined;
  const lists = await fetchLists([countryCall(row.name)], source);
  return lists.flatMap(({ items }) => items).find(({ flag }) => flag === code.toLowerCase());
}
