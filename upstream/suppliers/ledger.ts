import { DAY, MINUTE, SECOND } from "#contract/time/units";

// A supplier's quota and its use. Written before each request, so that neither a lost answer nor a restart spends
// anything twice. All instants in milliseconds.

/** Requests that a supplier allows. */
export interface Plan {
  perDay: number;
  perMinute: number;
}

/** Why a request failed; `request`: refused, with the key accepted. */
export type FailureKind = "quota" | "key" | "request" | "fault";

export interface Ledger extends Plan {
  /** Start of the UTC day and of the minute being counted. */
  day: number;
  minute: number;
  usedOfDay: number;
  usedOfMinute: number;
  /** No request before this instant. */
  pausedUntil: number;
  /** Failures in a row. */
  failures: number;
}

/** `plan`: assumed until an answer states ours. */
export const newLedger = (now: number, plan: Plan): Ledger => ({
  day: startOf(now, DAY),
  minute: startOf(now, MINUTE),
  usedOfDay: 0,
  usedOfMinute: 0,
  ...plan,
  pausedUntil: 0,
  failures: 0,
});

function startOf(now: number, length: number): number {
  return Math.floor(now / length) * length;
}

/** Whether a new day or minute has begun. Not if the clock is a little behind after a move to another machine. */
const isNew = (start: number, counted: number): boolean => start > counted || counted - start > DAY;

/** The ledger of the day and minute of an instant. */
function current(ledger: Ledger, now: number): Ledger {
  const [day, minute] = [startOf(now, DAY), startOf(now, MINUTE)];
  return {
    ...ledger,
    ...(isNew(day, ledger.day) && { day, usedOfDay: 0 }),
    ...(isNew(minute, ledger.minute) && { minute, usedOfMinute: 0 }),
  };
}

/** Requests left today. */
export function leftToday(ledger: Ledger, now: number): number {
  const { perDay, usedOfDay } = current(ledger, now);
  return Math.max(0, perDay - usedOfDay);
}

/** The earliest instant at which a request is allowed. */
export function allowedAt(ledger: Ledger, now: number): number {
  const { day, minute, usedOfDay, usedOfMinute, perDay, perMinute, pausedUntil } = current(ledger, now);
  const free = usedOfDay >= perDay ? day + DAY : usedOfMinute >= perMinute ? minute + MINUTE : now;
  // What was left of an earlier day or minute no longer applies.
  return Math.max(free, day, minute, pausedUntil);
}

/** Counts a request, before it is made. */
export function charged(ledger: Ledger, now: number): Ledger {
  const own = current(ledger, now);
  return { ...own, usedOfDay: own.usedOfDay + 1, usedOfMinute: own.usedOfMinute + 1 };
}

const numberIn = (headers: Headers, name: string): number | undefined => {
  const text = headers.get(name);
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
};

/** A service that reports only what is left of the minute allows at least that plus this request. */
const leastPerMinute = (headers: Headers): number => 1 + (numberIn(headers, "x-requests-available-minute") ?? -1);

/** Applies the quota in an answer's headers. Other programs may use the same key, so the higher count of both wins. */
export function withHeaders(ledger: Ledger, headers: Headers, now: number): Ledger {
  const own = current(ledger, now);
  const perDay = numberIn(headers, "x-ratelimit-requests-limit") ?? own.perDay;
  const perMinute = numberIn(headers, "x-ratelimit-limit") ?? Math.max(own.perMinute, leastPerMinute(headers));
  const [leftOfDay = perDay - own.usedOfDay, leftOfMinute = perMinute - own.usedOfMinute] = [
    numberIn(headers, "x-ratelimit-requests-remaining"),
    numberIn(headers, "x-ratelimit-remaining") ?? numberIn(headers, "x-requests-available-minute"),
  ];
  return {
    ...own,
    perDay,
    perMinute,
    usedOfDay: Math.max(own.usedOfDay, perDay - leftOfDay),
    usedOfMinute: Math.max(own.usedOfMinute, perMinute - leftOfMinute),
  };
}

export const succeeded = (ledger: Ledger): Ledger => ({ ...ledger, failures: 0, pausedUntil: 0 });

const LONGEST_PAUSE = 10 * MINUTE;
const SHORTEST_PAUSE = 5 * SECOND;

/**
 * After a failure: a used-up quota pauses until the next minute, from the third failure on for ten; a refused key for
 * ten minutes; a broken supplier longer each time, up to ten minutes. If the headers show that the day's requests are
 * used up (`allowedAt`), until the end of the day.
 */
export function failed(ledger: Ledger, kind: FailureKind, now: number): Ledger {
  const own = current(ledger, now);
  const failures = own.failures + 1;
  const pause = Math.min(SHORTEST_PAUSE * 2 ** Math.min(failures - 1, 10), LONGEST_PAUSE);
  if (kind === "quota")
    return { ...own, failures, pausedUntil: Math.max(own.minute + MINUTE, failures > 2 ? now + LONGEST_PAUSE : 0) };
  if (kind === "key") return { ...own, failures, pausedUntil: now + LONGEST_PAUSE };
  return { ...own, failures, pausedUntil: now + pause };
}
