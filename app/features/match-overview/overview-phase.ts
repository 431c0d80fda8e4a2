import type { LivePeriod, Match } from "#contract/domain/match";

/**
 * What the first tab of a match is about. `play`: ordinary time, in which the next goal changes the result; `held`:
 * play that is interrupted or beyond ordinary time.
 */
export type OverviewPhase = "before" | "play" | "held" | "after";

const BEYOND: ReadonlySet<LivePeriod> = new Set(["ET_BREAK", "EXTRA_TIME", "SHOOTOUT"]);

export function overviewPhase(match: Match): OverviewPhase {
  if (match.state === "live") return BEYOND.has(match.period) ? "held" : "play";
  if (match.state === "finished") return "after";
  if (match.state === "halted") return "held";
  // What was never begun is looked at like what has yet to begin.
  return match.state !== "scheduled" && match.score !== undefined ? "held" : "before";
}
