import { favouriteModeOf } from "~/features/favourites/favourite-mode";
import type { PageScript } from "~/runtime/page-script/page-script.ts";
import { announceHandled } from "~/runtime/page-script/pressed";
import { keepTrying } from "~/runtime/try-again";

type MemberStars = typeof import("./member-stars.ts");

/**
 * Loads the stars' script for everyone who can follow: members, and guests if the operator allows it. Until it is
 * there, stars are form buttons.
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
