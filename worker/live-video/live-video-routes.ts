import { Hono } from "hono/tiny";
import type { Edge } from "../edge.ts";
import { lazy } from "../platform/lazy.ts";
import type { LiveVideoOptions } from "./live-video-handlers.ts";

/** The livestreams of the sevens, for members; loaded with the first request (docs/decisions/0018). */
export function liveVideoRoutes(options: LiveVideoOptions): Hono<Edge> {
  const handlers = lazy(async () => (await import("./live-video-handlers.ts")).liveVideoHandlers(options));
  return (
    new Hono<Edge>()
      // Before the API's other calls: answers with an address of ours instead of the film's own.
      .get("/api/hkfc/match/liveVideoUrl", async (c) => (await handlers()).answerCall(c))
      .get("/live-video/:videoId", async (c) => (await handlers()).leadToFilm(c))
      // Linked from pages: the way to a film without script.
      .get("/:locale/hkfc/video/:videoId", async (c, next) => (await (await handlers()).watch(c)) ?? next())
  );
}
