import type { Endpoint } from "../wire/endpoint.ts";

/**
 * How long anybody may keep a call's answer: as long as the edge serves it without asking again. Nobody keeps what is
 * not the same for all visitors, or has an effect.
 */
export const cacheControlOf = ({ access, effect, cache }: Pick<Endpoint, "access" | "effect" | "cache">): string =>
  access === "public" && !effect && cache ? `public, max-age=${cache.freshFor}` : "no-store";
