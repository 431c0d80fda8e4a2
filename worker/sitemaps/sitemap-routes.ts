import { Hono } from "hono/tiny";
import type { Edge } from "../edge.ts";
import { lazy } from "../platform/lazy.ts";
import type { SitemapOptions } from "./sitemap-handler.ts";

const lazySitemaps = lazy(() => import("./sitemap-handler.ts"));

/** For search engines; loaded with the first request (docs/decisions/0018). */
export function sitemapRoutes(options: SitemapOptions): Hono<Edge> {
  return new Hono<Edge>()
    .get("/robots.txt", async (c) => (await lazySitemaps()).serveRobots(c))
    .get("/:file{sitemap(?:-.+)?\\.xml}", async (c) => (await lazySitemaps()).serveSitemap(c, options));
}
