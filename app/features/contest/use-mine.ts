import { type QueryClient, useQuery } from "@tanstack/react-query";
import { type ContestPlace, callContest } from "./call-contest.ts";
import { lookEvery, type MatchFacts } from "./match-facts.ts";
import { type Mine, readMine } from "./mine.ts";

const keyOf = ({ contestId }: ContestPlace) => ["mine", contestId];

export const mineIn = (client: QueryClient, place: ContestPlace): Mine | undefined =>
  client.getQueryData<Mine>(keyOf(place));

export const writeMine = (client: QueryClient, place: ContestPlace, mine: Mine): void => {
  client.setQueryData<Mine>(keyOf(place), mine);
};

/** A query in flight would overwrite what was just picked. */
export const stopAsking = (client: QueryClient, place: ContestPlace): Promise<void> =>
  client.cancelQueries({ queryKey: keyOf(place) });

interface MineSetup extends ContestPlace {
  isMember: boolean;
  /** From the loader. */
  first: Mine;
  /** All matches known to the page. */
  known: readonly MatchFacts[];
  /** Server time. */
  now: number;
}

/** The matches of picks, with the time each was locked. */
const pickedMatches = ({ picks, matches }: Mine) =>
  picks.flatMap(({ matchId, lockedAt }) =>
    matches.filter(({ id }) => id === matchId).map(({ phase }) => ({ phase, lockedAt })),
  );

/**
 * The reader's picks, starting with the loader's; polled while one of their matches is in play or may start, and the
 * page is visible.
 */
export function useMine({ contestId, locale, isMember, first, known, now }: MineSetup): Mine {
  const { data } = useQuery({
    queryKey: keyOf({ contestId, locale }),
    queryFn: ({ signal }) =>
      callContest({ contestId, locale, path: "contest/getMyPredictionList", signal }).then((answer) =>
        readMine(answer, known),
      ),
    initialData: first,
    enabled: isMember,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { member: true },
    refetchInterval: ({ state }) => lookEvery(pickedMatches(state.data ?? first), now),
  });
  return data;
}
