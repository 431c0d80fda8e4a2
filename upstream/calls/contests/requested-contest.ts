import { contestState } from "#contract/contests/contest-state";
import { type ContestSeason, contestById } from "../../contests/seasons.ts";
import { notFound } from "../../http/envelope.ts";
import { refuse } from "../../members/refuse.ts";

/** The contest of a call, or a 404. `now`: milliseconds of the site's clock. */
export function requestedContest(contestId: string, now: number): ContestSeason {
  const season = contestById(contestId, now);
  if (!season) throw notFound("contestId", "no such contest");
  return season;
}

/** The contest of a change, while it can be entered. */
export function openContest(contestId: string, now: number): ContestSeason {
  const season = contestById(contestId, now);
  if (!season || contestState(season, now) !== "ongoing") throw refuse("contestClosed");
  return season;
}
