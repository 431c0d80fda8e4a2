import { eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { Hono } from "hono";
import type { CallContext } from "../../matches/call-context.ts";
import { CLOCK_HEADER, instantOfCall, systemClock } from "../../platform/clock.ts";
import type { Env } from "../../platform/env.ts";
import { notFound } from "../../platform/envelope.ts";
import { drawnCover } from "../media/drawn.ts";
import { BITMAP, BRIEF, DRAWING, PICTURE } from "../media/routes.ts";
import { drawnShare } from "../media/share/drawn-share.ts";
import { matchCover } from "../media/share/match-share.ts";
import { readMatchShare } from "../media/share/read-match-share.ts";
import { newsPictures, newsPieces } from "../schema/news.ts";
import { drawCover } from "./draw-cover.ts";

type Open = (env: Env) => Promise<Omit<CallContext, "now">>;

/** Both crests of the match that a piece is about; undefined if there is no such match. */
async function crestsOf(matchId: string, { sources, directory, now }: CallContext): Promise<string | undefined> {
  const fixture = await sources.find(matchId, now);
  const home = fixture && directory.teamById(fixture.homeId);
  const away = fixture && directory.teamById(fixture.awayId);
  return home && away && matchCover(home, away);
}

/**
 * `/{id}.svg`, `/{id}.png`: a piece's drawn cover, within pages and for previews; one about a match has both crests,
 * and for previews the score. Any other name is an uploaded one.
 */
export function newsCovers(open: Open): Hono<{ Bindings: Env }> {
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
    const { key, sport, categoryId, matchId, language } = newsPieces;
    const piece = await db
      .select({ key, sport, categoryId, matchId, language })
      .from(newsPieces)
      .where(eq(newsPieces.id, Number(id)))
      .get();
    if (!piece) throw notFound("file", "no such piece");
    const now = instantOfCall(c.req.header(CLOCK_HEADER), c.env.ENVIRONMENT, systemClock());
    const context = { ...(await open(c.env)), now };
    if (form === "svg") {
      const crests = piece.matchId === null ? undefined : await crestsOf(piece.matchId, context);
      return c.body(crests ?? drawCover(piece), 200, DRAWING);
    }
    const wish = { locale: piece.language, version: "" };
    const share = piece.matchId === null ? undefined : await readMatchShare(piece.matchId, wish, context);
    if (!share) return c.body(await drawnCover(drawCover(piece)), 200, BITMAP);
    return c.body(await drawnShare(share.svg), 200, share.isOver ? BITMAP : { ...BITMAP, ...BRIEF });
  });
  return app;
}
