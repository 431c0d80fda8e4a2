import { type InfiniteData, type QueryClient, useQueryClient, useSuspenseInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { CommentsPage, NewsComment } from "#contract/domain/comments";
import { leaveSession } from "~/runtime/members/leave-session";
import { SessionEnded } from "~/runtime/members/session-ended";
import { useNextPage } from "../../runtime/islands/use-next-page.ts";
import { type CommentsPlace, fetchComments, fetchEarlierReplies } from "./comment-calls.ts";
import { type CommentPages, firstNewId, joinPages, nextId, withEarlierReplies } from "./comment-pages.ts";

const keyOf = ({ newsId, isMember }: CommentsPlace) => ["comments", newsId, isMember];

/** Updates the loaded comments. */
export const changeComments = (
  client: QueryClient,
  place: CommentsPlace,
  change: (data: CommentPages) => CommentPages,
): void => {
  client.setQueryData<CommentPages>(keyOf(place), (data) => data && change(data));
};

interface CommentsSetup {
  place: CommentsPlace;
  /** Ids of comments being deleted. */
  leaving: readonly string[];
  onFault(): void;
}

/**
 * The comments of a piece, ten more at a time. The island suspends until the first ten have loaded; they replace the
 * same content of the fallback, which stays if loading fails.
 */
export function useComments({ place, leaving, onFault }: CommentsSetup) {
  const client = useQueryClient();
  const [loading, setLoading] = useState<string>();
  const { data } = useSuspenseInfiniteQuery<
    CommentsPage,
    Error,
    InfiniteData<CommentsPage, string>,
    ReturnType<typeof keyOf>,
    string
  >({
    queryKey: keyOf(place),
    queryFn: ({ pageParam, signal }) => fetchComments(place, pageParam, signal),
    initialPageParam: "",
    getNextPageParam: nextId,
    // Not cleared when the session ends: without data the island would suspend, and the page reloads.
    staleTime: Number.POSITIVE_INFINITY,
  });
  const next = useNextPage<CommentsPage>({
    queryKey: keyOf(place),
    fetchPage: (lastId) => fetchComments(place, lastId),
    nextOf: nextId,
  });
  const list = joinPages(data, leaving);

  async function load(): Promise<string | undefined> {
    if (next.isLoading) return undefined;
    const loaded = await next.load();
    if (!loaded) onFault();
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
    isLoading: next.isLoading,
    /** Id of the comment whose earlier replies are loading. */
    loadingRepliesOf: loading,
    /** Resolves to the id of the first new comment. */
    load,
    loadReplies,
  };
}
