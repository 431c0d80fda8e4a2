import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactElement } from "react";
import accountMenu from "../../../locales/en/accountMenu.json";
import addFavourites from "../../../locales/en/addFavourites.json";
import calendar from "../../../locales/en/calendar.json";
import comments from "../../../locales/en/comments.json";
import notices from "../../../locales/en/notices.json";
import rows from "../../../locales/en/rows.json";
import search from "../../../locales/en/search.json";
import stars from "../../../locales/en/stars.json";
import { type IslandTranslations, TranslationsContext } from "./island-translations.ts";
import { PlaceContext } from "./use-opener.ts";

/** English translations of all islands. */
const TEST_TEXTS: IslandTranslations = {
  accountMenu,
  addFavourites,
  calendar,
  comments,
  notices,
  rows,
  search,
  stars,
};

/** A client whose responses are those that a test stores in it: nothing is requested. */
export const testQueries = (): QueryClient =>
  new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false, retryOnMount: false } },
  });

/** Stores a failure as a query's latest response. */
export function storeFailure(queries: QueryClient, queryKey: readonly unknown[]): void {
  const query = queries.getQueryCache().build(queries, { queryKey });
  query.setState({ status: "error", error: new Error("no answer"), fetchStatus: "idle" });
}

/** What a mounted island has around it; `place` is its container in the page. */
export const withinIsland =
  (queries: QueryClient = testQueries(), place: Element | null = null) =>
  (island: ReactElement): ReactElement => (
    <QueryClientProvider client={queries}>
      <PlaceContext.Provider value={place as HTMLElement | null}>
        <TranslationsContext.Provider value={{ ...TEST_TEXTS }}>{island}</TranslationsContext.Provider>
      </PlaceContext.Provider>
    </QueryClientProvider>
  );
