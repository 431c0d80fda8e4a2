import type { LiveMatch, LivePeriod, Match } from "#contract/domain/match";
import type { MatchEvent, MatchEvents, MatchPeriod } from "#contract/domain/match-events";
import type { Fetched } from "#worker/pages/context";

const PERIODS: Readonly<Partial<Record<LivePeriod, readonly MatchPeriod[]>>> = {
  FIRST_HALF: ["H1"],
  SECOND_HALF: ["H2"],
  EXTRA_TIME: ["ET1", "ET2"],
};

/**
 * A match's state and its events are two answers of different age. If the events are newer, a running match has reached
 * at least the minute of the last one and the score after the last goal, so that one page does not show a goal of a
 * minute to come.
 */
export function catchUpWithEvents<One extends Match>(
  match: Fetched<One>,
  events: Fetched<MatchEvents> | undefined,
): One {
  const { value } = match;
  if (value.state !== "live" || !events || events.fetchedAt <= match.fetchedAt) return value;
  const { events: all } = events.value;
  const last = all.findLast(({ period }) => PERIODS[value.period]?.includes(period));
  return { ...value, ...minuteReached(value, last), ...scoreReached(value, all) };
}

/** A clock gives the minute at any instant; only a reported minute is as old as its answer. */
function minuteReached({ clock, minute, addedMinute = 0 }: LiveMatch, last: MatchEvent | undefined) {
  if (!last || clock || minute === undefined) return undefined;
  const ahead = last.minute - minute || (last.addedMinute ?? 0) - addedMinute;
  return ahead > 0 ? { minute: last.minute, addedMinute: last.addedMinute } : undefined;
}

/** A goal that was taken back lowers the score, which only the state knows. */
function scoreReached({ score }: LiveMatch, events: readonly MatchEvent[]) {
  const goal = events.findLast((event) => event.score && event.type !== "PERIOD");
  if (!goal?.score || goal.isDeleted) return undefined;
  const [home, away] = goal.score;
  return home >= score[0] && away >= score[1] ? { score: goal.score } : undefined;
}
