import { late } from "../../platform/late.ts";

/** The calls and their parser, loaded with the first request that is not served from the page cache. */
export const lateCalls = late(() => import("./calls.ts"));
