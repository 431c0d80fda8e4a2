import { type InfiniteData, type QueryKey, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { leaveSession } from "~/runtime/members/leave-session";
import { SessionEnded } from "~/runtime/members/session-ended";

type Pages<Page> = InfiniteData<Page, string>;

/** Adds the page after the last one; unchanged if another has been added in the meantime. */
export function withNextPage<Page>(
  data: Pages<Page>,
  { page, lastId, nextOf }: { page: Page; lastId: string; nextOf(page: Page): string | undefined },
): Pages<Page> {
  const last = data.pages.at(-1);
  if (last === undefined || nextOf(last) !== lastId) return data;
  return { pages: [...data.pages, page], pageParams: [...data.pageParams, lastId] };
}

interface NextPageSetup<Page> {
  queryKey: QueryKey;
  fetchPage(lastId: string): Promise<Page>;
  nextOf(page: Page): string | undefined;
}

/**
 * Loads the page after the last one of an infinite query and adds it to the query's current data: `fetchNextPage` would
 * write back the pages as they were at its start, undoing a member's changes since.
 */
export function useNextPage<Page>({ queryKey, fetchPage, nextOf }: NextPageSetup<Page>) {
  const client = useQueryClient();
  const isLoading = useRef(false);
  const [state, setState] = useState<"idle" | "loading" | "failed">("idle");

  /** Resolves to all pages including the new one; to undefined if it failed, or there is none. */
  async function load(): Promise<Pages<Page> | undefined> {
    const last = client.getQueryData<Pages<Page>>(queryKey)?.pages.at(-1);
    const lastId = last && nextOf(last);
    if (isLoading.current || lastId === undefined) return undefined;
    isLoading.current = true;
    setState("loading");
    try {
      const page = await fetchPage(lastId);
      setState("idle");
      return client.setQueryData<Pages<Page>>(queryKey, (data) => data && withNextPage(data, { page, lastId, nextOf }));
    } catch (thrown) {
      setState("failed");
      if (thrown instanceof SessionEnded) leaveSession();
      return undefined;
    } finally {
      isLoading.current = false;
    }
  }

  return { load, isLoading: state === "loading", hasFailed: state === "failed" };
}
