import { useQuery } from "@tanstack/react-query";
import type { LocaleCode } from "#contract/tables/locales";
import type { Sport } from "#contract/tables/sports";
import { useSettledText } from "../../runtime/use-settled-text.ts";
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
