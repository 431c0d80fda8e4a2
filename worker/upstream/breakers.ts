import type { Endpoint, Server } from "#contract/endpoint";
import { admit, type Breaker, CLOSED, secondsUntilProbe, settle } from "./breaker.ts";
import { isServerFault, UpstreamFault } from "./fault.ts";

/** The breakers of an isolate, one for each server. */
export interface Breakers {
  /** Makes a call unless the server's breaker is open; then throws UpstreamFault `breaker_open`. */
  guard<Answer>(endpoint: Pick<Endpoint, "name" | "server">, call: () => Promise<Answer>): Promise<Answer>;
  state(server: Server): Breaker["state"];
}

/** `now` tells real milliseconds: a server must come back while the site's clock stands still. */
export function createBreakers(now: () => number): Breakers {
  const breakers = new Map<Server, Breaker>();
  const of = (server: Server): Breaker => breakers.get(server) ?? CLOSED;

  function enter({ server, name }: Pick<Endpoint, "name" | "server">): void {
    const { isAdmitted, breaker } = admit(of(server), now());
    if (!isAdmitted) throw new UpstreamFault("breaker_open", name, { retryAfter: secondsUntilProbe(breaker, now()) });
    breakers.set(server, breaker);
  }

  const leave = (server: Server, isFault: boolean): void => {
    breakers.set(server, settle(of(server), isFault, now()));
  };

  return {
    state: (server) => of(server).state,
    async guard(endpoint, call) {
      enter(endpoint);
      try {
        const answer = await call();
        leave(endpoint.server, false);
        return answer;
      } catch (error) {
        leave(endpoint.server, error instanceof UpstreamFault && isServerFault(error));
        throw error;
      }
    },
  };
}
