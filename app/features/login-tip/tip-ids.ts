import type { MemberPart } from "~/page/navigation";

export const TIP_ID = "login-tip";

/** Stars are its buttons: `<button form="fav">`. */
export const FAVOURITE_FORM_ID = "fav";

export const TIP_TEXT_IDS: Readonly<Record<MemberPart, string>> = {
  favourites: "tip-favourites",
  fantasy: "tip-fantasy",
};
