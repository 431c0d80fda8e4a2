import { favouriteModeOf } from "~/browser/favourites/favourite-mode";
import type { PageScript } from "~/browser/page-script.ts";
import { announceHandled } from "~/browser/pressed";

type MemberStars = typeof import("./member-stars.ts");

/**
 * Loads the stars' script for everyone who can follow: members, and guests if the operator allows it. Without it, stars
 * are form buttons.
 */
export function startFavourites(script: PageScript): void {
  if (favouriteModeOf(script.page) === "tip") return;
  script.load<MemberStars>("stars").then(
    ({ startStars }) => startStars(script),
    // The form saves too.
    () => announceHandled(script.page, "stars"),
  );
}
