import type { Match, Side } from "#contract/domain/match";
import type { WinRate } from "#contract/domain/odds";

export interface Difficulty {
  /** The opponent beside the team; once it is played only the chance is told. */
  opponent: "weaker" | "equal" | "stronger" | "playing";
  /** The team's chance of a win, in whole per cent. */
  percent: number;
}

/** Shares of the team's wins in the wins of both sides, from which an opponent counts as weaker and as equal. */
const WEAKER = 0.6;
const EQUAL = 0.4;

function strengthOf(share: number): Difficulty["opponent"] {
  if (share >= WEAKER) return "weaker";
  return share >= EQUAL ? "equal" : "stronger";
}

/** How hard a team's next match is by the chances of both sides; undefined without chances. */
export function difficultyOf(match: Match, teamId: string, rate: WinRate): Difficulty | undefined {
  const side: Side = match.home.id === teamId ? "home" : "away";
  const wins = rate.home + rate.away;
  if (wins <= 0) return undefined;
  const percent = Math.round(rate[side]);
  return { opponent: match.state === "live" ? "playing" : strengthOf(rate[side] / wins), percent };
}
