import type { MatchState } from "#contract/domain/live";
import { isShown, readShow } from "~/features/match-list/show";

/** Whether a match in this state has to enter or leave a filtered list; `show` as in the address. */
export function movesInList(show: string | undefined, state: MatchState["state"], isListed: boolean): boolean {
  const filter = readShow(show ?? null);
  return filter !== undefined && filter !== "all" && isShown(state, filter) !== isListed;
}
