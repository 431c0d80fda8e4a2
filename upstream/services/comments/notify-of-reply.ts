import type { DrizzleD1Database } from "drizzle-orm/d1";
import type { ReplyPlace } from "#contract/tables/comment-paths";
import type { Env } from "../../platform/env.ts";
import { readNews } from "../news/read-pieces.ts";
import { notify } from "../notices/send-happenings.ts";
import { getReply, startOfReply } from "./read-comments.ts";

/** The position of a reply; undefined for a comment on the piece itself. */
async function getPlace(
  db: DrizzleD1Database,
  { id, parentId }: { id: number; parentId: number | null },
): Promise<ReplyPlace | undefined> {
  if (parentId === null) return undefined;
  const lastId = await startOfReply(db, { id, parentId });
  return { id: String(id), parentId: String(parentId), ...(lastId !== undefined && { lastId: String(lastId) }) };
}

/**
 * Notifies a comment's author of a publicly visible reply, unless it is their own. Idempotent. A failure is logged:
 * only the notice is lost.
 */
export async function notifyOfReply(
  { db, env }: { db: DrizzleD1Database; env: Pick<Env, "DB" | "NOTICES"> },
  commentId: number,
): Promise<void> {
  try {
    const reply = await getReply(db, commentId);
    if (reply?.state !== "shown" || reply.toUsername === null || reply.toUsername === reply.author) return;
    const piece = await readNews(env.DB).piece(reply.pieceId);
    if (!piece) return;
    const { nickname: from, text, postedAt: at, toUsername: username } = reply;
    const place = await getPlace(db, reply);
    const target = {
      newsId: String(piece.id),
      slug: piece.slug,
      ...(piece.sport && { sport: piece.sport }),
      ...(place && { reply: place }),
    };
    await notify(
      env,
      { kind: "comment", key: String(commentId), at, ...target, from, text },
      { kind: "member", username },
    );
  } catch (error) {
    console.error(JSON.stringify({ event: "reply_notification_failed", commentId, reason: String(error) }));
  }
}
