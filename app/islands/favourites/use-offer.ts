import { useQuery } from "@tanstack/react-query";
import type { LocaleCode } from "#contract/tables/locales";
import type { Sport } from "#contract/tables/sports";
import { fetchLists } from "./fetch-lists.ts";
import { findCountry } from "./find-country.ts";
import { walkthroughCalls } from "./list-calls.ts";
import type { ItemList } from "./read-lists.ts";

export interface Offer {
  lists: ItemList[];
  /** The country whose competitions are included. */
  country: string | undefined;
}

interface OfferSetup {
  isOpen: boolean;
  locale: LocaleCode;
  sport: Sport;
  country: string;
}

/** The walkthrough's suggestions, for the member's country. */
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
