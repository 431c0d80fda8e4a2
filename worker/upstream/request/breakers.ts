import type { Endpoint } from "#contract/wire/endpoint";
import { admitThrough, type Breaker, CLOSED, secondsUntilProbe, settle } from "./breaker.ts";
import { isServerFault, UpstreamFault } from "./fault.ts";

/** A longer call (milliseconds) counts as a server fault, whatever its result. */
const SLOW = 5_000;

type Guarded = Pick<Endpoint, "name" | "server" | "access" | "effect">;

/** Members' calls and changes have no cached fallback, so their breaker is separate from the public calls'. */
const breakerOf = ({ server, access, effect }: Guarded): string =>
  access === "public" && !effect ? server : `${server} ${access}`;

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
