import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { NewsComment } from "#contract/domain/comments";
import type { ReportReason } from "#contract/tables/comments";
import { leaveSession } from "~/browser/leave-session";
import { readMemberRecord } from "~/browser/member-record";
import { siteTime } from "~/browser/notices/notice-record";
import { SessionEnded } from "~/browser/session-ended";
import { showToast } from "~/ui/toast";
import {
  CommentRefused,
  type CommentsPlace,
  type NewComment,
  postComment,
  postDeletion,
  postLike,
  postReport,
} from "./comment-calls.ts";
import { withAnswer, withDeleted, withLike, withoutComment, withPosted } from "./comment-pages.ts";
import type { CommentTexts } from "./comment-texts.ts";
import { sentComment } from "./sent-comment.ts";
import { changeComments } from "./use-comments.ts";

/** Why a change was not made, for its member. */
const messageOf = (thrown: unknown, texts: CommentTexts): string =>
  (thrown instanceof CommentRefused && thrown.message) || texts.fault.failed;

/** Makes a change that is shown already; resolves to a message where it is not made. */
async function make(call: Promise<unknown>, texts: CommentTexts, takeBack: () => void): Promise<string | undefined> {
  try {
    await call;
    return undefined;
  } catch (thrown) {
    takeBack();
    if (thrown instanceof SessionEnded) leaveSession();
    return messageOf(thrown, texts);
  }
}

async function makeOrSay(...change: Parameters<typeof make>): Promise<boolean> {
  const message = await make(...change);
  if (message !== undefined) showToast(document, { kind: "icon", text: message });
  return message === undefined;
}

/** What a member changes: shown at once, and taken back with the server's message where it is refused. */
export function useCommentChanges(place: CommentsPlace, texts: CommentTexts) {
  const client = useQueryClient();
  const change = (next: Parameters<typeof changeComments>[2]) => changeComments(client, place, next);
  const [leaving, setLeaving] = useState<readonly string[]>([]);
  /** One for each text, however often it is sent. */
  const keys = useRef(new Map<string, string>());

  const isOnItsWay = useRef(new Set<string>());

  return {
    leaving,
    /** Resolves to what has become of the text, or to a message. */
    async post(text: string, answers?: NewsComment): Promise<{ posted: NewsComment } | { message: string }> {
      const name = `${answers?.id ?? ""} ${text}`;
      const idempotencyKey = keys.current.get(name) ?? crypto.randomUUID();
      keys.current.set(name, idempotencyKey);
      const comment: NewComment = { text, answers, idempotencyKey };
      const sent = sentComment(comment, { ...readMemberRecord(), now: siteTime(Date.now()) });
      change((data) => withPosted(data, sent));
      const call = postComment(place, comment);
      const message = await make(call, texts, () => change((data) => withoutComment(data, sent.id)));
      if (message !== undefined) return { message };
      keys.current.delete(name);
      const posted = await call;
      change((data) => withAnswer(data, sent.id, posted));
      return { posted };
    },
    async like({ id, isLiked }: NewsComment): Promise<void> {
      if (isOnItsWay.current.has(id)) return;
      isOnItsWay.current.add(id);
      change((data) => withLike(data, id, !isLiked));
      await makeOrSay(postLike(place, id, !isLiked), texts, () => change((data) => withLike(data, id, isLiked)));
      isOnItsWay.current.delete(id);
    },
    /** Whether it is deleted. */
    async delete({ id }: NewsComment): Promise<boolean> {
      setLeaving((ids) => [...ids, id]);
      const isDeleted = await makeOrSay(postDeletion(place, id), texts, () => {});
      if (isDeleted) change((data) => withDeleted(data, id));
      setLeaving((ids) => ids.filter((one) => one !== id));
      return isDeleted;
    },
    report: ({ id }: NewsComment, reason: ReportReason): Promise<boolean> =>
      makeOrSay(postReport(place, id, reason), texts, () => {}),
  };
}
