import type { Shot, StatPeriod } from "#contract/domain/match-statistics";

const HALF_TIME = 45;
const FULL_TIME = 90;

/** The shots of a period by minute: stoppage time belongs to the minute before it. */
export function shotsOfPeriod(shots: readonly Shot[], period: StatPeriod): Shot[] {
  return shots.filter(({ minute }) => period === "ALL" || periodOf(minute) === period);
}

function periodOf(minute: number): StatPeriod {
  if (minute <= HALF_TIME) return "H1";
  return minute <= FULL_TIME ? "H2" : "ET";
}
