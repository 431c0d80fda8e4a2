import type { PageScript } from "~/browser/page-script.ts";
import { announceHandled } from "~/browser/pressed";
import { keepTrying } from "~/browser/try-again";
import { favouriteModeOf } from "~/features/favourites/favourite-mode";

type MemberStars = typeof import("./member-stars.ts");

/**
 * Loads the stars' script for everyone who can follow: members, and guests if the operator allows it. Until it is there,
 * stars are form buttons.
 */
export function startFavourites(script: PageScript): void {
  if (favouriteModeOf(script.page) === "tip") return;
  keepTrying(
    script.page,
    () =>
      script.load<MemberStars>("stars").catch((reason) => {
        // Meanwhile the form saves.
        announceHandled(script.page, "stars");
        throw reason;
      }),
    ({ startStars }) => startStars(script),
  );
}
