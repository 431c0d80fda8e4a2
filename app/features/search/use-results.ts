import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { LocaleCode } from "#contract/tables/locales";
import type { Sport } from "#contract/tables/sports";
import { yearsAhead } from "~/i18n/years-ahead";
import { useTranslations } from "../../runtime/islands/island-translations.ts";
import { useSettledText } from "../../runtime/islands/use-settled-text.ts";
import { askPopular, askSearch } from "./ask-search.ts";
import { listsOf, type ResultList, type ResultSetup } from "./result-lists.ts";

/** The page from which a search is made. */
export interface SearchFrom {
  locale: LocaleCode;
  /** This sport's results come first. */
  sport: Sport;
  /** Base address of pictures; empty for visitors who save data. */
  storage: string;
}

/** Popular items do not change within minutes, and every page shows them. */
const POPULAR_FRESH_FOR = 300_000;

export interface Results {
  state: "start" | "found" | "none" | "fault";
  lists: ResultList[];
  isBusy: boolean;
}

interface Shown {
  isShown: boolean;
  /** Results are shown even without a text. */
  hasStart: boolean;
}

/** Results for a text; without one, popular items. Older results stay until newer ones arrive. */
export function useResults(text: string, from: SearchFrom, { isShown, hasStart }: Shown): Results {
  const { locale, sport } = from;
  const setup = useSetup(from);
  const settled = useSettledText(text);
  const found = useQuery({
    queryKey: ["search", locale, sport, settled],
    queryFn: ({ signal }) => askSearch(settled, { locale, sport, signal }),
    enabled: isShown && settled !== "",
    placeholderData: keepPreviousData,
  });
  const popular = useQuery({
    queryKey: ["popular", locale, sport],
    queryFn: ({ signal }) => askPopular({ locale, sport, signal }),
    enabled: isShown && hasStart,
    staleTime: POPULAR_FRESH_FOR,
    meta: { persist: true },
  });
  if (text === "" || (settled === "" && !found.data))
    return {
      state: "start",
      lists: popular.data ? listsOf([popular.data], setup, "popular") : [],
      isBusy: text !== "" || popular.isLoading,
    };
  const isBusy = settled !== text || found.isFetching;
  if (found.isError) return { state: "fault", lists: [], isBusy };
  const lists = listsOf(found.data ?? [], setup);
  return { state: lists.length > 0 || !found.data ? "found" : "none", lists, isBusy };
}

/** What results need for display on this page. */
function useSetup({ locale, storage }: SearchFrom): ResultSetup {
  const texts = useTranslations("search");
  const { documentElement: root } = document;
  return { texts, storage, base: `/${locale}`, language: root.lang, yearsAhead: yearsAhead(root) };
}
