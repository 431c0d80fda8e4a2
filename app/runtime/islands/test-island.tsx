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

/** English translations of all islands. */
export const TEST_TEXTS: IslandTranslations = {
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

/** What a mounted island has around it. */
export const withinIsland =
  (queries: QueryClient = testQueries(), texts: Partial<IslandTranslations> = TEST_TEXTS) =>
  (island: ReactElement): ReactElement => (
    <QueryClientProvider client={queries}>
      <TranslationsContext.Provider value={texts}>{island}</TranslationsContext.Provider>
    </QueryClientProvider>
  );
