import type { Env } from "./env.ts";
import type { Route } from "./locale/decide-route.ts";
import type { Session } from "./members/session.ts";
import type { Visit } from "./visit.ts";

/** What the steps of the pipeline hand on, for Hono's types. */
export interface Edge {
  Bindings: Env;
  Variables: {
    requestId: string;
    /** `performance.now()` when the request came in. */
    startedAt: number;
    visit: Visit;
    /** Whoever is signed in; undefined for guests. */
    session: Session | undefined;
    /** Where a request of a page leads; undefined for calls, pictures and controls. */
    route: Route | undefined;
  };
}
