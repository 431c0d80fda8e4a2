import { MINUTE } from "#contract/time/units";
import type { StubLeague } from "./engine-evening.ts";
import type { Evening } from "./evening.ts";
import { isOut, type StubFaults } from "./faults.ts";

/** Requests so far. */
interface StubUse {
  ofDay: number;
  ofMinute: number;
}

/** A supplier's dialect. */
export interface StubKind {
  /** The header with the key; absent if the service needs none. */
  keyHeader?: string;
  /** The body that answers a request, from the evening's matches. */
  answer(url: URL, now: number, evening: Evening, faults: StubFaults): unknown;
  /** The body if a folder lacks the file. */
  nothing: unknown;
  /** The file of a folder that answers a request, without `.json`. */
  fileOf(url: URL): string;
  /** An answer's headers about the quota, for a plan of so many requests a day. */
  headers(used: StubUse, perDay: number): Record<string, string>;
  /** How it refuses a wrong key, and requests beyond the quota. */
  refusal(why: "key" | "quota"): { status: number; body: unknown };
  /** Where an evening of our engine is played; any other evening in the first only. */
  leagues: readonly StubLeague[];
  /** Variables for a site that uses the stub at this address, for an evening without our engine. */
  variables(address: string): Record<string, string>;
}

interface StubOptions {
  /** Without its start, the evening begins in the minute of the first request. */
  evening: Pick<Evening, "speed"> & Partial<Evening>;
  faults?: StubFaults;
  /** The text of a recorded answer by its file name without `.json`; undefined if missing. */
  read?(name: string): string | undefined;
}

/** Variables for a site that uses a stub of an evening. */
export const stubVariables = (kind: StubKind, address: string, { seed }: Pick<Evening, "seed">) => ({
  ...kind.variables(address),
  ...(seed !== undefined && { SUPPLIER_COMPETITIONS: kind.leagues.map(({ ours }) => ours).join(",") }),
});

const PLAN = 7_500;
const SMALL_PLAN = 60;
const FAULTY_EACH = 5;

/**
 * Answers requests as a supplier would: from a folder of recorded answers, else from the matches of the stub's evening.
 */
export function createStub(kind: StubKind, { evening: planned, faults = new Set(), read }: StubOptions) {
  let startedAt = planned.startedAt;
  const used = { ofDay: 0, ofMinute: 0 };
  let minute = 0;
  const perDay = faults.has("quota") ? SMALL_PLAN : PLAN;
  const answered = (body: string, status = 200): Response =>
    new Response(body, { status, headers: { "Content-Type": "application/json", ...kind.headers(used, perDay) } });
  const refused = (why: "key" | "quota"): Response => {
    const { status, body } = kind.refusal(why);
    return answered(JSON.stringify(body), status);
  };
  return (request: Request, now: number): Response => {
    if (kind.keyHeader && !request.headers.get(kind.keyHeader)) return refused("key");
    startedAt ??= Math.floor(now / MINUTE) * MINUTE;
    const evening: Evening = { ...planned, startedAt };
    if (isOut(faults, now - startedAt)) return answered("", 503);
    if (Math.floor(now / MINUTE) !== minute) used.ofMinute = 0;
    minute = Math.floor(now / MINUTE);
    used.ofDay += 1;
    used.ofMinute += 1;
    const isFaulty = used.ofDay % FAULTY_EACH === 0;
    if (isFaulty && faults.has("429")) return answered("", 429);
    if (used.ofDay > perDay || (isFaulty && faults.has("errors"))) return refused("quota");
    const url = new URL(request.url);
    if (read) return answered(read(kind.fileOf(url)) ?? JSON.stringify(kind.nothing));
    return answered(JSON.stringify(kind.answer(url, now, evening, faults)));
  };
}
