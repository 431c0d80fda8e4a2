import { isPersonal } from "#contract/tables/pages/pages";
import type { Route } from "../locale/decide-route.ts";

export const READING: readonly string[] = ["GET", "HEAD"];

/** Methods allowed at an address: pages with forms take POST for their actions, all others are read-only. */
export const methodsOf = (route: Route): readonly string[] =>
  (route.kind === "page" || route.kind === "data") && route.page && isPersonal(route.page)
    ? [...READING, "POST"]
    : READING;
