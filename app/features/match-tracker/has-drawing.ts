import type { MatchAbout } from "~/features/match/match-about";
import { isTracked } from "~/features/match/shows-course";
import type { TrackerData } from "./load-tracker.server.ts";

/**
 * Whether a match's pitch or court is drawn: while anything of the last minutes is known, as long as it is played where
 * more will come, and after a game for as long as its tab is offered.
 */
export function hasDrawing(about: MatchAbout, { positions, comments, face }: TrackerData, now: number): boolean {
  if (positions.length > 0) return true;
  const { match } = about;
  if (face) return false;
  if (match.state === "finished") return about.sport === "basketball" && isTracked(match, now);
  if (match.state !== "live") return false;
  if (about.sport === "football") return !about.tabs || about.tabs.includes("tracker");
  return comments.length > 0 || match.gameBoard !== undefined;
}
