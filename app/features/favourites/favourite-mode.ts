/**
 * What pressing a star does. `save`: the upstream stores it for the member. `device`: it stays on this device until the
 * guest has an account. `tip`: the guest is told that favourites need an account.
 */
export type FavouriteMode = "save" | "device" | "tip";

interface Visitor {
  isMember: boolean;
  /** The operator lets guests have favourites (GUEST_FAVOURITES). */
  guestFavourites: boolean;
}

export function favouriteMode({ isMember, guestFavourites }: Visitor): FavouriteMode {
  if (isMember) return "save";
  return guestFavourites ? "device" : "tip";
}

/** Reads the same from the page's root, where the edge has written both. */
export const favouriteModeOf = ({ documentElement: { dataset } }: Document): FavouriteMode =>
  favouriteMode({ isMember: dataset.account === "member", guestFavourites: dataset.guestFavourites !== undefined });
