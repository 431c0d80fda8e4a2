import { HOUR, MINUTE } from "#contract/time/units";
import type { Random } from "../../platform/random.ts";
import type { Stakes } from "./season-plan.ts";

/** External disruptions of a match. Instants and durations are milliseconds. */
export interface Disruption {
  /** The instant at which it is called off; undefined if it is played. */
  postponedAt?: number;
  /** How late it starts; 0 if on time. */
  delay: number;
  /** The minute of play after which it stops, and how long until it is abandoned. */
  abandoned?: { minute: number; wait: number };
}

const POSTPONED = 0.01;
const ABANDONED = 0.003;
const DELAYED = 0.008;
/** How long before kick-off a match may be called off, in milliseconds; nothing happens in a match earlier. */
export const EARLIEST_POSTPONEMENT = 48 * HOUR;

/** Matches that others depend on are only ever delayed. */
export function drawDisruption(random: Random, stakes: Stakes, kickOff: number): Disruption {
  const lot = random.next();
  const isVoidable = stakes === "points";
  if (isVoidable && lot < POSTPONED)
    return { delay: 0, postponedAt: kickOff - random.integer(3 * HOUR, EARLIEST_POSTPONEMENT) };
  if (isVoidable && lot < POSTPONED + ABANDONED) {
    return { delay: 0, abandoned: { minute: random.integer(10, 85), wait: random.integer(20, 60) * MINUTE } };
  }
  return { delay: lot > 1 - DELAYED ? random.integer(10, 45) * MINUTE : 0 };
}
