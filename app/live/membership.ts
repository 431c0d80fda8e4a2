import type { MatchStanding } from "#contract/domain/live";
import { isShown, readShow } from "~/features/match-list/show";

/** Whether a match that came into this state has to come into a filtered list or leave it; `show` as in the address. */
export function movesInList(show: string | undefined, state: MatchStanding["state"], isListed: boolean): boolean {
  const filter = readShow(show ?? null);
  return filter !== undefined && filter !== "all" && isShown(state, filter) !== isListed;
}
