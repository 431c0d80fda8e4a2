import { eq } from "drizzle-orm";
import type { DrizzleD1Database } from "drizzle-orm/d1";
import { newsPieces } from "../schema/news.ts";

/** `open`: it can be read and commented on. */
type PieceAccess = "open" | "withdrawn" | "unknown";

/** Whether a piece is published, by the site's clock in milliseconds. Drafts count as unknown. */
export async function pieceAccess(db: DrizzleD1Database, pieceId: number, now: number): Promise<PieceAccess> {
  const piece = await db
    .select({ status: newsPieces.status, publishedAt: newsPieces.publishedAt })
    .from(newsPieces)
    .where(eq(newsPieces.id, pieceId))
    .get();
  if (piece?.status === "withdrawn") return "withdrawn";
  const isOut = piece?.status === "published" && piece.publishedAt !== null && piece.publishedAt <= now;
  return isOut ? "open" : "unknown";
}
