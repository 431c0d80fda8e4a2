import { lazy } from "../../platform/lazy.ts";

/** The calls and their parser, loaded with the first request that is not served from the page cache. */
export const lazyCalls = lazy(() => import("./calls.ts"));
