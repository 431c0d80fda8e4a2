import type { Side } from "#contract/domain/match";
import type { TrackerKind, TrackerPosition } from "#contract/domain/tracker";
import { tenth } from "#contract/text/decimal-text";
import { MINUTE } from "#contract/time/units";
import type { FootballProgress } from "./progress.ts";
import type { Action, MatchEvent } from "./types.ts";

/** Milliseconds of positions shown. */
export const TRACKED = 10 * MINUTE;

/** From the side's own view of the pitch, in which it attacks to the right, to the home side's. */
const onPitch = (side: Side, x: number, y: number): { x: number; y: number } =>
  side === "home" ? { x: tenth(x), y: tenth(y) } : { x: tenth(100 - x), y: tenth(100 - y) };

function toPosition({ at, kind, side, x, y }: Action): TrackerPosition {
  return { at, kind, side, ...onPitch(side, x, y) };
}

const SHOWN_EVENTS: Partial<Record<MatchEvent["kind"], TrackerKind>> = {
  goal: "goal",
  card: "card",
  substitution: "substitution",
  review: "var",
  decision: "var",
};

/** A goal is on the goal line, a substitution at the half-way line, anything else where the ball is. */
function eventPosition(event: MatchEvent): TrackerPosition[] {
  const kind = SHOWN_EVENTS[event.kind];
  if (!kind || !("side" in event)) return [];
  const [x, y] =
    kind === "goal" ? [100, 50] : kind === "substitution" ? [50, 0] : kind === "var" ? [50, 100] : [50, 50];
  return [{ at: event.at, kind, side: event.side, ...onPitch(event.side, x, y) }];
}

/**
 * The ball's positions in the last minutes before an instant, oldest first; requires progress that has been cut at it.
 */
export function buildPositions({ actions, events }: FootballProgress, instant: number): TrackerPosition[] {
  const from = instant - TRACKED;
  const recent = <Item extends { at: number }>(items: readonly Item[]) => items.filter(({ at }) => at >= from);
  return [...recent(actions).map(toPosition), ...recent(events).flatMap(eventPosition)].sort((a, b) => a.at - b.at);
}
