import type { PageScript } from "~/runtime/page-script/page-script.ts";
import { keepTrying } from "~/runtime/try-again";
import type * as MatchDrawings from "./match-drawings.ts";

/**
 * Animates a match's drawings on pages that have some; until the script is there they are complete, and stand still.
 */
export function startTracker(script: PageScript): void {
  if (!script.page.querySelector("[data-tracker], [data-replay]")) return;
  keepTrying(
    script.page,
    () => script.load<typeof MatchDrawings>("tracker"),
    ({ animateDrawings }) => animateDrawings(script.page),
  );
}
