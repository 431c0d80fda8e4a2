import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { NoticeList } from "#contract/domain/notices";
import type { LocaleCode } from "#contract/tables/locales";
import { NOTICES_OF_A_LOAD } from "#contract/tables/notice-kinds";
import { askList, onNotices, postReadAll } from "~/features/notices/notice-calls";
import { readList, readNotice } from "~/features/notices/read-notices";
import { patience } from "~/runtime/time-limit";
import { useNextPage } from "../../runtime/islands/use-next-page.ts";
import { joinPages, type NoticePages, nextId, withAllRead, withArrived, withRead } from "./notice-pages.ts";

interface NoticesSetup {
  locale: LocaleCode;
  isEnabled: boolean;
  /** Notices in the page's own data. */
  initial?: { list: NoticeList; lastId?: string };
}

const fetchList = async (
  locale: LocaleCode,
  lastId: string,
  patiently: Parameters<typeof askList>[1] = {},
): Promise<NoticeList> =>
  readList(await askList({ locale, size: NOTICES_OF_A_LOAD, ...(lastId && { lastId }) }, patiently));

/** A member's notices, ten more at a time; those that arrive while the page is open are added at the top. */
export function useNotices({ locale, isEnabled, initial }: NoticesSetup) {
  const client = useQueryClient();
  const start = initial?.lastId ?? "";
  const place = initial ? "page" : "dropdown";
  const query = useInfiniteQuery({
    queryKey: ["notices", place],
    queryFn: ({ pageParam, signal, queryKey }) =>
      fetchList(locale, pageParam, { signal, limit: patience(client.getQueryState(queryKey)?.errorUpdateCount ?? 0) }),
    initialPageParam: start,
    getNextPageParam: nextId,
    ...(initial && { initialData: { pages: [initial.list], pageParams: [start] } }),
    enabled: isEnabled,
    // The page's initial list is longer than one load, so it is not refetched; later notices arrive by stream.
    staleTime: initial ? Number.POSITIVE_INFINITY : 60_000,
    meta: { member: true },
  });
  const next = useNextPage<NoticeList>({
    queryKey: ["notices", place],
    fetchPage: (lastId) => fetchList(locale, lastId),
    nextOf: nextId,
  });
  useEffect(() => {
    const change = (next: (data: NoticePages) => NoticePages) =>
      client.setQueryData<NoticePages>(["notices", place], (data) => data && next(data));
    return onNotices(document, (rows) => change((data) => withArrived(data, rows.map(readNotice))));
  }, [client, place]);
  return {
    list: query.data && joinPages(query.data.pages),
    isFault: query.isError || next.hasFailed,
    isLoading: query.isFetching || next.isLoading,
    /** Loads ten more, or retries a failed load. */
    load: () => void (query.data ? next.load() : query.refetch()),
    /** Marks everything that is loaded, and all before it. Rejects if it was not stored; then nothing changes. */
    markAllRead: async (upTo: string) => {
      await postReadAll(locale, upTo);
      client.setQueriesData<NoticePages>({ queryKey: ["notices"] }, (data) => data && withAllRead(data, upTo));
    },
    markRead: (id: string) =>
      client.setQueriesData<NoticePages>({ queryKey: ["notices"] }, (data) => data && withRead(data, id)),
  };
}
