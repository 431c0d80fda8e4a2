import { type DrizzleD1Database, drizzle } from "drizzle-orm/d1";
import { HTTPException } from "hono/http-exception";
import { readWord } from "#contract/tables/word-variables";
import type { Env } from "../../platform/env.ts";
import { faultOfFavourites, favouriteBindings } from "../../platform/favourite-bindings.ts";
import { partOfName } from "../../platform/name-parts.ts";

export type FavouriteBindings = Pick<Env, "DB" | "FAVOURITES_PAUSED" | `FAVOURITES_${number}`>;

/** Where favourites are stored (docs/decisions/0066). */
export interface FavouriteStores {
  /** The database of members and notices. */
  members: DrizzleD1Database;
  /** The databases with favourites, in order of their parts of all usernames. */
  all: readonly DrizzleD1Database[];
  /** Whether these are others than that of members. */
  isApart: boolean;
  /** Nothing may be changed, because they are being copied. */
  isPaused: boolean;
  /** The database with a member's favourites. */
  of(username: string): DrizzleD1Database;
}

/** The databases with favourites, in order of their parts of all usernames: DB, unless there are others. */
export function favouriteDatabases(env: FavouriteBindings): readonly D1Database[] {
  const names = favouriteBindings(env);
  const fault = faultOfFavourites(names);
  if (fault !== undefined) throw new Error(fault);
  const bound = names.flatMap((name) => env[name] ?? []);
  return bound.length > 0 ? bound : [env.DB];
}

export function favouriteStores(env: FavouriteBindings): FavouriteStores {
  const databases = favouriteDatabases(env);
  const members = drizzle(env.DB);
  const all = databases.map((database) => (database === env.DB ? members : drizzle(database)));
  return {
    members,
    all,
    isApart: all[0] !== members,
    isPaused: readWord("FAVOURITES_PAUSED", env.FAVOURITES_PAUSED) === "on",
    of: (username) => all[partOfName(username, all.length)] ?? members,
  };
}

/** The database in which a member's favourites are changed; a 503 while none may be. */
export function changeableStore(stores: FavouriteStores, username: string): DrizzleD1Database {
  if (stores.isPaused) throw new HTTPException(503, { message: "favourites are being copied" });
  return stores.of(username);
}
