import { type QueryClient, useQuery } from "@tanstack/react-query";
import { type ContestPlace, callContest } from "./call-contest.ts";
import { LIVE_EVERY } from "./live-every.ts";
import type { MatchFacts } from "./match-facts.ts";
import { type Mine, readMine } from "./mine.ts";

const keyOf = ({ contestId }: ContestPlace) => ["mine", contestId];

export const mineIn = (client: QueryClient, place: ContestPlace): Mine | undefined =>
  client.getQueryData<Mine>(keyOf(place));

export const writeMine = (client: QueryClient, place: ContestPlace, mine: Mine): void => {
  client.setQueryData<Mine>(keyOf(place), mine);
};

/** What is being asked for would write over what has just been picked. */
export const stopAsking = (client: QueryClient, place: ContestPlace): Promise<void> =>
  client.cancelQueries({ queryKey: keyOf(place) });

interface MineSetup extends ContestPlace {
  isMember: boolean;
  /** The loader's. */
  first: Mine;
  /** All matches that the page knows. */
  known: readonly MatchFacts[];
}

/** The reader's picks, beginning with the loader's; asked for again while one of their matches runs and the page is seen. */
export function useMine({ contestId, locale, isMember, first, known }: MineSetup): Mine {
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
    refetchInterval: ({ state }) => (state.data?.matches.some(({ phase }) => phase === "inPlay") ? LIVE_EVERY : false),
  });
  return data;
}
