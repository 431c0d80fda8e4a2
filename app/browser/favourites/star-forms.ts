import type { FollowedKind } from "#contract/tables/followed-kinds";

/** Stars are its buttons, `name` the kind and `value` the id: `<button form="fav" name="team" value="7">`. */
export const FOLLOW_FORM_ID = "fav";

/** Its buttons remove. */
export const UNFOLLOW_FORM_ID = "unfav";

/** What every star of a list is called, and what one that is pressed. */
export const STAR_LABEL_ID = "star";
export const PRESSED_STAR_LABEL_ID = "pressed-star";

/** What a star, or a button that removes, is about. */
export interface StarFacts {
  kind: FollowedKind;
  id: string;
  /** As messages call it. */
  name: string;
  /** It can only remove. */
  isRemoval: boolean;
}

const KINDS: readonly string[] = ["match", "team", "competition"] satisfies FollowedKind[];

/** Reads a star of a page; undefined for any other button. */
export function readStar(star: HTMLButtonElement): StarFacts | undefined {
  const { name: kind, value: id, dataset } = star;
  if (!id || !KINDS.includes(kind)) return undefined;
  const isRemoval = star.getAttribute("form") === UNFOLLOW_FORM_ID;
  return { kind: kind as FollowedKind, id, name: dataset.name ?? sidesOf(star), isRemoval };
}

/** A row's two sides: each name stands in front of its score (match-row/MatchRow.tsx). */
const sidesOf = (star: Element): string =>
  [...(star.previousElementSibling?.querySelectorAll("b") ?? [])]
    .map((score) => score.previousElementSibling?.textContent ?? "")
    .join(" – ");
