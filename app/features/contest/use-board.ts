import { type InfiniteData, useInfiniteQuery } from "@tanstack/react-query";
import type { Leader, Leaders } from "#contract/domain/contests";
import { type ContestPlace, callContest } from "./call-contest.ts";
import { LIVE_EVERY, SOON_EVERY } from "./match-facts.ts";
import { readBoard } from "./read-leaders.ts";

/** A page of a board, sorted by rank. */
export type BoardPage = Leaders;

/** Most points first, or fewest. */
export type BoardEnd = "top" | "lowest";

/** Where a board's pages come from: picks, or participants. */
type BoardSource = "predictions" | "participants";

/** Rows of all loaded pages, each entry once. */
export function joinBoard(pages: readonly BoardPage[]): Leader[] {
  const byEntry = new Map(pages.flatMap(({ leaders }) => leaders).map((leader) => [leader.entryId, leader]));
  return [...byEntry.values()];
}

/** Whether a row is the reader's own; a shared page cannot say so itself. */
export const isMine = (leader: Leader, mine: Pick<Leader, "entryId"> | undefined): boolean =>
  leader.isMine || leader.entryId === mine?.entryId;

/** Cursor of the next page; undefined on the last. */
export const nextOf = ({ hasNext, lastId }: BoardPage): string | undefined => (hasNext ? lastId : undefined);

export interface BoardSetup extends ContestPlace {
  source: BoardSource;
  end: BoardEnd;
  /** The loader's page. */
  first: BoardPage;
  firstId: string;
  /** Whether points may still change. */
  isOngoing: boolean;
}

function fetchBoard({ contestId, locale, source, end }: BoardSetup, lastId: string, signal: AbortSignal) {
  const place: Record<string, string> = lastId ? { lastId } : {};
  const call =
    source === "participants"
      ? callContest({ contestId, locale, path: "contest2/listParticipant", query: place, isPost: true, signal })
      : callContest({
          contestId,
          locale,
          signal,
          path: "contest/getContesterPredictionList",
          query: { board: end, ...place },
        });
  return call.then(readBoard);
}

const hasLivePoints = ({ pages }: InfiniteData<BoardPage, string>): boolean =>
  pages.some(({ leaders }) => leaders.some(({ livePoints }) => livePoints !== undefined));

/**
 * A board, paginated, starting with the loader's page. Polled while the contest runs and the page is visible, more
 * often while matches are in play.
 */
export function useBoard(setup: BoardSetup) {
  const { contestId, source, end, first, firstId, isOngoing } = setup;
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = useInfiniteQuery({
    queryKey: ["board", contestId, source, end, firstId],
    queryFn: ({ pageParam, signal }: { pageParam: string; signal: AbortSignal }) =>
      fetchBoard(setup, pageParam, signal),
    initialData: { pages: [first], pageParams: [firstId] },
    initialPageParam: firstId,
    getNextPageParam: nextOf,
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: ({ state }) => (state.data && hasLivePoints(state.data) ? LIVE_EVERY : isOngoing && SOON_EVERY),
  });
  return {
    leaders: joinBoard(data.pages),
    nextId: hasNextPage ? data.pages.map(nextOf).at(-1) : undefined,
    isLoading: isFetchingNextPage,
    hasFailed: isFetchNextPageError,
    loadMore: () => void fetchNextPage(),
  };
}
