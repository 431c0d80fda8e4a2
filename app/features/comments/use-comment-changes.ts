import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { leaveToSignIn } from "~/browser/leave-session";
import { readMemberRecord } from "~/browser/member-record";
import { siteTime } from "~/features/notices/notice-record";
import type { CommentTexts } from "~/runtime/island-translations";
import { showToast } from "~/ui/toast";
import { type CommentsPlace, postComment, postDeletion, postLike, postReport } from "./comment-calls.ts";
import { changeMemory, commentChanges } from "./comment-changes.ts";
import { changeComments } from "./use-comments.ts";

/** A member's changes (comment-changes.ts), and the ids of comments being deleted. */
export function useCommentChanges(place: CommentsPlace, texts: CommentTexts) {
  const client = useQueryClient();
  const [leaving, setLeaving] = useState<readonly string[]>([]);
  const [memory] = useState(changeMemory);
  const changes = commentChanges({
    calls: {
      post: (comment) => postComment(place, comment),
      like: (id, isLiked) => postLike(place, id, isLiked),
      delete: (id) => postDeletion(place, id),
      report: (id, reason) => postReport(place, id, reason),
    },
    memory,
    failed: texts.fault.failed,
    change: (next) => changeComments(client, place, next),
    setLeaving,
    writer: () => ({ ...readMemberRecord(), now: siteTime(Date.now()) }),
    say: (text) => showToast(document, { kind: "icon", text }),
    leave: leaveToSignIn,
  });
  return { ...changes, leaving };
}
