import type { TeamMatches } from "#contract/domain/history";
import type { Match } from "#contract/domain/match";
import { addDays } from "#contract/time/zone";
import type { Fetched } from "#worker/pages/context";
import { type DateRange, orderedRange } from "~/ui/dates/date-range";
import { addMonths } from "~/ui/dates/dates";

export type Direction = "past" | "next";

/** Loads a page of matches; the first without a `lastId`. */
export type LoadPage = (direction: Direction, lastId?: string) => Promise<Fetched<TeamMatches>>;

interface RangeMatches {
  /** In order of play. */
  matches: Match[];
  /** The days that were covered, if the requested range was too long. */
  cutTo?: DateRange;
  /** All answers that contributed matches; none if the range has no day to load. */
  answers: Fetched<TeamMatches>[];
}

/** Maximum pages per direction: three of a hundred are five years of football, three of basketball. */
const MOST_PAGES = 3;
const YEARS_BACK = 3;
const YEARS_AHEAD = 1;

/** Selectable days: as far back as the specification's calendar, and the coming season. */
export const rangeReach = (today: string): DateRange => ({
  from: addMonths(today, -12 * YEARS_BACK),
  to: addMonths(today, 12 * YEARS_AHEAD),
});

/**
 * A range with both ends: open ends become the reach's, and the range is clipped to the reach. A range entirely outside
 * is returned unchanged.
 */
export function rangeWithin(requested: Partial<DateRange>, reach: DateRange): DateRange {
  const { from, to } = orderedRange(requested.from ?? reach.from, requested.to ?? reach.to);
  if (to < reach.from || from > reach.to) return { from, to };
  return { from: orderedRange(from, reach.from).to, to: orderedRange(to, reach.to).from };
}

interface Read {
  answers: Fetched<TeamMatches>[];
  /** The furthest fully covered day; absent if nothing lies beyond. */
  until?: string;
}

async function readAway(
  loadPage: LoadPage,
  direction: Direction,
  isBeyond: (day: string) => boolean,
  dayOf: (match: Match) => string,
): Promise<Read> {
  const answers: Fetched<TeamMatches>[] = [];
  let last: Match | undefined;
  do {
    const answer = await loadPage(direction, last?.id);
    answers.push(answer);
    last = answer.value.matches.at(-1);
    if (!answer.value.hasNext || !last || isBeyond(dayOf(last))) return { answers };
  } while (answers.length < MOST_PAGES);
  return { answers, until: dayOf(last) };
}

/**
 * A team's matches of some days (the visitor's, `dayOf`), loaded page by page from `today` backwards, forwards, or
 * both. A match that started yesterday may be in play and then counts as upcoming.
 */
export async function matchesOfRange(
  range: DateRange,
  { today, dayOf, loadPage }: { today: string; dayOf(match: Match): string; loadPage: LoadPage },
): Promise<RangeMatches> {
  const nothing: Read = { answers: [] };
  const [past, next] = await Promise.all([
    range.from <= today ? readAway(loadPage, "past", (day) => day < range.from, dayOf) : nothing,
    range.to >= addDays(today, -1) ? readAway(loadPage, "next", (day) => day > range.to, dayOf) : nothing,
  ]);
  const answers = [...past.answers, ...next.answers];
  // A match that ended between two calls is in both answers.
  const byId = new Map(answers.flatMap(({ value }) => value.matches).map((match) => [match.id, match]));
  const matches = [...byId.values()]
    .filter((match) => range.from <= dayOf(match) && dayOf(match) <= range.to)
    .sort((one, other) => one.kickOff - other.kickOff);
  const cutTo = { from: past.until ?? range.from, to: next.until ?? range.to };
  return { matches, answers, ...((past.until || next.until) && { cutTo }) };
}
