import type { MatchAbout } from "~/features/match/match-about";
import type { TrackerData } from "./load-tracker.server.ts";

/**
 * Whether a match's pitch or court is drawn: while anything of the last minutes is known, and as long as it is played
 * where more will come.
 */
export function hasDrawing(about: MatchAbout, { positions, comments, face }: TrackerData): boolean {
  if (positions.length > 0) return true;
  const { match } = about;
  if (face || match.state !== "live") return false;
  if (about.sport === "football") return !about.tabs || about.tabs.includes("tracker");
  return comments.length > 0 || match.gameBoard !== undefined;
}
