import type { Timeline } from "../engine/timeline.ts";
import { lengthAt } from "./ledger.ts";
import type { FootballProgress } from "./progress.ts";
import type { Cast, MatchEvent, MatchShot, Stint } from "./types.ts";

/** Items in order of time, up to an instant. */
function until<Item extends { at: number }>(items: readonly Item[], instant: number): readonly Item[] {
  const next = items.findIndex(({ at }) => at > instant);
  return next === -1 ? items : items.slice(0, next);
}

/** A period in play ends with the instant: its length is not known yet. */
const cutTimeline = (timeline: Timeline, instant: number): Timeline => ({
  ...timeline,
  incidents: until(timeline.incidents, instant),
  periods: timeline.periods
    .filter(({ startsAt }) => startsAt <= instant)
    .map((period) => ({ ...period, endsAt: Math.min(period.endsAt, instant + 1) })),
});

/** A goal that will be overturned is a goal until then. */
function cutEvent(event: MatchEvent, instant: number): MatchEvent {
  if (event.kind !== "goal" || event.deletedAt === undefined || event.deletedAt <= instant) return event;
  const { deletedAt: _, ...rest } = event;
  return rest;
}

function cutShot(shot: MatchShot, instant: number): MatchShot[] {
  if (shot.deletedAt === undefined) return [shot];
  const { deletedAt, ...rest } = shot;
  return deletedAt <= instant ? [] : [rest];
}

const cutStint = (stint: Stint | undefined, instant: number): Stint | undefined =>
  stint && stint.from <= instant ? { from: stint.from, to: Math.min(stint.to, instant) } : undefined;

/** The cast as known at an instant (milliseconds), including that very millisecond. */
export function cutCast<Whole extends Cast>(cast: Whole, instant: number): Whole {
  const { home, away } = cast.stints;
  return {
    ...cast,
    timeline: cutTimeline(cast.timeline, instant),
    events: until(cast.events, instant).map((event) => cutEvent(event, instant)),
    kicks: until(cast.kicks, instant),
    stints: {
      home: home.map((stint) => cutStint(stint, instant)),
      away: away.map((stint) => cutStint(stint, instant)),
    },
  };
}

/**
 * The progress as known at an instant. A shot overturned by a review is no longer a shot, so that counts of shots, like
 * scores, may fall; everything else only grows.
 */
export function cutAt(progress: FootballProgress, instant: number): FootballProgress {
  return {
    ...cutCast(progress, instant),
    shots: until(progress.shots, instant).flatMap((shot) => cutShot(shot, instant)),
    actions: until(progress.actions, instant),
    ledger: { ...progress.ledger, length: lengthAt(progress.ledger, instant) },
    lines: until(progress.lines, instant),
  };
}
