import { Hono } from "hono/tiny";
import { FANTASY_OPEN_PATH } from "#contract/tables/pages/fantasy-pages";
import type { Edge } from "../edge.ts";
import { late } from "../late.ts";
import type { FantasyOptions } from "./fantasy-handlers.ts";

/** What a member's press sends, loaded with the first (docs/decisions/0018). */
export function fantasyRoutes(options: FantasyOptions): Hono<Edge> {
  const handlers = late(async () => (await import("./fantasy-handlers.ts")).fantasyHandlers(options));
  return new Hono<Edge>().on(
    ["GET", "POST"],
    `/:locale${FANTASY_OPEN_PATH}`,
    async (c, next) => (await (await handlers()).open(c)) ?? next(),
  );
}
