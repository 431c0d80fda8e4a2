import type { MatchAbout } from "~/features/match/match-about";
import { isTracked } from "~/features/match/match-progress";
import { bySport } from "~/sports/by-sport";
import { adapterOf } from "~/sports/sports";
import type { TrackerData } from "./load-tracker.server.ts";

/**
 * Whether a match's pitch or court is drawn: while recent positions are known, while it is played and more are
 * expected, and after a game as long as its tab is offered.
 */
export function hasDrawing(about: MatchAbout, { positions, comments, error }: TrackerData, now: number): boolean {
  if (positions.length > 0) return true;
  const { match } = about;
  if (error) return false;
  if (match.state === "finished") return adapterOf(about.sport).match.keepsTracker && isTracked(match, now);
  if (match.state !== "live") return false;
  return bySport(about, {
    football: ({ tabs }) => !tabs || tabs.includes("tracker"),
    basketball: () => comments.length > 0 || match.gameBoard !== undefined,
  });
}
