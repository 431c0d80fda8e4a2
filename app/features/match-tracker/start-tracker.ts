import type { PageScript } from "~/runtime/page-script/page-script.ts";
import { keepTrying } from "~/runtime/try-again";
import type * as FollowBall from "./follow-ball.ts";

/** Animates the ball on pages with a match drawing; until the script is there it stays where it was last seen. */
export function startTracker(script: PageScript): void {
  if (!script.page.querySelector("[data-tracker]")) return;
  keepTrying(
    script.page,
    () => script.load<typeof FollowBall>("tracker"),
    ({ followBall }) => followBall(script.page),
  );
}
