import { eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { Hono } from "hono";
import type { Env } from "../../platform/env.ts";
import { notFound } from "../../platform/envelope.ts";
import { drawnCover } from "../media/drawn.ts";
import { BITMAP, DRAWING, PICTURE } from "../media/routes.ts";
import { newsPictures, newsPieces } from "../schema/news.ts";
import { drawCover } from "./draw-cover.ts";

/** `/{id}.svg`, `/{id}.png`: a piece's drawn cover; any other name is an uploaded one. */
export function newsCovers(): Hono<{ Bindings: Env }> {
  const app = new Hono<{ Bindings: Env }>();
  app.get("/:file", async (c) => {
    const file = c.req.param("file");
    const db = drizzle(c.env.DB);
    const [, id, form] = /^(\d{1,15})\.(svg|png)$/.exec(file) ?? [];
    if (id === undefined) {
      const picture = await db.select().from(newsPictures).where(eq(newsPictures.file, file)).get();
      if (!picture) throw notFound("file", "no such picture");
      return c.body(new Uint8Array(picture.bytes), 200, { ...PICTURE, "Content-Type": picture.mediaType });
    }
    const { key, sport, categoryId } = newsPieces;
    const piece = await db
      .select({ key, sport, categoryId })
      .from(newsPieces)
      .where(eq(newsPieces.id, Number(id)))
      .get();
    if (!piece) throw notFound("file", "no such piece");
    const svg = drawCover(piece);
    return form === "svg" ? c.body(svg, 200, DRAWING) : c.body(await drawnCover(svg), 200, BITMAP);
  });
  return app;
}
