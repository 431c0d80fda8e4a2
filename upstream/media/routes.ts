import { Hono } from "hono";
import type { Directory } from "../directory.ts";
import type { Env } from "../env.ts";
import { notFound } from "../envelope.ts";
import { bannerPicture } from "./banner.ts";
import { competitionCrest, teamCrest } from "./crest.ts";

const HEADERS = {
  "Content-Type": "image/svg+xml; charset=utf-8",
  // A drawing changes when its drawer changes, which a week is soon enough to show.
  "Cache-Control": "public, max-age=604800, stale-while-revalidate=2592000",
  "Content-Security-Policy": "default-src 'none'",
};

/** `/team/{id}`, `/competition/{id}`: crests; `/banner/{id}-{language}-{device}.svg`: house banners. SVG, drawn when asked for. */
export function pictures(open: (env: Env) => Promise<{ directory: Directory }>): Hono<{ Bindings: Env }> {
  const app = new Hono<{ Bindings: Env }>();
  app.get("/team/:id", async (c) => {
    const team = (await open(c.env)).directory.teamById(c.req.param("id"));
    if (!team) throw notFound("id", "no such team");
    return c.body(teamCrest(team), 200, HEADERS);
  });
  app.get("/competition/:id", async (c) => {
    const competition = (await open(c.env)).directory.competitionById(c.req.param("id"));
    if (!competition) throw notFound("id", "no such competition");
    return c.body(competitionCrest(competition), 200, HEADERS);
  });
  app.get("/banner/:file", (c) => {
    const picture = bannerPicture(c.req.param("file"));
    if (!picture) throw notFound("file", "no such banner");
    return c.body(picture, 200, HEADERS);
  });
  return app;
}
