import { late } from "../late.ts";

/** The calls and their reader, loaded with the first request that no kept page answers. */
export const lateCalls = late(() => import("./calls.ts"));
