type FavouriteBinding = `FAVOURITES_${number}`;

const IS_ONE = /^FAVOURITES_[1-9]\d*$/;

/** Names of the databases with favourites that are bound, by number; none if favourites are in DB. */
export const favouriteBindings = (env: object): FavouriteBinding[] =>
  Object.keys(env)
    .filter((name): name is FavouriteBinding => IS_ONE.test(name))
    .sort((one, other) => one.localeCompare(other, "en", { numeric: true }));

/** What is wrong with these names: without one of them, its part of the members would have another's favourites. */
export function faultOfFavourites(names: readonly string[]): string | undefined {
  const missing = names.findIndex((name, index) => name !== `FAVOURITES_${index + 1}`);
  return missing < 0 ? undefined : `FAVOURITES_${missing + 1} is not bound`;
}
