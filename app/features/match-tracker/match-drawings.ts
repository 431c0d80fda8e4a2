import { replayShots } from "~/features/match-stats/replay-shots";
import { followBall } from "./follow-ball.ts";

/** What a script adds to a match's drawings: the ball moves, and a slider replays the shots. */
export function animateDrawings(page: Document): void {
  if (page.querySelector("[data-tracker]")) followBall(page);
  if (page.querySelector("[data-replay]")) replayShots(page);
}
