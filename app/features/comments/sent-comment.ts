import type { NewsComment } from "#contract/domain/comments";
import type { NewComment } from "./comment-calls.ts";

const SENT = "sent-";

/** Whether the upstream has not yet responded. */
export const isSent = ({ id }: Pick<NewsComment, "id">): boolean => id.startsWith(SENT);

/** The member as in the browser's record (app/runtime/members/member-record.ts). */
export interface Writer {
  nickname?: string | undefined;
  /** Address. */
  profilePicture?: string | undefined;
  /** Milliseconds. */
  now: number;
}

const drawnPicture = (address = ""): string | undefined => /avatar\/\w+\.svg$/.exec(address)?.[0];

/** A comment as listed until the upstream responds. */
export const sentComment = (
  { text, answers, idempotencyKey }: NewComment,
  { nickname = "", profilePicture, now }: Writer,
): NewsComment => {
  const picture = drawnPicture(profilePicture);
  return {
    id: SENT + idempotencyKey,
    ...(answers && { parentId: answers.parentId ?? answers.id }),
    author: { name: nickname, ...(picture && { picture }) },
    text,
    postedAt: now,
    likes: 0,
    isLiked: false,
    isMine: true,
    isRemoved: false,
    isHeld: false,
    replies: [],
    remainingReplies: 0,
  };
};
