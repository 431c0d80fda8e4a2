import type { LivePeriod, Match, Pair } from "#contract/domain/match";

export interface ScoreLine {
  of: "halfTime" | "fullTime" | "afterExtraTime" | "penalties" | "aggregate";
  pair: Pair;
}

const EXTRA_PERIODS: ReadonlySet<LivePeriod> = new Set(["ET_BREAK", "EXTRA_TIME", "SHOOTOUT"]);

const isSame = (pair: Pair | undefined, other: Pair | undefined): boolean =>
  pair?.[0] === other?.[0] && pair?.[1] === other?.[1];

/**
 * The partial scores of a match, in chronological order; empty if there is only the final one. The score after extra time
 * is listed only if extra time changed it: in many cups penalties follow the ninety minutes.
 */
export function scoreLines(match: Match): ScoreLine[] {
  if (match.state === "scheduled") return [];
  const { score, halfTime, fullTime, shootout, aggregate } = match;
  const hadExtraTime = match.state === "finished" && (match.how === "AFTER_ET" || match.how === "AFTER_PENS");
  const isPastFullTime = hadExtraTime || (match.state === "live" && EXTRA_PERIODS.has(match.period));
  const line = (of: ScoreLine["of"], pair: Pair | undefined): ScoreLine[] => (pair ? [{ of, pair }] : []);
  return [
    ...line("halfTime", halfTime),
    ...line("fullTime", isPastFullTime ? fullTime : undefined),
    ...line("afterExtraTime", hadExtraTime && !isSame(score, fullTime) ? score : undefined),
    ...line("penalties", shootout),
    ...line("aggregate", aggregate),
  ];
}
