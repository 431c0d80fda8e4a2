import type { CommentWire, ReplyWire } from "#contract/calls/comments/comments-wire";
import { avatarPath } from "#contract/tables/avatars";
import type { CommentRow } from "./read-comments.ts";

/** A comment or reply as a reader sees it. Of a deleted one only its place is left. */
function replyWire(row: CommentRow, reader: string | undefined): ReplyWire {
  const { id, parentId, state, nickname, avatarId, username, likedBy } = row;
  const isMine = reader !== undefined && username === reader;
  const isHeld = state === "held" && isMine;
  const isRemoved = state !== "shown" && !isHeld;
  return {
    newsCommentId: String(id),
    ...(parentId !== null && { parentId: String(parentId) }),
    ...(!isRemoved &&
      nickname !== null && { user: { name: nickname, ...(avatarId && { avatar: avatarPath(avatarId) }) } }),
    text: isRemoved ? "" : row.text,
    createTime: row.postedAt,
    likeCount: isRemoved ? 0 : row.likes,
    isLiked: !isRemoved && likedBy !== null,
    isMine: isMine && !isRemoved,
    isRemoved,
    isHeld,
  };
}

/** With its latest replies; `total` is the number of all replies. */
export const commentWire = (
  row: CommentRow,
  reader: string | undefined,
  { shown, total }: { shown: readonly CommentRow[]; total: number } = { shown: [], total: 0 },
): CommentWire => ({
  ...replyWire(row, reader),
  childComments: shown.map((reply) => replyWire(reply, reader)),
  remainingChildCount: Math.max(0, total - shown.length),
});
