import type { Pair, Side } from "#contract/domain/match";
import type { MatchEvent } from "#contract/domain/match-events";
import type { MomentumMinute } from "#contract/domain/match-statistics";
import { isGoal } from "~/features/match-events/timeline";

/** Bars of a momentum chart by minute, in drawing units. */
export interface MomentumChart {
  width: number;
  /** Paths of bars from the middle line: up for home, down for away. */
  home: string;
  away: string;
  /** Starts of all periods but the first. */
  breaks: number[];
  goals: { id: string; x: number; side: Side }[];
  /** The first minutes of periods. */
  marks: { x: number; minute: number }[];
  /** Number of minutes in which each side pressed more. */
  pressed: Pair;
  /** The same by quarter of an hour. */
  spans: { from: number; to: number; pressed: Pair }[];
}

/** Width of a minute; stoppage time has minutes of its own. */
const STEP = 4;
/** Half of the drawing's height; the value 100 fills it. */
export const HALF = 40;
/** Ninety plus usual stoppage time: more scales the drawing down. */
const REGULAR_MINUTES = 104;
const SPAN = 15;
/** Last minutes of periods. */
const ENDS = [45, 90, 105] as const;

/**
 * The momentum chart's data; undefined if nothing was measured. Its width is a full match from the first minute on, so
 * that nothing shifts while it grows.
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

/** A bar from the middle line, upwards for positive values. */
function bar(x: number, value: number): string {
  const height = Math.round((value * HALF) / 100);
  return height === 0 ? "" : `M${x} ${HALF}v${-height}h${STEP - 1}v${height}z`;
}

const pressedIn = (minutes: readonly MomentumMinute[]): Pair => [
  minutes.filter(({ value }) => value > 0).length,
  minutes.filter(({ value }) => value < 0).length,
];
