import { percentile } from "../report.ts";
import type { Group, Listening, Visit } from "./visits.ts";

/** Milliseconds. */
export interface Limits {
  /** The 99th percentile of responses with good entries (docs/performance.md). */
  warm: number;
  /** The slowest response without them: the 15 s that all calls of a page share, and the work around them. */
  cold: number;
  /** Until a page knows whether it can listen; it polls meanwhile. */
  socket: number;
}

export const LIMITS: Limits = { warm: 500, cold: 17_000, socket: 2_500 };

/** A fault; `isTime` if it is only about time, which may be due to a busy machine. */
export interface Finding {
  text: string;
  isTime: boolean;
}

const wrong = (text: string): Finding => ({ text, isTime: false });
const slow = (text: string): Finding => ({ text, isTime: true });

/** The fault of one response with good entries, if any. */
export function judgeWarm({ path, status, isReadable, isComplete }: Visit): Finding | undefined {
  if (status !== 200) return wrong(`${path} answered ${status || "nothing"} with good copies present`);
  if (!isReadable) return wrong(`${path} is broken off`);
  return isComplete ? undefined : wrong(`${path} lacks what it had`);
}

/** The fault of the times of a group of responses with good entries, if any. */
export function judgeTimes(group: Group, visits: readonly Visit[], { warm }: Limits): Finding | undefined {
  const p99 = percentile(
    visits.map(({ ms }) => ms),
    0.99,
  );
  if (!(p99 > warm)) return undefined;
  const slowest = visits.reduce((most, one) => (one.ms > most.ms ? one : most));
  return slow(
    `${group}: p99 ${p99.toFixed(0)} ms, above ${warm}; the slowest ${slowest.path} with ${slowest.ms.toFixed(0)} ms`,
  );
}

/** Statuses that ask for a retry; without Retry-After they are faults. */
const LATER = [429, 503];
const MAY_BE = [200, 429, 502, 503, 504];

export interface ColdRules {
  /** The supplier denies things that exist: the site cannot know better. */
  mayBeMissing: boolean;
  /** The `lang` that a page must have. */
  lang: string;
}

/** The fault of one response without cache entries: a page that says so in the visitor's language is right. */
export function judgeCold(visit: Visit, { mayBeMissing, lang }: ColdRules, limits: Limits): Finding | undefined {
  const { path, group, status, isReadable, retryAfter, ms, text } = visit;
  const isAllowed = MAY_BE.includes(status) || (status === 404 && mayBeMissing);
  if (!isAllowed) return wrong(`${path} answered ${status || "nothing"} without a copy`);
  if (!isReadable) return wrong(`${path} is blank or broken off without a copy (${status})`);
  if (LATER.includes(status) && !retryAfter) return wrong(`${path} does not say when to come back (${status})`);
  if (group === "pages" && !text.includes(`<html lang="${lang}"`)) return wrong(`${path} is not in ${lang}`);
  if (ms > limits.cold) return slow(`${path} took ${ms.toFixed(0)} ms without a copy, above ${limits.cold}`);
  return undefined;
}

/** The fault of a page's attempt to listen: it must quickly get a socket or a refusal, after which it polls. */
export function judgeListening({ status, ms }: Listening, { socket }: Limits): Finding | undefined {
  if (![101, 404, 503].includes(status)) return wrong(`a socket was answered by ${status || "nothing"}`);
  return ms > socket ? slow(`a socket took ${ms.toFixed(0)} ms, above ${socket}`) : undefined;
}
