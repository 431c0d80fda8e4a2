import { type InfiniteData, type QueryClient, useQueryClient, useSuspenseInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { CommentsPage, NewsComment } from "#contract/domain/comments";
import { BUSINESS_SESSION_INVALID } from "#contract/tables/business-codes";
import { leaveSession } from "~/browser/leave-session";
import { SessionEnded } from "~/browser/session-ended";
import { RefusedError } from "../runtime/query-client.ts";
import { type CommentsPlace, fetchComments, fetchEarlierReplies } from "./comment-calls.ts";
import { type CommentPages, firstNewId, joinPages, nextId, withEarlierReplies } from "./comment-pages.ts";

const keyOf = ({ newsId, isMember }: CommentsPlace) => ["comments", newsId, isMember];

/** Changes what the page has loaded. */
export const changeComments = (
  client: QueryClient,
  place: CommentsPlace,
  change: (data: CommentPages) => CommentPages,
): void => {
  client.setQueryData<CommentPages>(keyOf(place), (data) => data && change(data));
};

async function fetchPage(place: CommentsPlace, lastId: string, signal: AbortSignal): Promise<CommentsPage> {
  try {
    return await fetchComments(place, lastId, signal);
  } catch (thrown) {
    throw thrown instanceof SessionEnded ? new RefusedError(BUSINESS_SESSION_INVALID) : thrown;
  }
}

interface CommentsSetup {
  place: CommentsPlace;
  /** Ids of comments that are being deleted. */
  leaving: readonly string[];
  onFault(): void;
}

/**
 * The comments of a piece, ten more at a time. The island waits for the first ten: what stood there is then replaced by the
 * same, and it stays where they do not come.
 */
export function useComments({ place, leaving, onFault }: CommentsSetup) {
  const client = useQueryClient();
  const [loading, setLoading] = useState<string>();
  const { data, isFetchingNextPage, fetchNextPage } = useSuspenseInfiniteQuery<
    CommentsPage,
    Error,
    InfiniteData<CommentsPage, string>,
    ReturnType<typeof keyOf>,
    string
  >({
    queryKey: keyOf(place),
    queryFn: ({ pageParam, signal }) => fetchPage(place, pageParam, signal),
    initialPageParam: "",
    getNextPageParam: nextId,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { member: place.isMember },
  });
  const list = joinPages(data, leaving);

  async function load(): Promise<string | undefined> {
    if (isFetchingNextPage) return undefined;
    const { data: loaded, isFetchNextPageError } = await fetchNextPage();
    if (isFetchNextPageError) onFault();
    return loaded && firstNewId(list, joinPages(loaded, leaving));
  }

  async function loadReplies(comment: NewsComment): Promise<string | undefined> {
    if (loading !== undefined) return undefined;
    setLoading(comment.id);
    try {
      const page = await fetchEarlierReplies(place, comment);
      changeComments(client, place, (before) => withEarlierReplies(before, comment.id, page));
      return page.comments[0]?.id;
    } catch (thrown) {
      if (thrown instanceof SessionEnded) leaveSession();
      else onFault();
      return undefined;
    } finally {
      setLoading(undefined);
    }
  }

  return {
    ...list,
    isLoading: isFetchingNextPage,
    /** Id of the comment whose earlier replies are on the way. */
    loadingRepliesOf: loading,
    /** Resolves to the first of what has come. */
    load,
    loadReplies,
  };
}
