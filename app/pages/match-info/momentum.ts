import type { Pair, Side } from "#contract/domain/match";
import type { MatchEvent } from "#contract/domain/match-events";
import type { MomentumMinute } from "#contract/domain/match-statistics";
import { isGoal } from "~/features/match-events/timeline";

/** Bars of a momentum chart by minute, in units of its drawing. */
export interface MomentumChart {
  width: number;
  /** Paths of bars that stand on the middle line: up for home, down for away. */
  home: string;
  away: string;
  /** Where parts of play begin, behind the first. */
  breaks: number[];
  goals: { id: string; x: number; side: Side }[];
  /** The first minutes of parts of play. */
  marks: { x: number; minute: number }[];
  /** Minutes in which a side pressed more than the other. */
  pressed: Pair;
  /** The same by quarters of an hour. */
  spans: { from: number; to: number; pressed: Pair }[];
}

/** Each minute is so wide; added time has minutes of its own. */
const STEP = 4;
/** Half of the drawing's height; the value 100 reaches it. */
export const HALF = 40;
/** Ninety and as much added time as is usual: more makes the drawing smaller. */
const REGULAR_MINUTES = 104;
const SPAN = 15;
/** Last minutes of parts of play. */
const ENDS = [45, 90, 105] as const;

/**
 * What the momentum chart draws; undefined where nobody measured it. The width is a whole match's from its first minute
 * on, so that nothing moves while it grows.
 */
export function momentumChart(
  momentum: readonly MomentumMinute[],
  events: readonly MatchEvent[] = [],
): MomentumChart | undefined {
  if (momentum.length === 0) return undefined;
  const places = momentum.map((one, index) => ({ ...one, x: index * STEP }));
  const placeOf = ({ minute, addedMinute = 0 }: Pick<MomentumMinute, "minute" | "addedMinute">) =>
    places.findLast((one) => one.minute < minute || (one.minute === minute && (one.addedMinute ?? 0) <= addedMinute));
  const goals = events.flatMap((event) => {
    const at = isGoal(event.type) && !event.isDeleted && event.side ? placeOf(event) : undefined;
    return at && event.side ? [{ id: event.id, x: at.x + STEP / 2, side: event.side }] : [];
  });
  const starts = places.filter(({ minute }, index) =>
    ENDS.some((end) => minute > end && places[index - 1]?.minute === end),
  );
  const last = momentum.at(-1)?.minute ?? 0;
  return {
    width: Math.max(REGULAR_MINUTES, momentum.length) * STEP,
    home: places.map(({ x, value }) => bar(x, Math.max(0, value))).join(""),
    away: places.map(({ x, value }) => bar(x, Math.min(0, value))).join(""),
    breaks: starts.map(({ x }) => x),
    goals,
    marks: [{ x: 0, minute: 1 }, ...starts.map(({ x, minute }) => ({ x, minute }))],
    pressed: pressedIn(momentum),
    spans: Array.from({ length: Math.ceil(last / SPAN) }, (_, index) => {
      const [from, to] = [index * SPAN + 1, (index + 1) * SPAN];
      return { from, to, pressed: pressedIn(momentum.filter(({ minute }) => minute >= from && minute <= to)) };
    }),
  };
}

/** A bar from the middle line, upwards for a positive value. */
function bar(x: number, value: number): string {
  const height = Math.round((value * HALF) / 100);
  return height === 0 ? "" : `M${x} ${HALF}v${-height}h${STEP - 1}v${height}z`;
}

const pressedIn = (minutes: readonly MomentumMinute[]): Pair => [
  minutes.filter(({ value }) => value > 0).length,
  minutes.filter(({ value }) => value < 0).length,
];
