import { Hono } from "hono/tiny";
import type { Edge } from "../edge.ts";
import { lazy } from "../platform/lazy.ts";
import type { FeedOptions } from "./feed-handler.ts";

const FILE = ":file{feed\\.(?:xml|json)}";

const lazyFeeds = lazy(() => import("./feed-handler.ts"));

/** News feeds next to the pages of their lists; loaded with the first request (docs/decisions/0018). */
export function feedRoutes(options: FeedOptions): Hono<Edge> {
  const routes = new Hono<Edge>();
  for (const list of ["/:locale/news", "/:locale/news/:sport"])
    routes.get(`${list}/${FILE}`, async (c) => (await lazyFeeds()).serveFeed(c, options));
  return routes;
}
