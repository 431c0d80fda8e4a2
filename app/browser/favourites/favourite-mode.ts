/**
 * What a press of a star does. `save`: the upstream stores it for the member. `device`: it stays on this device until the
 * guest has an account. `tip`: the guest reads that favourites need an account.
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

/** The same, as the page has it: the edge writes both into its root. */
export const favouriteModeOf = ({ documentElement: { dataset } }: Document): FavouriteMode =>
  favouriteMode({ isMember: dataset.account === "member", guestFavourites: dataset.guestFavourites !== undefined });
