import { percentile } from "../report.ts";
import type { Group, Listening, Visit } from "./visits.ts";

/** Milliseconds. */
export interface Limits {
  /** The 99th percentile of answers with good copies present (DESIGN 11). */
  warm: number;
  /** The slowest answer without: the 15 s that all calls of a page share, and what it does around them. */
  cold: number;
  /** Until a page that wants to listen knows whether it can; it polls meanwhile. */
  socket: number;
}

export const LIMITS: Limits = { warm: 500, cold: 17_000, socket: 2_500 };

/** What is wrong; `isTime` where it is only the time, which a busy machine may be to blame for. */
export interface Finding {
  text: string;
  isTime: boolean;
}

const wrong = (text: string): Finding => ({ text, isTime: false });
const slow = (text: string): Finding => ({ text, isTime: true });

/** What is wrong with one answer where good copies are present; undefined when nothing is. */
export function judgeWarm({ path, status, isReadable, isComplete }: Visit): Finding | undefined {
  if (status !== 200) return wrong(`${path} answered ${status || "nothing"} with good copies present`);
  if (!isReadable) return wrong(`${path} is broken off`);
  return isComplete ? undefined : wrong(`${path} lacks what it had`);
}

/** What is wrong with the times of a group of answers where good copies are present. */
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

/** Statuses that say to come again later: those of them without a time to come back are faults. */
const LATER = [429, 503];
const MAY_BE = [200, 429, 502, 503, 504];

export interface ColdRules {
  /** The supplier says of what exists that it does not: nobody can know better. */
  mayBeMissing: boolean;
  /** Value of `lang` that a page must have. */
  lang: string;
}

/** What is wrong with one answer where no copy is present: a page that says so in the visitor's language is right. */
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

/** What is wrong with a page's wish to listen: it gets a socket or a refusal, soon, and polls in the latter case. */
export function judgeListening({ status, ms }: Listening, { socket }: Limits): Finding | undefined {
  if (![101, 404, 503].includes(status)) return wrong(`a socket was answered by ${status || "nothing"}`);
  return ms > socket ? slow(`a socket took ${ms.toFixed(0)} ms, above ${socket}`) : undefined;
}
