import type { PageScript } from "~/browser/page-script.ts";
import type * as FollowBall from "./follow-ball.ts";

/** On a page that draws a match, the ball moves; without the script it stands where it was last seen. */
export function startTracker(script: PageScript): void {
  if (!script.page.querySelector("[data-tracker]")) return;
  script.load<typeof FollowBall>("tracker").then(
    ({ followBall }) => followBall(script.page),
    () => undefined,
  );
}
