import { useQuery } from "@tanstack/react-query";
import { countryRow } from "#contract/tables/countries";
import type { LocaleCode } from "#contract/tables/locales";
import type { Sport } from "#contract/tables/sports";
import { useSettledText } from "../../runtime/islands/use-settled-text.ts";
import { fetchLists, type ListSource } from "./fetch-lists.ts";
import { countryCall, walkthroughCalls } from "./list-calls.ts";
import type { ItemList, ListedItem } from "./read-lists.ts";

/** A country by its code, with its name in the page's language; undefined if it has no competitions in the sport. */
export async function findCountry(code: string, source: ListSource): Promise<ListedItem | undefined> {
  const row = countryRow(code);
  if (!row) return undefined;
  const lists = await fetchLists([countryCall(row.name)], source);
  return lists.flatMap(({ items }) => items).find(({ flag }) => flag === code.toLowerCase());
}

export interface Offer {
  lists: ItemList[];
  /** The country whose competitions are included. */
  country: string | undefined;
}

interface OfferSetup {
  isOpen: boolean;
  locale: LocaleCode;
  sport: Sport;
  /** ISO 3166-1 alpha-2, or empty. */
  country: string;
  /** As typed. */
  text: string;
}

/** The walkthrough's suggestions for the member's country, or what the typed text finds. */
export function useOffer({ isOpen, locale, sport, country, text: typed }: OfferSetup) {
  const text = typed.trim();
  const settled = useSettledText(text);
  const { data, isError, isFetching } = useQuery<Offer>({
    queryKey: ["walkthrough", locale, sport, country, settled],
    enabled: isOpen,
    queryFn: async ({ signal }) => {
      const source = { locale, sport, signal };
      const found = settled ? undefined : await findCountry(country, source).catch(() => undefined);
      signal.throwIfAborted();
      const calls = walkthroughCalls({ country, countryId: found?.id }, settled);
      return { lists: await fetchLists(calls, source), country: found?.name };
    },
    // The list stays until the next one arrives, so that it does not jump under the fingers.
    placeholderData: (previous) => previous,
  });
  return { data, isError, isBusy: settled !== text || isFetching };
}
