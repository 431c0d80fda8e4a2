import type { PageScript } from "~/browser/page-script.ts";
import type * as FollowBall from "./follow-ball.ts";

/** Animates the ball on pages with a match drawing; without the script it stays where it was last seen. */
export function startTracker(script: PageScript): void {
  if (!script.page.querySelector("[data-tracker]")) return;
  script.load<typeof FollowBall>("tracker").then(
    ({ followBall }) => followBall(script.page),
    () => undefined,
  );
}
