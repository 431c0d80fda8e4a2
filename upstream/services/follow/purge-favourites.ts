import { and, eq, lt, lte, sql } from "drizzle-orm";
import { DAY } from "#contract/time/units";
import { deleteInParts, type Expired } from "../../platform/delete-in-parts.ts";
import { favourites, pastFollows } from "../schema/follow.ts";
import type { FavouriteStores } from "./favourite-stores.ts";
import { followOwners } from "./owner-changes.ts";

/** Milliseconds after which a single match is unfollowed: it is long over and would use up the limit. */
const MATCH_FOLLOWED_FOR = 400 * DAY;

/**
 * Single matches followed long ago, and what was followed until before the first notice that is left. `now` in real
 * milliseconds.
 */
export const expiredFavourites = (now: number, firstNotice: number): Expired[] => [
  {
    table: favourites,
    isExpired: and(eq(favourites.kind, "match"), lte(favourites.createdAt, now - MATCH_FOLLOWED_FOR)),
  },
  { table: pastFollows, isExpired: lt(pastFollows.untilNotice, firstNotice) },
];

/** Makes favourites follow changes of their members, and deletes expired ones. Waits while they are being copied. */
export async function purgeFavourites(stores: FavouriteStores, now: number): Promise<void> {
  if (stores.isPaused) return;
  await followOwners(stores);
  const first = sql`select coalesce(min(id), ${Number.MAX_SAFE_INTEGER}) as id from notices`;
  const { id } = await stores.members.get<{ id: number }>(first);
  for (const db of stores.all) for (const expired of expiredFavourites(now, id)) await deleteInParts(db, expired);
}
