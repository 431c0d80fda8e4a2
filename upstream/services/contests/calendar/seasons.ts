import { CLOSES_AT, CONTEST_ZONE, contestDay } from "#contract/contests/contest-days";
import { contestState } from "#contract/contests/contest-state";
import type { ContestKind } from "#contract/tables/contest-types";
import type { Sport } from "#contract/tables/sports";
import { addDays, instantOf } from "#contract/time/zone";
import { addMonths, daysOfWeek, mondayOf, mondayOfLabel, monthLabel, monthOfLabel, weekLabel } from "./weeks.ts";

/** A contest as computed from the calendar. */
export interface ContestSeason {
  id: string;
  kind: ContestKind;
  /** Absent for contests of all sports. */
  sport?: Sport;
  /** Milliseconds between which it can be entered. */
  startDate: number;
  endDate: number;
  /** Contest days (YYYY-MM-DD), for predictions and scores. */
  days?: readonly string[];
  /** 2026w48, 2026m11, or 2022. */
  label: string;
}

/** Contests of one kind and sport, one after another without a gap. */
interface Series {
  prefix: string;
  kind: ContestKind;
  sport?: Sport;
  /** Number of past contests listed. */
  past: number;
  /** Dates by label; undefined if the label is invalid. */
  at(label: string): Dates | undefined;
  /** The label of the contest `offset` after (or before) the one that contains a day. */
  labelAt(day: string, offset: number): string;
}

type Dates = Pick<ContestSeason, "startDate" | "endDate" | "days">;

/** The sport of a contest whose matches are predicted, which is never of all sports. */
export function sportOfMatches({ id, sport }: Pick<ContestSeason, "id" | "sport">): Sport {
  if (sport === undefined) throw new Error(`contest ${id} has matches, but no sport`);
  return sport;
}

const PAST = 4;
const midnight = (day: string): number => instantOf(day, "00:00", CONTEST_ZONE);

/** Opens at the end of the previous week, so that one can always be entered. */
function week(label: string): Dates | undefined {
  const monday = mondayOfLabel(label);
  if (monday === undefined) return undefined;
  const closes = (day: string) => instantOf(day, CLOSES_AT, CONTEST_ZONE);
  const days = daysOfWeek(monday);
  return { startDate: closes(addDays(monday, -1)), endDate: closes(addDays(monday, 6)), days };
}

function month(label: string): Dates | undefined {
  const first = monthOfLabel(label);
  return first === undefined ? undefined : { startDate: midnight(first), endDate: midnight(addMonths(first, 1)) };
}

/** The first match of a month's simulated tournament: in the evening of the 8th. `first`: the 1st of the month. */
export const cupKickOff = (first: string): number => instantOf(addDays(first, 7), "19:00", CONTEST_ZONE);

/** Opens with the first match of the previous tournament. */
function cup(label: string): Dates | undefined {
  const first = monthOfLabel(label);
  return first === undefined ? undefined : { startDate: cupKickOff(addMonths(first, -1)), endDate: cupKickOff(first) };
}

const weeks = {
  past: PAST,
  at: week,
  labelAt: (day: string, offset: number) => weekLabel(addDays(mondayOf(day), 7 * offset)),
};
const months = { past: PAST, at: month, labelAt: (day: string, offset: number) => monthLabel(addMonths(day, offset)) };

const SERIES: readonly Series[] = [
  { prefix: "pf", kind: "prediction", sport: "football", ...weeks },
  { prefix: "pb", kind: "prediction", sport: "basketball", ...weeks },
  { prefix: "sf", kind: "score", sport: "football", ...weeks },
  { prefix: "sb", kind: "score", sport: "basketball", ...weeks },
  { prefix: "wc", kind: "worldCup", sport: "football", ...months, past: 3, at: cup },
  { prefix: "rf", kind: "referral", ...months },
  { prefix: "vf", kind: "video", sport: "football", ...months },
  { prefix: "vb", kind: "video", sport: "basketball", ...months },
];

/** The World Cup as played; its first match was on 20 November at 16:00 UTC. */
export const WORLD_CUP_2022: ContestSeason = {
  id: "wc-2022",
  kind: "worldCup",
  sport: "football",
  startDate: midnight("2022-11-01"),
  endDate: Date.UTC(2022, 10, 20, 16),
  label: "2022",
};

const seasonOf = ({ prefix, kind, sport, at }: Series, label: string): ContestSeason | undefined => {
  const dates = at(label);
  return dates && { id: `${prefix}-${label}`, kind, ...(sport && { sport }), ...dates, label };
};

/** One upcoming contest, the current one, and the listed past ones. */
function listed(series: Series, now: number): ContestSeason[] {
  const today = contestDay(now);
  // The current one may have begun before its month or week, so one more is considered.
  const offsets = Array.from({ length: series.past + 4 }, (_, index) => 2 - index);
  const seasons = offsets.flatMap((offset) => seasonOf(series, series.labelAt(today, offset)) ?? []);
  const [next] = seasons.filter((season) => contestState(season, now) === "upcoming").slice(-1);
  const begun = seasons.filter((season) => contestState(season, now) !== "upcoming").slice(0, 1 + series.past);
  return next ? [next, ...begun] : begun;
}

const seriesOfId = (id: string): Series | undefined => SERIES.find(({ prefix }) => id.startsWith(`${prefix}-`));

const labelIn = (id: string): string => id.slice(id.indexOf("-") + 1);

/** A contest by its id, however far ahead; undefined if the id is invalid. */
export function anyContestById(id: string): ContestSeason | undefined {
  if (id === WORLD_CUP_2022.id) return WORLD_CUP_2022;
  const series = seriesOfId(id);
  return series && seasonOf(series, labelIn(id));
}

/** A contest by its id; undefined if the id is invalid, and for contests after the next one of their kind. */
export function contestById(id: string, now: number): ContestSeason | undefined {
  if (id === WORLD_CUP_2022.id) return WORLD_CUP_2022.startDate <= now ? WORLD_CUP_2022 : undefined;
  const [series, season] = [seriesOfId(id), anyContestById(id)];
  if (!series || !season) return undefined;
  const [next] = listed(series, now);
  return next && season.startDate <= next.startDate ? season : undefined;
}

/** Whether a contest is about an invented tournament. */
export const isOfInvented = ({ kind, id }: Pick<ContestSeason, "kind" | "id">): boolean =>
  kind === "worldCup" && id !== WORLD_CUP_2022.id;

/** All listed contests, latest first; for a sport also those of both sports. */
export const contestsAt = (now: number, sport?: Sport): ContestSeason[] =>
  [...SERIES.flatMap((series) => listed(series, now)), ...(WORLD_CUP_2022.startDate <= now ? [WORLD_CUP_2022] : [])]
    .filter((season) => sport === undefined || season.sport === undefined || season.sport === sport)
    .sort((a, b) => b.startDate - a.startDate);
