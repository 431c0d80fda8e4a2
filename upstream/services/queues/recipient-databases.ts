import { type ContestBindings, contestDatabase } from "../contests/contest-stores.ts";
import { type FavouriteBindings, favouriteDatabases } from "../follow/favourite-stores.ts";
import type { RecipientDatabases } from "../notices/recipient-names.ts";

export const recipientDatabases = (env: ContestBindings & FavouriteBindings): RecipientDatabases => ({
  members: env.DB,
  favourites: favouriteDatabases(env),
  ofContest: (contestId) => contestDatabase(env, contestId),
});
