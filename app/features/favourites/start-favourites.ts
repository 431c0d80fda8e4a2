import { favouriteModeOf } from "~/browser/favourites/favourite-mode";
import type { PageScript } from "~/browser/page-script.ts";

type MemberStars = typeof import("./member-stars.ts");

/**
 * Whoever can follow something loads what their stars do: members, and guests where the operator lets them. Where it does
 * not come, stars are buttons of a form.
 */
export function startFavourites(script: PageScript): void {
  if (favouriteModeOf(script.page) === "tip") return;
  script.load<MemberStars>("stars").then(
    ({ startStars }) => startStars(script),
    () => undefined,
  );
}
