import { type FollowedKind, isFollowedKind } from "#contract/tables/followed-kinds";
import type { MemberPart } from "~/page/navigation";

/** Stars are this form's buttons, `name` the kind and `value` the id: `<button form="fav" name="team" value="7">`. */
export const FOLLOW_FORM_ID = "fav";

/** Form whose buttons unfollow. */
export const UNFOLLOW_FORM_ID = "unfav";

/** Accessible names of all stars in a list, and of pressed ones. */
export const STAR_LABEL_ID = "star";
export const PRESSED_STAR_LABEL_ID = "pressed-star";

/** What a star, or an unfollow button, refers to. */
interface StarFacts {
  kind: FollowedKind;
  id: string;
  /** As shown in messages. */
  name: string;
  /** It can only unfollow. */
  isRemoval: boolean;
}

/** Reads a star of the page; undefined for any other button. */
export function readStar(star: HTMLButtonElement): StarFacts | undefined {
  const { name: kind, value: id, dataset } = star;
  if (!id || !isFollowedKind(kind)) return undefined;
  const isRemoval = star.getAttribute("form") === UNFOLLOW_FORM_ID;
  return { kind, id, name: dataset.name ?? sidesOf(star), isRemoval };
}

/** A row's two sides: each name precedes its score (match-row/match-row-fragment.tsx). */
const sidesOf = (star: Element): string =>
  [...(star.previousElementSibling?.querySelectorAll("b") ?? [])]
    .map((score) => score.previousElementSibling?.textContent ?? "")
    .join(" – ");

export const TIP_ID = "login-tip";

export const TIP_TEXT_IDS: Readonly<Record<MemberPart, string>> = {
  favourites: "tip-favourites",
  fantasy: "tip-fantasy",
};
