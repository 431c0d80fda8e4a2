import type { Env } from "../../platform/env.ts";

export type FavouriteBindings = Pick<Env, "DB">;

/** The databases with favourites. */
export const favouriteDatabases = ({ DB }: FavouriteBindings): readonly D1Database[] => [DB];
