import { useInfiniteQuery } from "@tanstack/react-query";
import type { PlacePrediction, PlacePredictions, SettledPlacePick } from "#contract/domain/contests";
import { type ContestPlace, callContest } from "~/features/contest/call-contest";
import { flagOf, intOf, readLeader } from "~/features/contest/read-leaders";
import { fieldsOf, listOf, textOf, type WireFields } from "~/runtime/wire-fields";

// Parsed by hand to keep zod out of the browser.

function readPick({ slotId, teamId, points }: WireFields): SettledPlacePick[] {
  const [slot, team, given] = [textOf(slotId), textOf(teamId), intOf(points)];
  return slot && team ? [{ slotId: slot, teamId: team, ...(given !== undefined && { points: given }) }] : [];
}

function readPrediction({ user, picks, submittedAt }: WireFields): PlacePrediction[] {
  const leader = readLeader(fieldsOf(user));
  return leader ? [{ leader, picks: listOf(picks).flatMap(readPick), submittedAt: intOf(submittedAt) ?? 0 }] : [];
}

/** A page of others' predictions; malformed rows are dropped. */
export function readPredictions(data: unknown): PlacePredictions {
  const { list, hasNext, lastId } = fieldsOf(data);
  return {
    predictions: listOf(list).flatMap(readPrediction),
    hasNext: flagOf(hasNext),
    ...(textOf(lastId) && { lastId: textOf(lastId) }),
  };
}

export interface PredictionsSetup extends ContestPlace {
  /** The loader's page, and the id after which it starts; empty at the latest. */
  first: PlacePredictions;
  firstId: string;
}

const nextOf = ({ hasNext, lastId }: PlacePredictions): string | undefined => (hasNext ? lastId : undefined);

/** Entries of all loaded pages, without duplicates. */
const joined = (pages: readonly PlacePredictions[]): PlacePrediction[] => [
  ...new Map(pages.flatMap(({ predictions }) => predictions).map((one) => [one.leader.entryId, one])).values(),
];

/** Others' predictions, paginated, starting with the loader's page. */
export function usePredictions({ contestId, locale, first, firstId }: PredictionsSetup) {
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = useInfiniteQuery({
    queryKey: ["latestPlaces", contestId, firstId],
    queryFn: async ({ pageParam, signal }: { pageParam: string; signal: AbortSignal }) => {
      const query: Record<string, string> = pageParam ? { lastId: pageParam } : {};
      return readPredictions(
        await callContest({ contestId, locale, path: "contest4/latestPredictionList", query, signal }),
      );
    },
    initialData: { pages: [first], pageParams: [firstId] },
    initialPageParam: firstId,
    getNextPageParam: nextOf,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return {
    predictions: joined(data.pages),
    nextId: hasNextPage ? data.pages.map(nextOf).at(-1) : undefined,
    isLoading: isFetchingNextPage,
    hasFailed: isFetchNextPageError,
    loadMore: () => void fetchNextPage(),
  };
}
