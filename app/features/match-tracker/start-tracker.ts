import type { PageScript } from "~/page-script/page-words";
import type * as TrackerScript from "./tracker-script.ts";

/** On a page that draws a match, the ball moves; without the script it stands where it was last seen. */
export function startTracker(script: PageScript): void {
  if (!script.page.querySelector("[data-tracker]")) return;
  script.load<typeof TrackerScript>("tracker").then(
    ({ followBall }) => followBall(script.page),
    () => undefined,
  );
}
