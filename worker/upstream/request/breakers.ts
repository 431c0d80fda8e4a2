import type { Endpoint } from "#contract/wire/endpoint";
import { isServerFault, UpstreamFault } from "./fault.ts";

/** A longer call (milliseconds) counts as a server fault, whatever its result. */
const SLOW = 5_000;

type Guarded = Pick<Endpoint, "name" | "server" | "access" | "effect">;

/** Members' calls and changes have no cached fallback, so their breaker is separate from the public calls'. */
const breakerOf = ({ server, access, effect }: Guarded): string =>
  access === "public" && !effect ? server : `${server} ${access}`;

/** Consecutive faults, no further apart than `WITHIN`, that open the breaker. */
const FAULTS = 5;
const WITHIN = 30_000;
/** How long the breaker stays open, in milliseconds; doubled after each failed probe. */
const OPEN_FOR = 5_000;
const OPEN_AT_MOST = 60_000;
/** A probe whose request has died never reports; longer than a call may take. */
const PROBE_FOR = 20_000;

export type Breaker =
  | { state: "closed"; faults: number; lastFaultAt: number }
  | { state: "open"; until: number; openFor: number }
  | { state: "probing"; until: number; openFor: number };

export const CLOSED: Breaker = { state: "closed", faults: 0, lastFaultAt: 0 };

/** Whether a call may go out at `now` (milliseconds of real time), and the breaker's next state. */
export function admitThrough(breaker: Breaker, now: number): { isAdmitted: boolean; breaker: Breaker } {
  if (breaker.state === "closed") return { isAdmitted: true, breaker };
  if (now < breaker.until) return { isAdmitted: false, breaker };
  return { isAdmitted: true, breaker: { state: "probing", until: now + PROBE_FOR, openFor: breaker.openFor } };
}

/** A completed call; instants in milliseconds of real time. `slow`: it took too long, whatever its result. */
export interface EndedCall {
  outcome: "success" | "slow" | "fault";
  startedAt: number;
  now: number;
}

/**
 * The breaker after a call. Overlapping slow calls count once: what delays one delays all in flight, and a single page
 * makes six.
 */
export function settle(breaker: Breaker, { outcome, startedAt, now }: EndedCall): Breaker {
  if (outcome === "success") return CLOSED;
  if (breaker.state === "open") return breaker;
  if (breaker.state === "probing") {
    const openFor = Math.min(breaker.openFor * 2, OPEN_AT_MOST);
    return { state: "open", until: now + openFor, openFor };
  }
  if (outcome === "slow" && breaker.faults > 0 && startedAt < breaker.lastFaultAt) return breaker;
  const faults = now - breaker.lastFaultAt <= WITHIN ? breaker.faults + 1 : 1;
  if (faults >= FAULTS) return { state: "open", until: now + OPEN_FOR, openFor: OPEN_FOR };
  return { state: "closed", faults, lastFaultAt: now };
}

/** Whole seconds until the next probe; for Retry-After. */
export const secondsUntilProbe = (breaker: Breaker, now: number): number =>
  breaker.state === "closed" ? 0 : Math.max(1, Math.ceil((breaker.until - now) / 1000));

/** The breakers of an isolate, two per server. */
export interface Breakers {
  /** Makes a call unless the server's breaker is open, which throws UpstreamFault `breaker_open`. */
  guard<Answer>(endpoint: Guarded, call: () => Promise<Answer>): Promise<Answer>;
  state(endpoint: Guarded): Breaker["state"];
}

/** `now` returns real milliseconds: a server must recover while the site's clock stands still. */
export function createBreakers(now: () => number): Breakers {
  const breakers = new Map<string, Breaker>();
  const of = (endpoint: Guarded): Breaker => breakers.get(breakerOf(endpoint)) ?? CLOSED;

  function enter(endpoint: Guarded): void {
    const { isAdmitted, breaker } = admitThrough(of(endpoint), now());
    if (!isAdmitted)
      throw new UpstreamFault("breaker_open", endpoint.name, { retryAfter: secondsUntilProbe(breaker, now()) });
    breakers.set(breakerOf(endpoint), breaker);
  }

  function leave(endpoint: Guarded, startedAt: number, error?: unknown): void {
    const endedAt = now();
    const isFault = error instanceof UpstreamFault && isServerFault(error);
    const outcome = isFault ? "fault" : endedAt - startedAt > SLOW ? "slow" : "success";
    breakers.set(breakerOf(endpoint), settle(of(endpoint), { outcome, startedAt, now: endedAt }));
  }

  return {
    state: (endpoint) => of(endpoint).state,
    async guard(endpoint, call) {
      enter(endpoint);
      const startedAt = now();
      try {
        const answer = await call();
        leave(endpoint, startedAt);
        return answer;
      } catch (error) {
        leave(endpoint, startedAt, error);
        throw error;
      }
    },
  };
}
