import type { MemberPart } from "~/page/navigation";

export const TIP_ID = "login-tip";

export const TIP_TEXT_IDS: Readonly<Record<MemberPart, string>> = {
  favourites: "tip-favourites",
  fantasy: "tip-fantasy",
};
