import { useQuery } from "@tanstack/react-query";
import { countryRow } from "#contract/tables/countries";
import type { LocaleCode } from "#contract/tables/locales";
import type { Sport } from "#contract/tables/sports";
import { fetchLists, type ListSource } from "./fetch-lists.ts";
import { countryCall, walkthroughCalls } from "./list-calls.ts";
import type { ItemList, ListedItem } from "./read-lists.ts";

/** A country by its code, with its name in the page's language; undefined for one without competitions of the sport. */
async function findCountry(code: string, source: ListSource): Promise<ListedItem | undefined> {
  const row = countryRow(code);
  if (!row) return undefined;
  const lists = await fetchLists([countryCall(row.name)], source);
  return lists.flatMap(({ items }) => items).find(({ flag }) => flag === code.toLowerCase());
}

export interface Offer {
  lists: ItemList[];
  /** The country whose competitions are among them. */
  country: string | undefined;
}

interface OfferSetup {
  isOpen: boolean;
  locale: LocaleCode;
  sport: Sport;
  country: string;
}

/** What the walkthrough offers to follow, in the member's country. */
export function useOffer({ isOpen, locale, sport, country }: OfferSetup) {
  return useQuery({
    queryKey: ["walkthrough", locale, sport, country],
    enabled: isOpen,
    queryFn: async ({ signal }): Promise<Offer> => {
      const source = { locale, sport, signal };
      const found = await findCountry(country, source).catch(() => undefined);
      signal.throwIfAborted();
      return { lists: await fetchLists(walkthroughCalls(found?.id), source), country: found?.name };
    },
  });
}
