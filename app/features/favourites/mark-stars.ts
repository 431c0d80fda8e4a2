import type { Sport } from "#contract/tables/sports";
import { fillText } from "#contract/text/fill-text";
import { type Followed, isFollowed } from "~/features/favourites/followed-record";
import {
  FOLLOW_FORM_ID,
  PRESSED_STAR_LABEL_ID,
  readStar,
  STAR_LABEL_ID,
  UNFOLLOW_FORM_ID,
} from "~/features/favourites/star-forms";
import type stars from "../../../locales/en/stars.json";

export type StarTexts = Pick<typeof stars, "remove" | "removeStar" | "added" | "removed">;

const STARS = `button[form="${FOLLOW_FORM_ID}"]`;
const REMOVALS = `button[form="${UNFOLLOW_FORM_ID}"]`;
export const STARS_AND_REMOVALS = `${STARS},${REMOVALS}`;

interface Shown {
  sport: Sport;
  followed: Followed;
  texts: StarTexts;
}

/** Updates the pressed state of all stars on a page and removes lines that are no longer followed. */
export function markStars(page: Document, { sport, followed, texts }: Shown): void {
  for (const star of page.querySelectorAll<HTMLButtonElement>(STARS)) {
    const thing = readStar(star);
    if (thing) markStar(star, thing.name, isFollowed(followed, { ...thing, sport }), texts);
  }
  for (const button of page.querySelectorAll<HTMLButtonElement>(REMOVALS)) {
    const thing = readStar(button);
    const line = button.closest("li");
    if (thing && line) line.hidden = !isFollowed(followed, { ...thing, sport });
  }
}

/** Stars of rows share one label element; a star with its own label names its subject; one with a text keeps it. */
function markStar(star: HTMLButtonElement, name: string, isPressed: boolean, texts: StarTexts): void {
  setAttribute(star, "aria-pressed", `${isPressed}`);
  if (star.hasAttribute("aria-labelledby"))
    setAttribute(star, "aria-labelledby", isPressed ? PRESSED_STAR_LABEL_ID : STAR_LABEL_ID);
  const label = star.getAttribute("aria-label");
  if (label === null) return;
  star.dataset.label ??= label;
  setAttribute(star, "aria-label", isPressed ? fillText(texts.remove, { name }) : star.dataset.label);
}

/** Does not trigger mutation observers if the value is unchanged. */
function setAttribute(element: Element, name: string, value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}
