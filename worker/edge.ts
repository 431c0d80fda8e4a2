import type { Route } from "./locale/decide-route.ts";
import type { Session } from "./members/session.ts";
import type { Env } from "./platform/env.ts";
import type { Visit } from "./visitor/visit.ts";

/** Values passed between the pipeline's steps, for Hono's types. */
export interface Edge {
  Bindings: Env;
  Variables: {
    requestId: string;
    /** `performance.now()` when the request came in. */
    startedAt: number;
    visit: Visit;
    /** Undefined for guests. */
    session: Session | undefined;
    /** The decided route of a page request; undefined for calls, pictures and controls. */
    route: Route | undefined;
  };
}
