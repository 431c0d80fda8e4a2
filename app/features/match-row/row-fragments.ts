import type { MatchState } from "#contract/domain/live";
import type { MatchBase, Team } from "#contract/domain/match";
import { LruCache } from "#contract/memory/lru-cache";
import type { Fragment } from "~/ui/fragments/fragment-cache";

/** The fields of a team that a list shows. */
export type ListedTeam = Pick<Team, "id" | "name" | "shortName" | "flag">;

/** The fields of a listed match that never change. */
type ListedBase = Omit<MatchBase, "home" | "away" | "leagueId" | "source" | "kickOff"> & {
  home: ListedTeam;
  away: ListedTeam;
};

/** The fields of a match that a list shows. Every Match is one; fields used only on a match's own page are left out. */
export type ListedMatch = ListedBase & MatchState;

/** A cached row fragment, with the time it shows. */
interface MadeRow {
  fragment: Fragment;
  /** The minute or the time left. */
  time: string;
  day: string | undefined;
}

/** Rows in one language and zone, as long as their matches are referenced. */
export type MadeRows = WeakMap<ListedMatch, MadeRow>;

/** Languages and zones that are cached: those of the visitors of one location, today and the adjacent days. */
const MOST = 8;
const memory = new LruCache<MadeRows>(MOST);

/**
 * Fragments made before from the same cached list, so that an unchanged list needs no new keys. `factsKey` identifies
 * everything rows depend on besides their matches and the time.
 */
export const madeRows = (factsKey: string): MadeRows => memory.getOrCreate(factsKey, () => new WeakMap());
