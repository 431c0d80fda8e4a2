import { useQuery } from "@tanstack/react-query";
import type { LocaleCode } from "#contract/tables/locales";
import type { Sport } from "#contract/tables/sports";
import { useSettledText } from "../../runtime/islands/use-settled-text.ts";
import { fetchLists } from "./fetch-lists.ts";
import { listCallsOf } from "./list-calls.ts";
import type { ModalState } from "./modal-state.ts";
import type { ItemList } from "./read-lists.ts";

export interface Lists {
  state: "found" | "none" | "fault";
  lists: ItemList[];
  isBusy: boolean;
}

interface ListSetup {
  locale: LocaleCode;
  sport: Sport;
}

/** The modal's lists. Older results of the same view stay until newer ones arrive. */
export function useLists(modal: ModalState, { locale, sport }: ListSetup): Lists {
  const { isOpen, tab, country, isTyped } = modal;
  const text = modal.text.trim();
  const settled = useSettledText(text, isTyped);
  const view = ["favourites", locale, sport, tab, country?.id ?? ""];
  const { data, isError, isFetching } = useQuery({
    queryKey: [...view, settled],
    queryFn: ({ signal }) => fetchLists(listCallsOf({ tab, country }, settled), { locale, sport, signal }),
    enabled: isOpen,
    placeholderData: (previous: ItemList[] | undefined, query) =>
      query?.queryKey.slice(0, view.length).join() === view.join() ? previous : undefined,
  });
  const isBusy = settled !== text || isFetching;
  if (isError) return { state: "fault", lists: [], isBusy };
  return { state: data?.length === 0 ? "none" : "found", lists: data ?? [], isBusy };
}
